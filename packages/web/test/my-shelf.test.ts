import { beforeEach, describe, expect, test, vi } from 'vitest';
import { formatRecord, Match, type Game, type OptionValues } from '@glade/engine';
import { games } from '@glade/games';
import { parseRecord } from '@glade/engine/record-reader';
import { countable, countMatch, tally, type CountedMatch } from '../src/my-shelf/match-tally.ts';
import { parseShelf, writeShelf, SHELF_LIMIT } from '../src/my-shelf/shelf-file.ts';
import { MatchStore, type ListedMatch } from '../src/storage/match-store.ts';
import { playedToEnd } from '../e2e/played-match.ts';
import { FakeStorage } from './fake-storage.ts';

const gameOf = (id: string): Game => games.find((each) => each.id === id)!;
const read = (text: string) => parseRecord(text, gameOf);

/** A finished match as it is stored. People sit in the seats that say so. */
function finished(id: string, seed: number, players: readonly string[], given: OptionValues = {}) {
  const { game, header, log } = playedToEnd(id, given, seed);
  const building = Match.start(game, { ...header, players }).build();
  for (const { actor, action } of log) building.play(action, actor);
  const match = building.match();
  return { key: `${id}${seed}`, record: formatRecord(match), over: true, match };
}

const counted = (game: string, ...all: readonly { key: string; record: string }[]) =>
  new Map(all.map((each) => [each.key, countMatch(gameOf(game), each, read)]));

describe('what matches come to', () => {
  test('a match alone is played, and won as its rules say; its points are the best until a better one comes', () => {
    const all = [1, 2, 3, 4].map((seed) => finished('wildfire', seed, ['person']));
    const points = all.map(({ match }) =>
      Number(match.rules.outcome(match.state).measures['points']),
    );
    const won = all.filter(({ match }) => match.rules.outcome(match.state).winners.includes(0));
    const sum = tally(gameOf('wildfire'), all, counted('wildfire', ...all));
    expect(sum).toMatchObject({ played: 4, together: 4, won: won.length, going: 0, unread: 0 });
    expect(sum.best).toHaveLength(1);
    expect(sum.best[0]!.result.count).toBe(Math.max(...points));
    expect(new Set(points).size).toBeGreaterThan(1);
    expect(all.find(({ key }) => key === sum.best[0]!.match)).toBeDefined();
  });

  test('each choice of rules has a best result of its own', () => {
    const usual = finished('wildfire', 1, ['person']);
    const other = { ...finished('wildfire', 2, ['person'], { startBuffer: 8 }), key: 'other' };
    const sum = tally(gameOf('wildfire'), [usual, other], counted('wildfire', usual, other));
    expect(sum.best.map(({ match }) => match).toSorted()).toEqual(['other', 'wildfire1']);
  });

  test('rivals at one screen do not win together: such matches are counted apart', () => {
    const rivals = finished('leaf-climbers', 1, ['person', 'person', 'bot strong', 'bot strong']);
    const alone = finished('leaf-climbers', 2, [
      'person',
      'bot strong',
      'bot strong',
      'bot strong',
    ]);
    const sum = tally(
      gameOf('leaf-climbers'),
      [rivals, alone],
      counted('leaf-climbers', rivals, alone),
    );
    expect(sum).toMatchObject({ played: 2, together: 1 });
  });

  test('a team wins together', () => {
    const team = finished('forest-fire', 1, ['person', 'person'], { players: 2 });
    const { match } = team;
    const won = match.rules.outcome(match.state).winners.length > 0;
    expect(tally(gameOf('forest-fire'), [team], counted('forest-fire', team))).toMatchObject({
      played: 1,
      together: 1,
      won: won ? 1 : 0,
    });
  });

  test('matches of bots alone, damaged ones, those going on and copies are not played to the end', () => {
    const bots = finished('wildfire', 1, ['bot strong']);
    const broken = { key: 'b', record: 'Glade record 1\nGame: wildfire 99\n', over: true };
    const going = { key: 'g', record: '', over: false };
    const all = [bots, broken, going];
    expect(tally(gameOf('wildfire'), all, counted('wildfire', bots, broken))).toEqual({
      played: 0,
      together: 0,
      won: 0,
      going: 1,
      unread: 1,
      best: [],
    });
    const listed = { begun: true, before: 3 } as ListedMatch;
    expect(countable([listed, { ...listed, before: undefined }])).toHaveLength(1);
  });

  test('of lost matches, fewer rounds are not better', () => {
    const { options } = finished('fair-verona', 1, ['person']).match.header;
    const lost = (key: string, count: number, won = false): [string, CountedMatch] => [
      key,
      { key, options, rules: '', together: true, result: { won, count } },
    ];
    const all = ['a', 'b', 'c', 'd'].map((key) => ({ key, over: true }));
    const map = new Map([lost('a', 9), lost('b', 3), lost('c', 12, true), lost('d', 10, true)]);
    expect(tally(gameOf('fair-verona'), all, map).best[0]).toMatchObject({ match: 'd', played: 4 });
  });
});

describe('the file of My shelf', () => {
  const lists = {
    lessons: { wildfire: ['first', 'wind'] },
    puzzles: { 'war-kids': ['1abc'] },
    days: {
      wildfire: [{ day: 20_000, match: 'x', won: true, count: 9, signs: ['wind'] as const }],
    },
    won: ['war-kids/bridge'],
  };

  function filled() {
    const storage = new FakeStorage();
    const store = new MatchStore(storage, { now: () => 1_700_000_000_000 });
    const { record } = finished('wildfire', 1, ['person']);
    store.write({ key: 'aa', game: 'wildfire', record, over: true, begun: true }, 0);
    store.keep('aa', true);
    return { storage, store, record };
  }

  test('holds everything, and another browser stores the match with its date and its mark', () => {
    const { store, record } = filled();
    const parsed = parseShelf(writeShelf({ ...lists, matches: store.list() }));
    expect(parsed).toMatchObject({ ok: true, value: { damaged: 0, contents: lists } });
    if (!parsed.ok) return;
    const other = new MatchStore(new FakeStorage());
    for (const { saved, kept } of parsed.value.contents.matches)
      expect(other.take(saved, kept)).toBeUndefined();
    const [taken] = other.list();
    expect(taken).toMatchObject({ key: 'aa', record, over: true, kept: true, stored: true });
    expect(taken!.changed).toBe(1_700_000_000_000);
  });

  test('a match comes under another key where its own is taken, and nothing that was there changes', () => {
    const { store, storage } = filled();
    const before = storage.getItem('glade.match.aa');
    const [mine] = store.list();
    expect(store.take({ ...mine!, record: 'another' }, false)).toBeUndefined();
    expect(storage.getItem('glade.match.aa')).toBe(before);
    expect(store.list().map(({ record }) => record)).toContain('another');
    storage.room = 1;
    expect(store.take({ ...mine!, record: 'a third' }, false)).toBe('full');
    expect(store.list()).toHaveLength(2);
  });

  test.each([
    ['', 'shelf.title'],
    ['Glade record 1', 'shelf.title'],
    ['[]', 'shelf.title'],
    ['{"title":"Glade shelf","format":2}', 'shelf.newer'],
    [' '.repeat(SHELF_LIMIT + 1), 'shelf.big'],
  ])('refuses what is no such file: %.20s', (text, code) => {
    expect(parseShelf(text)).toMatchObject({ ok: false, problem: { code } });
  });

  test('leaves out what is damaged in it, and says how many matches that were', () => {
    const text = JSON.stringify({
      title: 'Glade shelf',
      format: 1,
      lessons: { wildfire: ['first', 7, 'a,b', 'x'.repeat(61), ''], 'war-kids': 'no' },
      puzzles: [],
      days: { wildfire: [{ day: -1 }, 'no'] },
      won: [null, 'war-kids/bridge'],
      matches: [
        null,
        { key: '../x', saved: {} },
        { key: 'aa', saved: { format: 1 } },
        { key: 'bb', saved: undefined },
      ],
    });
    expect(parseShelf(text)).toEqual({
      ok: true,
      value: {
        contents: {
          matches: [],
          lessons: { wildfire: ['first'], 'war-kids': [] },
          puzzles: {},
          days: { wildfire: [] },
          won: ['war-kids/bridge'],
        },
        damaged: 4,
      },
    });
  });
});

describe('what a file brings and what is removed', () => {
  const storage = new FakeStorage();
  beforeEach(() => {
    storage.clear();
    storage.room = Infinity;
    vi.stubGlobal('localStorage', storage);
    vi.resetModules();
  });

  async function shelfHere() {
    const { takeIn, contentsNow, forget } = await import('../src/my-shelf/shelf-store.ts');
    return { takeIn, contentsNow, forget };
  }

  const contents = (record: string) => ({
    matches: [
      {
        kept: false,
        saved: {
          key: 'aa',
          game: 'wildfire',
          record,
          over: false,
          begun: false,
          revision: 7,
          order: 3,
          changed: 5,
        },
      },
    ],
    lessons: { wildfire: ['first'], 'no-game': ['x'] },
    puzzles: { wildfire: ['p1', 'p2'] },
    days: {},
    won: ['war-kids/bridge', 'no-game/x'],
  });

  test('a file is added to what is here, once; what the rules do not allow is left out', async () => {
    const { takeIn, contentsNow } = await shelfHere();
    storage.setItem('glade.puzzles.wildfire', 'p0,p1');
    const { record } = finished('wildfire', 1, ['person']);
    expect(await takeIn(contents(record))).toEqual({
      matches: 1,
      known: 0,
      unread: 0,
      refused: 0,
      more: 3,
    });
    // What the file says of the match does not count, but its record.
    expect(contentsNow()).toMatchObject({
      matches: [{ key: 'aa', over: true, begun: true }],
      lessons: { wildfire: ['first'] },
      puzzles: { wildfire: ['p0', 'p1', 'p2'] },
      won: ['war-kids/bridge'],
    });
    expect(await takeIn(contents(record))).toMatchObject({ matches: 0, known: 1, more: 0 });
    expect(await takeIn(contents('nonsense'))).toMatchObject({ matches: 0, unread: 1 });
    expect(contentsNow().matches).toHaveLength(1);
  });

  test('where there is no room that is said, and what was here stays', async () => {
    const { takeIn, contentsNow } = await shelfHere();
    storage.setItem('glade.puzzles.wildfire', 'p0');
    storage.room = 10;
    const { record } = finished('wildfire', 1, ['person']);
    expect((await takeIn(contents(record))).refused).toBeGreaterThan(0);
    expect(contentsNow().puzzles).toEqual({ wildfire: ['p0'] });
    expect(contentsNow().matches).toEqual([]);
  });

  test('what is removed of one game is gone, and the other games keep theirs', async () => {
    const { takeIn, contentsNow, forget } = await shelfHere();
    const { record } = finished('wildfire', 1, ['person']);
    await takeIn(contents(record));
    storage.setItem('glade.keep.aa', '1');
    storage.setItem('glade.lessons.war-kids', 'first');
    forget('wildfire');
    expect(contentsNow()).toMatchObject({
      matches: [],
      lessons: { 'war-kids': ['first'] },
      puzzles: {},
      won: ['war-kids/bridge'],
    });
    expect(storage.getItem('glade.keep.aa')).toBeNull();
    forget('war-kids');
    expect(contentsNow()).toEqual({ matches: [], lessons: {}, puzzles: {}, days: {}, won: [] });
  });
});
