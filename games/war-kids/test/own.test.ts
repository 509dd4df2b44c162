import { applies, parseOptions, type OptionValues } from '@glade/engine';
import { describe, expect, test } from 'vitest';
import { game } from '../src/game.ts';
import { battleOptions } from '../src/rules/options.ts';
import type { Scenario } from '../src/rules/setup/scenario.ts';
import type { BattleState } from '../src/rules/state.ts';
import { scenarios } from '../src/scenario/built-in.ts';
import { options as spec } from '../src/scenario/options.ts';
import { packScenario, unpackScenario } from '../src/scenario/packed-scenario.ts';
import { valuesWith } from './play.ts';

describe('an own scenario as an option', () => {
  const own = (name: keyof typeof scenarios, more: Partial<Scenario>): string =>
    packScenario({ ...scenarios[name], ...more });
  const army = (options: OptionValues): number => {
    const read = parseOptions(spec, options);
    if (!read.ok) throw new Error(read.problem.code);
    return (game.rules(read.value).create() as BattleState).cell.length;
  };

  test.each([
    [true, 55],
    [false, 49],
  ])('its switches stand as it says: %s', (usual, units) => {
    const [only] = scenarios.waterloo.options;
    const scenario = own('waterloo', { options: [{ ...only!, default: usual }] });
    expect(army({ scenario })).toBe(units);
    expect(army({ scenario, prussians: !usual })).toBe(units);
  });

  test('a switch may be called like a rule', () => {
    const { units } = scenarios.firstSkirmish;
    const scenario = own('firstSkirmish', {
      options: [{ id: 'wounded', name: { en: 'More', it: 'Di più' }, default: true }],
      units: units.map((unit, i) => (i === 3 ? { ...unit, ifOption: 'wounded' } : unit)),
    });
    expect(army({ scenario })).toBe(16);
  });

  test('what it decides can be chosen otherwise, also back to what is usual', () => {
    const scenario = { ...scenarios.forestRoad, rules: { forcedCombat: 'none', roads: true } };
    const chosen = (values: OptionValues) => battleOptions(valuesWith(values), scenario);
    expect(chosen({})).toMatchObject({ forcedCombat: 'none', roads: true, contourBlock: 'cross' });
    expect(chosen({ forcedCombat: 'auto' }).forcedCombat).toBe('auto');
    expect(chosen({ roads: false }).roads).toBe(false);
  });

  test('a ruling acts where its rule may come from the scenario', () => {
    const scenario = own('firstSkirmish', { rules: { slowMagic: true } });
    const read = parseOptions(spec, { scenario, pushSafety: 'immune' });
    expect(read.ok && applies(spec.options['pushSafety']!, read.value)).toBe(true);
  });

  test('a file with one scenario is taken, one with two is not', () => {
    const fileOf = (count: number): string =>
      JSON.stringify({
        format: 'war-kids-scenarios/1',
        scenarios: Array.from({ length: count }, () => scenarios.forestRoad),
      });
    expect(unpackScenario(fileOf(1))).toEqual({ ok: true, value: scenarios.forestRoad });
    expect(unpackScenario(fileOf(2))).toMatchObject({ problem: { code: 'scenario.one' } });
    expect(unpackScenario('{nope')).toMatchObject({ problem: { code: 'file.json' } });
    expect(unpackScenario('[]')).toMatchObject({ problem: { code: 'scenario.shape' } });
    expect(unpackScenario('waterloo')).toBeUndefined();
  });
});
