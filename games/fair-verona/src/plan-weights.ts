// What the family weighs. Worths are in rough turns; all were tuned on some ten thousand matches.

/** What an Encounter brings while a Clue Card waits to be met, and what it costs while none does. */
const weights = {
  hunt: 0.85,
  idle: 0.19,
  /** A failed draw of the escort meets the guard. */
  betrayal: 0.3,
  /** What the second and the first unused tile cost a seat, by how many others have fewer than two. */
  second: [46.0, 6.5, 3.6, 1.2, 0.8, 0.5],
  first: [1.4, 1.0, 2.2, 0.5, 0.3, 0.2],
  /** What laying an unused tile has to be worth; what it is worth beside that to those out on the land. */
  use: 0.28,
  clearOut: 5.0,

  // Who is the guard.
  empty: 2.0,
  followed: 7.5,
  unmired: 1.3,
  exposed: 1.6,
  court: 0.066,
  abroad: 0.36,

  // Laying tiles.
  friend: 1.5,
  leadsOn: 1.0,
  leadsOnThin: 0.29,
  /** What it costs that a draw would fit on one space only. */
  thinGuard: 0.67,
  thinEscort: 0.23,

  // Encounters: a Friend is called where it helps at least so often.
  tokenOdds: 0.18,
  guardOdds: 0.27,
  odds: 0.36,

  // Moving.
  strength: 0.18,
  stepGuard: 0.46,
  stepEscort: 0.5,
  stepHome: 0.29,
  stepJoker: 2.3,
  stepToken: 1.2,
  stepGuardHelp: 1.1,
  stepEscortHelp: 0.36,
  rescue: 1.7,
  tokenRescue: 2.7,
  together: 0.37,
  layable: 8.1,
  home: 10.0,
  stepCarrier: 2.7,
};

export const WEIGHTS: Readonly<typeof weights> = weights;
