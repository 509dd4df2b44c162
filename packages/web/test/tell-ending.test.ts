import { expect, test } from 'vitest';
import { defaults, type Outcome } from '@glade/engine';
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
  },
  it: {},
};

/** What is said to these people of a match whose teller tells this. */
function told(message: Message, people: readonly number[]): Promise<string | undefined> {
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
  return tellEnding(board, { entries: [], outcome, header, rules }, people, say);
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
