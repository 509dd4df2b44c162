import { CHANCE, defaults, EventList, type Actor } from '@glade/engine';
import { games } from '@glade/games';
import type { VisibleEntry } from '@glade/table';
import { engineText, translator } from '@glade/text';
import { expect, test } from 'vitest';
import { notableEvents } from '../src/narration/notable-events.ts';

const game = games.find(({ id }) => id === 'war-kids')!;
const rules = game.rules({ ...defaults(game.options), scenario: 'forestRoad', wounded: true });
const PERSON = 0;
const BOT = 1;

/** What is on the page after these entries in a Combat phase of the bot. */
function entries(...typed: readonly (readonly [Actor, string])[]): readonly VisibleEntry[] {
  const read = rules.notation.parsePosition(
    'combat turn 2 pink: B-S1=F5/w B-S2=G5/w B-M1=H6 B-L1=A6 K-P1=F6 K-P2=G6 K-L1=O6',
  );
  if (!read.ok) throw new Error(JSON.stringify(read.problem));
  return typed.map(([actor, text], index) => {
    const action = rules.notation.parse(read.value, text);
    if (!action.ok) throw new Error(text);
    const trace = new EventList();
    rules.apply(read.value, action.value, trace);
    return { index, actor, turn: 1, action: action.value, text, events: trace.events };
  });
}

const newsIn = (shown: readonly VisibleEntry[], from = 0, language: 'en' | 'it' = 'en') =>
  notableEvents(
    translator(language, engineText, game.text),
    { entries: shown, rules },
    [PERSON],
    ({ code }) => code === 'eliminated' || code === 'wounded',
    from,
  );

const CHARGES = [
  [BOT, 'charge P1 at B-S1'],
  [BOT, 'charge P2 at B-S2'],
] as const;

test('every loss since a person acted is told, with who and where', () => {
  const news = newsIn(entries(...CHARGES));
  expect(news?.text).toBe(
    'A blue Soldier at F5 is eliminated. A blue Soldier at G5 is eliminated.',
  );
  expect(news?.spoken).toContain('A blue Soldier at F 5');
  expect(news?.lit).toHaveLength(2);
  expect(newsIn(entries(...CHARGES), 0, 'it')?.text).toContain('Un Soldato azzurro in F5');
});

test('what a person does is news until they act again', () => {
  const [first, second] = entries(...CHARGES);
  const own = { ...first!, actor: PERSON };
  expect(newsIn([own])?.text).toContain('F5');
  expect(newsIn([own, { ...second!, index: 1, actor: PERSON }])?.text).not.toContain('F5');
  expect(newsIn([own, { ...own, index: 1, events: [] }])).toBeUndefined();
  expect(newsIn([own, { ...second!, actor: CHANCE }])?.text).toMatch(/F5.*G5/);
});

test('what has been put away comes back only with something new', () => {
  const shown = entries(...CHARGES);
  expect(newsIn(shown, 2)).toBeUndefined();
  expect(newsIn(shown, 1)?.text).toBe('A blue Soldier at G5 is eliminated.');
});
