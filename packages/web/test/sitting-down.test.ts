import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeStorage } from './fake-storage.ts';

let pages = 0;

/** What a page knows that is opened now. */
async function page(): Promise<typeof import('../src/far/sitting-down.ts')> {
  const file = `../src/far/sitting-down.ts?page=${pages++}`;
  return (await import(file)) as typeof import('../src/far/sitting-down.ts');
}

beforeEach(() => void vi.stubGlobal('localStorage', new FakeStorage()));
afterEach(() => void vi.unstubAllGlobals());

test('a page that is opened again asks for a seat with the same key, until there is an answer', async () => {
  const asked = (await page()).beginSitting('t', { seat: 1 });
  const again = await page();
  expect(again.sittingAt('t')).toEqual([asked]);
  expect(again.sittingAt('other')).toEqual([]);
  expect(again.beginSitting('t', { seat: 1 })).toEqual(asked);
  expect(again.beginSitting('t', { seat: 2 }).key).not.toBe(asked.key);
  again.endSitting('t', asked);
  expect((await page()).sittingAt('t')).toHaveLength(1);
  expect((await page()).beginSitting('t', { seat: 1 }).key).not.toBe(asked.key);
});

test('whoever wants another seat gives up the one whose answer was lost; without a line it stays noted', async () => {
  const { beginSitting, giveUpSitting, sittingAt } = await page();
  const lost = beginSitting('t', { seat: 1 });
  const wanted = beginSitting('t', { seat: 2 });
  const kept = beginSitting('t', { was: 'K' });
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no line')));
  await giveUpSitting('t', 2);
  expect(sittingAt('t')).toEqual(expect.arrayContaining([lost, wanted, kept]));
  const left: (string | null)[] = [];
  vi.stubGlobal('fetch', (_: string, { headers }: RequestInit) => {
    left.push(new Headers(headers).get('authorization'));
    return Promise.resolve(Response.json({ closed: false }));
  });
  await giveUpSitting('t', 2);
  expect(left).toEqual([expect.stringContaining(lost.key)]);
  expect(sittingAt('t')).toEqual(expect.arrayContaining([wanted, kept]));
  expect(sittingAt('t')).toHaveLength(2);
});

test('what another page of this browser has asked for is not given up', async () => {
  const here = await page();
  const other = (await page()).beginSitting('t', { seat: 1 });
  const left: string[] = [];
  vi.stubGlobal('fetch', (address: string) => {
    left.push(address);
    return Promise.resolve(Response.json({ closed: false }));
  });
  await here.giveUpSitting('t', 2);
  expect(left).toEqual([]);
  // A page that was opened meanwhile asks for it, too. It gives it up only if it gets no answer either.
  expect(here.sittingAt('t')).toEqual([other]);
  await here.giveUpSitting('t', 2);
  expect(left).toEqual([]);
  here.noteUnanswered(other);
  await here.giveUpSitting('t', 2);
  expect(left).toHaveLength(1);
});

test('where nothing can be stored, whoever taps again asks with the same key', async () => {
  const full = new FakeStorage();
  full.room = 0;
  vi.stubGlobal('localStorage', full);
  const { beginSitting, endSitting } = await page();
  const asked = beginSitting('t', { was: 'K' });
  expect(beginSitting('t', { was: 'K' })).toEqual(asked);
  endSitting('t', asked);
  expect(beginSitting('t', { was: 'K' })).not.toEqual(asked);
});

test.each(['nonsense', '{}', '{"seat":1,"key":3,"word":"w"}'])(
  'a damaged note is none: %s',
  async (text) => {
    localStorage.setItem('glade.sitting.t.1', text);
    const { sittingAt, beginSitting } = await page();
    expect(sittingAt('t')).toEqual([]);
    expect(beginSitting('t', { seat: 1 }).key).toHaveLength(22);
  },
);
