import { expect, test } from 'vitest';
import { capital, LANGUAGES, translator } from '../src/index.ts';

test('a capital letter is that of the language, whatever the device speaks', () => {
  expect(capital({ tag: 'tr' }, 'ince iş')).toBe('İnce iş');
  for (const language of LANGUAGES)
    expect(capital(translator(language), 'il mago')).toBe('Il mago');
  expect(capital({ tag: 'en' }, '')).toBe('');
});
