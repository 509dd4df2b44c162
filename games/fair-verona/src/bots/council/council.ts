import { CHANCE, OVER, Xoshiro, type Action, type Policy, type Random } from '@glade/engine';
import type { VeronaKernel } from '../../rules/rules.ts';
import { AT_CLEAR, type VeronaState, WON } from '../../rules/state.ts';
import { Family } from '../family/family.ts';
import { isWorthSearching } from '../move-filter.ts';
import { Determinization } from './determinization.ts';

/** The most actions that are compared. */
const MOST_CANDIDATES = 8;
/** After every so many rounds, a candidate that is behind the best by so many standard errors is left out. */
const ROUNDS_BETWEEN_TESTS = 10;
const ERRORS_TO_LEAVE_OUT = 2;
/** From this round on, a candidate is left out, too, that has ended every match as the first one did. */
const ROUNDS_UNTIL_ALIKE = 30;
/** The first candidate is kept unless another is better by this many standard errors. */
const ERRORS_TO_CHANGE = 1;
/** What a lost match counts at most, where a won one counts 1: the more tokens came home, the more. */
const CONSOLATION = 0.2;

/**
 * The strongest player. It lists the actions that look best to the family, and plays the match out to its end after
 * each of them, everybody acting by rules of thumb from then on. It does so in many worlds, each a way in which what
 * is unseen may lie; all candidates meet the same worlds, so that luck does not decide between them.
 */
export class Council implements Policy<VeronaState> {
  private readonly rules: VeronaKernel;
  private readonly family: Family;
  private readonly world: Determinization;
  /** The match that is being played out. */
  private readonly playout: VeronaState;
  private readonly worldRandom = new Xoshiro(0);
  private readonly playouts: number;

  // By candidate: its action, what it looks worth by rules of thumb, the result in the present world, the sum of all
  // results, whether it has been left out. `squares` sums up, for each pair, the squared difference of their results.
  private readonly candidates = new Int32Array(MOST_CANDIDATES);
  private readonly values = new Float64Array(MOST_CANDIDATES);
  private readonly results = new Float64Array(MOST_CANDIDATES);
  private readonly sums = new Float64Array(MOST_CANDIDATES);
  private readonly eliminated = new Uint8Array(MOST_CANDIDATES);
  private readonly squares = new Float64Array(MOST_CANDIDATES * MOST_CANDIDATES);
  private count = 0;

  constructor(rules: VeronaKernel, playouts: number) {
    this.rules = rules;
    this.playouts = playouts;
    this.family = new Family(rules);
    this.world = new Determinization(rules.options);
    this.playout = rules.create();
  }

  choose(s: VeronaState, random: Random): Action {
    this.listCandidates(s);
    this.sums.fill(0);
    this.squares.fill(0);
    this.eliminated.fill(0);
    this.worldRandom.seed(random.below(2 ** 31));
    let left = this.playouts;
    let open = this.count;
    let rounds = 0;
    while (open > 1 && left >= open) {
      this.playRound(s);
      left -= open;
      rounds += 1;
      if (rounds % ROUNDS_BETWEEN_TESTS === 0) open = this.leaveOut(rounds);
    }
    const best = this.best();
    const stays =
      best > 0 && this.eliminated[0] === 0 && !this.isWorse(0, best, rounds, ERRORS_TO_CHANGE);
    return this.candidates[stays ? 0 : best]!;
  }

  /** Lists the actions that look best by rules of thumb, the best first. */
  private listCandidates(s: VeronaState): void {
    const { candidates, values, family } = this;
    this.count = 0;
    family.prepare(s);
    for (let k = 0; k < s.choices; k++) {
      const action = s.legal[k]!;
      if (s.step === AT_CLEAR && !isWorthSearching(s, action)) continue;
      const value = family.valueOf(s, action);
      if (this.count === MOST_CANDIDATES && value <= values[MOST_CANDIDATES - 1]!) continue;
      if (this.count < MOST_CANDIDATES) this.count += 1;
      let i = this.count - 1;
      for (; i > 0 && values[i - 1]! < value; i--) {
        candidates[i] = candidates[i - 1]!;
        values[i] = values[i - 1]!;
      }
      candidates[i] = action;
      values[i] = value;
    }
  }

  /** The candidate with the best results; of several the first, which looked better to begin with. */
  private best(): number {
    let best = 0;
    for (let i = 1; i < this.count; i++)
      if (
        this.eliminated[best] === 1 ||
        (this.eliminated[i] === 0 && this.sums[i]! > this.sums[best]!)
      )
        best = i;
    return best;
  }

  /** Plays the match out after each candidate, in one new world. */
  private playRound(s: VeronaState): void {
    const { count, eliminated, results, sums, squares } = this;
    this.world.shuffle(s, this.worldRandom);
    for (let i = 0; i < count; i++) {
      if (eliminated[i] === 1) continue;
      results[i] = this.playOut(s, this.candidates[i]!);
      sums[i]! += results[i]!;
      for (let k = 0; k < i; k++)
        if (eliminated[k] === 0)
          squares[MOST_CANDIDATES * i + k]! += (results[i]! - results[k]!) ** 2;
    }
  }

  /** Leaves out who need not be compared any longer; answers how many candidates remain. */
  private leaveOut(rounds: number): number {
    const best = this.best();
    let open = 0;
    for (let i = 0; i < this.count; i++) {
      if (
        this.eliminated[i] === 0 &&
        ((rounds >= ROUNDS_UNTIL_ALIKE && this.isLikeFirst(i)) ||
          (i !== best && this.isWorse(i, best, rounds, ERRORS_TO_LEAVE_OUT)))
      )
        this.eliminated[i] = 1;
      open += 1 - this.eliminated[i]!;
    }
    return open;
  }

  /** Whether a candidate has come to the same result as the first one in every world so far. */
  private isLikeFirst(which: number): boolean {
    const same = this.squares[MOST_CANDIDATES * which] === 0;
    return which > 0 && same && this.eliminated[0] === 0;
  }

  /** Whether a candidate is behind the best by more than this many standard errors. */
  private isWorse(which: number, best: number, rounds: number, errors: number): boolean {
    const behind = (this.sums[best]! - this.sums[which]!) / rounds;
    const pair = which > best ? MOST_CANDIDATES * which + best : MOST_CANDIDATES * best + which;
    const variance = Math.max(0, this.squares[pair]! / rounds - behind ** 2) + 0.25 / rounds;
    return behind > errors * Math.sqrt(variance / rounds);
  }

  private playOut(from: VeronaState, action: Action): number {
    const { rules, playout, family, world } = this;
    rules.copy(from, playout);
    rules.apply(playout, action);
    family.forget();
    for (;;) {
      const actor = rules.actor(playout);
      if (actor === OVER) break;
      rules.apply(playout, actor === CHANCE ? world.outcome(playout) : family.chooseOn(playout));
    }
    return playout.result === WON ? 1 : (CONSOLATION * playout.delivered) / rules.options.goal;
  }
}
