import { CHANCE, defaults } from '@glade/engine';
import { engineText, translator } from '@glade/text';
import { wildfire } from '@glade/wildfire';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Happening } from '../src/match/stage/happenings.ts';
import { MOST_WORDS, wordsIn } from '../src/narration/few-words.ts';
import { askedBreaths, type Heard } from '../src/narration/asked-breaths.ts';
import { namePlaces, tellMore, tellSince } from '../src/narration/tell-asked.ts';
import { loadMatchWords, loadPageWords, t } from '../src/words/words.ts';

// What who listens asks for by a key: a breath of it each time.

beforeEach(() => void vi.stubGlobal('document', {}));
afterEach(() => vi.unstubAllGlobals());

const say = Object.assign((key: string) => key, { has: () => false, language: 'en', tag: 'en' });
const view = {
  actor: 0,
  entries: [],
  view: {},
  viewer: undefined,
  rules: { seats: 1, notation: {} },
  header: { game: 'none', options: {}, players: [], dice: 'virtual' },
};
const session = {
  people: [0],
  you: 0,
  secret: false,
  host: { header: view.header },
  view: { peek: () => view, value: view },
  held: { peek: () => false },
  playOn: { peek: (): readonly number[] | undefined => undefined },
  watching: { peek: () => false },
};

test('what was answered is told from the entry of who answered, whether the next question is drawn or not', async () => {
  const entry = (actor: number, code: string) => ({ actor, events: [{ code, args: {} }] });
  const asked = entry(CHANCE, 'asked');
  const answered = entry(0, 'answered');
  const drawn = entry(CHANCE, 'drawn');
  const told = async (entries: readonly object[]) => {
    const now = { ...view, entries };
    const guessing = { ...session, view: { peek: () => now, value: now } };
    const board = { saysStep: () => true };
    const inHand = { key: 'next' };
    const heard: { current: Heard | undefined } = { current: undefined };
    const since: { current: Heard | undefined } = { current: undefined };
    const more = await tellMore(board as never, guessing as never, [], heard, inHand);
    const what = tellSince(
      board as never,
      guessing as never,
      say as never,
      [],
      'Go on.',
      since,
      inHand,
    );
    return [what.text, more.text];
  };
  const both = ['Go on. Event.answered', 'Event.asked Event.answered'];
  expect(await told([asked, answered, drawn])).toEqual(both);
  expect(await told([asked, answered])).toEqual(both);
  expect(await told([asked, answered, drawn, drawn])).toEqual(both);
  expect(await told([answered])).toEqual(['Go on. Event.answered', 'Event.answered']);
});

/** A new list each time, as after the page has loaded words. */
const happened = (length = 9): readonly Happening[] =>
  Array.from({ length }, (_, i) => ({
    id: `${i}`,
    event: { code: 'moved', args: {} },
    seat: undefined,
    text: `Thing ${i} happens somewhere.`,
    spoken: `Thing ${i} happens somewhere.`,
    full: { written: '', spoken: '' },
    cells: [],
    isMove: true,
  })) as unknown as readonly Happening[];

test('who asks again hears the parts that were promised, also when the list is another one', () => {
  const since: { current: Heard | undefined } = { current: undefined };
  const ask = (): string =>
    tellSince({} as never, session as never, say as never, happened(), 'Go on.', since).spoken!;
  const told = Array.from({ length: 4 }, ask);
  expect(told[0]).toMatch(/^Go on\. 9 things|^Go on\. play\.since\.many/);
  expect(told[1]).toMatch(/^Thing 0 /);
  expect(told[2]).toMatch(/Thing 8 happens somewhere\.$/);
  expect(`${told[1]} ${told[2]}`.match(/Thing \d/g)).toHaveLength(9);
  expect(told[3]).toBe(told[0]);
});

test('in the first turn what has happened in it comes before what was set up', () => {
  const [home, turn, lit] = happened(12).map((each, i) => ({
    ...each,
    event: { code: ['home', 'turn', 'lit'][i] ?? 'home', args: i === 1 ? { turn: 1 } : {} },
  }));
  const many = happened(9).map((each) => ({ ...each, event: home!.event }));
  const now = {
    ...view,
    entries: [{ actor: CHANCE, turn: 0, events: [home, turn, lit].map((each) => each!.event) }],
  };
  const first = { ...session, view: { peek: () => now, value: now } };
  for (const some of [many, many.slice(0, 1)]) {
    const since: { current: Heard | undefined } = { current: undefined };
    const ask = (): string =>
      tellSince(
        {} as never,
        first as never,
        say as never,
        [...some, turn!, lit!] as never,
        'Go on.',
        since,
      ).spoken!;
    const told = Array.from({ length: 4 }, ask).join(' ');
    expect(told.indexOf('Thing 1 ')).toBeGreaterThan(0);
    expect(told.indexOf('Thing 1 ')).toBeLessThan(told.indexOf('Thing 0 '));
    expect(told.indexOf('Thing 2 ')).toBeLessThan(told.indexOf('Thing 0 '));
    expect(told).not.toContain('Since your turn');
  }
});

test('who is out and watches is told by W how things stand, and not what happened since a turn long ago', () => {
  const board = { watched: (_: unknown, events: unknown) => (events ? 'Much.' : 'Round 9.') };
  const ask = (watches: boolean): string => {
    const out = { ...session, playOn: { peek: () => [1] }, watching: { peek: () => watches } };
    const since: { current: Heard | undefined } = { current: undefined };
    return tellSince(board as never, out as never, say as never, happened(), 'Go on.', since)
      .spoken!;
  };
  expect(ask(true)).toBe('Round 9.');
  expect(ask(false)).toMatch(/^Go on\./);
});

test('no part of what happened has more than 20 words, and all parts together have all of it', () => {
  for (const length of [32, 45, 46, 70]) {
    const since: { current: Heard | undefined } = { current: undefined };
    const ask = (): string =>
      tellSince({} as never, session as never, say as never, happened(length), 'Go on.', since)
        .spoken!;
    const [now] = [ask()];
    const parts: string[] = [];
    for (let part = ask(); part !== now; part = ask()) parts.push(part);
    expect(parts.map((part) => wordsIn([part])).filter((words) => words > MOST_WORDS)).toEqual([]);
    expect(parts.join(' ').match(/Thing \d+/g)).toEqual(
      Array.from({ length }, (_, i) => `Thing ${i}`),
    );
    // Each but the last says that there is more.
    const more = t('play.tell.more', { key: 'W' });
    expect(parts.findIndex((part) => !part.endsWith(more))).toBe(parts.length - 1);
    const room = MOST_WORDS - wordsIn([more]);
    expect(parts.length).toBeLessThanOrEqual(Math.ceil(length / Math.floor(room / 4)));
  }
});

test('a riddle that has room in a breath is not cut', () => {
  const riddle = '“I have lots of quick horses. They have been to school: they always obey!”';
  const texts = ['No: it was the Pegasus, and the grown-up gets the counter.', riddle, 'Go on.'];
  const told = askedBreaths(
    texts.map((text) => ({ text })),
    'T tells more.',
  ).map((breath) => breath.map(({ text }) => text).join(' '));
  expect(told.filter((text) => text.includes(riddle))).toHaveLength(1);
});

test('what lies where is told one breath after the other', async () => {
  const places = Array.from({ length: 6 }, (_, i) => `A snake lies at column ${i}, row ${i}.`);
  const board = { extras: () => Promise.resolve({ tellBoard: () => places }) };
  const heard: { current: Heard | undefined } = { current: undefined };
  const ask = () => tellMore(board as never, session as never, [], heard);
  const told = [await ask(), await ask(), await ask(), await ask()];
  for (const { spoken, text } of told) {
    expect(wordsIn([spoken!])).toBeLessThanOrEqual(MOST_WORDS);
    // Who sees it reads all of it.
    expect(text).toBe(places.join(' '));
  }
  const all = told
    .slice(0, 3)
    .map(({ spoken }) => spoken!)
    .join(' ');
  for (const place of places) expect(all).toContain(place);
  expect(told[3]!.spoken).toBe(told[0]!.spoken);
});

test('the place that dice show is not told beside what happens there', async () => {
  await loadPageWords();
  await loadMatchWords('wildfire');
  const { rules } = x4();
  const header = { ...view.header, game: 'wildfire' };
  const last = async (...events: readonly object[]): Promise<string> => {
    const now = { ...view, header, rules, entries: [{ actor: CHANCE, turn: 1, events }] };
    const rolled = { ...session, host: { header }, view: { peek: () => now, value: now } };
    const heard: { current: Heard | undefined } = { current: undefined };
    return (await tellMore({} as never, rolled as never, [], heard)).text;
  };
  const at = (code: string, cell: number) => ({ code, args: { cell }, clauses: [] });
  expect(await last(at('event', 7), at('sparks', 7))).toBe(
    'The wind carries sparks: top left (2,2) catches fire.',
  );
  // Where something else happens, the dice are told.
  expect(await last(at('event', 7), at('fire', 8))).toMatch(/^The dice show top left \(2,2\)\. /);
});

const x4 = () => ({
  rules: wildfire.rules({ ...defaults(wildfire.options), mode: 'x4' }),
  text: wildfire.text,
});

test('of places in a row what they share is said once', () => {
  const { rules, text } = x4();
  for (const [language, told] of [
    ['en', 'top left column 1, row 3; column 2, row 4; and bottom right column 1, row 1'],
    [
      'it',
      'in alto a sinistra colonna 1, riga 3; colonna 2, riga 4 e in basso a destra colonna 1, riga 1',
    ],
  ] as const) {
    const words = translator(language, engineText, text);
    expect(namePlaces(words, rules.notation, [12, 19, 72])).toBe(told);
  }
});
