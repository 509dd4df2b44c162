import { isStaged, type BoardProps } from '@glade/ui';
import { GraphBoard, type GraphSpot } from '@glade/ui/graph-board';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import styles from './Board.module.css';
import {
  closeUp,
  type CloseUp,
  type Frame,
  frameOf,
  isWithin,
  leastApart,
  leavesRoom,
  NUMBERED,
} from './frame.ts';
import { FIRST_PATH } from '../rules/forest.ts';
import { Forest } from './forest/Forest.tsx';
import { describe, labelOf, pointLabel } from './labels.ts';
import {
  isPath,
  isStrong,
  type Choices,
  choicesOf,
  meaningOf,
  placesOnBoard,
  spotOf,
} from './choices.ts';
import { PALETTE } from './forest/Pieces.tsx';
import { cellOf, cellOfPoint, locationOf } from '../rules/cells.ts';
import { AtHome, diceLabel, homeOf, NoDice, SharedDice } from './SharedDice.tsx';
import { END_TURN, GO, PLACE } from '../rules/state.ts';
import { slither } from '../rules/steps.ts';
import type { StarfallView } from '../rules/view.ts';

type Props = BoardProps<StarfallView>;

const NIGHT = `${styles.night} ${PALETTE}`;
const TREE = 46;
const PATH = 29;
/** Where a snake can be put at each tree and path the targets just touch: what is pointed at is what a click chooses. */
const PLACES = 25;
/** So far apart, in CSS pixels, lies what a child's finger does not mix up. */
const FINGER = 44;
/** So high is the room of the button below a close-up, in CSS pixels: what can be tapped lies above it. */
const BAR = 70;

/** The dice that are shared, and the forest below them. Where chance places the pieces, people tap what they have drawn. */
export function Board(props: Props) {
  const { entering, view } = props;
  const drawn = entering !== undefined && placesOnBoard(view);
  return drawn ? (
    <Night {...props} legal={entering.outcomes} onAction={entering.onOutcome} />
  ) : (
    <Night {...props} />
  );
}

function Night(props: Props) {
  const { view, say, legal } = props;
  // A new position ends what a person has begun.
  const [begun, setBegun] = useState<{
    readonly snake: number | undefined;
    readonly of: unknown;
  }>();
  const taken = begun?.of === view ? begun.snake : undefined;
  const setTaken = (snake: number | undefined): void => setBegun({ snake, of: view });
  // Where places lie too near each other for a finger, the first tap brings them nearer, and so does that on a snake if
  // where it can go lies so. They stay near the fairy until its turn is over.
  const [nearer, setNearer] = useState<{ readonly cell: number; readonly of: StarfallView }>();
  const asked = nearer?.of === view;
  const stays = nearer !== undefined && isSameWalk(nearer.of, view);
  const walker = stays ? cellOf(view, view.fairies[view.seat]!.place) : undefined;
  const near = asked ? nearer.cell : walker;
  const byFinger = useRef(false);
  const [focused, setFocused] = useState<number>();
  const snakes = useFollowed(view.snakes);
  const { onTask, hinted } = props;
  const hand = useMemo(() => inHand(view, legal, taken, hinted), [view, legal, taken, hinted]);
  const { held, advised } = hand;
  // A hint takes nothing in hand, and another piece is put back. A close-up goes to where it points.
  useEffect(() => {
    if (hinted === undefined) return;
    if (advised?.from !== taken) setTaken(undefined);
    const [cell] = props.lit;
    if (near !== undefined) setNearer(cell === undefined ? undefined : { cell, of: view });
  }, [hinted, view]);
  const holds = held !== undefined;
  const task = holds ? 'board.held' : asked ? 'board.near' : undefined;
  useEffect(() => onTask?.(task && { key: task }), [task, legal]);
  const area = useRef<HTMLDivElement>(null);
  const frame = useFrame(view, area);
  const close = useMemo(() => seenNear(), [near, hand, frame]);
  // A place whose middle is out of the window is not offered.
  const choices = useMemo(() => whole(hand.choices), [hand, close]);
  const spots = useMemo(
    () => spotsOf(props, frame, choices, held, held === undefined ? close : undefined),
    [view, legal, say, frame, choices, held, close],
  );

  /** The place that was tapped and where the snake in hand, or that of a hint, can go, as near as the window has room for all of them. */
  function seenNear() {
    const box = area.current;
    if (near === undefined || box === null) return undefined;
    const all = [locationOf(view, near), ...hand.choices.to];
    const unit = frame.width / box.firstElementChild!.clientWidth;
    const placed = (at: number) =>
      frame.place(at < 0 ? frame.spot(near - cellOfPoint(0)) : spotOf(view, at));
    const places = all.map(placed);
    const window = [box.clientWidth * unit, (box.clientHeight - BAR) * unit] as const;
    const offered = spotsOf(props, frame, hand.choices, held).filter(({ active }) => active);
    return closeUp(frame, places, window, (1.05 * FINGER * unit) / leastApart(offered));
  }

  function whole(all: Choices): Choices {
    if (close === undefined || held !== undefined) return all;
    const seen = (at: number): boolean =>
      isWithin(close, frame.place(view.step === 'plant' ? frame.spot(at) : spotOf(view, at)));
    return { ...all, place: new Set([...all.place].filter(seen)) };
  }

  /** A tree further off that was tapped, the tree of the first step, and how many steps come after it. */
  const walk = useRef({ to: -1, first: -1, left: 0 });

  /** A step to a tree. Where it lies further off the next step comes once the board shows the first. */
  function go(to: number): void {
    const far = props.onTask && view.via[to]! >= 0;
    const first = far ? view.via[to]! : to;
    walk.current = { to, first, left: far ? view.reach[to]! - 1 : 0 };
    props.onAction?.(GO + first);
  }
  useEffect(() => {
    const { to, first, left } = walk.current;
    const on = left > 0 && view.fairies[view.seat]?.place === first && view.reach[to] === left;
    if (on && legal.length > 0) go(to);
  }, [view, legal]);

  function tap(cell: number): void {
    const at = locationOf(view, cell);
    const here = spots.find(({ id }) => id === cell);
    if (close && held === undefined && !isWithin(close, [here!.x, here!.y])) return undefined;
    const mayMiss = byFinger.current && near === undefined;
    const counts = ({ active }: GraphSpot): boolean => active || view.step === 'snake';
    const others = spots.filter((spot) => spot !== here && counts(spot));
    if (mayMiss && held === undefined && counts(here!) && isTight([here!], others))
      return setNearer({ cell, of: view });
    if (view.step === 'plant') return props.onAction?.(PLACE + cell - cellOfPoint(0));
    if (view.step === 'revive') return revive(at);
    if (view.step !== 'move') return props.onAction?.(PLACE + at);
    const snake = held ?? (at === advised?.to ? advised.from : undefined);
    setTaken(undefined);
    if (snake !== undefined) setNearer(undefined);
    if (snake === at) return;
    if (snake !== undefined) return props.onAction?.(slither(snake, at));
    if (choices.take.has(at)) {
      const ways = choicesOf(view, legal, at).to;
      const next = spots.filter(({ id }) => id === cell || ways.has(locationOf(view, id)));
      if (mayMiss && isTight(next)) setNearer({ cell, of: view });
      return setTaken(at);
    }
    go(at);
  }

  /** Whether a finger mixes up some of these places. */
  function isTight(some: readonly GraphSpot[], others?: readonly GraphSpot[]): boolean {
    const width = area.current?.firstElementChild?.clientWidth ?? 0;
    return (leastApart(some, others) * width) / frame.width < FINGER;
  }

  function revive(at: number): void {
    const all = view.fairies.flatMap(({ place, flat }, i) => (flat && place === at ? [i] : []));
    // Of two at one tree a hint tells which is meant, or the buttons.
    const seat = all.find((each) => PLACE + each === hinted) ?? all[0] ?? view.seat;
    if (all.length < 2 || PLACE + seat === hinted) props.onAction?.(PLACE + seat);
  }

  // Where somebody looks changes often, and what they see mostly does not.
  // In a close-up the place that was tapped waits for the second tap.
  const place = focused ?? near;
  const looked = place === undefined ? -1 : locationOf(view, place);
  const aims = view.step === 'star' || view.step === 'snake';
  const aim = aims && choices.place.has(looked) ? looked : undefined;
  const tapped = asked && !aims ? near : undefined;
  const { events, lit, seats, settings } = props;
  const picture = useMemo(
    () => <Forest {...props} {...{ frame, close, choices, held, aim, tapped, snakes }} />,
    [
      view,
      events,
      hinted,
      lit,
      seats,
      settings.motion,
      props.still,
      frame,
      close,
      choices,
      held,
      aim,
      tapped,
      snakes,
    ],
  );
  /** The sheet so that the window shows what is near. */
  function lookAt(): string | undefined {
    if (close === undefined) return undefined;
    const { scale, from, to } = close;
    const away = [frame.width, frame.height].map((size, i) => {
      const share = 0.5 - (from[i]! + to[i]!) / 2 / size;
      return `${(share * scale * 100).toFixed(2)}%`;
    });
    return `translate(0, ${-BAR / 2}px) translate(${away.join()}) scale(${scale})`;
  }
  const own = view.step === 'move' ? view.fairies[view.seat] : undefined;
  const start = {
    id: own !== undefined && own.place >= 0 ? cellOf(view, own.place) : undefined,
    of: own && view.turn,
  };
  // No dice before the forest is ready.
  const dice = view.turn > 0;
  const home = view.step === 'over' && homeOf(view).length > 0;
  const sharedDice = home ? <AtHome {...props} /> : dice && <SharedDice {...props} />;
  if (props.still === true) {
    const told = [props.label ?? say('board.name'), ...(dice ? [diceLabel(view, say)] : [])];
    return (
      <div
        role="img"
        aria-label={[...told, ...describe(view, say, choices)].join('. ')}
        class={NIGHT}
      >
        {sharedDice}
        {picture}
      </div>
    );
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape lets go of what a spot took
    <div
      class={NIGHT}
      style={{ '--ratio': frame.width / frame.height, '--width': frame.width, '--bar': `${BAR}px` }}
      data-motion={props.settings.motion ? 'full' : 'none'}
      data-aim={view.step === 'star'}
      data-sets-up={placesOnBoard(view) || drawsFirst(props)}
      data-near={close !== undefined}
      onPointerDownCapture={({ pointerType }) => (byFinger.current = pointerType === 'touch')}
      onClickCapture={({ detail }) => (byFinger.current &&= detail > 0)}
      onKeyDown={({ key }) => {
        if (key !== 'Escape') return;
        setTaken(undefined);
        setNearer(undefined);
      }}
    >
      {sharedDice || <NoDice />}
      <div class={styles.area} ref={area}>
        <div class={styles.sheet} style={{ transform: lookAt() }}>
          <GraphBoard
            label={props.label ?? say('board.name')}
            width={frame.width}
            height={frame.height}
            spots={spots}
            start={start}
            onSpot={tap}
            onLook={setFocused}
          >
            {picture}
          </GraphBoard>
        </div>
        {close && (
          <button type="button" class={styles.whole} onClick={() => setNearer(undefined)}>
            {say('board.whole')}
          </button>
        )}
      </div>
      <p class={props.onTask ? 'visually-hidden' : styles.hand} role="status">
        {held !== undefined && say('board.held')}
      </p>
    </div>
  );
}

/**
 * What can be done with the snake that was taken, or without one if nothing can be done with it; then also where a hint advises
 * to move one.
 */
function inHand(
  view: StarfallView,
  legal: readonly number[],
  taken: number | undefined,
  hinted = END_TURN,
) {
  const meaning = meaningOf(hinted);
  const advised = meaning.kind === 'snake' ? meaning : undefined;
  const choices = choicesOf(view, legal, taken);
  if (choices.to.size > 0) return { choices, held: taken, advised };
  const to = new Set(advised && [advised.to]);
  return { choices: { ...choicesOf(view, legal, undefined), to }, held: undefined, advised };
}

/** Whether the fairy that walked in one of these views still does in the other. */
const isSameWalk = (one: StarfallView, other: StarfallView): boolean =>
  one.step === 'move' &&
  other.step === 'move' &&
  one.turn === other.turn &&
  one.seat === other.seat &&
  other.fairies[other.seat]!.place >= 0;

function spotsOf(
  { view, say, legal }: Props,
  frame: Frame,
  choices: Choices,
  held: number | undefined,
  close?: CloseUp,
): readonly GraphSpot[] {
  const plants = view.step === 'plant';
  const acts = (location: number): boolean =>
    !plants &&
    (held === undefined
      ? choices.go.has(location) ||
        (choices.go.size > 0 && view.via[location]! >= 0) ||
        choices.place.has(location) ||
        choices.take.has(location) ||
        choices.to.has(location)
      : choices.to.has(location) || held === location);
  const seen = (x: number, y: number): boolean => !close || isWithin(close, [x, y]);
  const spot = (location: number): GraphSpot => {
    const [x, y] = frame.place(spotOf(view, location));
    return {
      id: cellOf(view, location),
      x,
      y,
      radius: view.step === 'snake' ? PLACES : isPath(location) ? PATH : TREE,
      label: labelOf(view, say, location, plants ? NOTHING : choices, held),
      active: acts(location) && seen(x, y),
      // Keys go over all paths, or from tree to tree.
      between: isPath(location),
    };
  };
  const points = plants ? view.points : [];
  return [
    ...view.trees.map((_, tree) => spot(tree)),
    ...view.paths.map((_, path) => spot(FIRST_PATH + path)),
    ...points.map((point) => {
      const at = frame.spot(point);
      const [x, y] = frame.place(at);
      const cell = cellOfPoint(point);
      const free = legal.length > 0;
      const label = pointLabel(view, say, cell, { free, strong: isStrong(...at) });
      return { id: cell, x, y, radius: TREE, label, active: free && seen(x, y) };
    }),
  ];
}

/** Whether lots say who begins to put pieces into the forest. */
const drawsFirst = ({ view, options }: Props): boolean =>
  view.step === 'first' && options?.['setup'] !== 'random';

const NOTHING: Choices = { go: new Set(), place: new Set(), take: new Set(), to: new Set() };

/** The picture of the forest, in a wide box with its trees farther apart sideways. */
function useFrame(view: StarfallView, area: { current: HTMLDivElement | null }): Frame {
  const [[aspect, tall], setSize] = useState<readonly [number, number]>([0, 0]);
  useLayoutEffect(() => {
    const box = area.current;
    if (box === null) return undefined;
    // Outside a stage the picture makes the height, and the trees stand as they are.
    const measure = (): void => {
      const { clientWidth: wide, clientHeight: high } = box;
      setSize(isStaged(box) && high > 0 ? [wide / high, high] : [0, 0]);
    };
    measure();
    const sizes = new ResizeObserver(measure);
    sizes.observe(box);
    return () => sizes.disconnect();
  }, []);
  const { trees, width, height } = view;
  const looks = `${leavesRoom(view)} ${view.step === 'over'} ${trees.join(' ')} ${width} ${height} ${aspect} ${tall}`;
  return useMemo(() => frameOf(view, aspect, NUMBERED, tall), [looks]);
}

/** The snakes as pieces: each keeps its index while others move, so that it is seen to move itself. */
function useFollowed(now: readonly number[]): readonly number[] {
  const shown = useRef({ now, pieces: now });
  if (shown.current.now !== now)
    shown.current = { now, pieces: followed(shown.current.pieces, now) };
  return shown.current.pieces;
}

function followed(pieces: readonly number[], now: readonly number[]): readonly number[] {
  const left = [...now];
  const stayed = pieces.map((at) => {
    const index = left.indexOf(at);
    if (index < 0) return undefined;
    left.splice(index, 1);
    return at;
  });
  return [...stayed.map((at) => at ?? left.shift()).filter((at) => at !== undefined), ...left];
}
