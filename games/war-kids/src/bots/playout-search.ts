import {
  CHANCE,
  OVER,
  Xoshiro,
  type Action,
  type Policy,
  type Random,
  type SearchRules,
} from '@glade/engine';
import { LOSING, type BattleState } from '../rules/state.ts';
import { Greedy } from './greedy.ts';

/** Entries that it plays out for a decision at most: some dozens of milliseconds. */
const BUDGET = 8000;
/** How many actions it compares at most. */
const MOST = 6;
/** A playout ends with the player-turn in which it has had this many entries; a small battle is over before that. */
const HORIZON = 120;
/** After this many rounds each, who is clearly worse than the best is left out: by this many standard errors. */
const BATCH = 12;
const CLEARLY = 2;
/** What it thought of first it does unless another is better by this many standard errors, so as not to wander about. */
const RATHER = 1;
/** Variance of a difference between two that are the same in every playout. */
const SAME = 1e-9;

/**
 * Compares what a greedy player thinks of by playing it out, both sides greedy from then on: to the end where that is
 * near, else to an estimate. In each round all candidates have the same dice, so that they differ by what they do more
 * than by luck; those that fall behind are played out no further.
 */
export class PlayoutSearch implements Policy<BattleState> {
  private readonly rules: SearchRules<BattleState>;
  private readonly greedy: Greedy;
  private readonly spare: BattleState;
  private readonly dice = new Xoshiro(0);
  private readonly list = new Int32Array(MOST);
  private readonly score = new Float64Array(2);
  /** By candidate: its score in this round and in all; whether it is left out. */
  private readonly latest = new Float64Array(MOST);
  private readonly sums = new Float64Array(MOST);
  private readonly out = new Uint8Array(MOST);
  /** By pair of candidates: sum of the squares of their differences. */
  private readonly squares = new Float64Array(MOST * MOST);
  private count = 0;

  constructor(rules: SearchRules<BattleState>, start: BattleState) {
    this.rules = rules;
    this.greedy = new Greedy(start);
    this.spare = rules.create();
  }

  begin(): void {
    this.greedy.begin();
  }

  choose(s: BattleState, random: Random): Action {
    if (s.step === LOSING) return this.greedy.choose(s, random);
    this.count = this.greedy.candidates(s, this.list, random);
    this.sums.fill(0);
    this.squares.fill(0);
    this.out.fill(0);
    let played = 0;
    let open = this.count;
    let rounds = 0;
    while (open > 1 && played < BUDGET) {
      played += this.round(s, random.below(2 ** 31));
      rounds += 1;
      if (rounds % BATCH === 0) open = this.leaveOut(rounds);
    }
    const best = this.best();
    const stays = best > 0 && this.out[0] === 0 && !this.isWorse(0, best, rounds, RATHER);
    return this.list[stays ? 0 : best]!;
  }

  /** Of several that are equally good the first: what comes first looked better to begin with. */
  private best(): number {
    let best = 0;
    for (let i = 1; i < this.count; i++)
      if (this.out[best] === 1 || (this.out[i] === 0 && this.sums[i]! > this.sums[best]!)) best = i;
    return best;
  }

  /** Plays all candidates out once; answers how many entries that took. */
  private round(s: BattleState, seed: number): number {
    const { count, out, latest, sums, squares } = this;
    let entries = 0;
    for (let i = 0; i < count; i++) {
      if (out[i] === 1) continue;
      this.dice.seed(seed);
      entries += this.playOut(s, i);
      sums[i]! += latest[i]!;
      for (let k = 0; k < i; k++)
        if (out[k] === 0) squares[MOST * i + k]! += (latest[i]! - latest[k]!) ** 2;
    }
    return entries;
  }

  /** Answers how many are left. */
  private leaveOut(rounds: number): number {
    const best = this.best();
    let open = 0;
    for (let i = 0; i < this.count; i++) {
      if (this.out[i] === 0 && i !== best && this.isWorse(i, best, rounds, CLEARLY))
        this.out[i] = 1;
      open += 1 - this.out[i]!;
    }
    return open;
  }

  /** Whether a candidate is behind the best by more than this many standard errors. */
  private isWorse(which: number, best: number, rounds: number, errors: number): boolean {
    const behind = (this.sums[best]! - this.sums[which]!) / rounds;
    const pair = which > best ? MOST * which + best : MOST * best + which;
    const variance = this.squares[pair]! / rounds - behind ** 2;
    return variance < SAME ? true : behind > errors * Math.sqrt(variance / rounds);
  }

  /** Plays one candidate out; answers how many entries it took. */
  private playOut(from: BattleState, which: number): number {
    const { rules, spare, greedy, dice } = this;
    rules.copy(from, spare);
    rules.apply(spare, this.list[which]!);
    greedy.forget();
    let turn = from.played;
    let entries = 1;
    for (; ; entries++) {
      const actor = rules.actor(spare);
      if (actor === OVER || (spare.played !== turn && entries >= HORIZON)) break;
      turn = spare.played;
      if (actor === CHANCE) rules.apply(spare, rules.nth(spare, dice.below(spare.choices)));
      else rules.apply(spare, greedy.chooseOn(spare, dice));
    }
    rules.score(spare, this.score);
    this.latest[which] = this.score[rules.actor(from)]!;
    return entries;
  }
}
