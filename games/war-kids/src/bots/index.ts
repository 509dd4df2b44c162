import { EXACT, type Bots, type Rules, type SearchRules } from '@glade/engine';
import { evaluation as guessEvaluation, Guesser } from '../guess/bots.ts';
import type { GuessKernel } from '../guess/rules.ts';
import type { BattleKernel } from '../rules/kernel.ts';
import type { BattleState } from '../rules/state.ts';
import { Careless } from './careless.ts';
import { evaluationOf } from './evaluation.ts';
import { Greedy } from './greedy.ts';
import { puzzles } from './puzzles.ts';
import { PlayoutSearch } from './playout-search.ts';
import { WARY } from './taste.ts';

/** The rules of one of the two games are in the object that bots are given. */
const kernelOf = (rules: Rules): BattleKernel | GuessKernel =>
  rules as unknown as BattleKernel | GuessKernel;

export const bots: Bots = {
  policies(rules) {
    const kernel = kernelOf(rules);
    if (kernel.mode === 'guess') return { greedy: new Guesser() };
    const battle = rules as unknown as SearchRules<BattleState>;
    return {
      greedy: new Greedy(kernel.start),
      captain: new Greedy(kernel.start, EXACT, WARY),
      careless: new Careless(battle, kernel.start),
      planner: new PlayoutSearch(battle, kernel.start),
    };
  },
  dial(rules) {
    const kernel = kernelOf(rules);
    if (kernel.mode === 'guess') return undefined;
    // In a third of a Soldier.
    return {
      temperatures: [4, 2.2, 1.2],
      player: (judgement) => new Greedy(kernel.start, judgement),
    };
  },
  puzzles,
  evaluation(rules) {
    const kernel = kernelOf(rules);
    return kernel.mode === 'guess' ? guessEvaluation : evaluationOf(kernel);
  },
};
