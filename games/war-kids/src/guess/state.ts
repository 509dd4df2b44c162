// Guess the unit (WK-100, WK-101, WK-102, WK-103, WK-104, WK-105, WK-106, WK-107): phrases are read aloud, and the child says which type of unit speaks.

/** Counters of one army by type: Soldiers, Pegasi, Mages, leaders. */
export type Counters = readonly [number, number, number, number];

/** The phrases in the order of the rulebook, and the type that speaks: Soldier, Pegasus, Mage, leader. */
export const PHRASES: readonly string[] = Object.entries({ S: 8, P: 6, M: 4, L: 2 }).flatMap(
  ([type, count]) => Array.from({ length: count }, (_, i) => `G-${type}${i + 1}`),
);
export const LETTERS = 'SPML';
export const typeOf = (phrase: number): number => LETTERS.indexOf(PHRASES[phrase]!.charAt(2));

/** What the child can say; TIME_UP is silence. */
export const TIME_UP = 4;
/** What was typed at the wrong time. */
export const NO_ACTION = 1 << 20;
/** The army of the first skirmish (WK-101). */
const ARMY = [4, 2, 1, 1] as const;
export const UNITS = 8;

export class GuessState {
  /** Counters by type: in the middle, with the child. */
  readonly middle = Uint8Array.from(ARMY);
  readonly child = new Uint8Array(4);
  /** Phrases already used, as a set. */
  used = 0;
  /** The phrase that has been read, -1 none. */
  phrase = -1;
}

/** Counters of all types together. */
export const total = (counters: Uint8Array): number =>
  counters[0]! + counters[1]! + counters[2]! + counters[3]!;
/** Those that are with the adult, by type. */
export const adultsOf = (s: GuessState): Counters =>
  ARMY.map((all, type) => all - s.middle[type]! - s.child[type]!) as unknown as Counters;
