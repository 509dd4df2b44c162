import { describe, expect, test } from 'vitest';
import { MatchStore } from '../src/storage/match-store.ts';
import { FakeStorage } from './fake-storage.ts';

const match = (key: string, over = false) => ({
  key,
  game: 'wildfire',
  record: 'Glade record 1\nGame: wildfire 1\n',
  over,
  begun: true,
});

function shop() {
  const storage = new FakeStorage();
  let now = 0;
  const tab = new FakeStorage();
  return { storage, tab, store: new MatchStore(storage, { tab, now: () => (now += 1) }) };
}

describe('the store of matches', () => {
  test('gives back what was written, the latest first', () => {
    const { store } = shop();
    store.write(match('a'), 0);
    store.write(match('b'), 0);
    expect(store.list('wildfire').map(({ key }) => key)).toEqual(['b', 'a']);
    expect(store.list('chess')).toEqual([]);
    expect(store.read('a')).toMatchObject({ kind: 'match', saved: { revision: 1 } });
    expect(store.read('c')).toEqual({ kind: 'none' });
  });

  test('a tab that has not seen the latest writing changes nothing', () => {
    const { store, storage } = shop();
    const other = new MatchStore(storage);
    store.write(match('a'), 0);
    expect(other.write({ ...match('a'), record: 'theirs' }, 1).ok).toBe(true);
    expect(store.write({ ...match('a'), record: 'ours' }, 1)).toEqual({ ok: false, why: 'moved' });
    expect(store.read('a')).toMatchObject({ saved: { record: 'theirs' } });
  });

  test('the last correction is stored with its match until it is written without, and a damaged one does not matter', () => {
    const { store, storage } = shop();
    const corrected = { record: 'before', at: 2, by: 0, asked: [1] };
    store.write({ ...match('a'), corrected }, 0);
    expect(store.read('a')).toMatchObject({ saved: { corrected } });
    const toCome = { record: 'before', from: 4, first: 3, left: [3, 4] };
    store.write({ ...match('a'), toCome }, 1);
    expect(store.read('a')).toMatchObject({ saved: { toCome } });
    store.write({ ...match('a'), corrected }, 2);
    const text = storage.getItem('glade.match.a')!;
    storage.setItem('glade.match.a', text.replace('"asked":[1]', '"asked":["you"]'));
    expect(store.read('a')).toMatchObject({ kind: 'match', saved: { corrected: undefined } });
    storage.setItem('glade.match.a', text);
    store.write(match('a'), 3);
    expect(store.read('a')).toMatchObject({ saved: { corrected: undefined } });
  });

  test('a copy from before a correction goes on after all matches, and not at all once its match is over', () => {
    const { store } = shop();
    store.write(match('a'), 0);
    store.write(match('b'), 0);
    const { key: _, ...copied } = { ...match('a'), before: 3, copyOf: 'a' };
    expect(store.writeCopy(copied)).toBeUndefined();
    expect(store.goingOn().map(({ key, before }) => before ?? key)).toEqual(['b', 'a', 3]);
    store.write({ ...match('a'), over: true }, 1);
    expect(store.goingOn().map(({ key }) => key)).toEqual(['b']);
    expect(store.list()).toHaveLength(3);
  });

  test('a copy is stored, or nothing of it is kept and nothing else is written', () => {
    const { store, storage, tab } = shop();
    const { key, ...copied } = { ...match('a'), before: 3, copyOf: 'a', laidOut: [2] };
    expect(store.writeCopy(copied)).toBeUndefined();
    expect(store.list()).toMatchObject([{ before: 3, laidOut: [2], stored: true, revision: 1 }]);
    expect(store.list()[0]?.key).not.toBe(key);
    expect(store.copiesOf(key)).toEqual(store.list());
    expect(store.copiesOf('b')).toEqual([]);
    storage.room = 0;
    store.write(match('b'), 0);
    expect(store.list().map(({ stored }) => stored)).toEqual([false, true]);
    const [held, kept] = [new Map(storage.items), new Map(tab.items)];
    expect(store.writeCopy(copied)).toBe('full');
    expect([storage.items, tab.items]).toEqual([held, kept]);
    storage.forbidden = true;
    expect(store.writeCopy(copied)).toBe('denied');
    expect(tab.items).toEqual(kept);
  });

  test('what had no room is not lost where another tab has gone on meanwhile, and neither hides the other', () => {
    const { store, storage, tab } = shop();
    const other = new MatchStore(storage, { tab: new FakeStorage() });
    store.write({ ...match('a'), record: 'one' }, 0);
    storage.room = 0;
    expect(store.write({ ...match('a'), record: 'ours' }, 1)).toEqual({ ok: false, why: 'full' });
    expect(store.read('a')).toMatchObject({ saved: { record: 'ours' } });
    storage.room = Infinity;
    expect(other.write({ ...match('a'), record: 'theirs' }, 1).ok).toBe(true);
    // The page is loaded again.
    const again = new MatchStore(storage, { tab });
    expect(again.read('a')).toMatchObject({ saved: { record: 'theirs' } });
    const told = again.list().map(({ record, stored }) => [record, stored]);
    expect(told).toHaveLength(2);
    expect(told).toEqual(
      expect.arrayContaining([
        ['theirs', true],
        ['ours', false],
      ]),
    );
  });

  test.each([
    'not json',
    '[]',
    'null',
    '{"format":1}',
    '{"format":2,"game":"wildfire","record":"","over":false,"begun":true,"revision":1,"changed":1}',
  ])('keeps what it cannot read: %s', (text) => {
    const { store, storage } = shop();
    storage.setItem('glade.match.a', text);
    expect(store.read('a')).toEqual({ kind: 'broken', text });
    expect(store.list()).toEqual([]);
    expect(store.broken()).toEqual([{ key: 'a', text }]);
    expect(store.write(match('a'), 0)).toEqual({ ok: false, why: 'moved' });
    expect(store.broken()).toHaveLength(1);
  });

  test('a forbidden storage is no storage, and nothing is thrown', () => {
    const { store, storage } = shop();
    storage.forbidden = true;
    expect(store.write(match('a'), 0).ok).toBe(false);
    expect(store.stored('a')).toEqual({ kind: 'none' });
    expect(store.list()).toMatchObject([{ key: 'a', stored: false }]);
    store.remove('a');
    expect(store.list()).toEqual([]);
    const none = new MatchStore(undefined);
    expect(none.write(match('a'), 0)).toEqual({ ok: false, why: 'denied' });
  });

  test('a match stays until somebody removes it, however many there are', () => {
    const { store } = shop();
    for (let i = 0; i < 100; i++) store.write(match(`over${i}`, true), 0);
    expect(store.list()).toHaveLength(100);
    store.remove('over3', 'over4');
    expect(store.list()).toHaveLength(98);
    expect(store.read('over3')).toEqual({ kind: 'none' });
  });

  test('the one written last is the first, though the clock jumps back or is broken', () => {
    const storage = new FakeStorage();
    const times = [5_000, 4_000, 9e99, Number.NaN, 1];
    const store = new MatchStore(storage, { now: () => times.shift()! });
    for (const key of ['a', 'b', 'c', 'd']) store.write(match(key), 0);
    expect(store.list().map(({ key }) => key)).toEqual(['d', 'c', 'b', 'a']);
    const other = new MatchStore(storage, { now: () => 1 });
    other.write(match('a'), 1);
    expect(other.list().map(({ key }) => key)).toEqual(['a', 'd', 'c', 'b']);
    storage.removeItem('glade.order');
    new MatchStore(storage, { now: () => 1 }).write(match('e'), 0);
    expect(other.list()[0]).toMatchObject({ key: 'e' });
  });

  test.each(['1e300', 'null', '"yesterday"', '-8.7e15', '-1e15', '8.6e15'])(
    'an impossible date, %s, hides neither the match nor the others',
    (changed) => {
      const { store, storage } = shop();
      store.write(match('b'), 0);
      const text = storage.items.get('glade.match.b')!;
      storage.items.set('glade.match.a', text.replace(/"changed":\d+/, `"changed":${changed}`));
      expect(
        store
          .list()
          .map(({ key }) => key)
          .toSorted(),
      ).toEqual(['a', 'b']);
      expect(store.read('a')).toMatchObject({ saved: { changed: undefined } });
      expect(store.broken()).toEqual([]);
    },
  );

  test('what a release without an order has stored stays readable, behind the rest, by its date', () => {
    const { store, storage } = shop();
    for (const [key, changed] of [
      ['old', 10],
      ['older', 5],
    ] as const) {
      const data = { format: 1, ...match(key), key: undefined, revision: 3, changed };
      storage.items.set(`glade.match.${key}`, JSON.stringify(data));
    }
    store.write(match('new'), 0);
    expect(store.list().map(({ key }) => key)).toEqual(['new', 'old', 'older']);
    expect(store.write(match('older'), 3).ok).toBe(true);
    expect(store.list()[0]).toMatchObject({ key: 'older', revision: 4 });
  });

  test('a mark stays while another tab plays on, and goes with the match', () => {
    const { store, storage } = shop();
    store.write(match('a'), 0);
    expect(new MatchStore(storage).keep('a', true)).toBeUndefined();
    expect(store.write(match('a', true), 1).ok).toBe(true);
    expect(store.list()[0]).toMatchObject({ key: 'a', kept: true, over: true });
    store.remove('a');
    expect([...storage.items.keys()]).toEqual(['glade.order']);
  });
});

describe('where the browser does not store a match', () => {
  const big = { ...match('big'), record: 'x'.repeat(1000) };

  /** Everything that is there, but for the number of the next writing. */
  const all = ({ items }: FakeStorage): readonly (readonly string[])[] =>
    [...items].filter(([name]) => name !== 'glade.order');

  test.each([
    ['no room is left', (storage: FakeStorage): void => void (storage.room = 500), 'full'],
    [
      'Firefox has no room left',
      (storage: FakeStorage): void => {
        storage.room = 500;
        storage.fault = 'NS_ERROR_DOM_QUOTA_REACHED';
      },
      'full',
    ],
    [
      'storing is forbidden',
      (storage: FakeStorage): void => {
        storage.room = 0;
        storage.fault = 'SecurityError';
      },
      'denied',
    ],
    [
      'something else goes wrong',
      (storage: FakeStorage): void => {
        storage.room = 0;
        storage.fault = 'UnknownError';
      },
      'denied',
    ],
  ] as const)('%s: nothing else is touched, and the match stays with its tab', (_, break_, why) => {
    const { store, storage, tab } = shop();
    store.write(match('old', true), 0);
    const before = all(storage);
    break_(storage);
    expect(store.write(big, 0)).toEqual({ ok: false, why });
    expect(all(storage)).toEqual(before);
    expect(store.list().map(({ key, stored }) => [key, stored])).toEqual([
      ['big', false],
      ['old', true],
    ]);
    const reloaded = new MatchStore(storage, { tab });
    expect(reloaded.read('big')).toMatchObject({ saved: { record: big.record, revision: 0 } });
    expect(new MatchStore(storage).list().map(({ key }) => key)).toEqual(['old']);
  });

  test('an empty storage that takes nothing is switched off, not full', () => {
    const { store, storage } = shop();
    storage.room = 0;
    expect(store.write(match('a'), 0)).toEqual({ ok: false, why: 'denied' });
  });

  test('without any storage the match stays as long as the page', () => {
    const store = new MatchStore(undefined);
    expect(store.write(big, 0)).toEqual({ ok: false, why: 'denied' });
    expect(store.read('big')).toMatchObject({ saved: { record: big.record } });
    expect(store.list()[0]).toMatchObject({ key: 'big', stored: false });
  });

  test('a match that grows too large stays as it was for others, and as it is for its tab', () => {
    const { store, storage } = shop();
    const first = store.write(match('big'), 0);
    expect(first.ok && first.saved.revision).toBe(1);
    storage.room = 500;
    expect(store.write(big, 1)).toEqual({ ok: false, why: 'full' });
    expect(store.read('big')).toMatchObject({ saved: { record: big.record } });
    expect(store.stored('big')).toMatchObject({ saved: { record: match('big').record } });
    storage.room = Infinity;
    expect(store.write(big, 1).ok).toBe(true);
    expect(store.list()).toMatchObject([{ key: 'big', stored: true, revision: 2 }]);
  });

  test('what had no room is stored as soon as somebody has made some', () => {
    const { store, storage } = shop();
    store.write({ ...big, key: 'old', over: true }, 0);
    storage.room = [...storage.items.values()].join('').length + 100;
    store.write(big, 0);
    expect(store.list()[0]).toMatchObject({ key: 'big', stored: false });
    store.remove('old');
    expect(store.list()).toMatchObject([{ key: 'big', stored: true }]);
    expect(new MatchStore(storage).list()).toHaveLength(1);
  });

  test('what was cleared while people play is written again, whole, at the next entry', () => {
    const { store, storage } = shop();
    store.write(match('a'), 0);
    storage.clear();
    expect(store.write({ ...match('a'), record: 'longer' }, 1).ok).toBe(true);
    expect(store.read('a')).toMatchObject({ saved: { record: 'longer' } });
  });
});

describe('a match in which nothing has happened', () => {
  const idle = { ...match('idle'), begun: false };

  test('stays with its tab: no other tab sees it, and none can remove it', () => {
    const { store, storage, tab } = shop();
    expect(store.write(idle, 0).ok).toBe(true);
    const other = new MatchStore(storage, { tab: new FakeStorage() });
    other.write({ ...match('theirs'), begun: false }, 0);
    other.write(match('theirs'), 0);
    expect(other.list().map(({ key }) => key)).toEqual(['theirs']);
    expect(store.read('idle')).toMatchObject({ kind: 'match' });
    expect(new MatchStore(storage, { tab }).read('idle')).toMatchObject({ saved: { revision: 0 } });
    expect(store.list().map(({ key }) => key)).toEqual(['theirs']);
    expect(store.write({ ...idle, begun: true }, 0).ok).toBe(true);
    expect(other.list().map(({ key }) => key)).toEqual(['idle', 'theirs']);
    expect(tab.items.size).toBe(0);
  });

  test('says at once where it could not be stored later', () => {
    const { store, storage } = shop();
    store.write(match('old', true), 0);
    storage.room = 10;
    expect(store.write(idle, 0)).toEqual({ ok: false, why: 'full' });
    expect(store.read('idle')).toMatchObject({ kind: 'match' });
    storage.fault = 'SecurityError';
    expect(store.write(idle, 0)).toEqual({ ok: false, why: 'denied' });
  });

  test('one of an earlier release is listed like any other', () => {
    const { store, storage } = shop();
    const data = { format: 1, ...idle, key: undefined, revision: 1, changed: 1 };
    storage.items.set('glade.match.idle', JSON.stringify(data));
    expect(store.list()).toMatchObject([{ key: 'idle', stored: true }]);
  });

  test('one that another tab has gone on with is read as it is there', () => {
    const { store, storage } = shop();
    store.write(idle, 0);
    new MatchStore(storage).write({ ...match('idle'), record: 'theirs' }, 0);
    expect(store.read('idle')).toMatchObject({ saved: { record: 'theirs' } });
    expect(store.list()).toMatchObject([{ key: 'idle', stored: true, record: 'theirs' }]);
  });
});
