import { expect, test } from 'vitest';
import type { Event } from '@glade/engine';
import { highlightsOf } from '../src/match/end/highlights.ts';

const event = (code: string, cell = 0): Event => ({
  code,
  args: { cell },
  clauses: [],
});

const entry = (...codes: string[]) => ({ events: codes.map((code) => event(code)) });

const effects = Object.fromEntries(
  ['lit', 'doused', 'lost', 'flare', 'won'].map((code) => [code, { picture: true }]),
) as never;
const moments = { won: 3, lost: 3, flare: 2, doused: 1, unseen: 3 } as const;

test('below the end stand the three moments that mattered most, in the order of the match', () => {
  const entries = Array.from({ length: 60 }, () => entry('lit'));
  entries[5] = entry('doused');
  entries[15] = entry('flare');
  entries[25] = entry('doused');
  entries[35] = entry('lost');
  entries[45] = entry('flare');
  entries[59] = entry('won');
  const kept = highlightsOf(entries, { effects, moments });
  expect(kept.map(({ step, events }) => [step, events[0].code])).toEqual([
    [16, 'flare'],
    [36, 'lost'],
    [46, 'flare'],
  ]);
});

test('neither the end itself nor what has no picture stands there', () => {
  const entries = [entry('unseen'), entry('lit'), entry('won')];
  expect(highlightsOf(entries, { effects, moments })).toEqual([]);
  expect(highlightsOf([entry('won')], {})).toEqual([]);
});

test('what is only worth a look does not stand beside turning points, but alone it does', () => {
  const entries = Array.from({ length: 60 }, () => entry('lit'));
  entries[5] = entry('doused');
  entries[59] = entry('won');
  expect(highlightsOf(entries, { effects, moments }).map(({ step }) => step)).toEqual([6]);
  entries[35] = entry('lost');
  expect(highlightsOf(entries, { effects, moments }).map(({ step }) => step)).toEqual([36]);
});

test('of moments that are told in the same words the first stands there', () => {
  const entries = Array.from({ length: 60 }, () => entry('lit'));
  for (const at of [5, 15, 25, 35]) entries[at] = entry('flare');
  entries[45] = entry('lost');
  const kept = highlightsOf(entries, { effects, moments }, ({ events }) => events[0].code);
  expect(kept.map(({ events }) => events[0].code).toSorted()).toEqual(['flare', 'lost']);
});

test('what decided the match stands there, though the end came at once', () => {
  const entries = Array.from({ length: 60 }, () => entry('lit'));
  for (const at of [5, 20, 35]) entries[at] = entry('flare');
  // A piece is lost, and with it the match.
  entries[59] = entry('doused', 'lost', 'won');
  const kept = highlightsOf(entries, { effects, moments });
  expect(kept.at(-1)).toMatchObject({ step: 60, events: [{ code: 'lost' }] });
});

test('three moments are never all of the same kind', () => {
  const entries = Array.from({ length: 60 }, () => entry('lit'));
  for (const at of [5, 15, 25, 35, 45]) entries[at] = { events: [event('flare', at)] };
  entries[59] = entry('won');
  const kept = highlightsOf(entries, { effects, moments }, ({ step }) => `${step}`);
  expect(kept).toHaveLength(2);
  entries[30] = entry('lost');
  expect(
    highlightsOf(entries, { effects, moments }, ({ step }) => `${step}`)
      .map(({ events }) => events[0].code)
      .toSorted(),
  ).toEqual(['flare', 'flare', 'lost']);
});

test('where the game says of which side an event tells, no side is left out', () => {
  const entries = Array.from({ length: 60 }, () => entry('lit'));
  // Four losses of one side, close together, and three of the other; one of them decides the match.
  for (const at of [10, 12, 14, 16]) entries[at] = { events: [event('lost', 0)] };
  for (const at of [30, 32, 58]) entries[at] = { events: [event('lost', 1)] };
  entries[59] = entry('won');
  const board = { effects, moments, sideOf: ({ args }: Event) => args['cell'] };
  const sides = (most?: number): readonly unknown[] =>
    highlightsOf(entries, board, ({ step }) => `${step}`, most).map(
      ({ events }) => events[0].args['cell'],
    );
  expect(sides(8)).toEqual([0, 0, 0, 0, 1, 1, 1]);
  expect(sides(4)).toEqual([0, 0, 1, 1]);
  expect(new Set(sides())).toEqual(new Set([0, 1]));
});

test('of two sides, three moments differ in kind where they can', () => {
  const entries = Array.from({ length: 60 }, () => entry('lit'));
  for (const at of [10, 20, 58]) entries[at] = { events: [event('lost', at === 20 ? 1 : 0)] };
  entries[30] = { events: [event('doused', 7)] };
  entries[40] = { events: [event('flare', 7)] };
  entries[59] = entry('won');
  const board = { effects, moments, sideOf: ({ args }: Event) => args['cell'] };
  const kinds = highlightsOf(entries, board, ({ step }) => `${step}`).map(
    ({ events }) => events[0].code,
  );
  expect(kinds).toEqual(['doused', 'flare', 'lost']);
});
