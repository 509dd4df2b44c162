import { ok, tidy, unread, type Notation } from '@glade/engine';
import { positions } from './positions.ts';
import { NO_ACTION, PHRASES, type GuessState } from './state.ts';

/** What is written, in the order of the answers. */
const ANSWERS = ['soldier', 'pegasus', 'mage', 'leader', 'time'];
/** What people write and say for it, in English and Italian. */
const ANSWER_WORDS: readonly RegExp[] = [
  /^(?:soldiers?|soldat[oi]|s)$/,
  /^(?:pegasus|pegasi|pegaso|p)$/,
  /^(?:mages?|mag[oi]|m)$/,
  /^(?:leader|prince|princess|principe|principessa|capo|l)$/,
  /^(?:time|time is up|time up|silence|tempo|tempo scaduto|silenzio)$/,
];

/** Phrases, answers and positions as text, both ways. */
export const notation: Notation<GuessState> = {
  format: (s, a) => (s.phrase >= 0 ? ANSWERS[a]! : `phrase ${PHRASES[a]}`),
  parse(s, text) {
    const plain = tidy(text)
      .replace(/^(?:answer|phrase|risposta|frase)\b/, '')
      .trim();
    const said = ANSWER_WORDS.findIndex((words) => words.test(plain));
    if (said >= 0) return ok(s.phrase >= 0 ? said : NO_ACTION);
    const phrase = PHRASES.indexOf(plain.toUpperCase());
    if (phrase < 0) return unread(text);
    return ok(s.phrase >= 0 ? NO_ACTION : phrase);
  },
  place: (cell) => String(cell + 1),
  placeParts: (cell) => ({ place: cell + 1 }),
  ...positions,
};
