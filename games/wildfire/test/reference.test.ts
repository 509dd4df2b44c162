import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  CHANCE,
  OVER,
  refActor,
  refApply,
  refCreate,
  refLegal,
  refReport,
  type RefOptions,
  type RefReport,
  type RefState,
} from './reference.ts';

// The test vectors of the rules file, by their ids, and its property checks.

const SOLO: RefOptions = {
  mode: 'solo',
  startBuffer: 4,
  endCheck: 'afterSpread',
  afterLoss: 'ask',
  x4StartBuffer: 'any',
  x4Quiet: 'relight',
  vsRanking: 'points',
};
const X4: RefOptions = { ...SOLO, mode: 'x4' };
const VS: RefOptions = { ...SOLO, mode: 'vs' };

const PASS = 72;
const PLAY_ON = 73;
const STOP = 74;
const X4_PASS = 288;

type Grid = RefState['grids'][number];
type Mark = Grid['marks'][number];

/** `(column,row)` of the rules file. */
const at = (column: number, row: number) => (row - 1) * 6 + (column - 1);
const dig = (cell: number) => 36 + cell;
const inQuadrant = (quadrant: number, cell: number) => quadrant * 36 + cell;
const TL = 0;
const TR = 1;
const BR = 2;
const BL = 3;

const squares = (picture: string) => picture.split('');

/** The picture of one grid as a report gives it. */
const grid = (...rows: string[]) => rows.join('').replaceAll(' ', '');

const EMPTY = '.'.repeat(36);
/** A grid of one repeated mark with others written over it. */
const drawn = (marks: Record<number, string>, rest = EMPTY) =>
  squares(rest)
    .map((mark, cell) => marks[cell] ?? mark)
    .join('');

/** A grid in mid-game; a burnt home has to be told, the picture shows a standing one. */
const sheet = (picture: string, told: Partial<Grid> = {}): Grid => ({
  home: picture.indexOf('^'),
  marks: squares(picture) as Mark[],
  digs: 0,
  actionsLeft: 0,
  finished: false,
  ...told,
});

const position = (options: RefOptions, grids: Grid[], told: Partial<RefState> = {}): RefState => ({
  ...refCreate(options, options.mode === 'vs' ? grids.length : 1),
  step: 'event',
  turn: 1,
  grids,
  ...told,
});

/** The state in which a grid waits for its last action of the turn: a pass begins the spread. */
const lastAction = (options: RefOptions, picture: string, told: Partial<Grid> = {}) =>
  position(options, [sheet(picture, { actionsLeft: 1, ...told })], { step: 'act' });

const play = (s: RefState, ...codes: number[]) => codes.reduce(refApply, s);
const started = (options: RefOptions, home: number, fire: number, seats = 1) =>
  play(refCreate(options, seats), home, fire);
const spreadOf = (picture: string, options = SOLO) =>
  refReport(play(lastAction(options, picture), PASS));

const expectGrid = (report: RefReport, picture: string, g = 0) =>
  expect(report.grids[g]).toBe(picture);

test('WF-T01 home: the first die is the column', () => {
  const s = play(refCreate(SOLO, 1), at(2, 5));
  expectGrid(refReport(s), drawn({ [at(2, 5)]: '^' }));
  expect(refReport(s)).toMatchObject({ step: 'fire', homes: [at(2, 5)], turn: 0 });
  expect(refActor(s)).toBe(CHANCE);
});

test('WF-T02 where the first fire may start', () => {
  const s = play(refCreate(SOLO, 1), at(3, 3));
  for (const cell of [at(3, 3), at(4, 3), at(3, 2), at(2, 3), at(3, 4)])
    expect(refLegal(s)).not.toContain(cell);
  expect(refLegal(s)).toContain(at(4, 4));
  expect(refLegal(s)).toHaveLength(31);

  const fair = play(refCreate({ ...SOLO, startBuffer: 8 }, 1), at(3, 3));
  expect(refLegal(fair)).not.toContain(at(4, 4));
  expect(refLegal(fair)).toHaveLength(27);
});

test.each([
  [4, 1140],
  [8, 1040],
] as const)('WF-07, WF-08 startBuffer %i: %i pairs of home and fire', (startBuffer, pairs) => {
  const options: RefOptions = { ...SOLO, startBuffer };
  const homes = refLegal(refCreate(options, 1));
  expect(homes).toHaveLength(36);
  const fires = homes.flatMap((home) => refLegal(play(refCreate(options, 1), home)));
  expect(fires).toHaveLength(pairs);
});

test('WF-T03 the dig limit comes from the home square', () => {
  const digs = (home: number) => refReport(play(refCreate(SOLO, 1), home)).digs[0];
  expect([at(1, 1), at(6, 1), at(1, 6), at(6, 6)].map(digs)).toEqual([0, 0, 0, 0]);
  expect([at(3, 1), at(1, 4), at(6, 2), at(5, 6)].map(digs)).toEqual([1, 1, 1, 1]);
  expect([at(2, 2), at(3, 3), at(5, 4)].map(digs)).toEqual([2, 2, 2]);
  const all = refLegal(refCreate(SOLO, 1)).map(digs);
  expect([0, 1, 2].map((n) => all.filter((d) => d === n).length)).toEqual([4, 16, 16]);
});

test('WF-T04 first spread', () => {
  const s = started(SOLO, at(1, 1), at(4, 4));
  expectGrid(
    refReport(s),
    grid('^ . . . . .', '. . . . . .', '. . . / . .', '. . / X / .', '. . . / . .', '. . . . . .'),
  );
  expect(refReport(s)).toMatchObject({ step: 'event', turn: 1 });
});

test('WF-T05 a doused slash stays put; squares reached twice get one slash', () => {
  expectGrid(
    spreadOf(
      grid(
        '^ . . . . .',
        '. . . . . .',
        '. . . / . .',
        '. . o X / .',
        '. . . / . .',
        '. . . . . .',
      ),
    ),
    grid('^ . . . . .', '. . . / . .', '. . / X / .', '. . o X X /', '. . / X / .', '. . . / . .'),
  );
});

test('WF-T06 spread in a corner', () => {
  expectGrid(
    spreadOf(drawn({ [at(6, 1)]: '/', [at(1, 6)]: '^' })),
    drawn({ [at(6, 1)]: 'X', [at(5, 1)]: '/', [at(6, 2)]: '/', [at(1, 6)]: '^' }),
  );
});

test('WF-T07 dug and doused squares block', () => {
  expectGrid(
    spreadOf(
      grid(
        '. . . . . .',
        '. . . . . .',
        '. . # . . .',
        '. o / . . .',
        '. . . . . .',
        '. . . . ^ .',
      ),
    ),
    grid('. . . . . .', '. . . . . .', '. . # . . .', '. o X / . .', '. . / . . .', '. . . . ^ .'),
  );
});

test('WF-T08 neighbouring slashes turn together', () => {
  expectGrid(
    spreadOf(
      grid(
        '. . . . . ^',
        '. . . . . .',
        '. . / / . .',
        '. . . . . .',
        '. . . . . .',
        '. . . . . .',
      ),
    ),
    grid('. . . . . ^', '. . / / . .', '. / X X / .', '. . / / . .', '. . . . . .', '. . . . . .'),
  );
});

test('WF-T09 event on an empty square: sparks, also beside the home', () => {
  const before = drawn({ [at(1, 1)]: '^', [at(4, 4)]: '/' });
  const sparks = play(position(SOLO, [sheet(before)]), at(2, 1));
  expectGrid(refReport(sparks), drawn({ [at(2, 1)]: '/' }, before));
  expect(refReport(sparks)).toMatchObject({ step: 'act', actionsLeft: 1, burnt: [false] });
  expect(refReport(play(sparks, PASS))).toMatchObject({ step: 'ask', burnt: [true] });
});

test('WF-T10 event on a slash: a flare-up leaves the slash beside it alone', () => {
  const before = drawn({ [at(6, 1)]: '^', [at(3, 3)]: '/', [at(4, 3)]: '/' });
  expectGrid(
    refReport(play(position(SOLO, [sheet(before)]), at(3, 3))),
    grid('. . . . . ^', '. . / . . .', '. / X / . .', '. . / . . .', '. . . . . .', '. . . . . .'),
  );
});

test.each([
  ['burnt out', at(3, 3)],
  ['doused', at(2, 3)],
  ['dug', at(3, 1)],
])('WF-T11 an event on a square %s does nothing', (_, roll) => {
  const before = grid(
    '. . # . . .',
    '. . / . . ^',
    '. o X / . .',
    '. . / . . .',
    '. . . . . .',
    '. . . . . .',
  );
  const report = refReport(play(position(SOLO, [sheet(before)]), roll));
  expectGrid(report, before);
  expect(report).toMatchObject({ step: 'act', actionsLeft: 1 });
});

test('WF-T12 a whole game: an event on the home gives two actions', () => {
  const rolled = play(started(SOLO, at(6, 6), at(1, 1)), at(6, 6));
  expect(refReport(rolled).actionsLeft).toBe(2);
  const once = play(rolled, at(2, 1));
  expect(refReport(once)).toMatchObject({ step: 'act', turn: 1, actionsLeft: 1 });
  const end = play(once, at(1, 2));
  expectGrid(
    refReport(end),
    drawn({ [at(1, 1)]: 'X', [at(2, 1)]: 'o', [at(1, 2)]: 'o', [at(6, 6)]: '^' }),
  );
  expect(refReport(end)).toMatchObject({
    step: 'over',
    turn: 2,
    actionsLeft: 0,
    outcome: { winners: [0], points: [32], homesSaved: 1 },
  });
  expect([refActor(end), refLegal(end)]).toEqual([OVER, []]);
});

const T13_AFTER = grid(
  '. . . . . .',
  '. . . / . .',
  '. . / X / .',
  '. . . / . .',
  '. . . . . .',
  '. . . . . .',
);
const t13 = (afterLoss: RefOptions['afterLoss']) =>
  play(
    lastAction({ ...SOLO, afterLoss }, drawn({ [at(3, 3)]: '^', [at(4, 3)]: '/' }), { digs: 2 }),
    PASS,
  );

test('WF-T13 spread onto the home: lost', () => {
  const asked = t13('ask');
  expectGrid(refReport(asked), T13_AFTER);
  expect(refReport(asked)).toMatchObject({ step: 'ask', burnt: [true], homes: [at(3, 3)] });
  expect([refActor(asked), refLegal(asked)]).toEqual([0, [PLAY_ON, STOP]]);

  const lost = { winners: [], points: [0], homesSaved: 0 };
  expect(refReport(play(asked, STOP))).toMatchObject({ step: 'over', turn: 2, outcome: lost });
  expect(refReport(t13('stop'))).toEqual(refReport(play(asked, STOP)));
  expect(refReport(play(asked, PLAY_ON))).toMatchObject({ step: 'event', turn: 2 });
  expect(refReport(t13('continue'))).toEqual(refReport(play(asked, PLAY_ON)));
});

test('WF-T14 flare-up beside the home: lost before the player can act', () => {
  const before = position(SOLO, [sheet(drawn({ [at(3, 3)]: '^', [at(3, 4)]: '/' }), { digs: 2 })]);
  const asked = play(before, at(3, 4));
  expectGrid(
    refReport(asked),
    grid('. . . . . .', '. . . . . .', '. . / . . .', '. / X / . .', '. . / . . .', '. . . . . .'),
  );
  expect(refReport(asked)).toMatchObject({ step: 'ask', actionsLeft: 0 });
  // Playing on goes on where the loss was: at the action.
  expect(refReport(play(asked, PLAY_ON))).toMatchObject({ step: 'act', turn: 1, actionsLeft: 1 });
});

test('WF-T15 complete action list', () => {
  const picture = grid(
    '. . . . . .',
    '. . . . . .',
    '. . ^ . . .',
    '. . . . . .',
    '. . . . / #',
    '. . . . o /',
  );
  const legal = refLegal(lastAction(SOLO, picture, { digs: 1 }));
  expect(legal).toHaveLength(34);
  expect(legal.slice(0, 2)).toEqual([at(5, 5), at(6, 6)]);
  expect(legal.at(-1)).toBe(PASS);
  expect(legal).not.toContain(dig(at(3, 3)));
  expect(legal).toEqual(legal.toSorted((a, b) => a - b));
  expect(refLegal(lastAction(SOLO, picture))).toEqual([at(5, 5), at(6, 6), PASS]);
});

test('WF-T16 illegal actions', () => {
  const s = lastAction(
    SOLO,
    grid('. . . . . .', '. . . . . .', '. . # . . .', '. o X / . .', '. . / . . .', '. . . . ^ .'),
  );
  const illegal = [at(3, 4), at(2, 4), at(1, 1), at(3, 3)].concat(
    [at(4, 4), at(5, 6), at(1, 1)].map(dig),
  );
  for (const a of illegal) expect(() => refApply(s, a)).toThrow(RangeError);
  expect(refLegal(s)).toEqual([at(4, 4), at(3, 5), PASS]);
  expect(refReport(play(s, at(4, 4))).step).not.toBe('act');
});

test('WF-T17 digging, and running out of digs', () => {
  const before = drawn({ [at(4, 1)]: '^', [at(2, 5)]: '/' });
  const rolled = play(position(SOLO, [sheet(before, { digs: 1 })]), at(4, 1));
  expect(refReport(rolled).actionsLeft).toBe(2);
  const dug = play(rolled, dig(at(4, 2)));
  expectGrid(refReport(dug), drawn({ [at(4, 2)]: '#' }, before));
  expect(refReport(dug).digs).toEqual([0]);
  expect(refLegal(dug)).toEqual([at(2, 5), PASS]);
});

const BURNT_OUT = grid(
  '^ o X X X X',
  '. o X X X X',
  'o X X X X X',
  'X X X X X X',
  'X X X X X X',
  'X X X X X X',
);

test('WF-T18 the fire burns itself out', () => {
  const before = drawn({ [at(6, 1)]: '/' }, BURNT_OUT);
  const report = spreadOf(before);
  expectGrid(report, BURNT_OUT);
  expect(report).toMatchObject({
    step: 'over',
    turn: 2,
    outcome: { winners: [0], points: [1], homesSaved: 1 },
  });

  const late = play(lastAction({ ...SOLO, endCheck: 'beforeSpread' }, before), PASS);
  expect(refReport(late)).toMatchObject({ step: 'event', turn: 2 });
  expect(refReport(play(late, at(1, 2), at(1, 2)))).toMatchObject({
    step: 'over',
    turn: 3,
    outcome: { winners: [0], points: [0] },
  });
  expect(refReport(play(late, at(3, 3), PASS))).toMatchObject({
    step: 'over',
    turn: 3,
    outcome: { winners: [0], points: [1] },
  });
});

test('WF-T19 no slash left at the action step', () => {
  const s = play(position(SOLO, [sheet(drawn({ [at(6, 1)]: '/' }, BURNT_OUT))]), at(6, 1));
  expectGrid(refReport(s), BURNT_OUT);
  expect(refReport(s)).toMatchObject({ step: 'act', actionsLeft: 1 });
  expect(refLegal(s)).toEqual([PASS]);
  expect(refReport(play(s, PASS))).toMatchObject({
    step: 'over',
    turn: 2,
    outcome: { winners: [0], points: [1] },
  });
});

test('WF-T20 counting points', () => {
  const report = spreadOf(
    grid('X X X X X X', 'X X X X X X', 'X X X X X X', 'o o X X X X', '. . o X X X', '. ^ . # X X'),
  );
  expect(report.outcome).toEqual({ winners: [0], points: [4], homesSaved: 1 });
});

test('WF-T21 losing beats burning out', () => {
  const before = drawn({ [at(1, 1)]: '^', [at(2, 1)]: '/', [at(1, 2)]: 'o' }, 'X'.repeat(36));
  const report = spreadOf(before);
  expectGrid(report, drawn({ [at(1, 1)]: '/', [at(1, 2)]: 'o' }, 'X'.repeat(36)));
  expect(report).toMatchObject({ step: 'ask', burnt: [true] });
});

test('WF-T22 playing on after the home has burnt', () => {
  const flared = play(t13('ask'), PLAY_ON, at(3, 3));
  expectGrid(
    refReport(flared),
    grid('. . . . . .', '. . / / . .', '. / X X / .', '. . / / . .', '. . . . . .', '. . . . . .'),
  );
  expect(refReport(flared)).toMatchObject({ step: 'act', actionsLeft: 1, digs: [2] });
  expect(refLegal(flared)).toContain(at(2, 3));

  // Nothing is asked again, and the result stays a loss with its points.
  const nearlyOut = lastAction({ ...SOLO, afterLoss: 'ask' }, drawn({ [at(1, 1)]: '/' }), {
    home: at(1, 1),
  });
  expect(refReport(play(nearlyOut, at(1, 1)))).toMatchObject({
    step: 'over',
    burnt: [true],
    outcome: { winners: [], points: [35], homesSaved: 0 },
  });
});

test('WF-T23 a diagonal start is nearly hopeless', () => {
  const turn1 = play(started(SOLO, at(3, 3), at(4, 4)), at(1, 1));
  const turn2 = refReport(play(turn1, at(4, 3)));
  expectGrid(
    turn2,
    grid('X / . . . .', '/ . . . . .', '. . / o / .', '. / X X X /', '. . / X / .', '. . . / . .'),
  );
  expect(turn2).toMatchObject({ step: 'ask', turn: 2, burnt: [true] });
});

// X4

/** Four grids at a last action of `quadrant`; those not drawn lie empty but for a far home. */
const x4Last = (quadrant: number, pictures: Record<number, string>, options = X4) =>
  position(
    options,
    [TL, TR, BR, BL].map((q) =>
      sheet(pictures[q] ?? drawn({ [at(3, 3)]: '^' }), { actionsLeft: q === quadrant ? 1 : 0 }),
    ),
    { step: 'act', quadrant },
  );

/** Where a flare-up on a square of `quadrant` draws slashes. */
const litByFlareUp = (quadrant: number, cell: number) => {
  const grids = [TL, TR, BR, BL].map((q) => sheet(q === quadrant ? drawn({ [cell]: '/' }) : EMPTY));
  const report = refReport(play(position(X4, grids, { quadrant }), cell));
  return report.grids.flatMap((picture, q) =>
    squares(picture).flatMap((mark, lit) => (mark === '/' ? [inQuadrant(q, lit)] : [])),
  );
};

test('WF-T24 x4: neighbours across the seams', () => {
  expect(litByFlareUp(TL, at(6, 3))).toContain(inQuadrant(TR, at(1, 3)));
  expect(litByFlareUp(TL, at(3, 6))).toContain(inQuadrant(BL, at(3, 1)));
  expect(litByFlareUp(TR, at(2, 6))).toContain(inQuadrant(BR, at(2, 1)));
  expect(litByFlareUp(BL, at(6, 4))).toContain(inQuadrant(BR, at(1, 4)));
  expect(litByFlareUp(BR, at(1, 4))).toContain(inQuadrant(BL, at(6, 4)));
  expect(litByFlareUp(TL, at(6, 6))).toEqual([
    inQuadrant(TL, at(6, 5)),
    inQuadrant(TL, at(5, 6)),
    inQuadrant(TR, at(1, 6)),
    inQuadrant(BL, at(6, 1)),
  ]);
  expect(litByFlareUp(TR, at(6, 1))).toHaveLength(2);
});

const T25 = {
  [TL]: drawn({ [at(1, 1)]: '^', [at(6, 3)]: '/' }),
  [TR]: drawn({ [at(5, 5)]: '^', [at(2, 6)]: '/' }),
};
const T25_TL_AFTER = drawn({
  [at(1, 1)]: '^',
  [at(6, 2)]: '/',
  [at(5, 3)]: '/',
  [at(6, 3)]: 'X',
  [at(6, 4)]: '/',
});

test("WF-T25 x4: fire crosses a seam and waits for the other quadrant's turn", () => {
  const tl = play(x4Last(BL, T25), X4_PASS);
  expectGrid(refReport(tl), T25_TL_AFTER, TL);
  expectGrid(refReport(tl), drawn({ [at(1, 3)]: '/' }, T25[TR]), TR);
  expect(refReport(tl)).toMatchObject({ step: 'event', quadrant: TL, turn: 2 });

  const tr = refReport(play(tl, at(6, 3), X4_PASS));
  expect(tr).toMatchObject({ step: 'event', quadrant: TR, turn: 3 });
  expect([tr.grids[TR]?.[at(1, 3)], tr.grids[TR]?.[at(2, 6)]]).toEqual(['X', 'X']);
});

test("WF-T26 x4: a home burns during another quadrant's turn", () => {
  const before = {
    [TL]: T25[TL],
    [TR]: drawn({ [at(1, 3)]: '^', [at(5, 6)]: '/' }),
  };
  const tl = play(x4Last(BL, before), X4_PASS);
  expectGrid(refReport(tl), T25_TL_AFTER, TL);
  expectGrid(refReport(tl), drawn({ [at(1, 3)]: '/', [at(5, 6)]: '/' }), TR);
  expect(refReport(tl)).toMatchObject({ step: 'event', burnt: [false, true, false, false] });
  const tr = refReport(play(tl, at(6, 3), X4_PASS));
  expect(tr).toMatchObject({ step: 'event', quadrant: TR });
  expect([tr.grids[TR]?.[at(1, 3)], tr.grids[TR]?.[at(1, 2)]]).toEqual(['X', '/']);
});

test('WF-T27 x4: a flare-up crosses too; a doused square beyond the seam holds', () => {
  const tl = drawn({ [at(1, 1)]: '^', [at(3, 6)]: '/', [at(6, 6)]: '/' });
  const bl = drawn({ [at(6, 1)]: 'o', [at(1, 5)]: '^' });
  const s = position(X4, [sheet(tl), sheet(EMPTY), sheet(EMPTY), sheet(bl)]);
  const first = refReport(play(s, at(3, 6)));
  expectGrid(
    first,
    drawn({ [at(3, 6)]: 'X', [at(3, 5)]: '/', [at(2, 6)]: '/', [at(4, 6)]: '/' }, tl),
    TL,
  );
  expectGrid(first, drawn({ [at(3, 1)]: '/' }, bl), BL);

  const second = refReport(play(s, at(6, 6)));
  expectGrid(second, drawn({ [at(6, 6)]: 'X', [at(6, 5)]: '/', [at(5, 6)]: '/' }, tl), TL);
  expectGrid(second, drawn({ [at(1, 6)]: '/' }), TR);
  expectGrid(second, bl, BL);
});

test('WF-T28 x4: actions stay in the current quadrant', () => {
  const s = play(x4Last(BL, T25), X4_PASS, at(6, 3));
  expect(refReport(s)).toMatchObject({ step: 'act', quadrant: TL });
  expect(refLegal(s)).toEqual([at(6, 2), at(5, 3), at(6, 4), X4_PASS]);
  const inTR = play(s, X4_PASS, at(1, 3));
  const doused = inQuadrant(TR, at(2, 3));
  expect(refLegal(inTR)).toContain(doused);
  expect(refLegal(inTR).every((a) => (a >= 36 && a < 72) || a === X4_PASS)).toBe(true);
  expect(refReport(play(inTR, doused)).grids[TR]?.[at(2, 3)]).toBe('o');
});

test('WF-41, WF-R23 x4: each quadrant digs with its own digs', () => {
  const grids = [0, 1, 2, 0].map((digs) => sheet(drawn({ [at(3, 3)]: '^' }), { digs }));
  const s = play(position(X4, grids, { quadrant: BR }), at(1, 1));
  const code = 144 + inQuadrant(BR, at(6, 6));
  expect(refLegal(s)).toContain(code);
  const dug = refReport(play(s, code));
  expect(dug.digs).toEqual([0, 1, 1, 0]);
  expect(dug.grids[BR]?.[at(6, 6)]).toBe('#');
});

/** TL and BL burn far from every seam; TR burns beside BR, which has no slash. */
const T29 = {
  [TL]: drawn({ [at(6, 6)]: '^', [at(1, 1)]: '/' }),
  [TR]: drawn({ [at(6, 1)]: '^', [at(2, 6)]: '/' }),
  [BR]: drawn({ [at(6, 6)]: '^' }),
  [BL]: drawn({ [at(6, 1)]: '^', [at(1, 6)]: '/' }),
};
/** The quadrants that get an event, with rolls on burnt-out or burning squares that change little. */
const order = (s: RefState, rolls: number[]) => {
  const quadrants = [refReport(s).quadrant];
  rolls.reduce((t, roll) => {
    const next = play(t, roll, X4_PASS);
    quadrants.push(refReport(next).quadrant);
    return next;
  }, s);
  return quadrants;
};

test('WF-T29 x4: turn order, a quiet quadrant, and a re-lit one', () => {
  const tl = play(x4Last(BL, T29), X4_PASS);
  expect(order(tl, [at(1, 1), at(2, 6), at(2, 1), at(1, 6)])).toEqual([TL, TR, BR, BL, TL]);

  const notCrossing = { ...T29, [TR]: drawn({ [at(6, 1)]: '^', [at(2, 3)]: '/' }) };
  const skipped = play(x4Last(BL, notCrossing), X4_PASS);
  expect(order(skipped, [at(1, 1), at(2, 3), at(1, 6)])).toEqual([TL, TR, BL, TL]);

  const closed = play(x4Last(BL, T29, { ...X4, x4Quiet: 'closed' }), X4_PASS);
  expect(order(closed, [at(1, 1), at(2, 6), at(1, 6)])).toEqual([TL, TR, BL, TL]);
});

test('WF-R29 x4Quiet closed: a burning quadrant still lets fire in', () => {
  const closed = play(x4Last(BL, T25, { ...X4, x4Quiet: 'closed' }), X4_PASS);
  expect(refReport(closed).grids[TR]?.[at(1, 3)]).toBe('/');
});

test("WF-R29 x4: slashes that run out in the quadrant's own spread end its turn there", () => {
  const dying = drawn({ [at(1, 1)]: '^', [at(3, 3)]: '/' }, 'X'.repeat(36));
  const pictures = { ...T29, [TL]: dying };
  expect(refReport(play(x4Last(BL, pictures), X4_PASS))).toMatchObject({
    step: 'event',
    quadrant: TR,
    turn: 3,
  });
  const late = play(x4Last(BL, pictures, { ...X4, endCheck: 'beforeSpread' }), X4_PASS);
  expect(refReport(late)).toMatchObject({ step: 'event', quadrant: TL, turn: 2 });
  expect(refReport(play(late, at(1, 1)))).toMatchObject({ step: 'act', actionsLeft: 2 });
});

test('WF-T30 x4: dig limits look at the quadrant only', () => {
  const s = play(refCreate(X4, 1), at(6, 3), at(6, 6), at(3, 3), at(1, 1));
  expect(refReport(s)).toMatchObject({ step: 'fire', quadrant: TL, digs: [1, 0, 2, 0] });
});

test('WF-T31 x4: a first fire may not start beside any home', () => {
  const homes = [at(2, 2), at(1, 3), at(4, 4), at(5, 5)];
  const strict = play(refCreate(X4, 1), ...homes);
  expect(refLegal(strict)).not.toContain(at(6, 3));
  const own = play(refCreate({ ...X4, x4StartBuffer: 'own' }, 1), ...homes);
  expect(refLegal(own)).toContain(at(6, 3));
  expect(refLegal(own)).not.toContain(at(2, 3));
  const fair = play(refCreate({ ...X4, startBuffer: 8 }, 1), ...homes);
  expect(refLegal(strict)).toContain(at(6, 2));
  expect(refLegal(fair)).not.toContain(at(6, 2));
});

test('WF-T32 x4: result', () => {
  const spent = (home: string, empty: number[]) =>
    drawn(
      { [at(3, 3)]: home, ...Object.fromEntries(empty.map((cell) => [cell, '.'])) },
      'o'.repeat(36),
    );
  const grids = [
    sheet(spent('^', [0, 1, 2])),
    sheet(spent('X', []), { home: at(3, 3), actionsLeft: 1 }),
    sheet(spent('^', [0, 1, 2, 3, 4])),
    sheet(spent('^', [0, 1])),
  ];
  const s = position(X4, grids, { step: 'act', turn: 20, quadrant: TR });
  expect(refReport(play(s, X4_PASS))).toMatchObject({
    step: 'over',
    quadrant: 0,
    turn: 20,
    outcome: { winners: [], points: [10], homesSaved: 3 },
  });
});

// VS

test('WF-T33 vs: one roll, different effects', () => {
  const before = ['.', 'o', 'X', '/'].map((mark) =>
    drawn({ [at(6, 1)]: '^', [at(6, 6)]: '/', [at(2, 5)]: mark }),
  );
  const s = play(
    position(
      VS,
      before.map((picture) => sheet(picture)),
    ),
    at(2, 5),
  );
  const report = refReport(s);
  expect(report.grids.map((picture) => picture[at(2, 5)])).toEqual(['/', 'o', 'X', 'X']);
  expect(report.grids.map((picture) => picture[at(2, 4)])).toEqual(['.', '.', '.', '/']);
  expect(report).toMatchObject({ step: 'act', actionsLeft: 1 });
  expect(refActor(s)).toBe(0);
});

test('WF-T34 vs: the extra action can differ between players', () => {
  const home = at(3, 3);
  const grids = ['^', '/', 'X'].map((mark) =>
    sheet(drawn({ [home]: mark, [at(6, 6)]: '/' }), { home }),
  );
  const a = play(position(VS, grids), home);
  expect([refActor(a), refReport(a).actionsLeft]).toEqual([0, 2]);
  expect(refReport(a).grids.map((picture) => picture[home])).toEqual(['^', 'X', 'X']);
  const b = play(a, PASS, PASS);
  expect([refActor(b), refReport(b).actionsLeft]).toEqual([1, 1]);
  const c = play(b, PASS);
  expect([refActor(c), refReport(c).actionsLeft]).toEqual([2, 1]);
  expect(refReport(play(c, PASS))).toMatchObject({ step: 'event', turn: 2 });
});

test('WF-T35 vs: finishing at different times', () => {
  const doused = drawn({ [at(1, 1)]: '^', [at(6, 6)]: 'o' });
  const burning = drawn({ [at(1, 1)]: '^', [at(6, 6)]: '/' });
  const grids = [sheet(doused), sheet(burning, { actionsLeft: 1 })];
  const s = play(position(VS, grids, { step: 'act', turn: 5 }), PASS);
  expect(refReport(s)).toMatchObject({ step: 'event', turn: 6 });
  // Turn 6 is rolled for B alone: no sparks on A's grid, and B is the one to act.
  const rolled = play(s, at(1, 3));
  expectGrid(refReport(rolled), doused, 0);
  expect(refReport(rolled).grids[1]?.[at(1, 3)]).toBe('/');
  expect(refActor(rolled)).toBe(1);
});

test('WF-R34 vs: the match is over when all have finished', () => {
  const s = play(started(VS, at(6, 6), at(1, 1), 2), at(6, 6));
  const end = play(s, at(2, 1), at(1, 2), at(2, 1), at(1, 2));
  expect(refReport(end)).toMatchObject({
    step: 'over',
    turn: 2,
    outcome: { winners: [0, 1], points: [32, 32], homesSaved: 2 },
  });
});

/** A spent grid with so many empty squares. */
const spentGrid = (points: number, home: '^' | 'X') =>
  sheet(drawn({ [at(6, 6)]: home }, 'o'.repeat(36 - 1 - points).padStart(35, '.') + home), {
    home: at(6, 6),
  });
const winners = (a: Grid, b: Grid, vsRanking: RefOptions['vsRanking']) => {
  const grids = [a, { ...b, actionsLeft: 1 }];
  const end = play(position({ ...VS, vsRanking }, grids, { step: 'act' }), PASS);
  return refReport(end).outcome?.winners;
};

test.each([
  ['more points', spentGrid(5, 'X'), spentGrid(4, '^'), [0], [1]],
  ['a tie, one home standing', spentGrid(4, 'X'), spentGrid(4, '^'), [1], [1]],
  ['a tie, both standing', spentGrid(4, '^'), spentGrid(4, '^'), [0, 1], [0, 1]],
  ['nothing left', spentGrid(0, 'X'), spentGrid(0, 'X'), [0, 1], [0, 1]],
])('WF-T36 vs: who wins: %s', (_, a, b, byPoints, homeFirst) => {
  expect(winners(a, b, 'points')).toEqual(byPoints);
  expect(winners(a, b, 'homeFirst')).toEqual(homeFirst);
});

test('WF-R36 vs, WF-R28 x4: a loss neither asks nor stops', () => {
  const beside = drawn({ [at(3, 3)]: '^', [at(4, 3)]: '/' });
  for (const afterLoss of ['ask', 'stop'] as const) {
    const vs = [sheet(beside), sheet(beside, { actionsLeft: 1 })];
    const burnt = play(position({ ...VS, afterLoss }, vs, { step: 'act' }), PASS);
    expect(refReport(burnt)).toMatchObject({ step: 'event', burnt: [true, true] });
    const x4 = play(x4Last(BL, { [TL]: beside }, { ...X4, afterLoss }), X4_PASS);
    expect(refReport(x4)).toMatchObject({ step: 'event', burnt: [true, false, false, false] });
  }
});

test('WF-R38 seats', () => {
  for (const [options, seats] of [
    [SOLO, 2],
    [X4, 4],
    [VS, 1],
    [VS, 7],
  ] as const)
    expect(() => refCreate(options, seats)).toThrow(RangeError);
  expect(refReport(refCreate(VS, 6)).grids).toEqual(Array(6).fill(EMPTY));
  expect(refReport(refCreate(X4, 1)).homes).toEqual([-1, -1, -1, -1]);
});

// Whole games by any choices

const anyOptions = fc.record({
  mode: fc.constantFrom('solo', 'x4', 'vs'),
  startBuffer: fc.constantFrom(4, 8),
  endCheck: fc.constantFrom('afterSpread', 'beforeSpread'),
  afterLoss: fc.constantFrom('ask', 'continue', 'stop'),
  x4StartBuffer: fc.constantFrom('any', 'own'),
  x4Quiet: fc.constantFrom('relight', 'closed'),
  vsRanking: fc.constantFrom('points', 'homeFirst'),
}) satisfies fc.Arbitrary<RefOptions>;

/** All states of a game in which the choices pick among the legal codes. */
const game = (options: RefOptions, choices: Iterator<number, unknown>) => {
  const states = [refCreate(options, options.mode === 'vs' ? 2 : 1)];
  for (;;) {
    const s = states.at(-1) as RefState;
    if (refActor(s) === OVER) return states;
    const legal = refLegal(s);
    const choice = Number(choices.next().value);
    states.push(refApply(s, legal[choice % legal.length] as number));
  }
};
const anyGame = fc
  .tuple(anyOptions, fc.infiniteStream(fc.nat(9999)))
  .map(([options, choices]) => game(options, choices));

/** Pairs of squares side by side, inside one grid. */
const SIDE_BY_SIDE = Array.from({ length: 36 }, (_, cell) => cell).flatMap((cell) =>
  (cell % 6 < 5 ? [[cell, cell + 1]] : []).concat(cell < 30 ? [[cell, cell + 6]] : []),
);

const xBesideEmpty = (picture: string) =>
  SIDE_BY_SIDE.filter((pair) => ['.X', 'X.'].includes(pair.map((cell) => picture[cell]).join('')));

test('WF-U04, WF-R05 no X has an empty neighbour; codes ascend; states are not changed', () => {
  fc.assert(
    fc.property(anyGame, (states) => {
      for (const s of states) {
        expect(refReport(s).grids.flatMap(xBesideEmpty)).toEqual([]);
        const legal = refLegal(s);
        expect(legal).toEqual([...new Set(legal)].toSorted((a, b) => a - b));
        expect(legal.length > 0).toBe(refActor(s) !== OVER);
      }
      const [first] = states as [RefState];
      expect(first).toEqual(refCreate(first.options, first.options.mode === 'vs' ? 2 : 1));
    }),
    { numRuns: 100 },
  );
});

test('WF-U05, WF-R42 no solo or vs game lasts more than 37 turns, and the end has no slash', () => {
  fc.assert(
    fc.property(anyGame, (states) => {
      const end = refReport(states.at(-1) as RefState);
      const { mode, afterLoss } = (states[0] as RefState).options;
      expect(end.turn).toBeLessThanOrEqual(mode === 'x4' ? 4 * 37 : 37);
      const maybeStopped = mode === 'solo' && afterLoss !== 'continue';
      expect(maybeStopped || !end.grids.join('').includes('/')).toBe(true);
    }),
    { numRuns: 100 },
  );
});
