import type { Say } from '@glade/text';
import { wordsOf } from '../words/words.ts';

/** Says something of the settings in the present language. The words must have been loaded. */
export const setting = (...said: Parameters<Say>): string => wordsOf('')(...said);
