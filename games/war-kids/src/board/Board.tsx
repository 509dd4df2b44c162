import type { BoardButton, BoardProps, GameBoard } from '@glade/ui';
import { HexBoard, type HexCell } from '@glade/ui/hex-board';
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { Army } from './panels/Army.tsx';
import styles from './Board.module.css';
import { Counter, Flag } from './Counters.tsx';
import { Field } from './map/Field.tsx';
import { groundLabels, labelOf, numberOf } from './cell-labels.ts';
import { MapPicture } from './map/MapPicture.tsx';
import { attackersOf, meaningOf } from './action-meanings.ts';
import { Marks, Panel, Waiting } from './panels/Panel.tsx';
import { EMPTY, type Hand, tap, turnOf } from './hand.ts';
import type { BattleView, WarKidsView } from '../rules/view.ts';

type Props<V> = BoardProps<V>;

function Board(props: Props<WarKidsView>) {
  const { view } = props;
  return view.mode === 'guess' ? (
    <Guessing>{({ Guess }) => <Guess {...props} view={view} />}</Guessing>
  ) : (
    <Battle {...props} view={view} />
  );
}

type GuessParts = typeof import('../guess/Guess.tsx');

interface GuessingProps {
  readonly children: (parts: GuessParts) => ComponentChildren;
}

/** The guessing game is loaded when it is played; what prevents that is thrown, for the page to tell. */
function Guessing({ children }: GuessingProps) {
  const [loaded, setLoaded] = useState<{ parts: GuessParts } | { error: unknown }>();
  useEffect(() => {
    import('../guess/Guess.tsx').then(
      (parts) => setLoaded({ parts }),
      (error: unknown) => setLoaded({ error }),
    );
  }, []);
  if (loaded === undefined) return null;
  if ('error' in loaded) throw loaded.error;
  return <>{children(loaded.parts)}</>;
}

/** The map with the armies, and what to do above it. */
function Battle(props: Props<BattleView>) {
  const { view, legal, say, settings } = props;
  const military = props.options?.['faces'] === 'military';
  const [hand, setHand] = useHand(view);
  const [looked, setLooked] = useState<number>();
  const turn = useMemo(() => turnOf(view, legal, hand), [view, legal, hand]);
  const ground = useMemo(() => groundLabels(view, say), [view.map, say]);
  const cells = useMemo(
    () =>
      ground.map((told, cell): HexCell | undefined =>
        view.map.terrain[cell] === '#'
          ? undefined
          : { label: labelOf(view, turn, say, cell, told), active: isActive(view, turn, cell) },
      ),
    [view, turn, say, ground],
  );
  const show = useSight(props);
  const picture = <Field {...props} turn={turn} military={military} looked={looked} />;
  const label = props.label ?? say('board.name', { title: view.title[say.language] });

  // What is refused stays in the hand: the next tap is another try.
  function act(action: number): void {
    if (legal.includes(action)) setHand(EMPTY);
    props.onAction?.(action);
  }

  function take(next: Hand): void {
    setHand(next);
    props.onBegin?.();
  }

  function touch(cell: number): void {
    const tapped = tap(view, turn, cell);
    if ('hand' in tapped) take(tapped.hand);
    else act(tapped.action);
  }

  if (props.still === true) {
    const told = cells.filter((cell, i) => cell && hasSomebody(view, i)).map((cell) => cell!.label);
    return (
      <div role="img" aria-label={[label, ...told].join('. ')} class={styles.battle}>
        {picture}
      </div>
    );
  }
  const { columns, rows } = view.map;
  const shared = { view, turn, say, military, idle: props.onAction === undefined };
  const hold = (unit: number | undefined): void =>
    take(unit === undefined ? EMPTY : { held: unit, chosen: [] });
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape lets go of what a hex took
    <div
      class={styles.battle}
      data-motion={settings.motion ? 'full' : 'none'}
      onKeyDown={({ key }) => key === 'Escape' && setHand(EMPTY)}
    >
      <HexBoard
        label={label}
        columns={columns}
        rows={rows}
        cells={cells}
        onCell={touch}
        onLook={setLooked}
        show={show}
        motion={settings.motion}
        words={{
          tools: say('board.tools'),
          closer: say('board.closer'),
          farther: say('board.farther'),
          whole: say('board.whole'),
        }}
        head={<Panel {...shared} looked={looked} onAction={act} onHold={hold} />}
      >
        {picture}
      </HexBoard>
      {settings.forecast && <Marks {...shared} />}
      <Waiting {...shared} onHold={hold} />
    </div>
  );
}

/** What a person has begun; a new position ends it. */
function useHand(view: BattleView) {
  const [{ hand, of }, set] = useState<{ hand: Hand; of: BattleView }>({ hand: EMPTY, of: view });
  return [of === view ? hand : EMPTY, (next: Hand) => set({ hand: next, of: view })] as const;
}

/** Hexes that are to be in sight: what somebody points at, or what happened last; at first the army at turn. */
function useSight({ view, events, lit }: Props<BattleView>): readonly number[] {
  const last = useRef<readonly number[] | undefined>(undefined);
  const cells = events.flatMap(({ args }) => [args['cell'], args['fromcell']]);
  const news = cells.filter((cell): cell is number => typeof cell === 'number' && cell >= 0);
  if (news.length > 0) last.current = news;
  last.current ??= view.units.flatMap(({ side, type, cell }) =>
    side === view.side && type === 'L' && cell >= 0 ? [cell] : [],
  );
  return lit.length > 0 ? lit : last.current;
}

const hasSomebody = (view: BattleView, cell: number): boolean =>
  view.units.some((unit) => unit.cell === cell);

function isActive(view: BattleView, turn: ReturnType<typeof turnOf>, cell: number): boolean {
  if (turn.ways.has(cell) || turn.means.landings.has(cell)) return true;
  const index = view.units.findIndex((unit) => unit.cell === cell);
  return (
    index >= 0 &&
    (turn.targets.includes(index) ||
      turn.ready.includes(index) ||
      index === turn.held ||
      turn.attacks.some(({ units }) => units.includes(index)))
  );
}

/** What is needed with the dice that are to be thrown now. */
function chancesOf({ pending }: BattleView): Readonly<Record<string, number>> {
  if (pending === undefined || !('wins' in pending)) return {};
  const { wins, of } = pending;
  return { wins, of, need: 'distance' in pending ? pending.distance : 0 };
}

/** The browser's side of War Kids. */
export const board: GameBoard<WarKidsView> = {
  Board,
  Aside({ view, options, say }) {
    return view.mode === 'guess' ? (
      <Guessing>
        {({ GuessAside }) => <GuessAside view={view} options={options} say={say} />}
      </Guessing>
    ) : (
      <Army view={view} options={options} say={say} />
    );
  },
  buttons(view, legal): readonly BoardButton[] {
    if (view.mode === 'guess' || !legal.includes(0)) return [];
    const left = view.step === 'move' ? turnOf(view, legal, EMPTY).ready.length : 0;
    return [{ action: 0, label: `action.end.${view.step}`, args: { left } }];
  },
  name(view, action) {
    if (view.mode === 'guess') return { key: `action.answer.${action}`, cells: [] };
    const meaning = meaningOf(action);
    const { kind, unit, to } = meaning;
    if (kind === 'end') return { key: `action.end.${view.step}`, cells: [] };
    const cellOf = (index: number): number[] =>
      [view.units[index]?.cell ?? -1].filter((at) => at >= 0);
    const who = view.units[unit];
    const key = `action.${kind}.at`;
    const args = { type: who?.type ?? 'S', side: who?.side ?? 0, number: who ? numberOf(who) : '' };
    if (kind === 'land') return { key, cells: [to] };
    if (kind === 'loss' || kind === 'exit') return { key, args, cells: cellOf(unit) };
    if (kind === 'move' || kind === 'enter') return { key, args, cells: [...cellOf(unit), to] };
    const target = view.units[to]?.type ?? 'S';
    const by = attackersOf(view, meaning).flatMap(cellOf);
    const ring = kind === 'trio' || kind === 'fight';
    const cells = ring ? [...cellOf(to), ...by] : [...by, ...cellOf(to)];
    const side = ring ? view.side : args.side;
    return { key, args: { ...args, side, target, count: by.length }, cells };
  },
  isNews: ({ code }) => code === 'eliminated' || code === 'wounded',
  throwers: (view) => (view.mode === 'battle' ? [view.side] : []),
  extras: () =>
    import('./Help.tsx').then(({ extras }) => extras({ Counter, Flag, MapPicture, styles })),
  step(view) {
    if (view.mode === 'guess') return { key: `step.guess.${view.step}` };
    const player = (view.step === 'loss' ? view.actor : view.side) + 1;
    return { key: `step.${view.step}`, args: { player, ...chancesOf(view) } };
  },
};
