import { ok, tidy, unread, type Notation } from '@glade/engine';
import { NO_ACTION, PHRASES, type GuessState } from './state.ts';

/** What can be said, in the order of the answers. */
const ANSWERS: readonly RegExp[] = [
  /^(?:soldiers?|soldat[oi]|s)$/,
  /^(?:pegasus|pegasi|pegaso|p)$/,
  /^(?:mages?|mag[oi]|m)$/,
  /^(?:leader|prince|princess|principe|principessa|capo|l)$/,
  /^(?:time|time is up|time up|silence|tempo|tempo scaduto|silenzio)$/,
];

/** Reads entries: what people write and say, in English and Italian. */
export const reader = (): Pick<Notation<GuessState>, 'parse'> => ({
  parse(s, text) {
    const plain = tidy(text)
      .replace(/^(?:answer|phrase|risposta|frase)\b/, '')
      .trim();
    const said = ANSWERS.findIndex((words) => words.test(plain));
    if (said >= 0) return ok(s.phrase >= 0 ? said : NO_ACTION);
    const phrase = PHRASES.indexOf(plain.toUpperCase());
    if (phrase < 0) return unread(text);
    return ok(s.phrase >= 0 ? NO_ACTION : phrase);
  },
});
