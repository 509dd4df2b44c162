/** The action codes: kind, unit, cell or other unit, directions. */
export const END = 0;
export const MOVE = 1;
export const CAST = 2;
export const SLOW = 3;
export const ENTER = 4;
export const EXIT = 5;
export const LAND = 6;
export const PEG = 7;
export const SOLD = 8;
export const TRIO = 9;
export const DICE = 10;
export const LOSS = 11;
export const PLACE = 12;

export interface Action {
  readonly kind: number;
  readonly unit: number;
  /** A cell or a unit. */
  readonly to: number;
  /** Bit d is direction d, seen from the hex of the unit attacked. */
  readonly mask: number;
}

export function code(kind: number, unit = 0, to = 0, mask = 0): number {
  return kind * 2 ** 23 + unit * 2 ** 17 + to * 2 ** 6 + mask;
}

export function actionIn(a: number): Action {
  return {
    kind: Math.floor(a / 2 ** 23),
    unit: Math.floor(a / 2 ** 17) % 64,
    to: Math.floor(a / 2 ** 6) % 2048,
    mask: a % 64,
  };
}

export function directionsIn(mask: number): number[] {
  return [0, 1, 2, 3, 4, 5].filter((d) => Math.floor(mask / 2 ** d) % 2 === 1);
}

/** Every mask that takes `size` of these directions, or any number but none. */
export function masksOf(directions: readonly number[], size?: number): number[] {
  const some = Array.from({ length: 63 }, (_, i) => i + 1).filter((mask) =>
    directionsIn(mask).every((d) => directions.includes(d)),
  );
  return size === undefined ? some : some.filter((mask) => directionsIn(mask).length === size);
}
