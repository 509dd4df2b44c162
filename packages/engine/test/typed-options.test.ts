import { expect, expectTypeOf, test } from 'vitest';
import { defaults, type OptionValues } from '../src/index.ts';
import { CHANCE, defineGame, number, OVER, type RulesSpec } from '../src/define/index.ts';

interface State {
  left: number;
}

const rulesOf = (left: number, isFlipped: boolean): RulesSpec<State> => ({
  seats: 2,
  fields: { left: number(0, 9, left) },
  actions: 2,
  steps: 9,
  clauses: { turn: 'XY-01', end: 'XY-02' },
  actor: (s) => (s.left === 0 ? OVER : isFlipped ? CHANCE : 0),
  legal: () => [0, 1],
  apply(s) {
    s.left -= 1;
  },
  write: (_, action) => `${action}`,
  points: () => [0, 0],
});

test('rules are given the values that the options declare, with their types', () => {
  const given: unknown[] = [];
  const game = defineGame({
    id: 'typed',
    prefix: 'XY',
    options: {
      firebreaks: { values: [1, 2, 3], default: 2, clauses: [], affects: 'rules' },
      flip: { values: [true, false], default: false, clauses: [], affects: 'rules' },
      mode: { values: ['solo', 'vs'], default: 'vs', clauses: [], affects: 'rules' },
    },
    presets: { long: { firebreaks: 3, mode: 'vs' } },
    events: {},
    rules({ firebreaks, flip, mode }) {
      expectTypeOf(firebreaks).toEqualTypeOf<1 | 2 | 3>();
      expectTypeOf(flip).toEqualTypeOf<boolean>();
      expectTypeOf(mode).toEqualTypeOf<'solo' | 'vs'>();
      given.push([firebreaks, flip, mode]);
      return rulesOf(firebreaks, flip);
    },
    bots: {
      first: (s, legal) => {
        expectTypeOf(s).toEqualTypeOf<State>();
        return legal[0]!;
      },
    },
    words: { en: {} },
  });
  expect(game.rules(defaults(game.options)).create()).toEqual({ left: 2 });
  game.rules({ ...defaults(game.options), ...game.options.presets['long'] });
  expect(given).toEqual([
    [2, false, 'vs'],
    [3, false, 'vs'],
  ]);
});

test('an option that is not declared, and a preset with another value, do not compile', () => {
  const spec = { id: 'typed', prefix: 'XY', events: {}, words: { en: {} } };
  const options = {
    firebreaks: { values: [1, 2, 3], default: 2, clauses: [], affects: 'rules' },
  } as const;
  // @ts-expect-error: there is no option `fireBreaks`.
  defineGame({ ...spec, options, rules: ({ fireBreaks }) => rulesOf(fireBreaks, false) });
  defineGame<State, typeof options>({
    ...spec,
    options,
    // @ts-expect-error: 4 is not among the values.
    presets: { more: { firebreaks: 4 } },
    rules: ({ firebreaks }) => rulesOf(firebreaks, false),
  });
  // Who names the state alone leaves the options open.
  defineGame<State>({
    ...spec,
    options,
    rules(values) {
      expectTypeOf(values).toEqualTypeOf<OptionValues>();
      return rulesOf(1, false);
    },
  });
  expect(options.firebreaks.values).toHaveLength(3);
});
