import { expect } from 'vitest';
import {
  refApply,
  refCreate,
  refReport,
  type RefOptions,
  type RefReport,
  type RefState,
} from './reference.ts';

// Positions and what is done in them, for the tests of the reference.

export const SOLO: RefOptions = {
  mode: 'solo',
  startBuffer: 4,
  endCheck: 'afterSpread',
  afterLoss: 'ask',
  x4StartBuffer: 'any',
  x4Quiet: 'relight',
  vsRanking: 'points',
};
export const X4: RefOptions = { ...SOLO, mode: 'x4' };
export const VS: RefOptions = { ...SOLO, mode: 'vs' };

export const PASS = 72;
export const PLAY_ON = 73;
export const STOP = 74;
export const X4_PASS = 288;

export type Grid = RefState['grids'][number];
export type Mark = Grid['marks'][number];

/** `(column,row)` of the rules file. */
export const at = (column: number, row: number) => (row - 1) * 6 + (column - 1);
export const dig = (cell: number) => 36 + cell;
export const inQuadrant = (quadrant: number, cell: number) => quadrant * 36 + cell;
export const TL = 0;
export const TR = 1;
export const BR = 2;
export const BL = 3;

export const squares = (picture: string) => picture.split('');

/** The picture of one grid as a report gives it. */
export const grid = (...rows: string[]) => rows.join('').replaceAll(' ', '');

export const EMPTY = '.'.repeat(36);
/** A grid of one repeated mark with others written over it. */
export const drawn = (marks: Record<number, string>, rest = EMPTY) =>
  squares(rest)
    .map((mark, cell) => marks[cell] ?? mark)
    .join('');

/** A grid in mid-game; a burnt home has to be told, the picture shows a standing one. */
export const sheet = (picture: string, told: Partial<Grid> = {}): Grid => ({
  home: picture.indexOf('^'),
  marks: squares(picture) as Mark[],
  digs: 0,
  actionsLeft: 0,
  finished: false,
  ...told,
});

export const position = (
  options: RefOptions,
  grids: Grid[],
  told: Partial<RefState> = {},
): RefState => ({
  ...refCreate(options, options.mode === 'vs' ? grids.length : 1),
  step: 'event',
  turn: 1,
  grids,
  ...told,
});

/** The state in which a grid waits for its last action of the turn: a pass begins the spread. */
export const lastAction = (options: RefOptions, picture: string, told: Partial<Grid> = {}) =>
  position(options, [sheet(picture, { actionsLeft: 1, ...told })], { step: 'act' });

/** Four grids at a last action of `quadrant`; those not drawn lie empty but for a far home. */
export const x4Last = (quadrant: number, pictures: Record<number, string>, options = X4) =>
  position(
    options,
    [TL, TR, BR, BL].map((q) =>
      sheet(pictures[q] ?? drawn({ [at(3, 3)]: '^' }), { actionsLeft: q === quadrant ? 1 : 0 }),
    ),
    { step: 'act', quadrant },
  );

export const play = (s: RefState, ...codes: number[]) => codes.reduce(refApply, s);
export const started = (options: RefOptions, home: number, fire: number, seats = 1) =>
  play(refCreate(options, seats), home, fire);
export const spreadOf = (picture: string, options = SOLO) =>
  refReport(play(lastAction(options, picture), PASS));

export const expectGrid = (report: RefReport, picture: string, g = 0) =>
  expect(report.grids[g]).toBe(picture);
