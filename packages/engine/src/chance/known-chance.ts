/** A match of one head whose chance is known beforehand: only decisions are left. */
export interface KnownChance<S> {
  /** The positions that the match may begin with. */
  readonly first: readonly S[];
  /** The positions that one decision leads to, the most promising first. */
  next(s: S): readonly S[];
  isWon(s: S): boolean;
  /** The earliest turn in which a position may be won: never later than it can be, and `Infinity` if it is lost. */
  earliest(s: S): number;
  /** Something that no other position has. */
  key(s: S): number | string;
}

/** In which turn a match can be won at the earliest; not `exact`: not before this turn. */
export interface EarliestWin {
  readonly turn: number;
  readonly exact: boolean;
}

/**
 * The earliest turn in which a match with known chance can be won, by trying everything turn after turn (iterative deepening). When
 * it has looked at this many positions, or reached the turn `most`, it says what is certain by then: the match cannot be won
 * before.
 */
export function earliestWin<S>(
  match: KnownChance<S>,
  most: number,
  positions: number,
): EarliestWin {
  const begun = Math.min(...match.first.map((s) => match.earliest(s)));
  let left = positions;
  for (let turn = begun; turn < most; turn++) {
    const seen = new Set<number | string>();
    const open = match.first.toReversed();
    for (let s = open.pop(); s !== undefined; s = open.pop()) {
      if (match.earliest(s) > turn) continue;
      if (match.isWon(s)) return { turn, exact: true };
      const key = match.key(s);
      if (seen.has(key)) continue;
      if (left === 0) return { turn, exact: false };
      left -= 1;
      seen.add(key);
      open.push(...match.next(s).toReversed());
    }
  }
  return { turn: most, exact: false };
}
