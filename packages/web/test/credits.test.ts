import { expect, test } from 'vitest';
import { games } from '@glade/games';

const SAYS = {
  en: { designer: /[Dd]esigned by [A-Z]|Designer: not named/, source: /Source: “/ },
  it: { designer: /ideato da [A-Z]|Ideatore: non indicato/, source: /Fonte: «/ },
} as const;

for (const { id, text } of games)
  for (const language of ['en', 'it'] as const)
    test(`${id} says who designed it and where its rules come from: ${language}`, () => {
      const credit = text[language]['game.credit'];
      expect(credit).toMatch(SAYS[language].designer);
      expect(credit).toMatch(SAYS[language].source);
      expect(credit).toMatch(/[a-z0-9]+\.(com|net|org)/);
    });

test('Fair Verona names whose the set is that people may own', () => {
  const { text } = games.find(({ id }) => id === 'fair-verona')!;
  for (const language of ['en', 'it'] as const)
    expect(text[language]['game.owner']).toContain('Hans im Glück');
});
