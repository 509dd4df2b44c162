import { columnOf, rowOf, squareAt } from '@glade/boards/rows36';
import { SIDE, SQUARES } from '@glade/boards/squares36';
import { alongOf, FIRST_SPOT, HAND, sideOf } from '../rules/places.ts';

const SIDES = 'NESW';

/** The spot that is called `N3` or the like; -1 when it is none. */
export function spotNamed(name: string): number {
  const parts = /^([nesw])([1-6])$/i.exec(name);
  if (parts === null) return -1;
  return FIRST_SPOT + SIDES.indexOf(parts[1]!.toUpperCase()) * SIDE + Number(parts[2]) - 1;
}

const spotName = (place: number): string => `${SIDES[sideOf(place)]!}${alongOf(place)}`;

/** A place for people: down, then across (FF-09); a spot by its side and number; `hand`. */
export function placeName(n: number): string {
  if (n === HAND) return 'hand';
  return n < SQUARES ? `${rowOf(n)},${columnOf(n)}` : spotName(n);
}

/** Reads `1,4`, `(1, 4)`, `1 4`, `14`, `1 down 4 across`, `N3`, `hand`. */
export function readPlace(text: string): number | undefined {
  const plain = text
    .toLowerCase()
    .replaceAll(/down|across|giù|lato|row|column|riga|colonna|[(),.\s]+/g, ' ')
    .replaceAll(/ +/g, ' ')
    .trim();
  if (plain === 'hand' || plain === 'mano') return HAND;
  const square = /^([1-6]) ?([1-6])$/.exec(plain);
  if (square !== null) return squareAt(Number(square[2]), Number(square[1]));
  const spot = spotNamed(plain.replace(' ', ''));
  return spot < 0 ? undefined : spot;
}

/** The numbers and words from which a place is told: `kind`, `down`, `across`, `side`. */
export function placeParts(place: number): Readonly<Record<string, string | number>> {
  if (place === HAND) return { kind: 'hand', down: 0, across: 0, side: 'none' };
  if (place >= FIRST_SPOT)
    return { kind: 'spot', down: 0, across: alongOf(place), side: SIDES[sideOf(place)]! };
  return { kind: 'square', down: rowOf(place), across: columnOf(place), side: 'none' };
}
