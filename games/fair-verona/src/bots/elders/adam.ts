/** How the means of the gradients and of their squares fade, and the least that these count. */
const FADE = 0.9;
const FADE_SQUARES = 0.999;
const LEAST = 1e-8;

/** Moves weights against their gradients, each by its own measure (Kingma and Ba: Adam, ICLR 2015). */
export class Adam {
  private readonly weights: Float64Array;
  private readonly means: Float64Array;
  private readonly squares: Float64Array;
  private fade = 1;
  private fadeSquares = 1;

  constructor(weights: Float64Array) {
    this.weights = weights;
    this.means = new Float64Array(weights.length);
    this.squares = new Float64Array(weights.length);
  }

  /** One step of this size; `slopes` has for each weight the sum of its gradients in so many positions. */
  move(size: number, slopes: Float64Array, positions: number): void {
    const { weights, means, squares } = this;
    this.fade *= FADE;
    this.fadeSquares *= FADE_SQUARES;
    for (let k = 0; k < weights.length; k++) {
      const slope = slopes[k]! / positions;
      means[k] = FADE * means[k]! + (1 - FADE) * slope;
      squares[k] = FADE_SQUARES * squares[k]! + (1 - FADE_SQUARES) * slope * slope;
      const spread = Math.sqrt(squares[k]! / (1 - this.fadeSquares)) + LEAST;
      weights[k]! -= (size * means[k]!) / (1 - this.fade) / spread;
    }
  }
}
