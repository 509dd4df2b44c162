import { defaults } from '@glade/engine';
import { games } from '@glade/games';
import { engineText, translator } from '@glade/text';
import { expect, test } from 'vitest';
import en from '../src/words/en.ts';
import it from '../src/words/it.ts';
import reviewEn from '../src/words/review.en.ts';
import reviewIt from '../src/words/review.it.ts';
import { botName } from '../src/review/bot-name.ts';

const texts = { en: { ...en, ...reviewEn }, it: { ...it, ...reviewIt } };

test('the bot that a review counts with is called as where people choose it, or by no name at all', () => {
  const told = games.map((game) => {
    const rules = game.rules(defaults(game.options));
    const by = rules.review?.by ?? Object.keys(game.policies(rules))[0]!;
    const say = translator('en', engineText, texts, game.text);
    return [game.id, botName(say, game, by)];
  });
  expect(Object.fromEntries(told)).toEqual({
    wildfire: 'a quick bot',
    'forest-fire': 'the steady bot',
    'leaf-climbers': 'the steady bot',
    'starfall-forest': 'a quick bot',
    'war-kids': 'the steady bot',
    'fair-verona': 'the steady bot',
  });
  const italian = translator('it', engineText, texts);
  expect(botName(italian, {}, 'policy')).toBe('il bot attento');
  expect(botName(italian, {}, 'greedy')).toBe('un bot veloce');
});
