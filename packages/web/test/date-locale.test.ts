import { describe, expect, test } from 'vitest';
import { localeOf } from '../src/settings/browser-languages.ts';

const CHRISTMAS = new Date(2026, 11, 24);
const dateIn = (locale: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }).format(CHRISTMAS);

describe('dates are written as where people are', () => {
  test('British readers see the day before the month, American ones after it', () => {
    expect(dateIn(localeOf('en', ['en-GB', 'en']))).toBe('24 Dec 2026');
    expect(dateIn(localeOf('en', ['en-US', 'en']))).toBe('Dec 24, 2026');
  });

  test('the first place in which the language on the page is spoken counts', () => {
    expect(localeOf('en', ['it-IT', 'en-AU', 'en-US'])).toBe('en-AU');
    expect(localeOf('it', ['en-GB', 'it-CH', 'it-IT'])).toBe('it-CH');
  });

  test('without a place, and with what is no language tag, there is still a date', () => {
    expect(localeOf('en', [])).toBe('en-GB');
    expect(localeOf('en', ['en', 'en-!!', 'de-DE'])).toBe('en-GB');
    expect(localeOf('it', ['en-GB'])).toBe('it');
    expect(dateIn(localeOf('it', []))).toBe('24 dic 2026');
  });
});
