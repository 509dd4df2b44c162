import type { Event } from '@glade/engine';
import { isStaged, type BoardProps, type TaskButton } from '@glade/ui';
import { HexBoard } from '@glade/ui/hex-board';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { BattleView } from '../rules/view.ts';
import styles from './Board.module.css';
import { attacksBy, unitAt } from './action-meanings.ts';
import { bareCells, groundLabels, oddsArgs, toldCells } from './cell-labels.ts';
import { remember } from './fallen.ts';
import {
  begunFor,
  EMPTY,
  follow,
  interactionOf,
  tap,
  type Interaction,
  type Selection,
} from './interaction.ts';
import { Field } from './map/Field.tsx';
import type { Trail } from './map/field-props.tsx';
import { boxOf, drawnMap, HEX } from './map/geometry.ts';
import { closeUpOf } from './map/close-up.tsx';
import { soughtBy } from './map/sought.tsx';
import { openingOf, type Sight } from './map/sight.ts';
import { Marks, Panel, Waiting } from './panels/Panel.tsx';
import { taskOf } from './task.ts';

/** The map with the armies, and what to do above it. */
export function Battle(props: BoardProps<BattleView>) {
  const { view, legal, say, settings } = props;
  const root = useRef<HTMLDivElement>(null);
  const { turned, bare } = useLie(root, props);
  const map = drawnMap(view.map, turned);
  useLayoutEffect(() => remember(view), [view]);
  const shown = useMemo(() => ({ ...view, map }), [view, map]);
  const military = props.options?.['faces'] === 'military' || settings.plain === true;
  const [selection, setSelection] = useSelection(legal);
  const [pointedAt, setPointedAt] = useState<number>();
  /** A finger hides nobody by a name: where it has tapped, the label says who stands there. */
  const [byFinger, setByFinger] = useState(false);
  /** What is said of a tap that put something back or did nothing. */
  const [echo, setEcho] = useState<string>();
  const { hinted } = props;
  useEffect(() => {
    if (hinted !== undefined) setSelection(begunFor(view, hinted));
  }, [hinted, legal]);
  const interaction = useMemo(
    () => interactionOf(view, legal, selection),
    [view, legal, selection],
  );
  const canEnd = legal.includes(END);
  const nobody = echo === 'board.echo.nobody' ? { key: echo } : undefined;
  const task = nobody ?? taskOf(view, interaction, props.options, canEnd);
  const { onTask } = props;
  const buttons = answersTo(interaction, act, () => hold(undefined));
  useEffect(
    () => onTask?.(task && { ...task, ...(buttons.length > 0 && { buttons }) }),
    [JSON.stringify([task, interaction.chosen]), legal],
  );
  const ground = useMemo(() => groundLabels(view, say), [view.map, say]);
  const quiet = useMemo(() => bareCells(view, ground), [ground]);
  const cells = useMemo(
    () => toldCells(view, interaction, say, ground, quiet),
    [view, interaction, say, ground],
  );
  const sight = useSight(props, interaction);
  const own = props.you ?? view.side;
  const sought = useMemo(() => soughtBy(view, own, military), [view, own, military]);
  const trails = useTrails(props, selection !== EMPTY || view.step === 'over');
  const picture = (
    <Field
      {...props}
      view={shown}
      interaction={interaction}
      military={military}
      pointedAt={pointedAt}
      tags={!byFinger}
      trails={trails}
      watched={props.onAction === undefined}
    />
  );
  const label = props.label ?? say('board.name', { title: view.title[say.language] });

  // What is refused stays in the hand: the next tap is another try.
  function act(action: number): void {
    if (legal.includes(action)) {
      setSelection(EMPTY);
      // Its name would lie over the counter that has come there.
      setPointedAt(undefined);
    }
    props.onAction?.(action);
  }

  function take(next: Selection, cell: number): void {
    setSelection(next);
    props.onBegin?.(cell);
  }

  function hold(unit: number | undefined): void {
    take(unit === undefined ? EMPTY : { held: unit, chosen: [] }, NOWHERE);
  }

  function touch(cell: number): void {
    const hint = hinted === undefined ? undefined : follow(view, hinted, cell);
    const tapped = hint ?? tap(view, interaction, cell);
    setEcho(undefined);
    if ('action' in tapped) return act(tapped.action);
    if (tapped.selection === EMPTY) setEcho(echoOf(cell));
    take(tapped.selection, cell);
  }

  /** Of a tap that has taken nothing in hand. */
  function echoOf(cell: number): string {
    if (selection !== EMPTY) return 'board.echo.back';
    const there = unitAt(view, cell);
    const enemy = there !== undefined && view.units[there]!.side !== view.side;
    return enemy && view.step === 'combat' ? 'board.echo.nobody' : 'board.echo.nothing';
  }

  if (props.still === true) {
    const told = cells.filter((cell, i) => cell && hasSomebody(view, i)).map((cell) => cell!.label);
    return (
      <div
        role="img"
        aria-label={[label, ...told].join('. ')}
        class={styles.battle}
        style={closeUpOf(props, map)}
      >
        {picture}
      </div>
    );
  }
  const { columns, rows } = view.map;
  const ends = view.step === 'over' || props.onAction === undefined;
  // While the card of a real table waits, it says what to do.
  const laysOut = settings.atTable === true && interaction.idle;
  const idle = props.onAction === undefined || laysOut;
  const shared = { view, interaction, say, military, idle };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape lets go of what a hex took
    <div
      ref={root}
      class={styles.battle}
      data-bare={bare}
      data-awaits={view.units.some(({ arrives }) => arrives > 0)}
      data-motion={settings.motion ? 'full' : 'none'}
      onPointerDownCapture={({ pointerType }) => setByFinger(pointerType === 'touch')}
      onKeyDown={({ key }) => {
        setByFinger(false);
        if (key === 'Escape') setSelection(EMPTY);
      }}
    >
      <HexBoard
        label={label}
        columns={columns}
        rows={rows}
        turned={map.turned ?? false}
        short={map.short === true}
        bare={bare}
        leastHex={ends ? RECOGNISED : settings.atTable === true ? NAMED : undefined}
        cells={cells}
        onCell={touch}
        onLook={setPointedAt}
        {...sight}
        nearer={byFinger && interaction.held !== undefined}
        sought={ends ? undefined : sought}
        motion={settings.motion}
        words={{
          tools: say('board.tools'),
          closer: say('board.closer'),
          farther: say('board.farther'),
          whole: say('board.whole'),
        }}
        head={
          <Panel
            {...shared}
            task={task}
            echo={echo}
            you={props.you}
            aim={props.aim}
            pointedAt={pointedAt}
            marks={settings.forecast}
          />
        }
      >
        {picture}
      </HexBoard>
      {settings.forecast && <Marks {...shared} />}
      <Waiting {...shared} onHold={hold} />
    </div>
  );
}

/** What answers the task: the ways to attack with those who are chosen, a way off the map, and to let the enemy be. */
function answersTo(
  { aim, attacks, chosen, held, choices }: Interaction,
  act: (action: number) => void,
  letGo: () => void,
): readonly TaskButton[] {
  const exit = held === undefined ? undefined : choices.exits.get(held);
  return [
    ...(aim === undefined ? [] : attacksBy(attacks, chosen)).map((attack) => ({
      label: `action.${attack.kind}`,
      args: oddsArgs(attack),
      act: () => act(attack.action),
    })),
    ...(exit === undefined ? [] : [{ label: 'action.exit', act: () => act(exit) }]),
    ...(aim === undefined ? [] : [{ label: 'action.leave', act: letGo, minor: true }]),
  ];
}

/** The action that ends a phase. */
const END = 0;

/** Not on the map: where units wait, and what is beside it. */
const NOWHERE = -1;

/** What the frame takes of width and height, in CSS pixels. */
const FRAME = 20;
/** What the text below the map takes of the height, in the height of the page's letters. */
const TEXT = 2.95;
/** From here on the text is large, in CSS pixels. */
const LARGE = 55;
/** The widths of a hex, in CSS pixels, in which who stands there is recognised, and in which its name can be read. */
const RECOGNISED = 15;
const NAMED = 25;
/** The width of a hex that fingers find, and the least one for which a map is turned, in CSS pixels. */
const FOR_FINGERS = 44;
const LEAST = 36;

/** How the map lies in its box. */
interface Lie {
  /** A quarter turned, so that the own army stands near: Blue begins at the first column, Pink at the last. */
  readonly turned: false | 'left' | 'right';
  /** The text below it gives its room to the map, and is only spoken. */
  readonly bare: boolean;
}
const LYING: Lie = { turned: false, bare: false };

/** How maps lay that were played on, by what `lainAs` returns. */
const lain = new Map<string, Lie['turned']>();

/** A map is known by its size, and in a window that is turned it may lie another way. */
const lainAs = ({ columns, rows }: BattleView['map']): string =>
  `${columns} ${rows} ${globalThis.innerWidth > globalThis.innerHeight}`;

/**
 * In an upright box all of a small map is in sight with larger hexes if it is turned. At the end and in the replay a map lies
 * as it lay while it was played on, whatever room it then has. At the end, where all of it can be recognised at once, it also has
 * the room of its text and of the buttons that magnify.
 */
function useLie(root: { current: HTMLDivElement | null }, props: BoardProps<BattleView>): Lie {
  const { map } = props.view;
  const over = props.view.step === 'over';
  const plays = props.onAction !== undefined && !over;
  const ends = props.onAction !== undefined && over;
  const near = props.you === 1 ? 'right' : 'left';
  const [{ turned, bare }, setLie] = useState(LYING);
  useLayoutEffect(() => {
    const box = root.current;
    if (box === null) return undefined;
    function fit(): void {
      const staged = isStaged(box!);
      const lie = staged ? lieIn(map, box!.clientWidth, box!.clientHeight, near) : LYING;
      const likely = staged ? likelyLie(map, near) : undefined;
      const lay = plays ? undefined : (lain.get(lainAs(map)) ?? likely);
      if (plays) lain.set(lainAs(map), lie.turned);
      const lies = lay === undefined || lay === lie.turned ? lie : { turned: lay, bare: false };
      const room = ends && staged && hexIn(map, box!, lies.turned) >= RECOGNISED;
      setLie(room ? { ...lies, bare: true } : lies);
    }
    fit();
    const sizes = new ResizeObserver(fit);
    sizes.observe(box);
    return () => sizes.disconnect();
  }, [map, plays, ends, near]);
  return { turned, bare };
}

/** The share of an upright window that the box of a map has in a match. */
const SHARE = 0.55;

/** How a map lay in a match that this page has not seen, as far as the window tells it. */
function likelyLie(map: BattleView['map'], near: 'left' | 'right'): Lie['turned'] {
  const { innerWidth, innerHeight } = globalThis;
  return lieIn(map, innerWidth, SHARE * innerHeight, near).turned;
}

/** How wide a hex is in a box that has nothing but the map. */
function hexIn(
  map: BattleView['map'],
  { clientWidth, clientHeight }: Pick<HTMLElement, 'clientWidth' | 'clientHeight'>,
  turned: Lie['turned'],
): number {
  const [width, height] = boxOf(drawnMap(map, turned));
  return HEX * Math.min((clientWidth - FRAME) / width, (clientHeight - FRAME) / height);
}

function lieIn(map: BattleView['map'], wide: number, high: number, near: 'left' | 'right'): Lie {
  const hex = (turns: boolean, text: number): number =>
    hexIn(map, { clientWidth: wide, clientHeight: high - text }, turns && 'left');
  const text = TEXT * Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  const [lying, upright] = [hex(false, text), hex(true, text)];
  if (upright > LEAST && upright > 1.1 * lying) {
    // With large letters the text would take the room that the hexes need.
    const bare = text > LARGE && upright < 1.08 * FOR_FINGERS && hex(true, 0) >= FOR_FINGERS;
    return { turned: near, bare };
  }
  if (lying >= FOR_FINGERS) return LYING;
  if (upright >= FOR_FINGERS) return { turned: near, bare: false };
  if (hex(true, 0) >= FOR_FINGERS) return { turned: near, bare: true };
  return { turned: false, bare: text > LARGE && hex(false, 0) >= FOR_FINGERS };
}

/** What a person has begun; a new position, which has other actions, ends it. */
function useSelection(legal: readonly number[]) {
  const [{ selection, of }, set] = useState<{
    selection: Selection;
    of: readonly number[];
  }>({ selection: EMPTY, of: legal });
  return [
    of === legal ? selection : EMPTY,
    (next: Selection) => set({ selection: next, of: legal }),
  ] as const;
}

/**
 * What is in sight: what somebody points at; what is in hand with where it can go and whom it can attack; or what happened last. At
 * first it is what `openingOf` says.
 */
function useSight(
  { view, events, lit }: BoardProps<BattleView>,
  { held, destinations, targets }: Interaction,
): Sight {
  const last = useRef<
    Sight & { readonly events?: readonly Event[]; readonly held?: number | undefined }
  >(undefined);
  const cellOf = (unit: number): number => view.units[unit]!.cell;
  const reach = held === undefined ? [] : [...destinations.keys(), ...targets.map(cellOf)];
  const news = events.flatMap(({ args }) => [args['cell'] ?? -1, args['fromcell'] ?? -1]);
  const show = (reach.length > 0 ? [cellOf(held!), ...reach] : news).filter((cell) => cell >= 0);
  const isNew = reach.length > 0 || last.current?.events !== events;
  if (show.length > 0 && isNew) last.current = { show, together: false, events, held };
  // What is put back moves nothing.
  else if (last.current?.held !== undefined) last.current = { show: [], together: false, events };
  last.current ??= openingOf(view);
  if (lit.length === 0) return last.current;
  // The name of a place is wider than its hex: so are those beside it in its row, where there are such.
  const { columns, places } = view.map;
  const beside = places.flatMap(({ cells: [cell = 0] }) =>
    lit.includes(cell)
      ? [cell - Math.sign(cell % columns), cell + Math.sign((cell + 1) % columns)]
      : [],
  );
  return { show: [...lit, ...beside], together: false };
}

/**
 * How the enemy of the only person here went, until that person takes something in hand or moves; in a replay, how whoever it was
 * went in the step that is shown.
 */
function useTrails(
  { events, you, onAction }: BoardProps<BattleView>,
  touched: boolean,
): readonly Trail[] {
  const last = useRef<{ events: typeof events; trails: readonly Trail[] }>({
    events,
    trails: NONE,
  });
  const replays = onAction === undefined;
  if (touched || (you === undefined && !replays)) last.current = { events, trails: NONE };
  else if (last.current.events !== events || replays) {
    let trails = replays ? NONE : last.current.trails;
    for (const { code, args } of events) {
      const [piece, from, to] = [args['piece'], args['fromcell'], args['cell']];
      if (code !== 'moved' || piece === undefined || from === undefined || to === undefined)
        continue;
      trails = piece >> 2 === you ? NONE : [...trails, { from, to }];
    }
    last.current = { events, trails };
  }
  return last.current.trails;
}

const NONE: readonly Trail[] = [];

const hasSomebody = (view: BattleView, cell: number): boolean => unitAt(view, cell) !== undefined;
