import { LANGUAGES } from '@glade/engine';
import { expect, test } from 'vitest';
import { labText } from '../src/index.ts';

const METHODS =
  /\b(?:Hall|McNemar|Bonett|Price|Holm|Bonferroni|Wilson|Student|Newcombe|Fisher|Cochran|Welch)\b|likelihood|verosimiglianza|one-sided|a una coda/;

test.each(LANGUAGES)(
  'methods are named only where it is told how something was judged: %s',
  (language) => {
    const named = Object.entries(labText[language]).filter(([, words]) => METHODS.test(words));
    expect(named.map(([key]) => key).filter((key) => !key.endsWith('judged'))).toEqual([]);
    expect(named.length).toBeGreaterThan(5);
  },
);
