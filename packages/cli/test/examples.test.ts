import { expect, test } from 'vitest';
import { games } from '../src/shelf/games.ts';
import { gladeHere, setUpProgramTests } from './run-glade.ts';

setUpProgramTests();

// Games that are not on the shelf are looked for among the examples.

test('the rules of an example', async () => {
  const { code, out } = await gladeHere(['rules', 'connect-four']);
  expect(code).toBe(0);
  expect(out).toContain('CF-03');
});

test('a match of an example', async () => {
  const { code, out } = await gladeHere(
    ['play', 'tic-tac-toe', '--seed', '1'],
    'b2\nwhy b2\nquit\n',
  );
  expect(code).toBe(0);
  expect(out).toContain('Game: tic-tac-toe 1');
});

test('a playtest of an example, on two threads', async () => {
  const { code, out } = await gladeHere([
    'playtest',
    'breakthrough',
    '--games',
    '200',
    '--workers',
    '2',
  ]);
  expect(code).toBe(0);
  expect(out).toContain('200 matches by “careful”');
});

test('the examples are named below the shelf, and stand not on it', async () => {
  const { out } = await gladeHere(['games']);
  const [shelf, below] = out.split('Classic games');
  expect(shelf).toContain('wildfire');
  expect(shelf).not.toContain('tic-tac-toe');
  expect(below).toContain('tic-tac-toe');
});

test.each(['en', 'it'] as const)(
  'every game on the shelf names whose it is (%s)',
  async (language) => {
    const { out } = await gladeHere(['games', '--language', language]);
    const told = out.replaceAll(/\s+/g, ' ');
    for (const game of games) {
      const credit = game.text[language]['game.credit']!;
      expect(told).toContain(credit);
      const { out: one } = await gladeHere(['games', game.id, '--language', language]);
      expect(one.replaceAll(/\s+/g, ' ')).toContain(credit);
    }
  },
);
