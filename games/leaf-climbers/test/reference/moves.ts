/** Step 2 of a round: where a player may go (LC-18 to LC-26). */
import { SQUARES, walkEnds } from './board.ts';
import { placeOf, seatsAlive, type RefState } from './state.ts';

/** The squares where the move of a seat may end with this roll; ascending. */
export function endSquares(s: RefState, seat: number, roll: number): number[] {
  const from = placeOf(s, seat);
  const ends = walkEnds(s.elevation, from, roll, Number(s.options.descend));
  const others = SQUARES.filter((to) => ends.includes(to) && to !== from && hasRoom(s, to));
  // LC-R9 (b): go elsewhere if possible. LC-R13: if not, stay.
  if (s.options.standStill === false && others.length > 0) return others;
  return [...others, from].toSorted((a, b) => a - b);
}

/** LC-25, LC-26, LC-R12: for one who comes from elsewhere. LC-R15: those lost fill no place. */
function hasRoom(s: RefState, square: number): boolean {
  const there = seatsAlive(s).filter((seat) => placeOf(s, seat) === square);
  return there.length < 2;
}

export function moved(s: RefState, seat: number, to: number): RefState {
  return { ...s, places: s.places.with(seat, to) };
}
