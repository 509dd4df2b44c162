import { SQUARES } from '@glade/boards/squares36';
import type { GridView } from '../rules/view.ts';
import { Marks, NOTHING_HAPPENS } from './sheet/Marks.tsx';

const NONE: ReadonlySet<number> = new Set();
const FIRST: ReadonlySet<number> = new Set([0]);

/** A grid on which nothing is drawn. */
export const BLANK: GridView = {
  cells: '.'.repeat(SQUARES),
  home: -1,
  burnt: false,
  digs: 0,
  actions: 0,
  seat: 0,
  finished: false,
  hidden: false,
  points: SQUARES,
  next: [],
  homeInDanger: false,
};

/** A mark on the first square of a grid; the message `key.<key>` says what it means. */
export interface Sample {
  readonly key: string;
  readonly symbol: string;
  readonly grid?: Partial<GridView>;
  readonly dig?: boolean;
  readonly douse?: boolean;
  readonly rolled?: boolean;
  readonly lit?: boolean;
}

export const SAMPLES: readonly Sample[] = [
  { key: 'home', symbol: '^', grid: { home: 0 } },
  { key: 'burning', symbol: '/' },
  { key: 'burnt', symbol: 'X' },
  { key: 'doused', symbol: 'o' },
  { key: 'dug', symbol: '#' },
  { key: 'canDouse', symbol: '/', douse: true },
  { key: 'canDig', symbol: '.', dig: true },
  { key: 'next', symbol: '.', grid: { next: [0] } },
  { key: 'danger', symbol: '^', grid: { home: 0, next: [0], homeInDanger: true } },
  { key: 'rolled', symbol: '.', rolled: true },
  { key: 'lit', symbol: '.', lit: true },
];

/** A sample as the board draws it, in a square of 100 by 100. */
export function SampleOf({ sample }: { readonly sample: Sample }) {
  const grid = { ...BLANK, cells: sample.symbol, ...sample.grid };
  return (
    <Marks
      grid={grid}
      base={0}
      x={0}
      y={0}
      happening={NOTHING_HAPPENS}
      lit={sample.lit === true ? [0] : []}
      douse={sample.douse === true ? FIRST : NONE}
      dig={sample.dig === true ? FIRST : NONE}
      forecast
      roll={sample.rolled === true ? 0 : -1}
      over={false}
      dim={false}
    />
  );
}
