/** What is to happen next. */
export const ORDER = 0;
export const PACE = 1;
export const FIRST = 2;
export const SECOND = 3;
export const END = 4;

export const REST = 0;
export const RUN = 1;
export const SPRINT = 2;
/** Not chosen yet. */
export const NONE = -1;

/** Plain int32 fields; whatever belongs to a seat comes twice. */
export class State {
  step = ORDER;
  round = 0;
  /** The seat that chooses first. */
  first = 0;
  pace = 0;
  place0 = 0;
  place1 = 0;
  breath0 = 0;
  breath1 = 0;
  choice0 = NONE;
  choice1 = NONE;
}

export const place = (s: State, seat: number): number => (seat === 0 ? s.place0 : s.place1);
export const breath = (s: State, seat: number): number => (seat === 0 ? s.breath0 : s.breath1);
export const choice = (s: State, seat: number): number => (seat === 0 ? s.choice0 : s.choice1);

/** The seat whose choice is awaited. */
export const chooser = (s: State): number => (s.step === FIRST ? s.first : 1 - s.first);
