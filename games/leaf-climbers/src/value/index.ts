import { ok, problem, type GameBounds, type KeptBounds, type OptionValues } from '@glade/engine';
import { numbers } from '../numbers.ts';
import { climberOptions } from '../rules/options.ts';
import { rules } from '../rules/index.ts';
import { value as en } from '../words/value.en.ts';
import { value as it } from '../words/value.it.ts';
import { ClimberRelaxation, RANGES } from './relaxation.ts';
import sampled from './sampled.json' with { type: 'json' };

export { ClimberRelaxation } from './relaxation.ts';

/** What is known of climbers who help each other. */
function isKnown(values: OptionValues): boolean {
  const { players, standStill, lastOne, allLost, credit } = climberOptions(values);
  const changed = Object.keys(numbers).some((name) => values[name] !== undefined);
  return (
    players === 4 &&
    standStill &&
    lastOne === 'winsAtOnce' &&
    allLost === 'noWinner' &&
    credit === 'each' &&
    !changed
  );
}

/** How many of the climbers win at most and at least, on average, if one player decides for all. */
export const bounds: GameBounds = {
  allows: (values) => (isKnown(values) ? ok(values) : problem('value.rules')),
  aims: [{ id: 'survive', unit: 'share', certain: [0, 1], ranges: RANGES }],
  sampler: (values) => new ClimberRelaxation(rules(values)),
  read: climberOptions,
  kept: sampled as unknown as KeptBounds,
  words: { en, it },
};
