import { SPOKEN } from '@glade/text';
import { expect, test } from 'vitest';
import { otherLanguages } from '../src/settings/browser-languages.ts';

test('the header offers every language but that of the page, as far as it has room', () => {
  for (const present of SPOKEN.keys()) {
    const offered = otherLanguages(present, []);
    expect(offered).not.toContain(present);
    expect(offered).toHaveLength(Math.min(2, SPOKEN.size - 1));
  }
  expect(otherLanguages('en', [])).toEqual(['it', 'de']);
});

test('a language that the browser asks for comes first', () => {
  expect(otherLanguages('en', ['de-CH', 'en-GB'])).toEqual(['de', 'it']);
  expect(otherLanguages('it', ['it', 'fr', 'en-US'])).toEqual(['en', 'de']);
});
