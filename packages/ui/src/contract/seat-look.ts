/** The colours of seats. Each has a shape of its own as well, so that nobody needs to tell colours apart. */
export const SEAT_COLOURS = [
  'red',
  'blue',
  'green',
  'gold',
  'violet',
  'orange',
  'teal',
  'slate',
] as const;

export type SeatColour = (typeof SEAT_COLOURS)[number];

/** The shape that goes with each colour. */
export const SEAT_SHAPES = {
  red: 'circle',
  blue: 'square',
  green: 'triangle',
  gold: 'star',
  violet: 'diamond',
  orange: 'hexagon',
  teal: 'drop',
  slate: 'cross',
} as const satisfies Record<SeatColour, string>;

/** The faces that a seat can have, each drawn in `packages/ui/src/seats`. */
export const FACES = [
  'fox',
  'owl',
  'hedgehog',
  'frog',
  'cat',
  'bear',
  'rabbit',
  'badger',
  'squirrel',
  'deer',
  'robin',
  'mole',
] as const;

export type Face = (typeof FACES)[number];

/** The colour of a seat: the one its player chose, else the first colours in order. */
export const seatColour = (seats: readonly SeatLook[] | undefined, seat: number): SeatColour =>
  seats?.[seat]?.colour ?? SEAT_COLOURS[seat % SEAT_COLOURS.length]!;

/** Who sits in a seat, as people see it. */
export interface SeatLook {
  /** “Anna”; for a seat without a name what the game calls it, such as “player 1”. */
  readonly name: string;
  readonly face: Face;
  readonly colour: SeatColour;
}
