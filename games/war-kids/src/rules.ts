import type { OptionValues, SearchRules } from '@glade/engine';
import { battle } from './battle.ts';
import { guess } from './guess.ts';
import type { ScenarioName } from './options.ts';
import { readOwn } from './own.ts';
import type { Scenario } from './scenario.ts';
import { scenarios } from './scenarios.ts';

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
