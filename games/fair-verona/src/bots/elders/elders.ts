import type { VeronaKernel } from '../../rules/rules.ts';
import { Council } from '../council/council.ts';
import { LearnedChance } from './learned-chance.ts';
import { MoreSigns } from './more-signs.ts';
import { learnedWeights, usualWeights } from './weights.ts';

/** Two rounds of four; with fewer turns the learned chance decides more, with more of them luck does. */
const HARD = {
  playouts: 160,
  roundsBetweenTests: 4,
  roundsUntilAlike: 8,
  doubt: 0.02,
  leastGain: 0.03,
  turns: 8,
};
/** With a turn less a match takes a tenth of the time of the council; what it costs is said in decision 0056. */
const USUAL = { ...HARD, turns: 7 };

/**
 * A council that plays out the next turns only; they know from experience, learned from matches, how likely the team then wins. By
 * rules that are not hard they see more of the map, and have learned twice. That is better there, but not where it is hard.
 */
export function elders(rules: VeronaKernel): Council {
  const { options: o } = rules;
  return o.difficulty === 'hard'
    ? new Council(rules, { ...HARD, estimate: new LearnedChance(o, learnedWeights()) })
    : new Council(rules, {
        ...USUAL,
        estimate: new LearnedChance(o, usualWeights(), new MoreSigns(o)),
      });
}
