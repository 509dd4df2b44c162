import * as squares36 from '@glade/boards/squares36';

// Local constants, because V8 looks up an imported name again at every use.
const { aroundHigh, aroundLow, size } = squares36;

/** So many squares are beside one that burns at most. */
const MOST_BESIDE = 4;

/**
 * How many squares can stay empty at most, on average, by a game that is easier than Wildfire:
 *
 * - An action protects any square that burns or is empty, and digs do not run out. A protected square is not empty.
 * - Events light nothing. They burn the home as in Wildfire, if something burns beside it, and give a second action.
 * - After so many spreads the fire stops.
 *
 * More fire never helps there. Play it beside a match of Wildfire with the same events, and protect what the player of that match
 * douses or digs. Call burnt what burns or is burnt out. Then the same squares are protected in both, and whatever is
 * burnt in the easier game is burnt in the match. This holds after each event, which adds to the match only, and after each spread:
 * everything beside a burnt out square is burnt or protected (a square beside the home that has burnt out would have lit the home,
 * and the match would be over), so in both games burnt is, after a spread, what was burnt and all
 * that is beside it and not protected. So in the easier game as many squares are empty, or more. What burns beside the home
 * there burns in the match, too, which therefore goes on; an event that leaves too many of them, or flares one up, does so in
 * both. So the home burns there only if it burns in the match.
 */
export class PointBound {
  readonly #squares: number;
  readonly #nearLow: number;
  readonly #nearHigh: number;

  constructor(squares: number, nearLow: number, nearHigh: number) {
    this.#squares = squares;
    this.#nearLow = nearLow;
    this.#nearHigh = nearHigh;
  }

  /**
   * Before an event: how many squares can be empty after so many spreads, 1 or more. If that is not above `floor`, any number from
   * there to `floor`.
   */
  before(
    sLow: number,
    sHigh: number,
    eLow: number,
    eHigh: number,
    spreads: number,
    floor: number,
  ): number {
    const nearLow = this.#nearLow;
    const nearHigh = this.#nearHigh;
    const dangerLow = sLow & nearLow;
    const dangerHigh = sHigh & nearHigh;
    const danger = size(dangerLow, dangerHigh);
    // All that burns beside the home has to be protected.
    if (danger > 2) return 0;
    const restLow = sLow & ~dangerLow;
    const restHigh = sHigh & ~dangerHigh;
    const one = 1 / this.#squares;
    if (danger === 2) return one * this.#after(restLow, restHigh, eLow, eHigh, spreads, floor);
    const litLow = aroundLow(sLow, sHigh) & eLow;
    const litHigh = aroundHigh(sLow, sHigh) & eHigh;
    const lit = size(litLow, litHigh);
    const all = size(eLow, eHigh);
    // Each of two actions keeps all empty squares beside one that burns, at best.
    const most = all - Math.max(0, lit - 2 * MOST_BESIDE);
    if (danger === 1) {
      const otherLow = eLow & nearLow;
      const otherHigh = eHigh & nearHigh;
      const flares = size(
        restLow & aroundLow(otherLow, otherHigh),
        restHigh & aroundHigh(otherLow, otherHigh),
      );
      const kept = 1 - (2 + size(otherLow, otherHigh) + flares) * one;
      const after = this.#after(restLow, restHigh, eLow, eHigh, spreads, floor);
      return one * most + kept * after;
    }
    if (one * most + (1 - one) * (all - Math.max(0, lit - MOST_BESIDE)) <= floor) return floor;
    const least = (floor - one * most) / (1 - one);
    const best = this.#best(sLow, sHigh, eLow, eHigh, spreads, least);
    return one * most + (1 - one) * best;
  }

  /** The best of one action, where nothing burns beside the home. */
  #best(
    sLow: number,
    sHigh: number,
    eLow: number,
    eHigh: number,
    spreads: number,
    floor: number,
  ): number {
    let best = 0;
    for (let left = sLow; left !== 0; left &= left - 1)
      best = Math.max(
        best,
        this.#after(sLow & ~(left & -left), sHigh, eLow, eHigh, spreads, Math.max(best, floor)),
      );
    for (let left = sHigh; left !== 0; left &= left - 1)
      best = Math.max(
        best,
        this.#after(sLow, sHigh & ~(left & -left), eLow, eHigh, spreads, Math.max(best, floor)),
      );
    if (spreads === 1) return best;
    // An empty square is worth an action if the fire gets there before the last spread, or if it lies beside the home.
    let fireLow = sLow;
    let fireHigh = sHigh;
    for (let k = 1; k < spreads; k++) {
      const lo = aroundLow(fireLow, fireHigh) & eLow;
      const hi = aroundHigh(fireLow, fireHigh) & eHigh;
      fireLow |= lo;
      fireHigh |= hi;
    }
    for (let left = (fireLow | this.#nearLow) & eLow; left !== 0; left &= left - 1)
      best = Math.max(
        best,
        this.#after(sLow, sHigh, eLow & ~(left & -left), eHigh, spreads, Math.max(best, floor)),
      );
    for (let left = (fireHigh | this.#nearHigh) & eHigh; left !== 0; left &= left - 1)
      best = Math.max(
        best,
        this.#after(sLow, sHigh, eLow, eHigh & ~(left & -left), spreads, Math.max(best, floor)),
      );
    return best;
  }

  /** Before a spread, where nothing burns beside the home. `floor`: as above. */
  #after(
    sLow: number,
    sHigh: number,
    eLow: number,
    eHigh: number,
    spreads: number,
    floor: number,
  ): number {
    const litLow = aroundLow(sLow, sHigh) & eLow;
    const litHigh = aroundHigh(sLow, sHigh) & eHigh;
    const restLow = eLow & ~litLow;
    const restHigh = eHigh & ~litHigh;
    const rest = size(restLow, restHigh);
    if (spreads === 1 || rest <= floor || (litLow | litHigh) === 0) return rest;
    return this.before(litLow, litHigh, restLow, restHigh, spreads - 1, floor);
  }
}
