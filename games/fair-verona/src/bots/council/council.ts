import { CHANCE, OVER, Xoshiro, type Action, type Policy, type Random } from '@glade/engine';
import type { VeronaKernel } from '../../rules/rules.ts';
import { AT_CLEAR, type VeronaState, WON } from '../../rules/state.ts';
import { Family } from '../family/family.ts';
import { isWorthSearching } from '../move-filter.ts';
import { Determinization } from './determinization.ts';

/** How candidates are compared. */
export interface Manner {
  /** Playouts of a decision, of all candidates together. */
  readonly playouts: number;
  /** After every so many rounds, candidates are left out that are surely behind the best. */
  readonly roundsBetweenTests: number;
  /** From this round on, a candidate is left out, too, that has come to what the first one came to every time. */
  readonly roundsUntilAlike: number;
  /** What is added to the variance of differences, divided by the number of rounds: a few that are equal prove little. */
  readonly doubt: number;
  /** By how much another candidate must be better than the first one on average to take its place. */
  readonly leastGain: number;
  /** Turns that are played out; absent: to the end of the match. Then an estimate tells the chance to win. */
  readonly turns?: number;
  readonly estimate?: { of(s: VeronaState): number };
}

/** Plays out whole matches. */
const TO_THE_END = { roundsBetweenTests: 10, roundsUntilAlike: 30, doubt: 0.25, leastGain: 0 };

export const toTheEnd = (playouts: number): Manner => ({ ...TO_THE_END, playouts });

/** The most actions that are compared. */
const MOST_CANDIDATES = 8;
/** A candidate that is behind the best by so many standard errors is left out. */
const ERRORS_TO_LEAVE_OUT = 2;
/** The first candidate is kept unless another is better by this many standard errors. */
const ERRORS_TO_CHANGE = 1;
/** What a lost match counts at most, where a won one counts 1: the more tokens came home, the more. */
const CONSOLATION = 0.2;

/**
 * Lists the actions that look best to the family, and plays the match out after each of them, to its end or for some turns,
 * everybody acting by rules of thumb from then on. It does so in many worlds, each a way in which what
 * is unseen may lie; all candidates meet the same worlds, so that luck does not decide between them.
 */
export class Council implements Policy<VeronaState> {
  private readonly rules: VeronaKernel;
  private readonly family: Family;
  private readonly world: Determinization;
  /** The match that is being played out. */
  private readonly playout: VeronaState;
  private readonly worldRandom = new Xoshiro(0);
  private readonly manner: Manner;
  /** The turn in which the present playouts stop. */
  private lastTurn = 0;

  // By candidate: its action, what it looks worth by rules of thumb, the result in the present world, the sum of all
  // results, whether it has been left out. `squares` sums up, for each pair, the squared difference of their results.
  private readonly candidates = new Int32Array(MOST_CANDIDATES);
  private readonly values = new Float64Array(MOST_CANDIDATES);
  private readonly results = new Float64Array(MOST_CANDIDATES);
  private readonly sums = new Float64Array(MOST_CANDIDATES);
  private readonly eliminated = new Uint8Array(MOST_CANDIDATES);
  private readonly squares = new Float64Array(MOST_CANDIDATES * MOST_CANDIDATES);
  private count = 0;

  constructor(rules: VeronaKernel, manner: Manner) {
    this.rules = rules;
    this.manner = manner;
    this.family = new Family(rules);
    this.world = new Determinization(rules.options);
    this.playout = rules.create();
  }

  choose(s: VeronaState, random: Random): Action {
    this.listCandidates(s);
    this.sums.fill(0);
    this.squares.fill(0);
    this.eliminated.fill(0);
    this.world.begin();
    this.worldRandom.seed(random.below(2 ** 31));
    const { playouts, roundsBetweenTests, leastGain, turns = Infinity } = this.manner;
    this.lastTurn = s.turn + turns;
    let left = playouts;
    let open = this.count;
    let rounds = 0;
    while (open > 1 && left >= open) {
      this.playRound(s);
      left -= open;
      rounds += 1;
      if (rounds % roundsBetweenTests === 0) open = this.leaveOut(rounds);
    }
    const best = this.best();
    const stays =
      this.eliminated[0] === 0 &&
      (this.sums[best]! - this.sums[0]! < leastGain * rounds ||
        !this.isWorse(0, best, rounds, ERRORS_TO_CHANGE));
    return this.candidates[stays ? 0 : best]!;
  }

  /** One of the actions that were compared for the last decision. */
  anyCandidate(random: Random): Action {
    return this.candidates[random.below(this.count)]!;
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
        ((rounds >= this.manner.roundsUntilAlike && this.isLikeFirst(i)) ||
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
    const variance =
      Math.max(0, this.squares[pair]! / rounds - behind ** 2) + this.manner.doubt / rounds;
    return behind > errors * Math.sqrt(variance / rounds);
  }

  private playOut(from: VeronaState, action: Action): number {
    const { rules, playout, family, world } = this;
    rules.copy(from, playout);
    rules.apply(playout, action);
    family.goBack(from.tiles);
    for (;;) {
      const actor = rules.actor(playout);
      if (actor === OVER || playout.turn >= this.lastTurn) break;
      rules.apply(playout, actor === CHANCE ? world.outcome(playout) : family.chooseOn(playout));
    }
    if (this.manner.estimate !== undefined) return this.manner.estimate.of(playout);
    return playout.result === WON ? 1 : (CONSOLATION * playout.delivered) / rules.options.goal;
  }
}
