/**
 * The weights by which the family values what it can do, in turns saved or lost, roughly. They were tuned together on
 * some hundred thousand matches of the three difficulties, so that a single weight means little.
 */
export const WEIGHTS = {
  /** What an Encounter brings while a Clue Card waits to be met, and what it costs while none does. */
  hunt: 1,
  idle: 0.19,
  /** What a failed draw of the escort costs in addition: the guard meets its Encounter. */
  betrayal: 0.29,
  /** What the unused tile that boxes a seat in (FV-82) costs it, and one before, by how many others are not boxed in. */
  second: [44, 5.4, 3.7, 1.2, 0.8, 0.5],
  first: [0.95, 0.82, 2.6, 0.5, 0.3, 0.2],
  /** What laying an unused tile must be worth at least, and what it is worth in addition to guard and escort. */
  use: 0.28,
  clearOut: 5,

  // Who becomes the guard: whether a seat has no unused tile, follows a seat that is safe too, holds no Encounter,
  // may fail where it stands, gets weaker away from home, is away from home already.
  empty: 2,
  followed: 6.6,
  unmired: 1.9,
  exposed: 1.8,
  court: 0.066,
  abroad: 0.4,

  // Laying a tile: a Friend, safe draws on the new tile, and draws that fit on one space only.
  friend: 1.5,
  leadsOn: 1,
  leadsOnThin: 0.29,
  thinGuard: 0.89,
  thinEscort: 0.16,

  // The chance of success from which on a Friend is called: for the token, for the guard, otherwise.
  tokenOdds: 0.21,
  guardOdds: 0.27,
  odds: 0.31,

  // Moving: strength at a place, steps from home, steps to those who wait for help.
  strength: 0.2,
  stepGuard: 0.67,
  stepEscort: 0.89,
  stepHome: 0.25,
  stepJoker: 1.8,
  stepToken: 1.6,
  stepGuardHelp: 1.1,
  stepEscortHelp: 0.36,
  rescue: 1.5,
  tokenRescue: 2.4,
  together: 0.29,
  /** Each type of the seat's unused tiles that could be laid there. */
  layable: 12,
  /** Bringing the token home, and steps on the way. */
  home: 13,
  stepCarrier: 2.8,
} as const;
