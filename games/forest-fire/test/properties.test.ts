import { CHANCE, Xoshiro, type Action, type OptionValues } from '@glade/engine';
import { playImage, playOut } from '@glade/engine/testing';
import { SQUARES } from '@glade/boards/squares36';
import { SYMMETRIES, turnedPoint } from '@glade/boards/symmetries';
import * as fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { DONE, DROP, PUT_OUT, SEAT } from '../src/rules/actions.ts';
import { burns, isBreak } from '../src/rules/fire.ts';
import { LINES } from '../src/rules/lines.ts';
import { HAND, PLACES, pointOf } from '../src/rules/places.ts';
import { type FireState, PILOT, TURNS } from '../src/rules/state.ts';
import { anything, rulesWith, sensible, someOptions, type FireRules } from './play.ts';

// What holds in every match, whatever is rolled and done.

vi.setConfig({ testTimeout: 60_000 });

/** Random matches over all options, a third of them played with some sense. */
function everyMatch(
  matches: number,
  see: (game: FireRules, values: OptionValues) => (s: FireState) => void,
) {
  const random = new Xoshiro(11);
  for (let match = 0; match < matches; match++) {
    const values = someOptions(random);
    const game = rulesWith(values);
    playOut(game, (match % 3 === 0 ? sensible : anything)(game, random), see(game, values), 200);
  }
}

const squares = Array.from({ length: SQUARES }, (_, square) => square);
const sum = (counters: Iterable<number>): number => [...counters].reduce((a, b) => a + b, 0);

test('a square burns when counters lie on it, and Firebreaks never burn', () => {
  let bad = 0;
  everyMatch(90, () => (s) => {
    for (const square of squares) {
      if (burns(s, square) !== s.counters[square]! > 0) bad += 1;
      if (isBreak(s, square) && burns(s, square)) bad += 1;
    }
  });
  expect(bad).toBe(0);
});

test('FF-33, FF-40, FF-50: fire grows only by rolls and goes only by firefighters', () => {
  let [grew, went, bad] = [0, 0, 0];
  everyMatch(90, (game) => {
    let before: { actor: number; counters: number } | undefined;
    return (s) => {
      const counters = sum(s.counters);
      if (before !== undefined) {
        if (counters > before.counters) grew += 1;
        if (counters < before.counters) went += 1;
        if (before.actor === CHANCE ? counters < before.counters : counters > before.counters)
          bad += 1;
      }
      before = { actor: game.actor(s), counters };
    };
  });
  expect(bad).toBe(0);
  expect(Math.min(grew, went)).toBeGreaterThan(300);
});

test('FF-32, FF-R24, FF-R27: nobody has more moves than the role allows, and Pilots stay in the air', () => {
  let bad = 0;
  everyMatch(90, (game) => (s) => {
    for (let seat = 0; seat < game.seats; seat++) {
      const pilot = s.roles[seat] === PILOT;
      if (s.moves[seat]! > (pilot ? 1 : 2)) bad += 1;
      if (pilot && s.places[seat] !== HAND) bad += 1;
      if (s.isOut(seat) && (s.places[seat] !== HAND || s.moves[seat]! > 0)) bad += 1;
    }
  });
  expect(bad).toBe(0);
});

describe('the eight symmetries of the square', () => {
  test('a match turned or mirrored is the same match', () => {
    let actions = 0;
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 1, max: SYMMETRIES - 1 }), (seed, symmetry) => {
        const random = new Xoshiro(seed);
        const game = rulesWith(someOptions(random));
        const image = {
          turned: (s: FireState, a: Action) => turnedAction(a, symmetry, s.step),
          expectTurned: (s: FireState, other: FireState) => {
            actions += 1;
            expectTurned(s, other, symmetry);
          },
        };
        playImage(game, anything(game, random), image, 120);
      }),
      { numRuns: 60 },
    );
    expect(actions).toBeGreaterThan(1000);
  });

  const POINTS = Array.from({ length: PLACES }, (_, place) => pointOf(place).join());

  // The places outside are turned with the forest, as its frame.
  function turned(place: number, symmetry: number): number {
    return place === HAND ? HAND : POINTS.indexOf(turnedPoint(pointOf(place), symmetry, 7).join());
  }

  function turnedLine(line: number, symmetry: number): number {
    const ends = [LINES[line]![0], LINES[line]![2]].map((square) => turned(square, symmetry));
    return LINES.findIndex((other) => ends.includes(other[0]) && ends.includes(other[2]));
  }

  function turnedAction(a: Action, symmetry: number, step: number): Action {
    const base = step === TURNS ? a & ~(SEAT - 1) : 0;
    const action = a - base;
    if (action < PUT_OUT) return base + turned(action, symmetry);
    if (action < DROP) return base + PUT_OUT + turned(action - PUT_OUT, symmetry);
    return action < DONE ? base + DROP + turnedLine(action - DROP, symmetry) : a;
  }

  function expectTurned(s: FireState, image: FireState, symmetry: number): void {
    for (const square of squares)
      expect(image.counters[turned(square, symmetry)]).toBe(s.counters[square]);
    expect([...image.places]).toEqual([...s.places].map((place) => turned(place, symmetry)));
    expect([image.step, image.round, image.seat, image.out]).toEqual([
      s.step,
      s.round,
      s.seat,
      s.out,
    ]);
  }
});

// Rules file, section 4: distinct actions, if every square in reach burns. Places by the number of places there are.
describe('how much there is to choose from', () => {
  const counts = (role: 'H' | 'S'): Readonly<Record<string, number>> => {
    const found: Record<string, number> = {};
    const game = rulesWith({ game: 'mixed', roles: role + role, firebreaks: 0, maxRounds: 200 });
    for (let place = 0; place < HAND; place++) {
      const name = game.notation.place(place);
      const forest = `${'1'.repeat(5)}./${Array.from({ length: 5 }, () => '1'.repeat(6)).join('/')}`;
      const text = `turns round 1 seat 1 left 0: ${forest} ; ${role} ${name} moves 2 ; ${role} N1 moves 2`;
      const read = game.notation.parsePosition(text);
      if (!read.ok) throw new Error(`${read.problem.code}: ${text}`);
      // The square at the corner does not burn, or the forest would be lost; its neighbours reach one fire less.
      const nearCorner = [4, 5, 10, 11, 40, 41, 42, 43].includes(place) ? 1 : 0;
      const actions = game.count(read.value) + nearCorner;
      found[actions] = (found[actions] ?? 0) + 1;
    }
    return found;
  };

  test('Hotshots: 16 inner squares, 16 at the border, 4 corners, 16 spots and 8 beside the corners', () => {
    expect(counts('H')).toEqual({ 14: 16, 11: 16, 9: 4, 7: 16, 5: 8 });
  });

  test('Smoke Jumpers: the whole forest from the edge', () => {
    expect(counts('S')).toEqual({ 14: 16, 43: 16, 42: 4 + 16, 40: 8 });
  });

  test('Pilots: 80 lines and not dropping', () => {
    const game = rulesWith({ game: 'pilots', firebreaks: 0, maxRounds: 200 });
    const forest = Array.from({ length: 6 }, (_, row) => (row < 5 ? '111111' : '11111.')).join('/');
    const read = game.notation.parsePosition(
      `turns round 2 seat 1 left 0: ${forest} ; P hand moves 1 ; P hand moves 1`,
    );
    expect(read.ok && game.count(read.value)).toBe(81);
    const fill = game.notation.parsePosition(
      `turns round 3 seat 1 left 0: ${forest} ; P hand moves 1 ; P hand moves 1`,
    );
    expect(fill.ok && game.count(fill.value)).toBe(1);
  });
});
