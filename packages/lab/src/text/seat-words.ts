import type { OptionValues, Seat } from '@glade/engine';
import type { Say } from './say.ts';

/**
 * The values with which a message names a seat: its number, and whether the game's words call seats something, such as “Blue”.
 * `options`: those of the match, since what seats are called can depend on them.
 */
export const seatWords = (
  say: Say,
  seat: Seat,
  options: OptionValues = {},
): Readonly<Record<string, string | number>> => ({
  ...Object.fromEntries(Object.entries(options).map(([name, value]) => [name, String(value)])),
  seat: seat + 1,
  player: seat + 1,
  named: say.has('who') ? 'yes' : 'no',
});
