import { rankOf, suitOf } from '../rules/cards/deck.ts';
import { OTHER_BANK, xOfCell, yOfCell } from '../rules/map/map.ts';
import { JOKER } from '../rules/state.ts';

// Cards and places as they are written. What people write is read in `position-words.ts`.

const SUITS = 'SCDH';
export const RANKS = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'];

/** A card, such as `QS`. */
export const cardText = (card: number): string =>
  card >= JOKER ? 'joker' : `${RANKS[rankOf(card) - 2]}${SUITS.charAt(suitOf(card))}`;

/** A space, such as `n1e2`; `home` is the Old Town. */
export function spaceText(x: number, y: number): string {
  const north = y === 0 ? '' : y < 0 ? `n${-y}` : `s${y}`;
  const east = x === 0 ? '' : x < 0 ? `w${-x}` : `e${x}`;
  return north + east || 'home';
}

const cellIn = (place: number): number => place & (OTHER_BANK - 1);

/** A place of events: the space, and `/b` on the second bank. */
export const placeText = (place: number): string =>
  spaceText(xOfCell(cellIn(place)), yOfCell(cellIn(place))) + (place >= OTHER_BANK ? '/b' : '');

/** What a place is told from: how far from the Old Town which ways, and the bank. */
export function placeParts(place: number): Readonly<Record<string, string | number>> {
  const [x, y] = [xOfCell(cellIn(place)), yOfCell(cellIn(place))];
  const kind = x === 0 && y === 0 ? 'home' : x === 0 ? 'up' : y === 0 ? 'aside' : 'both';
  return {
    kind,
    northward: y < 0 ? 'yes' : 'no',
    eastward: x > 0 ? 'yes' : 'no',
    up: Math.abs(y),
    aside: Math.abs(x),
    bank: place >= OTHER_BANK ? 'b' : 'a',
  };
}
