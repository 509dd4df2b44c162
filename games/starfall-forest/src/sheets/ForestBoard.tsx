import type { Board } from '@glade/print/model';
import { isStrong } from '../board/choices.ts';
import { type Frame, frameOf } from '../board/frame.ts';
import { Ground, Paths } from '../board/Ground.tsx';
import { Tree } from '../board/Pieces.tsx';
import type { StarfallView } from '../rules/view.ts';
import { PAPER } from './paper.tsx';
import styles from './Paper.module.css';

/**
 * From one tree to the next, in millimetres: so a snake on a path lies beside the trees at its ends. A forest that needs
 * two sheets anyway is wider.
 */
export const STEP = 32;
const WIDE_STEP = 37;
/** The shorter side of a forest that lies on one sheet is shorter than this. */
const ONE_SHEET_SHORT = 190;
/** The side of a tree to lay on the board. */
export const TREE = 22;
const UNIT = 100;
/** The picture of a board has more room round it than a sheet can spare. */
const CUT = 18;

type Spot = readonly [x: number, y: number];

/** The forest with its paths, and a ring round it where the players plant their own trees (SF-05, SF-10, SF-R3). */
export function forestBoard(view: StarfallView, what: string): Board {
  const frame = frameOf(view);
  const [width, height] = [frame.width - 2 * CUT, frame.height - 2 * CUT];
  const alone = Math.min(width, height) * (STEP / UNIT) < ONE_SHEET_SHORT;
  const step = alone ? STEP : WIDE_STEP;
  return {
    kind: 'board',
    id: 'forest',
    need: 'needed',
    group: 'board',
    width: (width * step) / UNIT,
    height: (height * step) / UNIT,
    picture: {
      viewBox: [CUT, CUT, width, height],
      content: <Forest view={view} frame={frame} step={step} />,
    },
    what,
  };
}

interface ForestProps {
  readonly view: StarfallView;
  readonly frame: Frame;
  readonly step: number;
}

function Forest({ view, frame, step }: ForestProps) {
  const all = grid(-1, view.width + 1, -1, view.height + 1);
  const inBase = ([x, y]: Spot): boolean => x >= 0 && y >= 0 && x < view.width && y < view.height;
  const ring = all.filter((spot) => !inBase(spot));
  const outer = pathsBetween(all).filter(([a, b]) => !(inBase(all[a]!) && inBase(all[b]!)));
  const half = ((TREE / step) * UNIT) / 2;
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
          <rect x={-half} y={-half} width={2 * half} height={2 * half} rx="6" fill="#ffffff" />
          <rect class={styles.spot} x={-half} y={-half} width={2 * half} height={2 * half} rx="6" />
          <g class={styles.pale} transform="scale(.7)">
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
