import { ENDED, type VeronaState, WON } from '../../rules/state.ts';
import type { VeronaOptions } from '../../rules/options.ts';
import { Signs } from './signs.ts';

/** Units between the signs and the chance: each adds up signs, and counts only while its sum is above 0. */
export const UNITS = 24;
/** By sign its weight in each unit; then what each unit counts; then what each sign counts by itself. */
export const weightsFor = (signs: number): number => signs * UNITS + UNITS + signs;

/**
 * The chance to win from a position at the beginning of a turn, everybody acting by rules of thumb, as learned from matches: a small
 * network. It adds, multiplies and divides only, so that every machine finds the same number.
 */
export class LearnedChance {
  readonly signs: Signs;
  readonly sums = new Float64Array(UNITS);
  private readonly weights: Float32Array | Float64Array;
  private readonly count: number;

  constructor(o: VeronaOptions, weights: Float32Array | Float64Array, signs = new Signs(o)) {
    this.signs = signs;
    this.count = signs.values.length;
    this.weights = weights;
  }

  of(s: VeronaState): number {
    if (s.step === ENDED) return s.result === WON ? 1 : 0;
    this.signs.look(s);
    return share(this.balance(this.signs.values, 0));
  }

  /** What speaks for a win, less what speaks against it, by the signs that begin at an index. */
  balance(signs: Float32Array | Float64Array, from: number): number {
    const { weights, sums, count } = this;
    const counts = count * UNITS;
    const alone = counts + UNITS;
    let balance = 0;
    sums.fill(0);
    for (let i = 0; i < count; i++) {
      const sign = signs[from + i]!;
      if (sign === 0) continue;
      balance += sign * weights[alone + i]!;
      for (let k = 0, at = i * UNITS; k < UNITS; k++) sums[k]! += sign * weights[at + k]!;
    }
    for (let k = 0; k < UNITS; k++) if (sums[k]! > 0) balance += sums[k]! * weights[counts + k]!;
    return balance;
  }
}

/** A balance as a share from 0 to 1. */
export const share = (balance: number): number => 0.5 + (0.5 * balance) / (1 + Math.abs(balance));
