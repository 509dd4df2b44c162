import { LANGUAGES } from '@glade/engine';
import { expect, test } from 'vitest';
import en from '../src/words/pages/lab.en.ts';
import it from '../src/words/pages/lab.it.ts';

/** What stands behind the door for designers who use a terminal, or only in a terminal. */
const DOOR = new Set(['lab.app.more', 'lab.folded']);

test.each(LANGUAGES)('the page of the lab names nothing of a terminal, in %s', (language) => {
  const named = Object.entries({ en, it }[language]).filter(
    ([key, words]) =>
      !DOOR.has(key) && /(^|[ (])--[a-z]|\bnpm\b|glade [a-z]+[”»]|\bplaytest --/.test(words),
  );
  expect(named).toEqual([]);
});
