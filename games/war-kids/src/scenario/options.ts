import type { OptionsSpec } from '@glade/engine';
import { options as battleOptions, type ScenarioName } from '../rules/options.ts';
import type { Scenario } from '../rules/setup/scenario.ts';
import { scenarios } from './built-in.ts';
import { repackScenario, unpackScenario } from './packed-scenario.ts';

/** The options as everybody outside sees them: a scenario may be one of their own. */
export const options: OptionsSpec = {
  ...battleOptions,
  options: {
    ...battleOptions.options,
    scenario: {
      ...battleOptions.options['scenario']!,
      open: repackScenario,
      called(value, language) {
        const own = unpackScenario(value);
        return own?.ok === true ? own.value.title[language] : undefined;
      },
    },
  },
};

/** The scenario that a value of the option means; one of somebody's own has passed the option's gate. */
export function scenarioOf(value: string): Scenario {
  if (Object.hasOwn(scenarios, value)) return scenarios[value as ScenarioName];
  const own = unpackScenario(value);
  if (own?.ok !== true) throw new Error('no scenario');
  return own.value;
}
