/**
 * What the family weighs. Worths are rough turns saved or lost. All were tuned together on some hundred thousand matches
 * of the three difficulties; single figures mean little.
 */
export const WEIGHTS = {
  /** What an Encounter brings while a Clue Card waits to be met, and what it costs while none does. */
  hunt: 1,
  idle: 0.19,
  /** What a failed draw of the escort costs beside: the guard meets its Encounter. */
  betrayal: 0.29,
  /** What the second and the first unused tile cost a seat, by how many others have fewer than two. */
  second: [44, 5.4, 3.7, 1.2, 0.8, 0.5],
  first: [0.95, 0.82, 2.6, 0.5, 0.3, 0.2],
  /** What laying an unused tile has to be worth, and what it is worth beside to guard and escort. */
  use: 0.28,
  clearOut: 5,

  // Who is the guard: a seat without unused tiles, one behind whom another is safe too, one that is not mired, that may
  // fail where it stands, that is weaker away from home, that is out already.
  empty: 2,
  followed: 6.6,
  unmired: 1.9,
  exposed: 1.8,
  court: 0.066,
  abroad: 0.4,

  // Laying tiles: a Friend, that one may draw safely on the new tile, that draws fit on more than one space.
  friend: 1.5,
  leadsOn: 1,
  leadsOnThin: 0.29,
  thinGuard: 0.89,
  thinEscort: 0.16,

  // A Friend is called where it helps at least so often: for the token, for the guard, otherwise.
  tokenOdds: 0.21,
  guardOdds: 0.27,
  odds: 0.31,

  // Moving: strength where one stands, steps from home, steps to those who wait for help.
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
  /** Each type of one's unused tiles that could be laid there. */
  layable: 12,
  /** Bringing the token home, and steps on the way. */
  home: 13,
  stepCarrier: 2.8,
} as const;
