import type { Random } from './chance/random.ts';

/** Draws of a uniform number are multiples of 1 / GRAIN. */
const GRAIN = 2 ** 30;
/** The noise lies between these many temperatures; an action that looks worse by their difference is never taken. */
const LEAST = -1.5;
const MOST = 3.5;
const gumbelShare = (at: number): number => Math.exp(-Math.exp(-at));
const BELOW = gumbelShare(LEAST);
const BETWEEN = gumbelShare(MOST) - BELOW;

/**
 * How exactly a bot sees what its actions are worth. To each value it adds noise of a Gumbel distribution, times a
 * temperature; a bot that then takes the largest chooses each action with a probability that is proportional to
 * exp(value / temperature): the logit choice by which economists and psychologists describe people (D. McFadden,
 * "Conditional logit analysis of qualitative choice behavior", 1974; R. McKelvey and T. Palfrey, "Quantal response
 * equilibria for normal form games", Games Econ. Behav. 10 (1995) 6-38; for the strength of bots I.-C. Wu et al., "On
 * strength adjustment for MCTS-based programs", AAAI 33 (2019) 1222-1229). So small errors are frequent and large ones
 * rare. As in the last of these, what is worse by much is left out: the noise is cut at both ends, and nobody takes an
 * action that looks worse than another by five temperatures.
 */
export class Judgement {
  private readonly temperature: number;

  /** `temperature` in the units of the values, 0 or more; 0 sees them as they are, and draws nothing. */
  constructor(temperature: number) {
    this.temperature = temperature;
  }

  /** How good an action of this value looks. */
  see(value: number, random: Random): number {
    if (this.temperature === 0) return value;
    const share = BELOW + (BETWEEN * (random.below(GRAIN) + 0.5)) / GRAIN;
    return value - this.temperature * Math.log(-Math.log(share));
  }
}

/** Sees values as they are. */
export const EXACT = new Judgement(0);
