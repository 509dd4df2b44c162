import { OVER, Xoshiro, type Action, type OptionValues } from '@glade/engine';
import {
  anything,
  legalOf,
  LIMIT,
  playOut,
  sample,
  someOptions,
  type Choose,
} from '@glade/engine/testing';
import { columnOf, rowOf, squareAt } from '@glade/boards/rows36';
import { SIDE, SQUARES } from '@glade/boards/squares36';
import { SYMMETRIES, turnedPoint } from '@glade/boards/symmetries';
import * as fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { options } from '../src/rules/options.ts';
import { limitAt } from '../src/rules/pile.ts';
import { type ClimberState, LEAF, MOVE, ORDER, STEPS } from '../src/rules/state.ts';
import { stepPrice } from '../src/rules/paths.ts';
import { everywhere, rulesWith, type ClimberRules } from './play.ts';

// What holds in every match, whatever is rolled and done.

vi.setConfig({ testTimeout: 60_000 });

const squares = Array.from({ length: SQUARES }, (_, square) => square);
const sum = (numbers: Iterable<number>): number => [...numbers].reduce((a, b) => a + b, 0);
const seatsOf = (game: ClimberRules): readonly number[] =>
  Array.from({ length: game.seats }, (_, seat) => seat);

type Watch = (s: ClimberState) => void;

/** Matches over all options: at random, careful, and with sense. */
function everyMatch(
  matches: number,
  watch: (game: ClimberRules, values: OptionValues) => Watch,
): void {
  const random = new Xoshiro(11);
  for (let match = 0; match < matches; match++) {
    const values = someOptions({ options }, random);
    const game = rulesWith(values);
    const choose = everywhere(game, ['random', 'careful', 'greedy'][match % 3]!, random);
    playOut(game, choose, watch(game, values));
  }
}

test('LC-15, LC-16, LC-17: no square has more leaves than it takes, and each has six levels at most', () => {
  const tall = new Set<number>();
  let bad = 0;
  everyMatch(120, () => (s) => {
    for (const square of squares) {
      if (s.chips[square]! > limitAt(s.elevation[square]!)) bad += 1;
      if (s.chips[square]! > 0) tall.add(s.elevation[square]! * 10 + s.chips[square]!);
    }
  });
  expect(bad).toBe(0);
  expect([...tall].toSorted((a, b) => a - b)).toEqual([1, 2, 11, 12, 21, 22, 31, 32, 41, 42, 51]);
});

test('LC-27, LC-28: what is announced is what lands, and exactly those under it are lost', () => {
  let [bad, landings] = [0, 0];
  everyMatch(120, (game) => {
    let before = game.create();
    return (s) => {
      if (s.landed > before.landed) {
        landings += 1;
        const mover = before.seat;
        for (const square of squares)
          if (s.elevation[square] !== before.elevation[square]! + before.chips[square]!) bad += 1;
        for (const seat of seatsOf(game)) {
          const hit = before.chips[s.places[seat]!]! > 0;
          if (s.isLost(seat) !== (before.isLost(seat) || hit)) bad += 1;
          if (seat !== mover && s.places[seat] !== before.places[seat]) bad += 1;
        }
      }
      game.copy(s, before);
    };
  });
  expect(bad).toBe(0);
  expect(landings).toBeGreaterThan(800);
});

test('LC-25: at most two are on a square', () => {
  let [bad, shared] = [0, 0];
  everyMatch(120, (game) => (s) => {
    const places = seatsOf(game).flatMap((seat) => (s.isLost(seat) ? [] : [s.places[seat]!]));
    for (const square of new Set(places)) {
      const there = places.filter((place) => place === square).length;
      if (there > 2) bad += 1;
      if (there === 2) shared += 1;
    }
  });
  expect(bad).toBe(0);
  expect(shared).toBeGreaterThan(1000);
});

test('LC-R18: whoever is on a blue top and stays is never lost', () => {
  let [bad, safe] = [0, 0];
  const game = rulesWith();
  const random = new Xoshiro(3);
  for (let match = 0; match < 60; match++) {
    const tops = new Set<number>();
    const choose = everywhere(game, 'greedy', random);
    const s = playOut(game, choose, (at) => {
      for (const seat of seatsOf(game))
        if (game.view(at, seat).climbers[seat]!.safe) tops.add(seat);
    });
    const { winners } = game.outcome(s);
    for (const seat of tops) {
      safe += 1;
      if (!winners.includes(seat)) bad += 1;
    }
  }
  expect(bad).toBe(0);
  expect(safe).toBeGreaterThan(60);
});

test('LC-R17, LC-31: a match is over when 216 leaves lie, and never later', () => {
  let complete = 0;
  everyMatch(120, (game) => (s) => {
    expect(s.landed).toBe(sum(s.elevation));
    if (s.landed < 216) return;
    complete += 1;
    expect(game.actor(s)).toBe(OVER);
    expect([...s.elevation]).toEqual(squares.map(() => 6));
  });
  expect(complete).toBeGreaterThan(20);
});

test('the ways that are shown lead there, step by step, for their price', () => {
  let ways = 0;
  everyMatch(60, (game, { descend }) => (s) => {
    if (s.step !== MOVE) return;
    const view = game.view(s, undefined);
    const shown = squares.filter((square) => view.prices[square]! >= 0);
    expect(shown).toEqual(legalOf(game, s));
    for (const square of shown) {
      let price = 0;
      for (let at = square; at !== s.places[s.seat]; at = view.before[at]!) {
        const from = view.before[at]!;
        const apart = Math.abs(columnOf(at) - columnOf(from)) + Math.abs(rowOf(at) - rowOf(from));
        expect(apart).toBe(1);
        price += stepPrice(s.elevation[from]!, s.elevation[at]!, Number(descend));
      }
      expect(price).toBe(view.prices[square]);
      ways += 1;
    }
  });
  expect(ways).toBeGreaterThan(3000);
});

test('the move filter keeps those ends that have no leaf', () => {
  let [kept, none] = [0, 0];
  everyMatch(60, (game) => (s) => {
    if (s.step !== MOVE) return;
    const safe = legalOf(game, s).filter((square) => s.chips[square] === 0);
    const filter = game.moveFilter!;
    const all = Array.from({ length: filter.count(s) }, (_, k) => filter.nth(s, k));
    if (safe.length === 0) none += 1;
    else kept += 1;
    // Where all lie under leaves any one does.
    const wanted = safe.length > 0 ? safe : legalOf(game, s).filter((end) => end === all[0]);
    expect(all).toEqual(wanted);
  });
  expect(Math.min(kept, none)).toBeGreaterThan(50);
});

describe('the symmetries of the square', () => {
  const turned = (square: number, symmetry: number): number => {
    const [x, y] = turnedPoint([columnOf(square) - 1, rowOf(square) - 1], symmetry, SIDE - 1);
    return squareAt(x + 1, y + 1);
  };

  /** Orders, dice and the rest mean the same on a turned board. */
  const turnedAction = (s: ClimberState, a: Action, symmetry: number): Action =>
    s.step === LEAF || s.step === MOVE ? turned(a, symmetry) : a;

  const TURNED = sample('leaf-climbers: matches turned or mirrored', 12, 400);

  test('a match turned or mirrored is the same match', LIMIT, () => {
    let actions = 0;
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 1, max: SYMMETRIES - 1 }), (seed, symmetry) => {
        const random = new Xoshiro(seed);
        const game = rulesWith(someOptions({ options }, random));
        const any = anything(game, random);
        const image = game.create();
        image.places.set(image.places.map((place) => turned(place, symmetry)));
        const choose: Choose<ClimberState> = (s) => {
          const action = any(s);
          game.apply(image, turnedAction(s, action, symmetry));
          return action;
        };
        playOut(game, choose, (s) => {
          actions += 1;
          expectTurned(game, s, image, symmetry);
        });
      }),
      { numRuns: TURNED },
    );
    expect(actions).toBeGreaterThan(33 * TURNED);
  });

  function expectTurned(
    game: ClimberRules,
    s: ClimberState,
    image: ClimberState,
    symmetry: number,
  ): void {
    for (const square of squares) {
      expect(image.elevation[turned(square, symmetry)]).toBe(s.elevation[square]);
      expect(image.chips[turned(square, symmetry)]).toBe(s.chips[square]);
    }
    for (const seat of seatsOf(game))
      expect(image.places[seat]).toBe(turned(s.places[seat]!, symmetry));
    expect([image.step, image.round, image.seat, image.lost, image.winners]).toEqual([
      s.step,
      s.round,
      s.seat,
      s.lost,
      s.winners,
    ]);
    const legal = legalOf(game, s).map((a) => turnedAction(s, a, symmetry));
    expect(legalOf(game, image)).toEqual(legal.toSorted((a, b) => a - b));
  }
});

test('LC-R11: a drawn order is kept, moved on by one, or drawn anew; LC-R15: without those who are lost', () => {
  let rounds = 0;
  everyMatch(60, (game, { order }) => {
    const turns: number[][] = [];
    let draws = 0;
    return (s) => {
      if (s.step === ORDER) draws += 1;
      if (s.step === STEPS) (turns[s.round] ??= []).push(s.seat);
      if (game.actor(s) !== OVER) return;
      expect(draws).toBe(order === 'eachRound' ? s.round : 1);
      const [, first = [], ...later] = turns;
      for (const [i, seats] of later.entries()) {
        if (order === 'eachRound') continue;
        const from = order === 'rotate' ? (i + 1) % game.seats : 0;
        const all = [...first.slice(from), ...first.slice(0, from)];
        expect(seats).toEqual(all.filter((seat) => seats.includes(seat)));
        rounds += 1;
      }
    };
  });
  expect(rounds).toBeGreaterThan(200);
});
