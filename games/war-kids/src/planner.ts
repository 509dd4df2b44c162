import { CHANCE, OVER, type Action, type Policy, type Random, type Rules } from '@glade/engine';
import { Greedy } from './greedy.ts';
import { type BattleState, LOSING } from './state.ts';

/** Entries that it plays out for a decision: some milliseconds. */
const BUDGET = 1500;
/** How many actions it compares at most. */
const MOST = 5;
/** Player-turns that are played out: the rest of its own, and the answer. */
const AHEAD = 2;
/** The greedy choice stands unless another scores better by so much on average. */
const BETTER = 0.002;

/** Compares what a greedy player thinks of by playing it out to the end of the enemy's answer. */
export class Planner implements Policy<BattleState> {
  private readonly rules: Rules<BattleState>;
  private readonly greedy: Greedy;
  private readonly spare: BattleState;
  private readonly list = new Int32Array(MOST);
  private readonly sums = new Float64Array(MOST);
  private readonly score = new Float64Array(2);

  constructor(rules: Rules<BattleState>, start: BattleState) {
    this.rules = rules;
    this.greedy = new Greedy(start);
    this.spare = rules.create();
  }

  choose(s: BattleState, random: Random): Action {
    if (s.step === LOSING) return this.greedy.choose(s, random);
    const count = this.greedy.candidates(s, this.list, random);
    if (count === 1) return this.list[0]!;
    this.sums.fill(0);
    let played = 0;
    let rounds = 0;
    while (played < BUDGET) {
      for (let i = 0; i < count; i++) played += this.playOut(s, i, random);
      rounds += 1;
    }
    let best = 0;
    for (let i = 1; i < count; i++)
      if (this.sums[i]! > this.sums[best]! + BETTER * rounds) best = i;
    return this.list[best]!;
  }

  /** Plays one candidate out; answers how many entries it took. */
  private playOut(from: BattleState, which: number, random: Random): number {
    const { rules, spare, greedy } = this;
    const seat = rules.actor(from);
    rules.copy(from, spare);
    rules.apply(spare, this.list[which]!);
    let entries = 1;
    for (; spare.played < from.played + AHEAD; entries++) {
      const actor = rules.actor(spare);
      if (actor === OVER) break;
      if (actor === CHANCE) rules.apply(spare, rules.nth(spare, random.below(spare.choices)));
      else rules.apply(spare, greedy.choose(spare, random));
    }
    rules.score(spare, this.score);
    this.sums[which]! += this.score[seat]!;
    return entries;
  }
}
