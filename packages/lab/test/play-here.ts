import type { BotGame } from '@glade/engine';
import { Study, type Run } from '../src/index.ts';

/** Plays studies of a game in this process, without threads. */
export const playHere =
  (game: BotGame): Run =>
  async (arms) => {
    const study = new Study(game, arms);
    const { first = 0, games } = arms[0]!;
    study.play({ from: first, to: first + games });
    return study.result();
  };
