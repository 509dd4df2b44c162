import { expect, test } from 'vitest';
import { summaryOf } from '../src/storage/match-summary.ts';

test('stored matches are told apart by their rules and who plays', () => {
  const record =
    'Glade record 1\nGame: x 3\nOptions: a=1, b=on\nPlayers: Anna, bot steady, person x\n\n0. home 3,3\n12. pass\n';
  expect(summaryOf(record)).toEqual({
    options: { a: '1', b: 'on' },
    version: '3',
    players: [
      { player: { who: 'person' }, name: 'Anna' },
      { player: { who: 'bot', level: 'steady' }, name: undefined },
      { player: { who: 'person' }, name: 'x' },
    ],
  });
  expect(summaryOf('x'.repeat(50))).toEqual({ options: {}, version: '', players: [] });
});
