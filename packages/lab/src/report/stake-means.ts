/** The mean of a number between two bounds, with its 95 % interval (`boundedMean`); null with fewer than two observations. */
export interface Mean {
  readonly mean: number;
  readonly low: number | null;
  readonly high: number | null;
  readonly n: number;
}

/** What is won and lost in a match that is played for stakes, in points of the game. */
export interface Stakes {
  /** The fewest and the most points of a seat in one match. */
  readonly least: number;
  readonly most: number;
  readonly seats: readonly Mean[];
  /** What each bot gets in one seat, whatever seat that is. Only where bots rotate and are not all alike. */
  readonly bots?: readonly (Mean & { readonly bot: string })[];
}
