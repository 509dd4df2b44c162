import { LANGUAGES } from '@glade/engine';
import { engineText, tellEvents, translator } from '@glade/text';
import { expect, test } from 'vitest';
import { wildfire } from '../src/index.ts';
import { storyOf } from './story.ts';

const words = (text: string): number => text.split(/\s+/).filter(Boolean).length;

test.each(LANGUAGES)('what one action in X4 causes is spoken in few words: %s', (language) => {
  const say = translator(language, engineText, wildfire.text);
  let longest = '';
  for (const seed of [1, 2, 3, 4, 5]) {
    const { entries, options } = storyOf({ mode: 'x4' }, seed, 'bots');
    const { notation } = wildfire.rules(options);
    for (const { events } of entries) {
      const lines = tellEvents(say, notation, events, 'spoken').map(({ text }) => text);
      expect(lines.filter((line) => words(line) > 20)).toEqual([]);
      const text = lines.join(' ');
      if (words(text) > words(longest)) longest = text;
    }
  }
  expect(words(longest)).toBeLessThanOrEqual(85);
});
