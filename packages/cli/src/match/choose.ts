import { chooseAtLevel } from '@glade/bots';
import type { Action, Asked, BotGame, Match, Seat } from '@glade/engine';
import { proverOf } from '../shelf/provers.ts';

/** Chooses as a bot of this level; what a person is advised to do is proven where the game has proofs. */
export const choose = async (
  match: Match<BotGame>,
  seat: Seat,
  level: Asked,
  signal: AbortSignal,
): Promise<Action> => {
  const prove = level === 'hint' ? proverOf(match.game, match.rules) : undefined;
  return chooseAtLevel(match, seat, level, signal, prove);
};
