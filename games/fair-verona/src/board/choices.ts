import {
  CARD_BIT,
  CLEAR,
  FRIEND_BITS,
  FROM_BIT,
  HELPERS_BIT,
  KIND,
  MOVE,
  OWNER_BIT,
  PASS,
  PLACE,
  REST,
} from '../rules/actions.ts';
import { cellOf, placeOf } from '../rules/map/map.ts';
import type { Place } from './places.ts';

/** An action as the board understands it. Places are codes with the bank; `helpers` is a set; -1 is no seat. */
export type Meaning =
  | { readonly kind: 'draw' | 'stop' | 'keep' }
  | { readonly kind: 'use'; readonly owner: number; readonly type: number }
  | { readonly kind: 'place'; readonly cell: number; readonly turn: number }
  | {
      readonly kind: 'clear';
      readonly owner: number;
      readonly card: number;
      readonly helpers: number;
      readonly friend: number;
    }
  | { readonly kind: 'pass'; readonly seat: number }
  | { readonly kind: 'move'; readonly place: number };

export function meaningOf(action: number): Meaning {
  const rest = action & REST;
  switch (action >> KIND) {
    case 0:
      return rest === 0
        ? { kind: 'draw' }
        : { kind: 'use', owner: (rest >> FROM_BIT) - 1, type: rest & 63 };
    case PLACE >> KIND:
      return { kind: 'place', cell: rest >> 2, turn: rest & 3 };
    case CLEAR >> KIND:
      return rest === 0
        ? { kind: 'stop' }
        : {
            kind: 'clear',
            owner: rest >> OWNER_BIT,
            card: (rest >> CARD_BIT) & 63,
            helpers: (rest >> HELPERS_BIT) & 63,
            friend: (rest & FRIEND_BITS) - 1,
          };
    case PASS >> KIND:
      return rest === 0 ? { kind: 'keep' } : { kind: 'pass', seat: rest - 1 };
    default:
      return { kind: 'move', place: placeOf(rest >> 1, rest & 1) };
  }
}

/** The action that lays the tile in hand on a space, turned clockwise by quarter turns. */
export const placeAction = (x: number, y: number, turn: number): number =>
  PLACE | (cellOf(x, y) << 2) | turn;
/** The action that ends a move at a place. */
export const moveAction = ({ x, y, bank }: Place): number => MOVE | (cellOf(x, y) << 1) | bank;
