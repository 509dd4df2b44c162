import { expect, test } from 'vitest';
import {
  PASS,
  PLAY_ON,
  SOLO,
  STOP,
  at,
  dig,
  drawn,
  expectGrid,
  grid,
  lastAction,
  play,
  position,
  sheet,
  spreadOf,
  started,
} from './positions.ts';
import {
  CHANCE,
  OVER,
  refActor,
  refApply,
  refCreate,
  refLegal,
  refReport,
  type RefOptions,
} from './reference.ts';

// The test vectors of the rules file, by their ids: the single game.

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
