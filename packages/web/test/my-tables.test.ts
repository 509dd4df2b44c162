import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { looksAt, showKeptAs } from '../src/seats/seat-looks.ts';
import { FakeStorage } from './fake-storage.ts';

const KEY = 'A'.repeat(22);
const WORD = '0'.repeat(32);

let pages = 0;

/** The tables as a page knows them that is opened now. */
async function page(): Promise<typeof import('../src/far/my-tables.ts')> {
  const file = `../src/far/my-tables.ts?page=${pages++}`;
  return (await import(file)) as typeof import('../src/far/my-tables.ts');
}

beforeEach(() => void vi.stubGlobal('localStorage', new FakeStorage()));
afterEach(() => void vi.unstubAllGlobals());

test('a page that is opened again knows its seats, and for what each table waits', async () => {
  const first = await page();
  first.rememberTable('t', 'war-kids', { keys: [KEY], words: [WORD], commitment: 'c' });
  first.noteTable('t', { seats: [1], standing: { waits: 'others', who: 'Red Fox' } });
  const again = await page();
  expect(again.keysAt('t')).toEqual([KEY]);
  expect(again.knownOf('t')).toEqual({ words: [WORD], commitment: 'c' });
  expect(again.tableOf('t')).toMatchObject({ seats: [1], standing: { who: 'Red Fox' } });
  expect(again.waitingTables()).toBe(0);
  again.noteTable('t', { standing: { waits: 'me' } });
  expect((await page()).waitingTables()).toBe(1);
});

test('a link to a seat that brings no words for the dice takes none away', async () => {
  const { rememberTable, knownOf } = await page();
  rememberTable('t', 'war-kids', { keys: [KEY], words: [WORD], commitment: 'c' });
  rememberTable('t', 'war-kids', { keys: [KEY], words: [] });
  expect(knownOf('t')).toEqual({ words: [WORD], commitment: 'c' });
});

test('what lies on a table at home is known again; a damaged note of it costs no seat', async () => {
  const first = await page();
  first.rememberTable('t', 'war-kids', { keys: [KEY], words: [WORD] });
  first.noteTable('t', { laidOut: [{ entries: 3, record: 'r' }] });
  expect((await page()).tableOf('t')?.laidOut).toEqual([{ entries: 3, record: 'r' }]);
  first.noteTable('t', { laidOut: undefined });
  expect((await page()).tableOf('t')?.laidOut).toBeUndefined();
  first.noteTable('t', { laidOut: ['much'] as never });
  const again = await page();
  expect(again.tableOf('t')?.laidOut).toBeUndefined();
  expect(again.keysAt('t')).toEqual([KEY]);
});

test('how people look far away is known again in a replay; a damaged note of it costs no seat', async () => {
  const first = await page();
  first.rememberTable('t', 'war-kids', { keys: [KEY], words: [WORD] });
  const looks = [{ face: 'frog', colour: 'blue' }, null];
  first.noteTable('t', { looks });
  expect((await page()).tableOf('t')?.looks).toEqual(looks);
  const header = { players: ['Blue Frog', 'bot steady'] };
  showKeptAs(header, looks);
  const say = Object.assign((key: string) => key, { has: () => true, language: 'en' });
  const [frog] = looksAt({ ...header, options: {} } as never, say as never);
  expect(frog).toMatchObject({ face: 'frog', colour: 'blue' });
  first.noteTable('t', { looks: [{ face: 3 }] as never });
  const again = await page();
  expect(again.tableOf('t')?.looks).toBeUndefined();
  expect(again.keysAt('t')).toEqual([KEY]);
});

test('the next table of the same people is found from the one before', async () => {
  const { rememberTable, noteTable, tableBefore, forgetTable, tableOf } = await page();
  rememberTable('t', 'war-kids', { keys: [KEY], words: [WORD] });
  noteTable('t', { over: true, next: 'n' });
  expect(tableBefore('n')?.keys).toEqual([KEY]);
  // Once it is taken off the list, the one before does not offer it again.
  rememberTable('n', 'war-kids', { keys: [KEY], words: [WORD] });
  forgetTable('n');
  expect(tableOf('t')).toMatchObject({ over: true, standing: { waits: 'nobody' } });
  expect(tableBefore('n')).toBeUndefined();
});

/** What another tab has stored comes to a tab later: until then it reads what it has read or stored itself. */
class LateStorage extends FakeStorage {
  private readonly shared: Map<string, string>;

  constructor(shared: Map<string, string>) {
    super();
    this.shared = shared;
    for (const [name, text] of shared) this.items.set(name, text);
  }
  override setItem(key: string, value: string): void {
    super.setItem(key, value);
    this.shared.set(key, value);
  }
  override removeItem(key: string): void {
    super.removeItem(key);
    this.shared.delete(key);
  }
}

test('a seat taken in one tab is not lost by what other tabs store meanwhile', async () => {
  const shared = new Map<string, string>();
  const tab = async () => {
    vi.stubGlobal('localStorage', new LateStorage(shared));
    return page();
  };
  const first = await tab();
  first.rememberTable('forest', 'forest-fire', { keys: [KEY], words: [WORD] });
  const [playing, joining, shelf] = [await tab(), await tab(), await tab()];
  joining.rememberTable('leaves', 'leaf-climbers', { keys: ['B'.repeat(22)], words: [WORD] });
  playing.noteTable('forest', { standing: { waits: 'me' }, seen: 4 });
  shelf.rememberTable('verona', 'fair-verona', { keys: ['C'.repeat(22)], words: [WORD] });
  joining.replaceKey('leaves', 'B'.repeat(22), 'D'.repeat(22));
  const later = await tab();
  expect(later.keysAt('leaves')).toEqual(['D'.repeat(22)]);
  expect(later.keysAt('verona')).toEqual(['C'.repeat(22)]);
  expect(later.tableOf('forest')).toMatchObject({ keys: [KEY], seen: 4 });
});

test('at one table, what a tab notes does not bring an old key back', async () => {
  const shared = new Map<string, string>();
  const tab = async () => {
    vi.stubGlobal('localStorage', new LateStorage(shared));
    return page();
  };
  (await tab()).rememberTable('t', 'war-kids', { keys: [KEY], words: [WORD] });
  const [one, two] = [await tab(), await tab()];
  one.replaceKey('t', KEY, 'B'.repeat(22));
  two.noteTable('t', { seen: 9 });
  expect((await tab()).keysAt('t')).toEqual(['B'.repeat(22)]);
});

test('two tabs that sit down at one table lose no seat, nor a new key when the other tab sorts its keys', async () => {
  const shared = new Map<string, string>();
  const tab = async () => {
    vi.stubGlobal('localStorage', new LateStorage(shared));
    return page();
  };
  const [a, b, n] = ['A', 'B', 'N'].map((letter) => letter.repeat(22)) as [string, string, string];
  const [one, two] = [await tab(), await tab()];
  one.rememberTable('t', 'war-kids', { keys: [a], words: [WORD] });
  two.rememberTable('t', 'war-kids', { keys: [b], words: [WORD] });
  expect((await tab()).keysAt('t').toSorted()).toEqual([a, b]);

  const [asks, sorts] = [await tab(), await tab()];
  asks.noteTable('t', { renewing: { [a]: n } });
  asks.replaceKey('t', a, n);
  sorts.putKeysLast('t', [sorts.keysAt('t').indexOf(a)]);
  expect((await tab()).keysAt('t')).toContain(n);
  expect((await tab()).keysAt('t')).toContain(b);
});

test('of more than a hundred tables the oldest that are over go, and no other', async () => {
  const { rememberTable, noteTable, myTables } = await page();
  for (let i = 0; i < 130; i++) {
    rememberTable(`t${i}`, 'war-kids', { keys: [KEY], words: [WORD] });
    if (i % 2 === 0) noteTable(`t${i}`, { over: true });
  }
  const left = myTables().map(({ table }) => Number(table.slice(1)));
  expect(left).toHaveLength(100);
  expect(left.filter((i) => i % 2 === 1)).toHaveLength(65);
  expect(Math.min(...left.filter((i) => i % 2 === 0))).toBeGreaterThan(50);
});

test('the list of an older Glade is taken over, in its order, and a table of it can be forgotten', async () => {
  const old = (table: string) => ({
    table,
    game: 'wildfire',
    keys: [KEY],
    words: [WORD],
    over: true,
    standing: { waits: 'nobody' },
  });
  localStorage.setItem('glade.tables', JSON.stringify([old('late'), old('early')]));
  const { myTables, forgetTable } = await page();
  expect(myTables().map(({ table }) => table)).toEqual(['late', 'early']);
  expect(myTables()[0]).toMatchObject({ keys: [KEY], over: true, standing: { waits: 'nobody' } });
  forgetTable('late');
  expect((await page()).myTables().map(({ table }) => table)).toEqual(['early']);
});

test('where nothing can be stored, a seat lasts as long as the page', async () => {
  const full = new FakeStorage();
  full.room = 0;
  vi.stubGlobal('localStorage', full);
  const { rememberTable, noteTable, keysAt, tableOf, forgetTable } = await page();
  expect(rememberTable('t', 'war-kids', { keys: [KEY], words: [WORD] })).toBe(false);
  noteTable('t', { seen: 2 });
  expect(keysAt('t')).toEqual([KEY]);
  expect(tableOf('t')?.seen).toBe(2);
  forgetTable('t');
  expect(tableOf('t')).toBeUndefined();
});

test.each(['nonsense', '{}', '[1, null, {"table": 3}]'])('stored as %s: no table', async (text) => {
  localStorage.setItem('glade.tables', text);
  expect((await page()).myTables()).toEqual([]);
});
