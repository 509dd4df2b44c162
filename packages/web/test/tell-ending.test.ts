import { expect, test } from 'vitest';
import { defaults, LANGUAGES, type Outcome } from '@glade/engine';
import { games } from '@glade/games';
import { fairVerona } from '@glade/fair-verona';
import { engineText, translator } from '@glade/text';
import type { Message } from '@glade/ui';
import { tellEnding } from '@glade/ui/ending';

const words = {
  en: {
    'ending.safe': '{player, seat} was the last one safe.',
    'ending.safe.you': 'You were the last one safe.',
    'ending.quiet': 'A quiet match.',
    'ending.quiet.you': 'You had a quiet match.',
    'ending.team': 'You brought all home.',
    'ending.team.bots': 'The bots brought all home.',
  },
  it: {},
};

/** What is said to these people of a match whose teller tells this. */
function told(
  message: Message,
  people: readonly number[],
  botsOnly = false,
): Promise<string | undefined> {
  const rules = fairVerona.rules(defaults(fairVerona.options));
  const outcome: Outcome = { code: 'won', winners: [0, 1, 2, 3], measures: {} };
  const header = {
    game: 'fair-verona',
    version: 1,
    options: {},
    dice: 'virtual',
    players: [],
  } as const;
  const you = people.length === 1 ? people[0] : undefined;
  const say = translator('en', engineText, words).at({ you });
  const ending = () => Promise.resolve({ tellers: [() => message] });
  const board = { ending } as unknown as Parameters<typeof tellEnding>[0];
  return tellEnding(board, { entries: [], outcome, header, rules }, people, say, botsOnly);
}

test('what is told of a bot is not told as if the person had done it', async () => {
  const bots = { key: 'ending.safe', args: { player: 3 } };
  expect(await told(bots, [0])).toBe('Player 3 was the last one safe.');
  expect(await told({ ...bots, args: { player: 1 } }, [0])).toBe('You were the last one safe.');
});

test('what is about nobody is said to the only person, and to several as to all', async () => {
  expect(await told({ key: 'ending.quiet' }, [2])).toBe('You had a quiet match.');
  expect(await told({ key: 'ending.quiet' }, [0, 2])).toBe('A quiet match.');
});

test('where only bots have played nobody is told that they did it', async () => {
  const team = { key: 'ending.team' };
  expect(await told(team, [], true)).toBe('The bots brought all home.');
  expect(await told(team, [0, 1])).toBe('You brought all home.');
  expect(await told({ key: 'ending.quiet' }, [], true)).toBe('A quiet match.');
});

test.each(games)('$id asks nobody to try again where only bots have played', ({ text }) => {
  for (const language of LANGUAGES) {
    const asked = Object.entries(text[language]).filter(
      ([key, sentence]) => key.startsWith('outcome.') && /try again|riprova/i.test(sentence),
    );
    // Only people guess.
    const open = asked.filter(([key]) => key !== 'outcome.adult');
    expect(open.map(([key]) => text[language][`${key}.bots`] ?? key)).not.toContainEqual(
      expect.stringMatching(/^outcome\.|try again|riprova/i),
    );
  }
});

test.each(['wildfire', 'forest-fire', 'fair-verona'])(
  '%s speaks to nobody of what only bots have played',
  (id) => {
    const { text } = games.find((game) => game.id === id)!;
    const spokenTo = {
      en: /\byou(r|rs)?\b/i,
      it: /\b(avete|avreste|avevate|vostri|hai|tu[ao]?)\b/i,
    };
    for (const language of LANGUAGES) {
      const said = Object.entries(text[language]).filter(([key]) =>
        /^(ending|outcome)\./.test(key),
      );
      // What is only told to people names the one who is told.
      const open = said.filter(
        ([key, sentence]) =>
          spokenTo[language].test(sentence) &&
          !/\.(you|lost|bots)$|^ending\.vs\.(behind|noHome)$/.test(key) &&
          text[language][`${key}.bots`] === undefined,
      );
      expect(open).toEqual([]);
      const ofBots = said.filter(([key]) => key.endsWith('.bots'));
      expect(ofBots.filter(([, sentence]) => spokenTo[language].test(sentence))).toEqual([]);
    }
  },
);
