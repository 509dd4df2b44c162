import type { Wording } from '@glade/engine';
import { adultsOf, type GuessState, LETTERS } from './state.ts';

/** The counters for a terminal. Not the id of the riddle: its letter is the answer. */
export const drawPiles = (s: GuessState, say: Wording): string =>
  [
    say('drawn.guess', { asked: s.phrase < 0 ? 'no' : 'yes' }),
    ...LETTERS.split('').map((letter, type) =>
      say('drawn.pile', {
        letter,
        left: s.middle[type]!,
        child: s.child[type]!,
        adult: adultsOf(s)[type]!,
      }),
    ),
  ].join('\n');
