import type { GameBoard } from '@glade/ui';
import { loadBesideWords } from '../words/words.ts';

/**
 * What a game has for who asks, such as why a hint is good, together with the words that it needs: with neither can it be told
 * alone. Offline, if one of them was not loaded before: undefined.
 */
export const loadExtras = (
  board: GameBoard,
  game: string,
): Promise<Awaited<ReturnType<NonNullable<GameBoard['extras']>>> | undefined> =>
  Promise.all([board.extras?.(), loadBesideWords(game)]).then(
    ([extras]) => extras,
    () => undefined,
  );
