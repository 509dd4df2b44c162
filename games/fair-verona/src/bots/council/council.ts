import { CHANCE, OVER, Xoshiro, type Action, type Policy, type Random } from '@glade/engine';
import { Determinization } from './determinization.ts';
import { Family } from '../family/family.ts';
import { isSensible } from '../move-filter.ts';
import type { VeronaKernel } from '../../rules/rules.ts';
import { AT_CLEAR, type VeronaState, WON } from '../../rules/state.ts';

/** How many actions it compares at most. */
const MOST = 8;
/** After so many rounds each, who is clearly worse than the best is left out: by so many standard errors. */
const BATCH = 10;
const CLEARLY = 2;
/** After so many, who has come to the same as the first in all. */
const ALIKE = 30;
/** What it thought of first it does unless another is better by so many standard errors. */
const RATHER = 1;
/** What a match that is lost counts, of one that is won, when all tokens but one came home. */
const CONSOLATION = 0.2;

/**
 * Plays what looks best out to the end, everybody acting by rules of thumb from then on, in many worlds that what is
 * unseen allows; the candidates meet the same worlds.
 */
export class Council implements Policy<VeronaState> {
  private readonly rules: VeronaKernel;
  private readonly family: Family;
  private readonly fate: Determinization;
  private readonly spare: VeronaState;
  private readonly dice = new Xoshiro(0);
  private readonly playouts: number;
  private readonly list = new Int32Array(MOST);
  private readonly worths = new Float64Array(MOST);
  private readonly latest = new Float64Array(MOST);
  private readonly sums = new Float64Array(MOST);
  private readonly out = new Uint8Array(MOST);
  private readonly squares = new Float64Array(MOST * MOST);
  private count = 0;

  constructor(rules: VeronaKernel, playouts: number) {
    this.rules = rules;
    this.playouts = playouts;
    this.family = new Family(rules);
    this.fate = new Determinization(rules.options);
    this.spare = rules.create();
  }

  choose(s: VeronaState, random: Random): Action {
    this.gather(s);
    this.sums.fill(0);
    this.squares.fill(0);
    this.out.fill(0);
    this.dice.seed(random.below(2 ** 31));
    let left = this.playouts;
    let open = this.count;
    let rounds = 0;
    while (open > 1 && left >= open) {
      this.round(s);
      left -= open;
      rounds += 1;
      if (rounds % BATCH === 0) open = this.leaveOut(rounds);
    }
    const best = this.best();
    const stays = best > 0 && this.out[0] === 0 && !this.isWorse(0, best, rounds, RATHER);
    return this.list[stays ? 0 : best]!;
  }

  /** Lists the actions that look best by rules of thumb, these first. */
  private gather(s: VeronaState): void {
    const { list, worths, family } = this;
    this.count = 0;
    family.look(s);
    for (let k = 0; k < s.choices; k++) {
      const action = s.legal[k]!;
      if (s.step === AT_CLEAR && !isSensible(s, action)) continue;
      const worth = family.worth(s, action);
      if (this.count === MOST && worth <= worths[MOST - 1]!) continue;
      if (this.count < MOST) this.count += 1;
      let i = this.count - 1;
      for (; i > 0 && worths[i - 1]! < worth; i--) {
        list[i] = list[i - 1]!;
        worths[i] = worths[i - 1]!;
      }
      list[i] = action;
      worths[i] = worth;
    }
  }

  /** Of several that are equally good the first: what comes first looked better to begin with. */
  private best(): number {
    let best = 0;
    for (let i = 1; i < this.count; i++)
      if (this.out[best] === 1 || (this.out[i] === 0 && this.sums[i]! > this.sums[best]!)) best = i;
    return best;
  }

  /** Plays all candidates out once, in one world. */
  private round(s: VeronaState): void {
    const { count, out, latest, sums, squares } = this;
    this.fate.shuffle(s, this.dice);
    for (let i = 0; i < count; i++) {
      if (out[i] === 1) continue;
      latest[i] = this.playOut(s, this.list[i]!);
      sums[i]! += latest[i]!;
      for (let k = 0; k < i; k++)
        if (out[k] === 0) squares[MOST * i + k]! += (latest[i]! - latest[k]!) ** 2;
    }
  }

  /** Answers how many are left. */
  private leaveOut(rounds: number): number {
    const best = this.best();
    let open = 0;
    for (let i = 0; i < this.count; i++) {
      if (
        this.out[i] === 0 &&
        ((rounds >= ALIKE && this.isLikeFirst(i)) ||
          (i !== best && this.isWorse(i, best, rounds, CLEARLY)))
      )
        this.out[i] = 1;
      open += 1 - this.out[i]!;
    }
    return open;
  }

  /** Whether a candidate has come to the same as the first in every world so far. */
  private isLikeFirst(which: number): boolean {
    const same = this.squares[MOST * which] === 0;
    return which > 0 && same && this.out[0] === 0;
  }

  /** Whether a candidate is behind the best by more than so many standard errors. */
  private isWorse(which: number, best: number, rounds: number, errors: number): boolean {
    const behind = (this.sums[best]! - this.sums[which]!) / rounds;
    const pair = which > best ? MOST * which + best : MOST * best + which;
    const variance = Math.max(0, this.squares[pair]! / rounds - behind ** 2) + 0.25 / rounds;
    return behind > errors * Math.sqrt(variance / rounds);
  }

  private playOut(from: VeronaState, action: Action): number {
    const { rules, spare, family, fate } = this;
    rules.copy(from, spare);
    rules.apply(spare, action);
    for (;;) {
      const actor = rules.actor(spare);
      if (actor === OVER) break;
      rules.apply(spare, actor === CHANCE ? fate.outcome(spare) : family.choose(spare));
    }
    return spare.result === WON ? 1 : (CONSOLATION * spare.delivered) / rules.options.goal;
  }
}
