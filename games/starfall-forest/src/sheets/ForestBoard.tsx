import type { Board } from '@glade/print/model';
import { isStrong } from '../board/choices.ts';
import { type Frame, frameOf, ROUND_POINTS } from '../board/frame.ts';
import { Ground, Paths } from '../board/forest/Ground.tsx';
import { Tree } from '../board/forest/Pieces.tsx';
import type { StarfallView } from '../rules/view.ts';
import { PAPER } from './paper.tsx';
import styles from './Paper.module.css';

/** The side of a snake, which lies on a path between two trees (SF-R3). */
export const SNAKE = 16;
/** From one tree to the next, and the card of a tree: the tree at its left, room for stars and fairies at its right. */
interface Sizes {
  readonly step: Size;
  readonly card: Size;
}
interface Size {
  readonly width: number;
  readonly height: number;
}
/** The cards of a forest on one sheet, and of a larger one. */
const SMALL_CARD: Size = { width: 26, height: 16.5 };
const CARD: Size = { width: 28, height: 19 };
/** What a forest has room for on every paper, in every style: on one sheet that lies, and on two upright ones side by side. */
const ONE_SHEET: Size = { width: 253, height: 186 };
const TWO_SHEETS: Size = { width: 366, height: 240 };
/** Round the outermost trees there is so much room in steps, with the ring. */
const ROUND = 1.36;
const UNIT = 100;
/** The picture of the board has more room round it than a sheet can spare: so much in steps at each side. */
const CUT = ROUND_POINTS - ROUND;
/** Trees stand at most so much farther apart sideways. */
const WIDEST = 1.5;

/** The frame of a forest on paper: with room around it, because trees will be planted on it. */
export const paperFrame = (view: StarfallView, aspect?: number): Frame =>
  frameOf({ ...view, step: 'plant' }, aspect);

/** How many steps a forest of so many trees takes up, with the ring round it. */
const roomFor = ({ width, height }: Size): readonly [columns: number, rows: number] => [
  width - 1 + 2 * ROUND,
  height - 1 + 2 * ROUND,
];

/** As far apart as the fewest sheets allow, so that a snake lies between two trees without covering them. */
export function sizesOf({ width, height }: Size): Sizes {
  const [columns, rows] = roomFor({ width, height });
  const stepsOn = (room: Size): Size => {
    const down = Math.min(room.height / rows, room.width / columns);
    return { width: Math.min(room.width / columns, down * WIDEST), height: down };
  };
  const fits = (step: Size, card: Size): boolean =>
    step.width - card.width >= SNAKE && step.height - card.height >= SNAKE;
  const one = stepsOn(ONE_SHEET);
  if (fits(one, SMALL_CARD)) return { step: one, card: SMALL_CARD };
  const two = stepsOn(TWO_SHEETS);
  if (fits(two, CARD)) return { step: two, card: CARD };
  return { step: { width: CARD.width + SNAKE, height: CARD.height + SNAKE }, card: CARD };
}

type Spot = readonly [x: number, y: number];

/** The forest with its paths, and a ring round it where the players plant their own trees (SF-05, SF-10, SF-R3). */
export function forestBoard(view: StarfallView, what: string): Board {
  const { step, card } = sizesOf(view);
  const stretch = step.width / step.height;
  const plain = paperFrame(view);
  const frame = paperFrame(view, (stretch * plain.width) / plain.height);
  const [cutX, cutY] = [CUT * UNIT * stretch, CUT * UNIT];
  const [columns, rows] = roomFor(view);
  const [width, height] = [columns * UNIT * stretch, rows * UNIT];
  const scale = step.height / UNIT;
  return {
    kind: 'board',
    id: 'forest',
    need: 'needed',
    group: 'board',
    width: columns * step.width,
    height: rows * step.height,
    picture: {
      viewBox: [cutX, cutY, width, height],
      content: <Forest view={view} frame={frame} card={inUnits(card, scale)} />,
    },
    what,
  };
}

const inUnits = ({ width, height }: Size, scale: number): Size => ({
  width: width / scale,
  height: height / scale,
});

interface ForestProps {
  readonly view: StarfallView;
  readonly frame: Frame;
  /** The card of a tree, in units of the picture. */
  readonly card: Size;
}

function Forest({ view, frame, card }: ForestProps) {
  const all = grid(-1, view.width + 1, -1, view.height + 1);
  const inBase = ([x, y]: Spot): boolean => x >= 0 && y >= 0 && x < view.width && y < view.height;
  const ring = all.filter((spot) => !inBase(spot));
  const outer = pathsBetween(all).filter(([a, b]) => !(inBase(all[a]!) && inBase(all[b]!)));
  const box = { x: -card.width / 2, y: -card.height / 2, ...card, rx: 6 };
  return (
    <g class={PAPER}>
      <Ground view={{ ...view, snakes: [] }} frame={frame} bare />
      <g class={styles.ring}>
        <Paths view={{ trees: all, paths: outer, snakes: [] }} frame={frame} />
      </g>
      {ring.map((spot) => (
        <g key={spot.join()} transform={frame.at(spot)}>
          <circle r="17" fill="#ffffff" />
          <path class={styles.rays} d={isStrong(...spot) ? EIGHT_RAYS : FOUR_RAYS} />
        </g>
      ))}
      {view.trees.map((spot) => (
        <g key={spot.join()} transform={frame.at(spot)}>
          <rect {...box} fill="#ffffff" />
          <rect class={styles.spot} {...box} />
          <g
            class={styles.pale}
            transform={`translate(${(card.height - card.width) / 2} 0) scale(${card.height / 100})`}
          >
            <Tree strong={isStrong(...spot)} down={false} />
          </g>
        </g>
      ))}
    </g>
  );
}

const FOUR_RAYS = 'M0-13V13M-13 0H13';
const EIGHT_RAYS = `${FOUR_RAYS}M-9-9L9 9M9-9L-9 9`;

const grid = (left: number, right: number, top: number, bottom: number): readonly Spot[] =>
  Array.from({ length: bottom - top }, (_, row) =>
    Array.from({ length: right - left }, (_each, column): Spot => [left + column, top + row]),
  ).flat();

/** The paths between these spots, each as the indices of its ends (SF-R3). */
export const pathsBetween = (spots: readonly Spot[]): readonly (readonly [number, number])[] =>
  spots.flatMap((a, i) =>
    spots.flatMap((b, k) => (k > i && areJoined(a, b) ? [[i, k] as const] : [])),
  );

function areJoined(a: Spot, b: Spot): boolean {
  const [across, down] = [Math.abs(a[0] - b[0]), Math.abs(a[1] - b[1])];
  return across + down === 1 || (across === 1 && down === 1 && isStrong(...a));
}
