import { logistic } from '@glade/boards/logistic';
import { readWeights } from '@glade/boards/stored-weights';
import { SQUARES } from '@glade/boards/squares36';
import { Surroundings } from './surroundings.ts';
import stored from './weights.json' with { type: 'json' };

/** How likely a climber who is alone on the pile lives until it is complete, as learned from rounds of falling leaves. */
export class LearnedSurvival {
  readonly weights: Float32Array;
  readonly surroundings = new Surroundings();

  constructor(weights = readWeights(stored)) {
    this.weights = weights;
  }

  /** The chance on each square of this ground, before the next leaves are announced. */
  chances(elevation: ArrayLike<number>, out: Float64Array): void {
    this.surroundings.look(elevation);
    for (let square = 0; square < SQUARES; square++) out[square] = this.chance(square);
  }

  /** The chance on a square of the ground that was looked at last. On a blue top it is certain (LC-R18). */
  chance(square: number): number {
    const { surroundings, weights } = this;
    if (surroundings.isTop(square)) return 1;
    surroundings.find(square);
    const { parts } = surroundings;
    let sum = 0;
    for (let i = 0; i < parts.length; i++) sum += weights[parts[i]!]!;
    return logistic(sum);
  }

  /** Moves the chance on a square of the ground that was looked at last towards this one. */
  learn(square: number, target: number, step: number): void {
    if (this.surroundings.isTop(square)) return;
    const change = step * (target - this.chance(square));
    for (const part of this.surroundings.parts) this.weights[part]! += change;
  }
}
