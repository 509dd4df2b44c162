import { describe, expect, test } from 'vitest';
import { DraftStore } from '../src/storage/draft-store.ts';
import { FakeStorage } from './fake-storage.ts';

const make = (): { items: FakeStorage; store: DraftStore } => {
  const items = new FakeStorage();
  let time = 0;
  return { items, store: new DraftStore(items, () => (time += 1)) };
};
const draft = (key: string) => ({ key, game: 'war-kids', title: 'Mine', text: `{"${key}":1}` });

test('what was written is read, the latest first, each game by itself', () => {
  const { store } = make();
  store.write(draft('a'), 0);
  store.write(draft('b'), 0);
  store.write({ ...draft('c'), game: 'other' }, 0);
  expect(store.list('war-kids').map(({ key }) => key)).toEqual(['b', 'a']);
  expect(store.read('war-kids', 'a')).toMatchObject({ ...draft('a'), revision: 1 });
  store.remove('war-kids', 'b');
  expect(store.list('war-kids')).toHaveLength(1);
});

test('the one written last is the first, though the clock jumps back', () => {
  const items = new FakeStorage();
  const times = [9000, 5000, 8.7e15, 1];
  const store = new DraftStore(items, () => times.shift()!);
  for (const key of ['a', 'b', 'c']) store.write(draft(key), 0);
  expect(store.list('war-kids').map(({ key }) => key)).toEqual(['c', 'b', 'a']);
  store.write(draft('a'), 1);
  expect(new DraftStore(items).list('war-kids').map(({ key }) => key)).toEqual(['a', 'c', 'b']);
});

test('what another tab has written or removed is not written over', () => {
  const { store } = make();
  const first = store.write(draft('a'), 0);
  expect(first.ok && first.saved.revision).toBe(1);
  expect(store.write(draft('a'), 1).ok).toBe(true);
  expect(store.write({ ...draft('a'), text: 'old' }, 1)).toEqual({ ok: false, why: 'moved' });
  store.remove('war-kids', 'a');
  expect(store.write(draft('a'), 2)).toEqual({ ok: false, why: 'moved' });
  expect(store.list('war-kids')).toEqual([]);
});

describe('a device that does not help', () => {
  test('is full: nothing that was there is lost', () => {
    const { items, store } = make();
    store.write(draft('a'), 0);
    items.room = 150;
    expect(store.write({ ...draft('a'), text: 'x'.repeat(200) }, 1)).toEqual({
      ok: false,
      why: 'full',
    });
    expect(store.read('war-kids', 'a')).toMatchObject({ text: '{"a":1}' });
  });

  test('is full in the words of Firefox', () => {
    const { items, store } = make();
    store.write(draft('a'), 0);
    items.room = 0;
    items.fault = 'NS_ERROR_DOM_QUOTA_REACHED';
    expect(store.write(draft('b'), 0)).toEqual({ ok: false, why: 'full' });
  });

  test('has no storage, or forbids it', () => {
    expect(new DraftStore(undefined).write(draft('a'), 0)).toEqual({ ok: false, why: 'denied' });
    expect(new DraftStore(undefined).list('war-kids')).toEqual([]);
    const { items, store } = make();
    items.forbidden = true;
    expect(store.write(draft('a'), 0)).toEqual({ ok: false, why: 'denied' });
    expect(store.list('war-kids')).toEqual([]);
    store.remove('war-kids', 'a');
  });

  test.each(['', 'garbage', '[]', '{"format":2}', '{"format":1,"title":3}'])(
    'holds foreign data, %j: it is shown as it is, and not written over',
    (text) => {
      const { items, store } = make();
      items.items.set('glade.draft.war-kids.a', text);
      items.items.set('glade.match.a', 'not ours');
      expect(store.list('war-kids')).toEqual([
        { key: 'a', game: 'war-kids', title: '', text, revision: -1, order: 0, changed: undefined },
      ]);
      expect(store.write(draft('a'), 0)).toEqual({ ok: false, why: 'moved' });
    },
  );
});
