import {
  CHANCE,
  drawOutcome,
  KeyedDice,
  withNotation,
  type OptionValues,
  type Rules,
} from '@glade/engine';
import { notation } from '../notation/index.ts';
import { ICON_NAMES, iconsOf, setAside } from '../rules/dice.ts';
import { rules, type StarfallKernel } from '../rules/rules.ts';
import { DICE, ROLL, type StarfallState } from '../rules/state.ts';
import type { StarfallView } from '../rules/view.ts';

/** The roll of one turn. */
export interface Roll {
  /** The pictures, big stars first. */
  readonly faces: readonly (typeof ICON_NAMES)[number][];
  /** Big stars that are put aside: the first of the faces. */
  readonly aside: number;
  /** A star falls; with two or more put aside it topples its tree (SF-24). */
  readonly falls: 'no' | 'star' | 'hard';
}

/** A match without dice. */
export interface Rolls {
  readonly seed: string;
  /** The seat that begins. */
  readonly starter: number;
  /** The forest where chance builds it; undefined where the players do. */
  readonly built: StarfallView | undefined;
  readonly rolls: readonly Roll[];
}

/**
 * What the dice of a seed show in the first `turns` turns, the same as in the app. Which dice are rolled follows from the
 * rolls before (SF-21, SF-28), so it does not depend on what people do.
 */
export function rollsOf(seed: string, options: OptionValues, turns: number): Rolls {
  const kernel = rules(options);
  const whole = withNotation(kernel, notation(kernel));
  const dice = new KeyedDice(seed);
  const state = kernel.create();
  const drawn = kernel.streams.map(() => 0);
  while (kernel.actor(state) === CHANCE && state.step !== ROLL)
    kernel.apply(state, drawOutcome(whole, state, dice, drawn[kernel.stream(state)]!++).action);
  const built = state.step === ROLL ? kernel.view(state, undefined) : undefined;
  return { seed, starter: state.starter, built, rolls: rolled(kernel, whole, state, dice, turns) };
}

function rolled(
  kernel: StarfallKernel,
  whole: Rules<StarfallState>,
  state: StarfallState,
  dice: KeyedDice,
  turns: number,
): readonly Roll[] {
  const rolling = kernel.create();
  kernel.copy(state, rolling);
  rolling.step = ROLL;
  rolling.pool = DICE;
  return Array.from({ length: turns }, (_, index) => {
    kernel.ready(rolling);
    const { action } = drawOutcome(whole, rolling, dice, index);
    const icons = iconsOf(action);
    const aside = setAside(counted(icons));
    rolling.pool -= aside;
    const full = rolling.pool === 0;
    if (full) rolling.pool = DICE;
    return {
      faces: icons.map((icon) => ICON_NAMES[icon]!),
      aside,
      falls: !full ? 'no' : aside > 1 ? 'hard' : 'star',
    };
  });
}

function counted(icons: readonly number[]): Uint8Array {
  const counts = new Uint8Array(ICON_NAMES.length);
  for (const icon of icons) counts[icon]! += 1;
  return counts;
}
