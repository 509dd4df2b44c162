import { OVER, type Action } from '../actor.ts';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Xoshiro, type Random } from '../chance/random.ts';
import { ENTRY_LIMIT, POSITION_LIMIT } from '../notation.ts';
import { ok, problem, type Refusal } from '../refusal.ts';
import { type Rules, type SearchRules } from '../rules.ts';
import { anything, playOut, type Choose } from './matches.ts';
import { LIMIT, sample } from './sample.ts';

/** What tests of a notation need to know of a game. */
export interface NotationTests<S extends object> {
  /** The rules under one choice of options each. */
  readonly rules: readonly SearchRules<S>[];
  /** Words and marks of the notation. The tests join them in any order to texts that people could write. */
  readonly words: readonly string[];
  /** The signs of positions. The tests replace one by another to damage a position. */
  readonly signs: string;
  /** The beginning of the game's clause ids, e.g. `WF-`. */
  readonly clauses: string;
  /** How matches are played; at random if absent. */
  readonly choose?: (rules: SearchRules<S>, random: Random) => Choose<S>;
}

/** How many steps of a match are played if it may never end. */
const STEPS = 1000;
/** In how many positions at the start of a match the texts are tried. */
const EARLY = 12;

/** Tests that every notation must pass: with any text, with every state of a match, and with damaged positions. */
export function describeNotation<S extends object>(written: NotationTests<S>): void {
  const { choose = anything } = written;
  const tries = (what: string, few: number, many: number) => ({
    numRuns: sample(`notation of ${written.clauses}*: ${what}`, few, many),
  });
  const rulesOf = fc.constantFrom(...written.rules);
  const play = (rules: SearchRules<S>, seed: number, see: (s: S) => void, steps = STEPS): S =>
    playOut(rules, choose(rules, new Xoshiro(seed)), see, steps);

  describe('whatever comes in', () => {
    const text = fc.oneof(
      fc.string(),
      fc.string({ unit: 'binary' }),
      fc.constantFrom(...Object.getOwnPropertyNames(Object.prototype)),
      fc.array(fc.constantFrom(...written.words)).map((some) => some.join(' ')),
    );

    test('reading an entry never throws, and gives a whole number', LIMIT, () => {
      fc.assert(
        fc.property(rulesOf, text, fc.integer(), (rules, entry, seed) => {
          const see = (s: S): void => {
            const read = rules.notation.parse(s, entry);
            expect(!read.ok || Number.isInteger(read.value)).toBe(true);
          };
          play(rules, seed, see, EARLY);
        }),
        tries('texts read as entries', 100, 2000),
      );
    });

    test(
      'reading a position never throws, and what is read is written and read the same',
      LIMIT,
      () => {
        fc.assert(
          fc.property(rulesOf, text, (rules, position) => {
            const read = rules.notation.parsePosition(position);
            expect(read.ok ? 'position.' : read.problem.code).toMatch(/^position\./);
            const again = read.ok
              ? rules.notation.parsePosition(rules.notation.position(read.value))
              : read;
            expect(again).toEqual(read);
          }),
          tries('texts read as positions', 100, 2000),
        );
      },
    );

    test('what is too long is not looked at, and told so', () => {
      for (const rules of written.rules) {
        const s = rules.create();
        for (const sign of [' ', '.', '!', 'a ', '1,', ';']) {
          const entry = rules.notation.parse(s, `go ${sign.repeat(ENTRY_LIMIT)}x`);
          expect(entry).toEqual(problem('notation.long', { limit: ENTRY_LIMIT }));
          const start = rules.notation.position(s);
          const position = rules.notation.parsePosition(start + sign.repeat(POSITION_LIMIT));
          expect(position).toEqual(problem('position.long', { limit: POSITION_LIMIT }));
        }
      }
    });

    test('no whole number is too strange for a check', () => {
      fc.assert(
        fc.property(rulesOf, fc.integer(), fc.integer({ min: -3, max: 9 }), (rules, action, by) => {
          const refusal = rules.check(rules.create(), action, by);
          return refusal === undefined || refusal.clause.startsWith(written.clauses);
        }),
      );
    });
  });

  test('every state comes back from its text', LIMIT, () => {
    fc.assert(
      fc.property(rulesOf, fc.integer(), (rules, seed) => {
        play(rules, seed, (s) => {
          const position = rules.notation.position(s);
          const back = readPosition(rules, position);
          expect(rules.notation.position(back)).toBe(position);
          expect(rules.hash(back)).toBe(rules.hash(s));
          for (let seat = 0; seat < rules.seats; seat++)
            expect(rules.view(back, seat)).toEqual(rules.view(s, seat));
        });
      }),
      tries('matches whose positions come back', 3, 800),
    );
  });

  test('a position with one sign changed is refused or can be played', LIMIT, () => {
    const slip = fc.record({
      seed: fc.integer(),
      stop: fc.nat(20),
      where: fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
      sign: fc.constantFrom('', ...written.signs.split('')),
    });
    fc.assert(
      fc.property(rulesOf, slip, (rules, { seed, stop, where, sign }) => {
        const position = rules.notation.position(play(rules, seed, () => {}, stop));
        const i = Math.floor(where * position.length);
        const slipped = position.slice(0, i) + sign + position.slice(i + 1);
        const read = rules.notation.parsePosition(slipped);
        if (!read.ok) return;
        const again = readPosition(rules, rules.notation.position(read.value));
        expect(rules.hash(again)).toBe(rules.hash(read.value));
        playOn(rules, read.value, choose(rules, new Xoshiro(seed)));
      }),
      tries('positions with one sign changed', 200, 20_000),
    );
  });
}

/** The state of a position; throws if it cannot be read. */
export function readPosition<S extends object>(rules: Rules<S>, position: string): S {
  const read = rules.notation.parsePosition(position);
  if (!read.ok) throw new Error(`${read.problem.code}: ${position}`);
  return read.value;
}

/** Why an action, or what it is called, is not allowed to whoever acts in a position; undefined if it is. */
export function refusalIn<S extends object>(
  rules: Rules<S>,
  position: string,
  tried: string | Action,
): Refusal | undefined {
  const s = readPosition(rules, position);
  const read = typeof tried === 'string' ? rules.notation.parse(s, tried) : ok(tried);
  if (!read.ok) throw new Error(`${read.problem.code}: ${tried}`);
  return rules.check(s, read.value, rules.actor(s));
}

/** Plays on from a position: there must always be a legal action, and an outcome within the bounds if the match ends. */
function playOn<S extends object>(rules: Rules<S>, s: S, choose: Choose<S>): void {
  let steps = 0;
  for (; steps < STEPS && rules.actor(s) !== OVER; steps++) {
    if (rules.count(s) <= 0) throw new Error(`nothing to do: ${rules.notation.position(s)}`);
    rules.apply(s, choose(s));
  }
  expect(steps).toBeLessThanOrEqual(rules.bounds.steps);
  const ending = rules.actor(s) === OVER ? rules.outcome(s).code : 'played on';
  expect(ending).not.toBe('');
}
