import { defaults, Match } from '@glade/engine';
import { games } from '@glade/games';
import { beforeAll, expect, test } from 'vitest';
import { wordsAt } from '../src/seats/table-words.ts';
import { playersText } from '../src/replay/who-played.ts';
import { loadGameWords, loadPageWords, loadReviewWords } from '../src/words/words.ts';

beforeAll(() => Promise.all([loadPageWords(), loadReviewWords(), loadGameWords('fair-verona')]));

test('bots of one kind who have played are named together, in one sentence', () => {
  const game = games.find(({ id }) => id === 'fair-verona')!;
  const options = defaults(game.options);
  const { seats } = game.rules(options);
  const players = Array.from({ length: seats }, () => 'bot like:1');
  const match = Match.start(game, { options, dice: 'virtual', seed: '1', players }).build().match();
  expect(playersText(match, wordsAt(match.header, undefined))).toBe(
    'Played by the bots Pixel, Bip, Tock, and Lumo (just starting).',
  );
});
