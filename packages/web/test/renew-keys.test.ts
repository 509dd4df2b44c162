import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { finishRenewing, renewKeys } from '../src/far/renew-keys.ts';
import {
  forgetTable,
  keysAt,
  knownOf,
  putKeysLast,
  rememberTable,
  tableOf,
} from '../src/far/my-tables.ts';
import { goOnLink } from '../src/far/go-on.ts';
import { FakeStorage } from './fake-storage.ts';

const TABLE = 'T'.repeat(22);
const KEYS = ['A', 'B'].map((letter) => letter.repeat(22));
const WORDS = ['0', '1'].map((digit) => digit.repeat(32));

/** The keys of the seats, as the server has them. */
let seats: string[] = [];
/** Whether its answers are lost on their way. */
let lost = false;

beforeEach(() => {
  [seats, lost] = [[...KEYS], false];
  vi.useFakeTimers();
  vi.stubGlobal('localStorage', new FakeStorage());
  vi.stubGlobal('fetch', (_: string, { headers, body }: RequestInit) => {
    const { key } = JSON.parse(body as string) as { key: string };
    const own = (headers as Record<string, string>)['authorization']!.slice('Bearer '.length);
    const known = seats.includes(own) || seats.includes(key);
    seats = seats.map((each) => (each === own ? key : each));
    if (lost) return Promise.reject(new TypeError('no answer'));
    const answer = known ? { key } : { problem: { code: 'far.key' } };
    return Promise.resolve(new Response(JSON.stringify(answer), { status: known ? 200 : 403 }));
  });
  forgetTable(TABLE);
  rememberTable(TABLE, 'war-kids', { keys: KEYS, words: WORDS });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Asks, and lets the time pass after which it is asked again. */
async function ask(how: typeof renewKeys) {
  const asked = how(TABLE);
  await vi.advanceTimersByTimeAsync(60_000);
  return asked;
}

test('all seats of a device get new keys, which are those of the server', async () => {
  expect(await ask(renewKeys)).toBeUndefined();
  expect(keysAt(TABLE)).toEqual(seats);
  expect(seats.some((key) => KEYS.includes(key))).toBe(false);
  expect(goOnLink(TABLE, '')).toBe(
    `/t/${TABLE}#seat=${seats[0]!}.${WORDS[0]!}~${seats[1]!}.${WORDS[1]!}`,
  );
});

test('the answer is lost and the page is closed: the next one asks the same, and no seat is lost', async () => {
  lost = true;
  expect(await ask(renewKeys)).toMatchObject({ code: 'far.offline' });
  // The server has new keys, of which this page has not heard.
  expect(seats).not.toEqual(KEYS);
  expect(keysAt(TABLE)).toEqual(KEYS);
  lost = false;
  const before = [...seats];
  expect(await ask(finishRenewing)).toBeUndefined();
  expect(seats).toEqual(before);
  expect(keysAt(TABLE)).toEqual(seats);
  expect(tableOf(TABLE)?.renewing).toBeUndefined();
});

test('somebody else was quicker with one seat: the other one gets its key, and nothing is asked for for good', async () => {
  seats[0] = 'C'.repeat(22);
  expect(await ask(renewKeys)).toMatchObject({ code: 'far.key' });
  expect(keysAt(TABLE)).toEqual([KEYS[0], seats[1]]);
  expect(tableOf(TABLE)?.renewing).toBeUndefined();
});

test('a key that the server does not know any more is asked with last, and each word stays with its key', () => {
  putKeysLast(TABLE, [0]);
  expect(keysAt(TABLE)).toEqual(KEYS.toReversed());
  expect(knownOf(TABLE).words).toEqual(WORDS.toReversed());
  putKeysLast(TABLE, [1]);
  expect(keysAt(TABLE)).toEqual(KEYS.toReversed());
});
