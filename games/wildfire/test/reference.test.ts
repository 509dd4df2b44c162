import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  OVER,
  refActor,
  refApply,
  refCreate,
  refLegal,
  refReport,
  type RefOptions,
  type RefState,
} from './reference.ts';

// What holds in every game of the reference.

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
