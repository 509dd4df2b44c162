import type { Throw } from '@glade/engine';
import { BIG_STAR, DICE, ICONS, SHOOTING } from './state.ts';

// An outcome counts the faces of a roll: S + 6 C + 36 F + 216 N + 1296 T for that many big stars, shooting stars,
// fairies, snakes and trees.

export const ICON_NAMES = ['star', 'shooting', 'fairy', 'snake', 'tree'] as const;
const DIE_SIDES = 6;
const UNIT = [1, 6, 36, 216, 1296];
/** One more than the highest outcome of five dice. */
const LIMIT = DICE * UNIT[ICONS - 1]! + 1;

/** How many dice of an outcome show a face. */
export const showing = (outcome: number, icon: number): number =>
  Math.trunc(outcome / UNIT[icon]!) % 6;

/** How many dice an outcome has. */
export function diceOf(outcome: number): number {
  let dice = 0;
  for (let icon = 0; icon < ICONS; icon++) dice += showing(outcome, icon);
  return dice;
}

/** Whether a number counts the faces of this many dice. */
export const isOutcome = (outcome: number, dice: number): boolean =>
  Number.isInteger(outcome) && outcome >= 0 && outcome < LIMIT && diceOf(outcome) === dice;

/** Big stars that are set aside (SF-22, SF-R12). */
export const setAside = (faces: Uint8Array): number =>
  Math.max(0, faces[BIG_STAR]! - faces[SHOOTING]!);

/** The outcomes of every number of dice, ascending, with their weights: in how many of 6^k ways they fall. */
export interface Rolls {
  readonly outcomes: readonly Int32Array[];
  readonly weights: readonly Int32Array[];
  readonly totals: readonly number[];
}

/** The outcomes of no die, one die and so on, ascending. */
const OUTCOMES: readonly Int32Array[] = Array.from({ length: DICE + 1 }, (_, dice) =>
  Int32Array.from(Array(LIMIT).keys()).filter((n) => isOutcome(n, dice)),
);

/** With one icon on two faces (SF-R1). */
export function rollsOf(doubled: number): Rolls {
  return {
    outcomes: OUTCOMES,
    weights: OUTCOMES.map((some, k) => some.map((outcome) => ways(outcome, k, doubled))),
    totals: OUTCOMES.map((_, k) => DIE_SIDES ** k),
  };
}

function ways(outcome: number, dice: number, doubled: number): number {
  let product = factorial(dice) * 2 ** showing(outcome, doubled);
  for (let icon = 0; icon < ICONS; icon++) product /= factorial(showing(outcome, icon));
  return Math.round(product);
}

const factorial = (n: number): number => (n < 2 ? 1 : n * factorial(n - 1));

/** The icon of each of the six sides. */
export const sidesOf = (doubled: number): readonly number[] =>
  Array.from({ length: ICONS }, (_, icon) => icon).flatMap((icon) =>
    icon === doubled ? [icon, icon] : [icon],
  );

/** The outcome that these sides (1 to 6) show. */
export const outcomeOfSides = (sides: readonly number[], icons: readonly number[]): number =>
  sides.reduce((sum, side) => sum + UNIT[icons[side - 1] ?? 0]!, 0);

/** The icons of an outcome, in their order. */
export const iconsOf = (outcome: number): readonly number[] =>
  UNIT.flatMap((_, icon) => Array.from({ length: showing(outcome, icon) }, () => icon));

/** The outcome of these icons. */
export const outcomeOfIcons = (icons: readonly number[]): number =>
  icons.reduce((sum, icon) => sum + UNIT[icon]!, 0);

/** The throw of every number of dice. */
export const throwsOf = (icons: readonly number[]): readonly Throw[] =>
  Array.from({ length: DICE + 1 }, (_, dice) => ({
    code: 'roll',
    dice: Array.from({ length: dice }, () => DIE_SIDES),
    reads: Array.from({ length: dice }, () => 'die'),
    faces: icons.map((icon) => ICON_NAMES[icon]!),
  }));
