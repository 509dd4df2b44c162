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

test('two tabs that write at the same time lose no seat; what is taken away stays away', async () => {
  const first = await page();
  first.rememberTable('before', 'wildfire', { keys: ['B'], words: [] });
  const old = localStorage.getItem('glade.tables')!;
  first.rememberTable('t', 'war-kids', { keys: [KEY], words: [WORD], commitment: 'c' });
  // Another tab writes the list as it knew it.
  localStorage.setItem('glade.tables', old);
  const again = await page();
  expect(again.keysAt('t')).toEqual([KEY]);
  expect(again.knownOf('t')).toEqual({ words: [WORD], commitment: 'c' });
  expect(again.keysAt('before')).toEqual(['B']);
  // A new key stands, also if another tab still knows the old one.
  const stale = localStorage.getItem('glade.tables')!;
  again.replaceKey('before', 'B', 'C');
  localStorage.setItem('glade.tables', stale);
  expect((await page()).keysAt('before')).toEqual(['C']);
  again.forgetTable('t');
  expect((await page()).keysAt('t')).toEqual([]);
});

test('the next table of the same people is found from the one before', async () => {
  const { rememberTable, noteTable, tableBefore } = await page();
  rememberTable('t', 'war-kids', { keys: [KEY], words: [WORD] });
  noteTable('t', { over: true, next: 'n' });
  expect(tableBefore('n')?.keys).toEqual([KEY]);
});

test.each(['nonsense', '{}', '[1, null, {"table": 3}]'])('stored as %s: no table', async (text) => {
  localStorage.setItem('glade.tables', text);
  expect((await page()).myTables()).toEqual([]);
});
