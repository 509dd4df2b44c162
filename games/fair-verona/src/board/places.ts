import { cellOf, OTHER_BANK, placeOf, xOfCell, yOfCell } from '../rules/map/map.ts';

// Places on the map: spaces, and the banks of the tiles that lie there.

/** The code of a place, as events and targets have it. */
export const placeAt = (x: number, y: number, bank = 0): number => placeOf(cellOf(x, y), bank);

/** A place by the space and the bank of the tile there. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly bank: number;
}

export function placeFrom(code: number): Place {
  const cell = code & (OTHER_BANK - 1);
  return { x: xOfCell(cell), y: yOfCell(cell), bank: code >= OTHER_BANK ? 1 : 0 };
}
