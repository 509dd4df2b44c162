import { describe, expect, test } from 'vitest';
import { MatchStore } from '../src/record/store.ts';
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
  return { storage, store: new MatchStore(storage, () => (now += 1)) };
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
    store.tidy();
    expect(store.broken()).toHaveLength(1);
  });

  test('when it is full, finished matches make room; those in progress stay', () => {
    const { store, storage } = shop();
    store.write(match('old', true), 0);
    store.write(match('going'), 0);
    storage.room = [...storage.items.values()].join('').length + 10;
    expect(store.write(match('new'), 0).ok).toBe(true);
    expect(
      store
        .list()
        .map(({ key }) => key)
        .toSorted(),
    ).toEqual(['going', 'new']);
    expect(store.write(match('more'), 0)).toEqual({ ok: false, why: 'full' });
    expect(store.list()).toHaveLength(2);
  });

  test('a forbidden storage is no storage, and nothing is thrown', () => {
    const { store, storage } = shop();
    storage.forbidden = true;
    expect(store.write(match('a'), 0).ok).toBe(false);
    expect(store.read('a')).toEqual({ kind: 'none' });
    expect(store.list()).toEqual([]);
    store.remove('a');
    const none = new MatchStore(undefined);
    expect(none.write(match('a'), 0)).toEqual({ ok: false, why: 'denied' });
    expect(none.list()).toEqual([]);
  });

  test('tidying forgets old finished matches and those nobody played', () => {
    const { store } = shop();
    for (let i = 0; i < 30; i++) store.write(match(`over${i}`, true), 0);
    store.write({ ...match('idle'), begun: false }, 0);
    store.write(match('going'), 0);
    store.tidy();
    const keys = store.list().map(({ key }) => key);
    expect(keys).toHaveLength(25);
    expect(keys).toContain('going');
    expect(keys).toContain('over29');
    expect(keys).not.toContain('over0');
    expect(keys).not.toContain('idle');
  });
});
