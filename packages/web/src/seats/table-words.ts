import type { Header, Seat } from '@glade/engine';
import { numberedSeats, type Say } from '@glade/text';
import { wordsOf } from '../words/words.ts';
import { namesOf } from './seat-names.ts';

/** Whether a game calls its seats by names of its own, such as the sides of a battle. Then it gives them their colours, too. */
export const hasSides = (say: Say): boolean => say.has('who');

type Table = Pick<Header, 'game' | 'players'> & Partial<Pick<Header, 'dice'>>;

let last:
  | {
      readonly words: Say;
      readonly players: readonly string[];
      readonly you: Seat | undefined;
      readonly real: boolean;
      readonly say: Say;
    }
  | undefined;

/**
 * The words of a game as they are said at one table: seats by their names, and `you` to the only person there, undefined for
 * several; where people have dice of their own, places as a real table calls them. The same function until the table or the
 * language changes.
 */
export function wordsAt(table: Table, you: Seat | undefined): Say {
  const words = wordsOf(table.game);
  const { players } = table;
  const real = table.dice === 'entered';
  const isLast = last?.words === words && last.players === players && last.you === you;
  if (last === undefined || !isLast || last.real !== real) {
    const names = namesOf(table, { sides: hasSides(words) });
    last = { words, players, you, real, say: words.at({ names, you, real }) };
  }
  return last.say;
}

/** A typed move with the numbers of seats in place of their names. */
export function typedAt(table: Table, text: string): string {
  const words = wordsOf(table.game);
  return numberedSeats(words.language, namesOf(table, { sides: hasSides(words) }), text);
}
