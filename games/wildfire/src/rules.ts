import type { OptionValues, SearchRules } from '@glade/engine';
import { chosenOf } from './options.ts';
import { soloRules } from './solo.ts';
import { vsRules } from './vs.ts';
import { x4Rules } from './x4.ts';

/** The rules of Wildfire under these options, which must have passed `parseOptions`. */
export function rules(values: OptionValues): SearchRules {
  const options = chosenOf(values);
  return options.mode === 'x4'
    ? x4Rules(options)
    : options.mode === 'vs'
      ? vsRules(options)
      : soloRules(options);
}
