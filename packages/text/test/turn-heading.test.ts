import { translator, turnBegun, turnHeading, turnName } from '../src/index.ts';
import { expect, test } from 'vitest';

const event = (args: Readonly<Record<string, number>>) => ({ args });

const text = (words: Record<string, string>) => ({ en: words, it: words });

test('a turn is called by what began it: a game may count its turns in a way of its own', () => {
  const heading = 'Turn {turn}{player, select, 1 {, blue} 2 {, pink} other {}}';
  const say = translator('en', text({ 'turn.heading': heading }));
  const log = [
    [event({ to: 3 })],
    [event({ seat: 1, turn: 1 })],
    [event({ to: 4 }), event({ seat: 0, turn: 2 })],
    [event({ to: 5 })],
  ];
  const names = log.map((_, at) => turnHeading(say, at + 1, turnBegun(log.slice(0, at))));
  expect(names).toEqual(['Turn 1', 'Turn 2', 'Turn 1, pink', 'Turn 2, blue']);
  expect(turnHeading(translator('en', text({})), 3, undefined)).toBeUndefined();
});

test('before the first turn is the set-up, whatever the game calls its turns', () => {
  const own = translator('en', text({ 'turn.heading': 'Round {turn}' }));
  const words = { setup: 'Set-up', turn: 'Turn 3' };
  expect(turnName(own, 0, undefined, words)).toBe('Set-up');
  expect(turnName(own, 3, event({ turn: 3 }), words)).toBe('Round 3');
  expect(turnName(translator('en', text({})), 0, undefined, words)).toBe('Set-up');
  expect(turnName(translator('en', text({})), 3, event({ turn: 3 }), words)).toBe('Turn 3');
});
