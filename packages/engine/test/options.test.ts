import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  applies,
  areUsual,
  chosen,
  defaults,
  isNumberName,
  parseOptions,
  spell,
  type OptionValues,
  type OptionsSpec,
} from '../src/index.ts';
import { DASH } from './dash/index.ts';

const spec = DASH.options;
const names = Object.keys(spec.options);

describe('the gate for options', () => {
  test('lets nothing through that is not a value, and never throws', () => {
    const anything = fc.oneof(
      fc.jsonValue(),
      fc.anything(),
      fc.dictionary(fc.constantFrom(...names), fc.jsonValue()),
    );
    fc.assert(
      fc.property(anything, (given) => {
        const parsed = parseOptions(spec, given);
        const values = parsed.ok ? parsed.value : defaults(spec);
        expect(parsed.ok ? 'options.value' : parsed.problem.code).toMatch(
          /^options\.(shape|unknown|value)$/,
        );
        expect(Object.keys(values)).toEqual(names);
        for (const name of names) expect(spec.options[name]!.values).toContain(values[name]);
      }),
      { numRuns: 1000 },
    );
  });

  test('takes values and their spelling, and fills in defaults', () => {
    const wanted = fc.record(
      Object.fromEntries(
        names.map((name) => [name, fc.constantFrom(...spec.options[name]!.values)]),
      ),
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(wanted, (some) => {
        const values = some as OptionValues;
        const all = { ...defaults(spec), ...values };
        expect(parseOptions(spec, values)).toEqual({ ok: true, value: all });
        const spelled = Object.fromEntries(
          Object.entries(values).map(([name, value]) => [name, ` ${spell(value)} `]),
        );
        expect(parseOptions(spec, spelled)).toEqual({ ok: true, value: all });
        expect(parseOptions(spec, chosen(spec, all))).toEqual({ ok: true, value: all });
      }),
    );
  });

  test.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])(
    'knows no option %s',
    (name) => {
      const given = JSON.parse(`{"${name}": "on"}`) as unknown;
      expect(parseOptions(spec, given)).toMatchObject({
        ok: false,
        problem: { code: 'options.unknown' },
      });
      expect(({} as Record<string, unknown>)['on']).toBeUndefined();
    },
  );

  test('says that there are none where a game has none', () => {
    expect(parseOptions({ options: {}, presets: {} }, { length: 1 })).toEqual({
      ok: false,
      problem: { code: 'options.none', args: { name: 'length' } },
    });
  });

  test('says which values there are', () => {
    expect(parseOptions(spec, { length: 'x'.repeat(1000) })).toEqual({
      ok: false,
      problem: {
        code: 'options.value',
        args: { name: 'length', value: `${'x'.repeat(40)}…`, values: '6, 10' },
      },
    });
  });
});

test('an option applies when the others are as it needs them', () => {
  const cheer = spec.options['cheer']!;
  expect(applies(cheer, { track: 'grass' })).toBe(true);
  expect(applies(cheer, { track: 'sand' })).toBe(false);
  expect(applies(cheer, {})).toBe(false);
});

test('rules are usual if what is not free has its default, and no number is another', () => {
  const option = { values: [1, 2], default: 1, clauses: [], affects: 'rules' } as const;
  const shown: OptionsSpec = {
    options: { fires: option, seats: option, sound: { ...option, affects: 'table' } },
    presets: {},
  };
  const free = new Set(['seats']);
  const usual = defaults(shown);
  expect(areUsual(shown, usual, free)).toBe(true);
  expect(areUsual(shown, { ...usual, seats: 2, sound: 2 }, free)).toBe(true);
  expect(areUsual(shown, { ...usual, fires: 2 }, free)).toBe(false);
  expect(areUsual(shown, { ...usual, seats: 2 }, new Set())).toBe(false);
  expect(areUsual(shown, { ...usual, 'DS-01.fires': 1 }, free)).toBe(false);
  expect(['DS-01.fires', 'fires'].map(isNumberName)).toEqual([true, false]);
});
