import {
  areUsual,
  ok,
  problem,
  type GameBounds,
  type KeptBounds,
  type OptionValues,
  type Rules,
  type SearchRules,
} from '@glade/engine';
import { bots } from '../bots/index.ts';
import { fireOptions, options } from '../rules/options.ts';
import { rules } from '../rules/index.ts';
import type { FireState } from '../rules/state.ts';
import { value as en } from '../words/value.en.ts';
import { value as it } from '../words/value.it.ts';
import { FireRelaxation, MOST_ROUNDS, OUT, RANGES, ROUNDS } from './relaxation.ts';
import sampled from './sampled.json' with { type: 'json' };

/** What may be chosen: how many Firebreaks there are, and that a match ends after 200 rounds, which is so anyway. */
const FREE = new Set(['firebreaks', 'maxRounds']);

function isKnown(values: OptionValues): boolean {
  const { maxRounds } = fireOptions(values);
  return areUsual(options, values, FREE) && (maxRounds === 0 || maxRounds === MOST_ROUNDS);
}

/** How likely two Hotshots put out the fire within 200 rounds, and how soon. */
export const bounds: GameBounds = {
  allows: (values) => (isKnown(values) ? ok(values) : problem('value.rules')),
  aims: [
    { id: OUT, unit: 'share', counts: 'wins', certain: [0, 1], ranges: RANGES[OUT] },
    { id: ROUNDS, unit: 'number', certain: [1, MOST_ROUNDS], ranges: RANGES[ROUNDS] },
  ],
  sampler(values, aim) {
    const kernel = rules({ ...values, maxRounds: MOST_ROUNDS });
    const evaluation = bots.evaluation(kernel as unknown as Rules);
    const search = { ...kernel, ...evaluation } as unknown as SearchRules<FireState>;
    const { together } = bots.policies(search);
    return new FireRelaxation(search, kernel, together!, aim);
  },
  read(values) {
    const read = fireOptions(values);
    return { ...read, maxRounds: read.maxRounds === 0 ? MOST_ROUNDS : read.maxRounds };
  },
  kept: sampled as unknown as KeptBounds,
  words: { en, it },
};
