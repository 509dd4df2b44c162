import type { Say } from '@glade/text';
import { wordsOf } from '../words/words.ts';

/** The words for tables far away, whatever is played there. They must have been loaded. */
export const farWords = (): Say => wordsOf('');

/** Says something of tables far away in the present language. */
export const far = (...said: Parameters<Say>): string => farWords()(...said);
