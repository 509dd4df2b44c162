import { Xoshiro } from '@glade/engine';
import { LIMIT, sample } from '@glade/engine/testing';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { LINES } from './reference/board.ts';
import { DONE, HOTSHOTS, IN_HAND, PILOTS, STOP, lineCode, sorted } from './positions.ts';
import {
  CHANCE,
  OVER,
  refActor,
  refApply,
  refCreate,
  refLegal,
  refOutcome,
  refView,
  refWeight,
  type RefOptions,
  type RefState,
} from './reference.ts';

// What holds in every match of the reference.

const onOff = fc.constantFrom(true, false);
const anyOptions = fc
  .record({
    players: fc.constantFrom(2, 3, 4),
    game: fc.constantFrom('lesson1', 'lesson2', 'lesson3', 'mixed', 'mixed'),
    firebreaks: fc.nat(2),
    setupRounds: fc.constantFrom(1, 2, 3),
    place: fc.constantFrom('before', 'after'),
    fireTiming: fc.constantFrom('roundStart', 'afterEachTurn'),
    burnCheck: fc.constantFrom('afterMoves', 'afterFires'),
    burned: fc.constantFrom('out', 'rest'),
    rollsFor: fc.constantFrom('remaining', 'starting'),
    chain: onOff,
    stackSpread: onOff,
    edgeWalk: onOff,
    turnOrder: fc.constantFrom('seat', 'free'),
    maxRounds: fc.constantFrom(0, 20, 20, 30),
  })
  .filter((o) => !(o.turnOrder === 'free' && o.fireTiming === 'afterEachTurn'));

/** All states of a game in which the choices pick among the legal codes. */
const game = (options: RefOptions, choices: Iterator<number, unknown>) => {
  const states = [refCreate(options)];
  const actions: number[] = [];
  for (;;) {
    const s = states.at(-1) as RefState;
    if (refActor(s) === OVER) return { options, states, actions };
    const legal = refLegal(s);
    const choice = legal[Number(choices.next().value) % legal.length] as number;
    actions.push(choice);
    states.push(refApply(s, choice));
  }
};
const anyGame = fc
  .tuple(anyOptions, fc.infiniteStream(fc.nat(9999)))
  .map(([options, choices]) => game(options, choices));

const legalIsInOrder = (s: RefState) => {
  const legal = refLegal(s);
  expect(legal).toEqual(sorted([...new Set(legal)]));
  expect(legal.length > 0).toBe(refActor(s) !== OVER);
  if (refActor(s) === CHANCE) expect(legal.every((a) => refWeight(s, a) === 1)).toBe(true);
};

const tableIsSound = (s: RefState) => {
  const view = refView(s);
  expect(view.firebreaks.filter((square) => (view.counters[square] ?? 0) > 0)).toEqual([]);
  for (const [seat, place] of view.places.entries()) {
    if (view.roles[seat] === 'P' || view.out[seat]) expect(place).toBe(IN_HAND);
    if (view.out[seat]) expect(view.movesLeft[seat]).toBe(0);
    if (view.roles[seat] === 'P') expect(view.out[seat]).toBe(false);
  }
  if (view.step === 'turns') expect(view.burning).not.toEqual([]);
  if (view.actor >= 0 && view.step === 'turns') expect(view.out[view.actor]).toBe(false);
};

test('random play: codes ascend, the table stays sound, states are not changed', LIMIT, () => {
  fc.assert(
    fc.property(anyGame, ({ options, states }) => {
      for (const s of states) {
        legalIsInOrder(s);
        tableIsSound(s);
      }
      expect(states[0]).toEqual(refCreate(options));
    }),
    { numRuns: sample('forest-fire: games of the reference by chance', 25, 2000) },
  );
});

test('FF-16, FF-18, FF-20, FF-R36 random play: every result is what the table shows', () => {
  fc.assert(
    fc.property(anyGame, ({ options, states, actions }) => {
      const end = states.at(-1) as RefState;
      const { code, winners, measures } = refOutcome(end);
      const { players } = options;
      const { burning, playersIn, rounds } = measures;
      expect(code === 'win').toBe(burning === 0 && code !== 'stopped');
      expect(winners).toHaveLength(code === 'win' ? Number(players) : 0);
      expect(code === 'loss-ablaze').toBe(burning === 36 - end.firebreaks.length);
      expect(code === 'loss-out').toBe(playersIn === 0);
      expect(code === 'stopped').toBe((actions.at(-1) ?? 0) % 256 === STOP);
      expect(code === 'unfinished' ? rounds : options.maxRounds).toBe(options.maxRounds);
    }),
    {
      numRuns: sample('forest-fire: results of the reference beside what the table shows', 60, 200),
    },
  );
});

test('FF-10, FF-R29 random play: as many rolls in a round as players still in, or as began', () => {
  fc.assert(
    fc.property(anyGame, ({ options, states }) => {
      for (const [before, s] of states
        .slice(1)
        .map((t, i) => [states[i] as RefState, t] as const)) {
        if (s.step !== 'rolls' || s.round === before.round || s.rolls !== before.rolls) continue;
        const remaining = refView(s).out.filter((out) => !out).length;
        const due = options.rollsFor === 'starting' ? options.players : remaining;
        expect(s.rollsLeft).toBe(options.fireTiming === 'roundStart' ? due : 1);
      }
    }),
    { numRuns: sample('forest-fire: rolls of a round of the reference', 30, 100) },
  );
});

// Section 8: line-ups that play at random.

const randomEnds = (options: RefOptions, games: number) => {
  const random = new Xoshiro(6);
  const choices = { next: () => ({ value: random.below(2 ** 31) }) };
  return Array.from({ length: games }, () =>
    refOutcome(game(options, choices).states.at(-1) as RefState),
  );
};
const share = (ends: { code: string }[], code: string) =>
  ends.filter((end) => end.code === code).length / ends.length;
const meanRounds = (ends: { measures: Record<string, number> }[]) =>
  ends.reduce((sum, end) => sum + (end.measures.rounds ?? 0), 0) / ends.length;

test.each([
  ['lesson1', 2, 0, 17],
  ['lesson1', 4, 4, 21],
  ['lesson2', 2, 0, 7],
  ['lesson2', 4, 4, 7.5],
])(
  'section 8: %s, %i players, %i Firebreaks: all out after %d rounds',
  (lesson, players, firebreaks, mean) => {
    const ends = randomEnds({ ...HOTSHOTS, game: lesson, players, firebreaks }, 300);
    expect(share(ends, 'loss-out')).toBeGreaterThan(0.98);
    expect(meanRounds(ends)).toBeGreaterThan(mean * 0.85);
    expect(meanRounds(ends)).toBeLessThan(mean * 1.15);
  },
);

test('section 8: teams with a Pilot mostly fight on to the limit', () => {
  const ends = randomEnds({ ...PILOTS, firebreaks: 2 }, 20);
  expect(share(ends, 'unfinished')).toBeGreaterThan(0.8);
});

// Section 4: the rules do not change under the symmetries of the square.

type Turn = (down: number, across: number) => [number, number];
const quarter: Turn = (down, across) => [across, 7 - down];
const mirror: Turn = (down, across) => [down, 7 - across];

const pointOf = (place: number): [number, number] => {
  if (place < 36) return [Math.floor(place / 6) + 1, (place % 6) + 1];
  const along = (place % 6) + 1;
  return (
    [
      [0, along],
      [along, 7],
      [7, along],
      [along, 0],
    ] as [number, number][]
  )[Math.floor(place / 6) - 6] as [number, number];
};
const PLACES = Array.from({ length: 60 }, (_, place) => place);
const turned = (turn: Turn, place: number) => {
  const [down, across] = turn(...pointOf(place));
  return PLACES.findIndex((other) => pointOf(other).join() === [down, across].join());
};

const actionTurned = (turn: Turn, action: number) => {
  const code = action % 256;
  const seat = action - code;
  if (code < 60) return seat + turned(turn, code);
  if (code < 96) return seat + 60 + turned(turn, code - 60);
  if (code >= DONE) return action;
  return seat + lineCode(...(LINES[code - 96] ?? []).map((square) => turned(turn, square)));
};

test.each([
  ['a quarter turn', quarter],
  ['a mirror', mirror],
] as const)('section 4: a game seen after %s is a game', (_, turn) => {
  fc.assert(
    fc.property(anyGame, ({ options, states, actions }) => {
      let s = refCreate(options);
      for (const [i, action] of actions.entries()) {
        const seen = states[i] as RefState;
        expect(refLegal(s)).toHaveLength(refLegal(seen).length);
        s = refApply(s, actionTurned(turn, action));
      }
      const end = states.at(-1) as RefState;
      const { counters } = refView(s);
      expect(end.counters.map((__, square) => counters[turned(turn, square)])).toEqual(
        end.counters,
      );
      expect(refOutcome(s)).toEqual(refOutcome(end));
    }),
    { numRuns: sample('forest-fire: games of the reference seen otherwise', 20, 60) },
  );
});
