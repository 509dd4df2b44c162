import { LIMIT, ONLY_LONG, sample } from '@glade/engine/testing';
import { describe, expect, test, vi } from 'vitest';
import {
  CHANCE,
  OVER,
  refActor,
  refCreate,
  refLegal,
  type RefOptions,
  refOutcome,
  type RefState,
  refView,
  refWeight,
} from './reference.ts';
import { JOKER } from './reference/codes.ts';
import { cautious, sitters } from './reference/greedy.ts';
import { matches, tileAt } from './reference/map.ts';
import { goalOf, VALUES } from './reference/options.ts';
import { drawsFrom, pick, playOut, type Policy, random } from './reference/policies.ts';
import { OPTIONS } from './reference/position.ts';
import { withSeat } from './reference/state.ts';
import { tileOf, TILES } from './reference/tiles.ts';
import { reachOf, type Spot } from './reference/walk.ts';

vi.setConfig({ testTimeout: LIMIT.timeout });

// Whole games of the reference: what holds in every state, and the figures of section 8.

const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0);
const count = (list: readonly number[], one: number) => list.filter((n) => n === one).length;

/** What should hold, by name; `brokenIn` gives the names of what does not. */
type Facts = Readonly<Record<string, boolean>>;
const brokenIn = (facts: Facts) => Object.keys(facts).filter((name) => !facts[name]);

/** Every card is somewhere, and only there. */
function cardFacts(s: RefState): Facts {
  const open = s.seats.flatMap((seat) => [seat.identity, ...seat.encounters.map((e) => e.card)]);
  const spot = [s.clue, ...Array<number>(s.jokers).fill(JOKER)];
  const all = [...open, ...spot, ...s.discards, ...s.unseen.flat()].filter((card) => card >= 0);
  const slots = s.seats.flatMap((seat) => seat.friends);
  return {
    '54 cards': all.length === 54 && count(all, JOKER) === 2,
    'each once': new Set(all).size === 53,
    'section 4: old pools are the old Friends': s.unseen.every(
      (pool, j) => j === s.unseen.length - 1 || pool.length === count(slots, j),
    ),
    'the deck holds what is no Friend': refView(s).deck >= 0,
    'FV-R32': !open.includes(JOKER),
  };
}

function tokenFacts(s: RefState): Facts {
  const view = refView(s);
  const prizes = view.seats.flatMap((seat) => seat.encounters).filter(([, token]) => token);
  const out = [view.clue >= 0, prizes.length > 0, view.carrier >= 0].filter((one) => one).length;
  const home = s.seats[view.carrier]?.x === 0 && s.seats[view.carrier]?.y === 0;
  return {
    'FV-R38 one token': out <= 1 && prizes.length <= 1,
    'no token is lost': view.delivered + view.reserve + out === goalOf(s.options),
    'FV-83': (view.delivered === goalOf(s.options)) === (view.result === 'won'),
    'FV-R40': !home || s.options.delivery === 'arrive',
    'FV-R34': !view.clueOwed || (view.clue < 0 && view.reserve > 0 && out === 0),
  };
}

function tileFacts(s: RefState): Facts {
  const held = s.seats.flatMap((seat) => seat.unused);
  const laid = s.tiles.map((tile) => tile.type);
  const everywhere = [...laid, ...held, s.hand];
  return {
    'every tile is somewhere': TILES.every(
      (tile, type) => (s.left[type] ?? 0) + count(everywhere, type) === tile.count,
    ),
    'FV-23': matches(s.tiles, s.tiles.at(-1) ?? { x: 0, y: 0, type: 0, rotation: 0 }),
    'one tile a space': new Set(s.tiles.map(({ x, y }) => `${x},${y}`)).size === s.tiles.length,
    'rotations that look alike count once': s.tiles.every(
      (tile) => tile.rotation < tileOf(tile.type).rotations,
    ),
    'meeples stand on banks': s.seats.every(({ x, y, bank }) => {
      const tile = tileAt(s.tiles, x, y);
      return tile !== undefined && bank >= 0 && bank < tileOf(tile.type).banks.length;
    }),
    'the open end is free': s.river === null || !tileAt(s.tiles, s.river.x, s.river.y),
  };
}

function legalFacts(s: RefState): Facts {
  const legal = refLegal(s);
  const chance = refActor(s) === CHANCE;
  const mired = (s.seats[s.active]?.encounters.length ?? 0) > 0;
  return {
    'something is legal': legal.length > 0 || s.step === 'over',
    ascending: legal.every((code, i) => i === 0 || code > (legal[i - 1] ?? code)),
    weights: legal.every((a) => refWeight(s, a) > 0 === chance),
    'FV-38': s.step !== 'move' || !mired,
    'clearing is a choice': s.step !== 'clear' || legal.length > 1,
    'FV-R47': s.step !== 'move' || legal.length > 1,
  };
}

/** What may never come back. */
function stepFacts(before: RefState, after: RefState): Facts {
  const counters = ['delivered', 'encounters', 'matches', 'friends', 'failed', 'turn'] as const;
  return {
    'tiles stay': before.tiles.every((tile, i) => tile === after.tiles[i]),
    counters: counters.every((name) => after[name] >= before[name]),
    'FV-20':
      after.active === (before.active + after.turn - before.turn) % before.seats.length ||
      before.turn === 0,
  };
}

function endFacts(s: RefState): Facts {
  const { code, winners, measures } = refOutcome(s);
  const boxed = s.seats.every(({ unused }) => unused.length >= 2);
  return {
    'FV-82': boxed === (code === 'boxed') || code === 'won',
    'FV-81': code !== 'mired' || s.seats.every(({ encounters }) => encounters.length > 0),
    'FV-R53': code !== 'cold' || sum(s.left) === 0,
    'all or none': winners.length === (code === 'won' ? s.seats.length : 0),
    'section 8: under 200 turns': Number(measures.turns) < 200 + 12 * s.seats.length,
  };
}

/** Plays a game and gives the names of all that was broken. */
function brokenInGame(options: RefOptions, seed: number, policy: Policy = random): string[] {
  const broken = new Set<string>();
  const note = (facts: Facts) => brokenIn(facts).forEach((name) => broken.add(name));
  const end = playOut(refCreate(options), policy, drawsFrom(seed), (before, after) => {
    note(stepFacts(before, after));
    for (const facts of [cardFacts, tokenFacts, tileFacts, legalFacts])
      if (after.turn > 0) note(facts(after));
  });
  note(endFacts(end));
  return [...broken];
}

function someOptions(seed: number): RefOptions {
  const draw = drawsFrom(seed);
  const one = (values: readonly (string | number | boolean)[]) =>
    values[pick([...values.keys()], draw)] ?? '';
  return Object.fromEntries(Object.entries(VALUES).map(([name, values]) => [name, one(values)]));
}

describe('random games', () => {
  test('with the defaults', () => {
    for (let seed = 0; seed < 4; seed += 1) expect(brokenInGame(OPTIONS, seed)).toEqual([]);
  });

  test('with any options', () => {
    const games = sample('fair-verona: games of the reference with any options', 14, 400);
    for (let seed = 100; seed < 100 + games; seed += 1)
      expect({ seed, broken: brokenInGame(someOptions(seed), seed) }).toEqual({ seed, broken: [] });
  });

  test('played better, to reach the land tiles and the ends', ONLY_LONG, () => {
    for (let seed = 200; seed < 212; seed += 1) {
      const policy = seed % 3 === 0 ? sitters : cautious;
      const broken = brokenInGame(someOptions(seed), seed, policy);
      expect({ seed, broken }).toEqual({ seed, broken: [] });
    }
  });

  test('every way there is a way back', () => {
    let asked = 0;
    for (let seed = 300; seed < 304; seed += 1) {
      const end = playOut(refCreate(OPTIONS), cautious, drawsFrom(seed));
      const spots = end.seats.map(({ x, y, bank }) => ({ x, y, bank }));
      const reach = (from: Spot) => reachOf(withSeat(end, end.active, from));
      for (const from of spots)
        for (const to of reach(from)) {
          asked += 1;
          expect(reach(to)).toContainEqual(from);
        }
    }
    expect(asked).toBeGreaterThan(50);
  });

  test('options that are not offered', () => {
    expect(() => refCreate({ ...OPTIONS, seats: 7 })).toThrow(RangeError);
    expect(() => refCreate({})).toThrow(RangeError);
  });
});

test('section 8: random games at medium', () => {
  const games = 30;
  const ends = Array.from({ length: games }, (_, seed) =>
    playOut(refCreate(OPTIONS), random, drawsFrom(1000 + seed)),
  );
  expect(ends.every((s) => refActor(s) === OVER)).toBe(true);
  const outcomes = ends.map(refOutcome);
  const mean = (name: string) => sum(outcomes.map((o) => Number(o.measures[name]))) / games;
  // Told: 27.7 turns, 1.2 tokens home; the bands are four standard errors of 30 games.
  expect(mean('turns')).toBeGreaterThan(22.5);
  expect(mean('turns')).toBeLessThan(33);
  expect(mean('delivered')).toBeGreaterThan(0.4);
  expect(mean('delivered')).toBeLessThan(2);
  // Told: 99.5 percent boxed in, none won.
  expect(outcomes.filter(({ code }) => code === 'boxed').length).toBeGreaterThan(26);
});

test('section 8: simple forms of the hand-made policies', ONLY_LONG, () => {
  const codes = (policy: Policy, seeds: number) =>
    Array.from({ length: seeds }, (_, seed) =>
      refOutcome(playOut(refCreate({ ...OPTIONS, difficulty: 'easy' }), policy, drawsFrom(seed))),
    );
  const games = sample('fair-verona: games of the careful reference', 10, 20);
  const careful = codes(cautious, games);
  const turns = sum(careful.map(({ measures }) => Number(measures.turns))) / games;
  // Told: 56.2 turns and 15.6 percent lost with no tiles left, random never.
  expect(turns).toBeGreaterThan(40);
  expect(turns).toBeLessThan(80);
  expect(careful.some(({ code }) => code === 'cold')).toBe(true);
  expect([...careful, ...codes(sitters, 6)].some(({ code }) => code === 'won')).toBe(true);
});
