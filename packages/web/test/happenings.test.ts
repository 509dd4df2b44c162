import { CHANCE, defaults, EventList, type Actor, type Event } from '@glade/engine';
import { games } from '@glade/games';
import type { VisibleEntry } from '@glade/table';
import { engineText, translator } from '@glade/text';
import { expect, test } from 'vitest';
import { happeningsSince, turnInBrief } from '../src/match/stage/happenings.ts';

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

const sayIn = (language: 'en' | 'it') => translator(language, engineText, game.text);

const newsIn = (shown: readonly VisibleEntry[], language: 'en' | 'it' = 'en') =>
  happeningsSince(
    sayIn(language),
    { isNotable: ({ code }) => code === 'eliminated' || code === 'wounded' },
    { entries: shown, rules },
    [PERSON],
    {},
  );

const textsOf = (shown: readonly VisibleEntry[], language: 'en' | 'it' = 'en') =>
  newsIn(shown, language)
    .map(({ text }) => text)
    .join(' ');

const CHARGES = [
  [BOT, 'charge P1 at B-S1'],
  [BOT, 'charge P2 at B-S2'],
] as const;

test('every loss since a person acted is told, with who and where', () => {
  const news = newsIn(entries(...CHARGES)).filter(({ event }) => event.code === 'eliminated');
  expect(news.map(({ text }) => text)).toEqual([
    'The blue Soldier at F5 is eliminated.',
    'The blue Soldier at G5 is eliminated.',
  ]);
  expect(news[0]!.spoken).toContain('The blue Soldier at F5');
  expect(news.flatMap(({ cells }) => cells)).toHaveLength(2);
  expect(textsOf(entries(...CHARGES), 'it')).toContain('Il Soldato azzurro in F5 è eliminato');
});

test('what a person’s own action causes is told until they act again', () => {
  const [first, second] = entries(...CHARGES);
  const own = { ...first!, actor: PERSON };
  expect(textsOf([own])).toContain('F5 is eliminated');
  expect(textsOf([own, { ...second!, index: 1, actor: PERSON }])).not.toContain('F5');
  expect(newsIn([own, { ...own, index: 1, events: [] }])).toEqual([]);
  expect(textsOf([own, { ...second!, actor: CHANCE }])).toMatch(/F5.*G5/);
});

test('what a person has just done with their own hand is not told to them', () => {
  const [first] = entries(...CHARGES);
  expect(newsIn([{ ...first!, actor: PERSON }])).toHaveLength(1);
  expect(newsIn([first!]).length).toBeGreaterThan(1);
});

test('a turning point stays told to who has brought it about with their own hand', () => {
  const [first] = entries(...CHARGES);
  const own = [{ ...first!, actor: PERSON }];
  const [move] = first!.events;
  const told = (weight: 1 | 2): readonly string[] =>
    happeningsSince(
      sayIn('en'),
      { moments: { [move!.code]: weight } },
      { entries: own, rules },
      [PERSON],
      {},
    ).map(({ event }) => event.code);
  expect(told(1)).not.toContain(move!.code);
  expect(told(2)).toContain(move!.code);
});

test('leaves that fall one by one are one card, whether they are the first over a square or not', () => {
  const climbers = games.find(({ id }) => id === 'leaf-climbers')!;
  const fallen = [1, 2, 1, 1, 2, 1].map((leaves, i) => ({
    index: i,
    actor: CHANCE,
    turn: 1,
    action: i,
    text: '',
    events: [{ code: 'leaf', clauses: ['LC-13'], args: { cell: i, leaves } }],
  }));
  const told = (language: 'en' | 'it') =>
    happeningsSince(
      translator(language, engineText, climbers.text),
      {},
      { entries: fallen, rules: climbers.rules(defaults(climbers.options)) },
      [PERSON],
      {},
    );
  expect(told('en').map(({ text }) => text)).toEqual(['6 leaves hang in the air.']);
  expect(told('it').map(({ spoken }) => spoken)).toEqual(['6 foglie in aria.']);
  expect(told('en')[0]!.full.written).toMatch(
    /^Leaves will land on .*\. Each of these gets a second leaf: /,
  );
});

test('what is the same about each of several events is told once', () => {
  const [first] = entries(...CHARGES);
  const gone = first!.events.find(({ code }) => code === 'eliminated')!;
  const took = { code: 'byRoad', clauses: ['WK-1'], args: {} };
  const twice = { ...first!, events: [took, took, gone] };
  expect(newsIn([twice]).map(({ event }) => event.code)).toEqual(['byRoad', 'eliminated']);
});

const wildfire = games.find(({ id }) => id === 'wildfire')!;
const fires = (code: string, ...squares: readonly number[]): readonly Event[] =>
  squares.map((cell) => ({ code, clauses: ['WF-10'], args: { cell } }));

test('many squares of one kind are counted, in the strip and in the line of a turn', () => {
  const { notation } = wildfire.rules(defaults(wildfire.options));
  const say = translator('en', engineText, wildfire.text);
  const events = [...fires('turned', 1, 2, 3), ...fires('lit', 7, 8, 9, 10), ...fires('turned', 4)];
  const line = turnInBrief(say, notation, events, {});
  expect(line).toMatch(/4 squares.*·.*4 squares/);
  expect(line).not.toMatch(/\(\d,\d\)/);
});

test('after a turn in which a person could do nothing only what came after it is told', () => {
  const begins = (seat: number): Event => ({ code: 'turn', clauses: [], args: { seat, turn: 1 } });
  const [first, second] = entries(...CHARGES);
  const [own, others, later] = [
    { ...first!, actor: PERSON },
    { ...first!, index: 1 },
    { ...second!, index: 3 },
  ];
  const idle = (events: readonly Event[]) => ({ ...others, index: 2, actor: CHANCE, events });
  expect(textsOf([own, others, idle([begins(PERSON)]), later])).toMatch(/F5.*G5/);
  const told = textsOf([own, others, idle([begins(PERSON), begins(BOT)]), later]);
  expect(told).toContain('G5');
  expect(told).not.toContain('F5');
});
