import { drawOutcome, facesDrawn, KeyedDice, type OptionValues } from '@glade/engine';
import { columnOf, rowOf, squareAt } from '@glade/boards/rows36';
import { SIDE, SQUARES } from '@glade/boards/squares36';
import { game } from '../game.ts';
import { climberOptions } from '../rules/options.ts';
import { limitAt } from '../rules/pile.ts';
import { ALL_CHIPS, D20, D4, LEAF, LEAVES, STEPS } from '../rules/state.ts';
import { ORDERS } from '../rules/turn-order.ts';

/** A square by its numbers: the green one, then the blue one (LC-14). */
type Place = readonly [column: number, row: number];

/** What falls in a round. */
export interface Round {
  /** Where it is drawn again: the seats in their order, from 0 (LC-10, LC-R11). */
  readonly order?: readonly number[];
  readonly leaves: readonly Place[];
}

/** What the dice of a seed show: the same in the app, whatever people do. */
export interface Rolls {
  /** The rounds until the pile is complete. */
  readonly rounds: readonly Round[];
  /** The points of the moves, in the order in which they are made (LC-18). */
  readonly points: readonly number[];
}

/** The rolls of a match with this seed. Where leaves fall does not depend on the climbers. */
export function rollsOf(seed: string, options: OptionValues): Rolls {
  const dice = new KeyedDice(seed);
  const rules = game.rules(options);
  const { streams } = rules;
  const { players, order } = climberOptions(options);
  const elevation = Array.from({ length: SQUARES }, () => 0);
  const rounds: Round[] = [];
  let landed = 0;
  while (landed < ALL_CHIPS) {
    const chips = Array.from({ length: SQUARES }, () => 0);
    const room = elevation.reduce((sum, height) => sum + limitAt(height), 0);
    const [rolled] = facesDrawn(dice, streams[LEAVES]!, rounds.length, [D20]);
    const leaves: Place[] = [];
    while (leaves.length < Math.min(rolled!, room)) {
      const square = squareOf(
        dice,
        streams[LEAF]!,
        landed + leaves.length,
        (at) => chips[at]! < limitAt(elevation[at]!),
      );
      chips[square]! += 1;
      leaves.push([columnOf(square), rowOf(square)]);
    }
    for (const [square, more] of chips.entries()) elevation[square]! += more;
    landed += leaves.length;
    const drawn = order === 'eachRound' || rounds.length === 0;
    const { action } = drawOutcome(rules, rules.create(), dice, rounds.length);
    rounds.push(drawn ? { order: ORDERS[players]![action]!, leaves } : { leaves });
  }
  return {
    rounds,
    points: Array.from(
      { length: players * rounds.length },
      (_, index) => facesDrawn(dice, streams[STEPS]!, index, [D4])[0]!,
    ),
  };
}

/** Where a leaf falls: the dice are rolled again while the square has no room (LC-15, LC-16, LC-17, LC-R2). */
function squareOf(
  dice: KeyedDice,
  stream: string,
  index: number,
  hasRoom: (square: number) => boolean,
): number {
  for (let attempt = 0; ; attempt++) {
    const [column, row] = facesDrawn(dice, stream, index, [SIDE, SIDE], attempt);
    const square = squareAt(column!, row!);
    if (hasRoom(square)) return square;
  }
}
