import { drawOutcome, facesDrawn, KeyedDice, type OptionValues } from '@glade/engine';
import { game } from '../game.ts';
import { fireOptions } from '../rules/options.ts';

/** A square as the host calls it: down, then across (FF-08, FF-09). */
export type Called = readonly [down: number, across: number];

/** What the Fire Dice of a seed show: the same in the app, whatever people do. */
export interface Rolls {
  readonly firebreaks: readonly Called[];
  /** How many of the fires are opening fires (FF-15, FF-R03). */
  readonly opening: number;
  readonly fires: readonly Called[];
}

const DICE = [6, 6];
/** The stream of fires; that of Firebreaks comes before it. */
const FIRE = 1;

/** The rolls of a match with this seed. A roll on another Firebreak is left out, as the app rolls again (FF-R35). */
export function rollsOf(seed: string, options: OptionValues, fires: number): Rolls {
  const dice = new KeyedDice(seed);
  const rules = game.rules(options);
  const { firebreaks, players, setupRounds } = fireOptions(options);
  const state = rules.create();
  const breaks = Array.from({ length: firebreaks }, (_, index) => {
    const { action } = drawOutcome(rules, state, dice, index);
    rules.apply(state, action);
    return rules.facesOf(state, action) as Called;
  });
  return {
    firebreaks: breaks,
    opening: players * setupRounds,
    fires: Array.from(
      { length: fires },
      (_, index) => facesDrawn(dice, rules.streams[FIRE]!, index, DICE) as Called,
    ),
  };
}
