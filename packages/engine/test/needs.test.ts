import { describe, expect, test } from 'vitest';
import { fits, parseOptions, settled, Xoshiro, type OptionsSpec } from '../src/index.ts';
import { optionFaults, settingsOf, someOptions } from '../src/testing/index.ts';
import { DASH } from './dash/index.ts';

const both = { clauses: ['D-1'], affects: 'rules' } as const;
/** A crew is chosen in a mixed match alone, and is as large as the team. */
const SPEC: OptionsSpec = {
  options: {
    players: { ...both, values: [2, 3], default: 2 },
    match: { ...both, values: ['plain', 'mixed'], default: 'plain' },
    crew: {
      ...both,
      values: ['any', 'HH', 'HSP'],
      default: 'any',
      when: { match: ['mixed'] },
      needs: { HH: { players: [2] }, HSP: { players: [3] } },
    },
  },
  presets: {},
};
const game = { ...DASH, options: SPEC };
const fitting = (values: Readonly<Record<string, unknown>>): boolean =>
  values['crew'] === 'any' || String(values['crew']).length === values['players'];

describe('a value that needs another', () => {
  test('is chosen with it', () => {
    const given = { match: 'mixed', players: '3', crew: 'HSP' };
    expect(parseOptions(SPEC, given)).toEqual({ ok: true, value: { ...given, players: 3 } });
    expect(fits(SPEC.options['crew']!, 'HSP', { players: 3 })).toBe(true);
    expect(fits(SPEC.options['crew']!, 'any', { players: 2 })).toBe(true);
  });

  test('is refused without it, and the refusal says what it needs', () => {
    expect(parseOptions(SPEC, { match: 'mixed', crew: 'HSP' })).toEqual({
      ok: false,
      problem: {
        code: 'options.needs',
        args: { name: 'crew', value: 'HSP', other: 'players', values: '3' },
      },
    });
  });

  test('is let be where its option does not matter', () => {
    expect(parseOptions(SPEC, { crew: 'HSP' }).ok).toBe(true);
  });

  test('gives way to the default when the rest is settled', () => {
    const left = { match: 'mixed', players: 2, crew: 'HSP' };
    expect(settled(SPEC, left)).toEqual({ ...left, crew: 'any' });
    expect(settled(SPEC, { ...left, players: 3 })).toEqual({ ...left, players: 3 });
  });
});

describe('what the harness plays', () => {
  test('has every value, with what it needs, and nothing that does not fit', () => {
    const settings = settingsOf(game, 40).map(({ options }) => options);
    expect(new Set(settings.map(({ crew }) => crew))).toEqual(new Set(['any', 'HH', 'HSP']));
    expect(settings.filter((options) => !fitting(options))).toEqual([]);
  });

  test('so have options drawn at random', () => {
    const random = new Xoshiro(1);
    const drawn = Array.from({ length: 100 }, () => someOptions(game, random));
    expect(drawn.every((options) => fitting(options) && parseOptions(SPEC, options).ok)).toBe(true);
    expect(new Set(drawn.map(({ crew }) => crew)).size).toBe(3);
    expect(drawn.filter(({ match, crew }) => match === 'plain' && crew !== 'any')).toEqual([]);
  });

  test('knows when a need cannot be met', () => {
    const crew = { ...SPEC.options['crew']!, needs: { HP: { players: [2] }, HH: { seats: [2] } } };
    const faults = optionFaults({
      ...game,
      options: { ...SPEC, options: { ...SPEC.options, crew } },
    });
    expect(faults).toEqual(['crew: no HP', 'crew: when seats?']);
  });
});
