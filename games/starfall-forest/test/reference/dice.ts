/** The five dice (SF-14 to SF-16, SF-R1, SF-R11, SF-R12). */
import { rollCode, rollIn, type Roll } from './codes.ts';

const FACES = ['S', 'C', 'F', 'N', 'T'] as const;
type Face = (typeof FACES)[number];

/** SF-R1: six faces, five icons, so one icon is there twice. */
const DOUBLED: Readonly<Record<string, Face>> = {
  star2: 'S',
  shooting2: 'C',
  fairy2: 'F',
  snake2: 'N',
  tree2: 'T',
};

const COUNTS = [0, 1, 2, 3, 4, 5];

const ROLLS = COUNTS.flatMap((T) =>
  COUNTS.flatMap((N) =>
    COUNTS.flatMap((F) => COUNTS.flatMap((C) => COUNTS.map((S) => ({ S, C, F, N, T })))),
  ),
);
const CODES = COUNTS.map((dice) => ROLLS.filter((roll) => diceIn(roll) === dice).map(rollCode));

/** SF-R11: every way that many dice can fall, as ascending codes. */
export function rollsOf(dice: number): readonly number[] {
  return CODES[dice] ?? [];
}

/** How many of the 6^k ways to roll k dice show these faces. */
export function waysOf(code: number, die: string): number {
  const roll = rollIn(code);
  const doubled = DOUBLED[die];
  if (doubled === undefined) throw new RangeError(`there is no die ${die}`);
  const orders = FACES.reduce(
    (left, face) => left / factorial(roll[face]),
    factorial(diceIn(roll)),
  );
  return orders * 2 ** roll[doubled];
}

/** SF-15, SF-16, SF-22, SF-R12: shooting stars cancel stars of the same roll, and only those. */
export function setAside(roll: Roll): number {
  return Math.max(0, roll.S - roll.C);
}

function diceIn(roll: Roll): number {
  return FACES.reduce((sum, face) => sum + roll[face], 0);
}

function factorial(n: number): number {
  return n <= 1 ? 1 : n * factorial(n - 1);
}
