import type { VeronaKernel } from '../../rules/rules.ts';
import { Council } from '../council/council.ts';
import { LearnedChance } from './learned-chance.ts';
import { learnedWeights } from './weights.ts';

/** Two rounds of four; with fewer turns the learned chance decides more, with more of them luck does. */
const MANNER = {
  playouts: 160,
  roundsBetweenTests: 4,
  roundsUntilAlike: 8,
  doubt: 0.02,
  leastGain: 0.03,
  turns: 8,
};

/** A council that plays out the next turns only; they know from experience, learned from matches, how likely the team then wins. */
export const elders = (rules: VeronaKernel): Council =>
  new Council(rules, {
    ...MANNER,
    estimate: new LearnedChance(rules.options, learnedWeights()),
  });
