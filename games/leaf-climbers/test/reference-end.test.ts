import { expect, test } from 'vitest';
import {
  OVER,
  refActor,
  refCreate,
  refLegal,
  refOutcome,
  refView,
  type RefOptions,
  type RefState,
} from './reference.ts';
import { DEFAULTS } from './reference/policies.ts';
import { at, ground, landing, onBoard, play, position, shadows } from './reference/positions.ts';

// The test vectors of the rules file about landings and the end, by their ids.

const chosen = (options: RefOptions): RefOptions => ({ ...DEFAULTS, ...options });
const MUST_SURVIVE = chosen({ lastOne: 'mustSurvive' });

/** The whole ground with this many square chips, filled square by square. */
const pileOf = (chips: number) =>
  ground(0, []).map((_, square) => Math.min(6, Math.max(0, chips - 6 * square)));

test('LC-T14 two levels at once', () => {
  const s = landing({
    elevation: ground(0, [[at(4, 4), 1]]),
    chips: shadows(at(4, 4), at(4, 4)),
    places: [at(4, 5), at(4, 4), at(1, 1), at(4, 4)],
  });
  expect(refView(s)).toMatchObject({
    step: 'leaves',
    round: 4,
    alive: onBoard(0, 2),
    places: [at(4, 5), at(4, 4), at(1, 1), at(4, 4)],
    elevation: ground(0, [[at(4, 4), 3]]),
    chips: shadows(),
    landed: 3,
  });
});

test('LC-T15 sole survivor', () => {
  const told: Partial<RefState> = {
    elevation: pileOf(120),
    places: [at(6, 6), at(1, 6), at(2, 6), at(3, 6)],
    chips: shadows(at(1, 6), at(2, 6), at(3, 6)),
  };
  for (const alive of [onBoard(0, 2, 3), onBoard(0, 1, 2, 3)]) {
    const s = landing({ ...told, alive });
    expect(refView(s)).toMatchObject({ step: 'over', actor: OVER, alive: onBoard(0), landed: 123 });
    expect(refOutcome(s)).toEqual({
      code: 'lastOne',
      winners: [0],
      measures: {
        rounds: 3,
        chips: 123,
        survivors: 1,
        credit: [1, 0, 0, 0],
        climbed: [0, 0, 0, 0],
      },
    });
    const alone = landing({ ...told, alive, options: MUST_SURVIVE });
    expect(refView(alone)).toMatchObject({ step: 'leaves', round: 4, alive: onBoard(0) });
    expect(() => refOutcome(alone)).toThrow(RangeError);
    // Only seat 0 has a turn.
    const turn = play(alone, 1, at(5, 6));
    expect(refActor(play(turn, 1))).toBe(0);
    expect(refView(play(turn, 1, at(6, 6)))).toMatchObject({ step: 'leaves', round: 5 });
  }
});

test('LC-T16 nobody left', () => {
  const told: Partial<RefState> = {
    alive: onBoard(1, 2),
    places: [at(1, 1), at(2, 2), at(3, 3), at(1, 6)],
    chips: shadows(at(1, 1), at(2, 2), at(3, 3), at(3, 3)),
  };
  const s = landing(told);
  expect(refView(s)).toMatchObject({ step: 'over', alive: onBoard() });
  expect(refOutcome(s)).toMatchObject({ code: 'nobody', winners: [] });
  expect(refOutcome(s).measures).toMatchObject({ survivors: 0, credit: [0, 0, 0, 0] });
  // Seat 0 lies on a square with a leaf, but it was lost before.
  const shared = refOutcome(landing({ ...told, options: chosen({ allLost: 'shared' }) }));
  expect(shared).toMatchObject({ code: 'lostTogether', winners: [1, 2] });
  expect(shared.measures).toMatchObject({
    survivors: 0,
    credit: [0, 1, 1, 0],
    climbed: [0, 0, 0, 0],
  });
  const split = landing({ ...told, options: chosen({ allLost: 'shared', credit: 'split' }) });
  expect(refOutcome(split).measures.credit).toEqual([0, 0.5, 0.5, 0]);
});

test('LC-R19 all lost in the landing that completes the pile', () => {
  const told: Partial<RefState> = {
    elevation: ground(6, [[at(3, 3), 5]]),
    alive: onBoard(1, 3),
    places: [at(1, 1), at(3, 3), at(1, 1), at(3, 3)],
    chips: shadows(at(3, 3)),
  };
  expect(refOutcome(landing(told))).toMatchObject({ code: 'nobody', measures: { chips: 216 } });
  const shared = landing({ ...told, options: chosen({ allLost: 'shared' }) });
  expect(refOutcome(shared)).toMatchObject({ code: 'lostTogether', winners: [1, 3] });
});

test('LC-R20 a lone survivor who must survive and does not', () => {
  const told: Partial<RefState> = {
    alive: onBoard(2),
    places: [at(1, 1), at(6, 1), at(2, 2), at(1, 6)],
    chips: shadows(at(2, 2)),
  };
  const lost = landing({ ...told, options: MUST_SURVIVE });
  expect(refOutcome(lost)).toMatchObject({ code: 'nobody', winners: [] });
  const shared = landing({ ...told, options: { ...MUST_SURVIVE, allLost: 'shared' } });
  expect(refOutcome(shared)).toMatchObject({ code: 'nobody', winners: [] });
});

test('LC-R19 the last two lost together share, even where the last one must survive', () => {
  const shared = landing({
    alive: onBoard(1, 2),
    places: [at(1, 1), at(2, 2), at(3, 3), at(1, 6)],
    chips: shadows(at(2, 2), at(3, 3)),
    options: { ...MUST_SURVIVE, allLost: 'shared' },
  });
  expect(refOutcome(shared)).toMatchObject({ code: 'lostTogether', winners: [1, 2] });
});

test('LC-R20 a lone survivor who must survive and does', () => {
  const s = landing({
    options: MUST_SURVIVE,
    elevation: ground(6, [[at(3, 3), 5]]),
    alive: onBoard(2),
    places: [at(1, 1), at(6, 1), at(2, 2), at(1, 6)],
    chips: shadows(at(3, 3)),
  });
  expect(refOutcome(s)).toMatchObject({ code: 'complete', winners: [2] });
});

test('LC-31, LC-32 the last two parted by the last landing: the pile is complete', () => {
  const s = landing({
    elevation: ground(6, [[at(3, 3), 5]]),
    alive: onBoard(0, 2),
    places: [at(3, 3), at(6, 1), at(2, 2), at(1, 6)],
    chips: shadows(at(3, 3)),
  });
  expect(refOutcome(s)).toMatchObject({ code: 'complete', winners: [2] });
});

/** LC-T17 until the leaves lie: seats 0 and 1 high up, seat 2 below, seat 3 lost long ago. */
const lastRound = (options: RefOptions = DEFAULTS) => {
  const s = position({
    options,
    elevation: ground(6, [
      [at(5, 5), 5],
      [at(6, 5), 5],
    ]),
    alive: onBoard(0, 1, 2),
    places: [at(3, 3), at(3, 3), at(6, 5), at(1, 6)],
  });
  expect(refView(s).landed).toBe(214);
  return play(s, 9, at(5, 5), at(6, 5));
};
const topsStay = (s: RefState) => play(s, 1, at(3, 3), 1, at(3, 3));

test('LC-T17 complete pile, seat 2 lost with a 1', () => {
  const before = topsStay(lastRound());
  const rolled = play(before, 1);
  expect(refLegal(rolled)).toEqual([at(5, 5), at(6, 5)]);
  for (const to of refLegal(rolled)) {
    const s = play(rolled, to);
    expect(refView(s)).toMatchObject({ step: 'over', landed: 216, alive: onBoard(0, 1) });
    expect(refOutcome(s)).toMatchObject({ code: 'complete', winners: [0, 1] });
    expect(refOutcome(s).measures).toMatchObject({ rounds: 3, climbed: [6, 6, 0, 0] });
  }
});

test('LC-T17 with a 2 seat 2 climbs: three winners', () => {
  const rolled = play(topsStay(lastRound()), 2);
  for (const to of [at(6, 6), at(6, 4)]) {
    const s = play(rolled, to);
    expect(refOutcome(s)).toMatchObject({ code: 'complete', winners: [0, 1, 2] });
    expect(refOutcome(s).measures).toMatchObject({ survivors: 3, climbed: [6, 6, 6, 0] });
  }
});

test('LC-T18 safe haven', () => {
  const elevation = ground(0, [[at(2, 2), 6]]);
  const places = [at(2, 2), at(6, 1), at(6, 6), at(1, 6)];
  const rolled = play(position({ elevation, places }), 20);
  expect(refLegal(rolled)).not.toContain(at(2, 2));
  for (const roll of [1, 2, 3, 4]) {
    const s = play(position({ elevation, places, step: 'steps' }), roll);
    const stayed = refActor(s) === 0 ? play(s, at(2, 2)) : s;
    expect(refView(stayed)).toMatchObject({ step: 'steps', turn: 1, places });
  }
  // LC-R18 is no end: with everybody on a top, the leaves still come.
  const tops = position({
    elevation: ground(6, [[at(1, 1), 0]]),
    places: places.with(0, at(3, 3)),
  });
  const s = [0, 1, 2, 3].reduce(
    (t, seat) => play(t, 1, t.places[seat] ?? -1),
    play(tops, 1, at(1, 1)),
  );
  expect(refView(s)).toMatchObject({ step: 'leaves', round: 4, landed: 211 });
});

test('LC-T25 credit', () => {
  const end = (credit: string) => play(topsStay(lastRound(chosen({ credit }))), 1, at(6, 5));
  expect(refOutcome(end('each')).measures.credit).toEqual([1, 1, 0, 0]);
  expect(refOutcome(end('split')).measures.credit).toEqual([0.5, 0.5, 0, 0]);
});

test('LC-T25 two and three players', () => {
  const two = chosen({ players: 2 });
  expect(refView(refCreate(two)).places).toEqual([at(1, 1), at(6, 6)]);
  expect(refLegal(refCreate(two))).toEqual([0, 1]);
  const told = { chips: shadows(at(1, 1)), alive: [true, true], options: two };
  expect(refOutcome(landing(told))).toMatchObject({ code: 'lastOne', winners: [1] });
  const three = chosen({ players: 3 });
  expect(refView(refCreate(three)).places).toEqual([at(1, 1), at(6, 1), at(6, 6)]);
  expect(refLegal(refCreate(three))).toEqual([0, 1, 2, 3, 4, 5]);
  const one = { chips: shadows(at(1, 1)), alive: [true, true, true], options: three };
  expect(refView(landing(one)).step).toBe('leaves');
  const both = { ...one, chips: shadows(at(1, 1), at(6, 1)) };
  expect(refOutcome(landing(both))).toMatchObject({ code: 'lastOne', winners: [2] });
});

test('LC-T25 a crushed meeple left for show does not count', () => {
  for (const crushedMeeple of ['each', 'leave', 'hide']) {
    const s = position({
      options: chosen({ crushedMeeple }),
      places: [at(1, 1), at(2, 1), at(2, 1), at(6, 6)],
      alive: onBoard(0, 3),
      step: 'steps',
    });
    expect(refLegal(play(s, 1))).toContain(at(2, 1));
  }
});

test('options no game can have', () => {
  for (const wrong of [
    { players: 1 },
    { players: 5 },
    { order: 'drawn' },
    { standStill: 'yes' },
    { descend: 1 },
    { lastOne: 'wins' },
    { allLost: 'everybody' },
    { credit: 'half' },
  ])
    expect(() => refCreate(chosen(wrong as RefOptions))).toThrow(RangeError);
});
