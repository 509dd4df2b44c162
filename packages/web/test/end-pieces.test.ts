import { expect, test } from 'vitest';
import type { Event } from '@glade/engine';
import { keptPieces } from '../src/match/end/pieces.ts';

const event = (code: string, cell = 0): Event => ({
  code,
  args: { cell },
  clauses: [],
});

const effects = Object.fromEntries(
  ['lit', 'spread', 'doused', 'dug', 'won'].map((code) => [code, { picture: true }]),
) as never;

test('around the end stand the kinds of event that mattered most, each as it happened last', () => {
  const events = [
    event('won'),
    event('lit', 1),
    event('spread'),
    event('counted'),
    event('doused'),
    event('lit', 2),
    event('dug'),
  ];
  const kept = keptPieces(events, { effects, moments: { won: 3, doused: 2 } });
  expect(kept.map(({ code }) => code)).toEqual(['won', 'doused', 'dug', 'lit']);
  expect(kept[3]!.args['cell']).toBe(2);
});

test('what has no picture is left out, and a game without effects has none', () => {
  expect(keptPieces([event('counted')], { effects })).toEqual([]);
  expect(keptPieces([event('won')], {})).toEqual([]);
});
