import { CHANCE } from '@glade/engine';
import type { BoardButton, BoardProps, GameBoard } from '@glade/ui';
import { flow, type Course } from '@glade/ui/flow';
import { GraphBoard, type GraphSpot } from '@glade/ui/graph-board';
import { useRef, useState } from 'preact/hooks';
import styles from './Board.module.css';
import { type Box, boxOf } from './Box.ts';
import { FIRST_PATH } from './forest.ts';
import { Forest } from './Forest.tsx';
import { describe, labelOf, nameOf, pointLabel, stepOf } from './labels.ts';
import { isPath, type Means, meansOf, slither, spotOf } from './meanings.ts';
import { Fairy, Icon, PALETTE, Snake, Stars, Tree } from './Pieces.tsx';
import { cellOf, cellOfPoint, locationOf } from './places.ts';
import { Players } from './Players.tsx';
import { NoRail, Rail, railLabel } from './Rail.tsx';
import { END_TURN, GO, PLACE } from './state.ts';
import type { StarfallView } from './view.ts';

type Props = BoardProps<StarfallView>;

const NIGHT = `${styles.night} ${PALETTE}`;
const TREE = 46;
const PATH = 29;

/** The dice that are shared, and the forest below them. */
export function Board(props: Props) {
  const { view, say, legal } = props;
  const [taken, setTaken] = useState<number>();
  const [looked, setLooked] = useState<number>();
  const snakes = useFollowed(view.snakes);
  const held = meansOf(view, legal, taken).to.size > 0 ? taken : undefined;
  const means = meansOf(view, legal, held);
  const box = boxOf(view);

  function tap(cell: number): void {
    const at = locationOf(view, cell);
    if (view.step === 'plant') return props.onAction?.(PLACE + cell - cellOfPoint(0));
    if (view.step === 'revive') return revive(at);
    if (view.step !== 'move') return props.onAction?.(PLACE + at);
    const snake = held;
    setTaken(undefined);
    if (snake === at) return;
    if (snake !== undefined) return props.onAction?.(slither(snake, at));
    if (means.take.has(at)) return setTaken(at);
    props.onAction?.(GO + at);
  }

  function revive(at: number): void {
    const seat = view.fairies.findIndex(({ place, flat }) => flat && place === at);
    props.onAction?.(PLACE + (seat < 0 ? view.seat : seat));
  }

  const picture = (
    <Forest
      {...props}
      box={box}
      means={means}
      held={held}
      looked={looked === undefined ? undefined : locationOf(view, looked)}
      snakes={snakes}
    />
  );
  // No dice before the forest is ready.
  const dice = view.turn > 0;
  const rail = dice && <Rail {...props} />;
  if (props.still === true) {
    const told = [props.label ?? say('board.name'), ...(dice ? [railLabel(view, say)] : [])];
    return (
      <div
        role="img"
        aria-label={[...told, ...describe(view, say, means)].join('. ')}
        class={NIGHT}
      >
        {rail}
        {picture}
      </div>
    );
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape lets go of what a spot took
    <div
      class={NIGHT}
      style={{ '--ratio': box.width / box.height }}
      data-motion={props.settings.motion ? 'full' : 'none'}
      data-aim={view.step === 'star'}
      onKeyDown={({ key }) => key === 'Escape' && setTaken(undefined)}
    >
      {rail || <NoRail />}
      <GraphBoard
        label={props.label ?? say('board.name')}
        width={box.width}
        height={box.height}
        spots={spotsOf(props, box, means, held)}
        onSpot={tap}
        onLook={setLooked}
      >
        {picture}
      </GraphBoard>
      <p class={styles.hand} role="status">
        {held !== undefined && say('board.held')}
      </p>
    </div>
  );
}

function spotsOf(
  { view, say, legal }: Props,
  box: Box,
  means: Means,
  held: number | undefined,
): readonly GraphSpot[] {
  const plants = view.step === 'plant';
  const spot = (location: number): GraphSpot => {
    const [x, y] = box.place(spotOf(view, location));
    const active =
      !plants &&
      (held === undefined
        ? means.go.has(location) || means.place.has(location) || means.take.has(location)
        : means.to.has(location) || held === location);
    return {
      id: cellOf(view, location),
      x,
      y,
      radius: isPath(location) ? PATH : TREE,
      label: labelOf(view, say, location, plants ? NOTHING : means, held),
      active,
      idle: isPath(location) && !active && !view.snakes.includes(location),
    };
  };
  const points = plants ? view.points : [];
  return [
    ...view.trees.map((_, tree) => spot(tree)),
    ...view.paths.map((_, path) => spot(FIRST_PATH + path)),
    ...points.map((point) => {
      const [x, y] = box.place(box.spot(point));
      const cell = cellOfPoint(point);
      const free = legal.length > 0;
      return { id: cell, x, y, radius: TREE, label: pointLabel(say, cell, free), active: free };
    }),
  ];
}

const NOTHING: Means = { go: new Set(), place: new Set(), take: new Set(), to: new Set() };

/** The snakes as pieces: each keeps its index while others move, so that it is seen to move itself. */
function useFollowed(now: readonly number[]): readonly number[] {
  const pieces = useRef(now);
  const left = [...now];
  const stayed = pieces.current.map((at) => {
    const index = left.indexOf(at);
    if (index < 0) return undefined;
    left.splice(index, 1);
    return at;
  });
  const followed = stayed.map((at) => at ?? left.shift()).filter((at) => at !== undefined);
  pieces.current = [...followed, ...left];
  return pieces.current;
}

/** The forest that chance builds is one scene; nothing is ever settled before the end. */
const COURSE: Course<StarfallView> = {
  goesOn: ({ actor, turn, step }) => actor === CHANCE && turn === 0 && step !== 'first',
  told: () => ({ key: 'board.ready' }),
  idle: () => END_TURN,
  settled: () => false,
};

/** The browser's side of Starfall Forest. */
export const board: GameBoard<StarfallView> = {
  Board,
  Aside: Players,
  Face: Icon,
  buttons(view, legal): readonly BoardButton[] {
    if (view.step === 'revive') {
      return legal.map((action) => ({
        action,
        label: 'action.wake',
        args: { player: action - PLACE + 1 },
      }));
    }
    const { bites, staying } = view.fairies[view.seat]!;
    return legal.includes(END_TURN) && view.step === 'move'
      ? [{ action: END_TURN, label: 'action.end', args: { bites, stars: staying } }]
      : [];
  },
  name: nameOf,
  lots: ({ step }, outcome) => (step === 'first' ? [outcome] : []),
  attend: (host) => flow(host, COURSE),
  throwers: ({ step, seat }) => (step === 'roll' ? [seat] : []),
  extras: () =>
    import('./Key.tsx').then(({ extras }) =>
      extras({ Tree, Stars, Fairy, Snake, Icon, PALETTE, styles }),
    ),
  step(view, options) {
    const args = { player: view.seat + 1, dice: view.pool };
    return { key: stepOf(view, options['scaredySnake'] === true), args };
  },
};
