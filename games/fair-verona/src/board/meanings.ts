import { cellOf, OTHER_BANK, ROUND_X, ROUND_Y, xOfCell, yOfCell } from '../rules/map/map.ts';
import {
  CARD_BIT,
  CLEAR,
  FRIEND_BITS,
  FROM_BIT,
  HELPERS_BIT,
  JOKER,
  KIND,
  MOVE,
  OWNER_BIT,
  PASS,
  PLACE,
  REST,
} from '../rules/state.ts';
import type { Aunt, Laid, VeronaView } from '../rules/view.ts';

// What actions and positions mean for whoever draws the board.

/** An action as the board understands it; places are codes with the bank, seats -1 for nobody. */
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

const placeOf = (cell: number, bank: number): number => cell + bank * OTHER_BANK;

/** The code of a place, as events, labels and targets have it. */
export const placeAt = (x: number, y: number, bank = 0): number => placeOf(cellOf(x, y), bank);

export interface Place {
  readonly x: number;
  readonly y: number;
  readonly bank: number;
}

export function placeFrom(code: number): Place {
  const cell = code & (OTHER_BANK - 1);
  return { x: xOfCell(cell), y: yOfCell(cell), bank: code >= OTHER_BANK ? 1 : 0 };
}

export const layAt = (x: number, y: number, turn: number): number =>
  PLACE | (cellOf(x, y) << 2) | turn;
export const moveTo = ({ x, y, bank }: Place): number => MOVE | (cellOf(x, y) << 1) | bank;

export const tileAt = ({ tiles }: VeronaView, x: number, y: number): Laid | undefined =>
  tiles.find((tile) => tile.x === x && tile.y === y);

/** The spaces round the meeple at turn that are free. */
export function roundOf(view: VeronaView): readonly { readonly x: number; readonly y: number }[] {
  const own = view.players[view.seat];
  if (own === undefined) return [];
  return ROUND_X.map((dx, i) => ({ x: own.x + dx, y: own.y + ROUND_Y[i]! })).filter(
    ({ x, y }) => tileAt(view, x, y) === undefined,
  );
}

/** The rank of a card: 2 to 14, a Joker 0 (FV-R23, FV-R32). */
export const rankOf = (card: number): number => (card >= JOKER ? 0 : (card % 13) + 2);
export const suitOf = (card: number): number => Math.floor(card / 13);

export const distanceOf = ({ x, y }: Aunt): number => Math.max(Math.abs(x), Math.abs(y));

/** Whether fewer than two unused tiles still keep everybody in the game (FV-82, FV-R52). */
export const isSafe = ({ unused }: Aunt): boolean => unused.length < 2;

/** Who holds or guards the token, if somebody does. */
export function tokenSeat({ players, token }: VeronaView): number {
  if (token === 'carried') return players.findIndex((player) => player.token);
  if (token !== 'encounter') return -1;
  return players.findIndex(({ encounters }) => encounters.some((each) => each.token));
}
