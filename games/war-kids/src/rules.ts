import type { OptionValues, SearchRules } from '@glade/engine';
import { battle } from './rules/kernel.ts';
import { guess } from './guess/rules.ts';
import type { ScenarioName } from './rules/options.ts';
import { readOwn } from './scenario/packed-scenario.ts';
import type { Scenario } from './rules/setup/scenario.ts';
import { scenarios } from './scenario/built-in.ts';

/** War Kids: battles of two small armies, or the guessing game that comes before. */
export function rules(values: OptionValues): SearchRules {
  if (values['mode'] === 'guess') return guess();
  return battle(scenarioOf(String(values['scenario'])), values);
}

/** The scenario that a value of the option means; one of somebody's own has passed the option's gate. */
export function scenarioOf(value: string): Scenario {
  if (Object.hasOwn(scenarios, value)) return scenarios[value as ScenarioName];
  const own = readOwn(value);
  if (own?.ok !== true) throw new Error('no scenario');
  return own.value;
}
