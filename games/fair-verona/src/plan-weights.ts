// What the family weighs. Worths are in rough turns; all were tuned on some ten thousand matches.

/** What an Encounter brings while a Clue Card waits to be met, and what it costs while none does. */
const weights = {
  hunt: 1.0,
  idle: 0.19,
  /** A failed draw of the escort meets the guard. */
  betrayal: 0.29,
  /** What the second and the first unused tile cost a seat, by how many others have fewer than two. */
  second: [44.0, 5.4, 3.7, 1.2, 0.8, 0.5],
  first: [0.95, 0.82, 2.6, 0.5, 0.3, 0.2],
  /** What laying an unused tile has to be worth; what it is worth beside that to those out on the land. */
  use: 0.28,
  clearOut: 5.0,

  // Who is the guard.
  empty: 2.0,
  followed: 6.6,
  unmired: 1.9,
  exposed: 1.8,
  court: 0.066,
  abroad: 0.4,

  // Laying tiles.
  friend: 1.5,
  leadsOn: 1.0,
  leadsOnThin: 0.29,
  /** What it costs that a draw would fit on one space only. */
  thinGuard: 0.89,
  thinEscort: 0.16,

  // Encounters: a Friend is called where it helps at least so often.
  tokenOdds: 0.21,
  guardOdds: 0.27,
  odds: 0.31,

  // Moving.
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
  layable: 12.0,
  home: 13.0,
  stepCarrier: 2.8,
};

export const WEIGHTS: Readonly<typeof weights> = weights;
