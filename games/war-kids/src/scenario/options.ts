import type { OptionsSpec } from '@glade/engine';
import { options } from '../rules/options.ts';
import { openScenario, readOwn } from './packed-scenario.ts';

/** The options as everybody outside sees them: a scenario may be one of their own. */
export const spec: OptionsSpec = {
  ...options,
  options: {
    ...options.options,
    scenario: {
      ...options.options['scenario']!,
      open: openScenario,
      called(value, language) {
        const own = readOwn(value);
        return own?.ok === true ? own.value.title[language] : undefined;
      },
    },
  },
};
