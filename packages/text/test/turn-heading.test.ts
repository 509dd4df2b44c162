import { translator, turnBegun, turnHeading } from '../src/index.ts';
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
