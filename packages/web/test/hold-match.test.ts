import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { holdMatch, type Held } from '../src/match/tabs/hold-match.ts';

/** A request for the lock: the test grants it, lets it time out, or has it stolen after that. */
interface Asked {
  readonly options: LockOptions;
  readonly grant: () => void;
  readonly fail: (name: 'TimeoutError' | 'AbortError') => void;
}

let asked: Asked[];
let sent: unknown[];
/** Who has a lock, when the page asks. */
let held: readonly { readonly name: string }[];

beforeEach(() => {
  asked = [];
  sent = [];
  held = [];
  const request = (_: string, options: LockOptions, granted: () => unknown): Promise<unknown> => {
    return new Promise((resolve, reject) => {
      const grant = (): void => void Promise.resolve(granted()).then(resolve);
      const fail = (name: string): void => reject(new DOMException('', name));
      options.signal?.addEventListener('abort', () => fail('AbortError'));
      asked.push({ options, grant, fail });
    });
  };
  class Channel extends EventTarget {
    postMessage(text: unknown): void {
      sent.push(text);
    }
    close(): void {}
  }
  vi.stubGlobal('navigator', { locks: { request, query: () => Promise.resolve({ held }) } });
  vi.stubGlobal('BroadcastChannel', Channel);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const heard = async (): Promise<void> => {
  for (let i = 0; i < 5; i++) await Promise.resolve();
};

/** A tab that only shows the match, because another one has it. */
async function waiting() {
  const told: Held[] = [];
  const hold = holdMatch('a', (now) => told.push(now));
  asked[0]!.fail('TimeoutError');
  await heard();
  expect(told).toEqual(['elsewhere']);
  return { hold, told };
}

test('who asks twice to take a match over has it once, and keeps it', async () => {
  const { hold, told } = await waiting();
  hold.take();
  hold.take();
  expect(sent).toEqual(['leave']);
  // The other tab lets go. A second request would wait behind the first one until it times out.
  const [, first, ...more] = asked;
  first!.grant();
  for (const request of more) request.fail('TimeoutError');
  await heard();
  expect(told).toEqual(['elsewhere', 'here']);
  hold.take();
  expect(asked).toHaveLength(2);
  hold.end();
});

test('a tab that does not answer loses the match, and who asks meanwhile takes it only once', async () => {
  const { hold, told } = await waiting();
  hold.take();
  asked[1]!.fail('TimeoutError');
  await heard();
  hold.take();
  expect(asked.map(({ options }) => options.steal)).toEqual([undefined, undefined, true]);
  asked[2]!.grant();
  expect(told).toEqual(['elsewhere', 'here']);
  hold.end();
});

test('a match that another tab takes by force is elsewhere, and can be taken back', async () => {
  const { hold, told } = await waiting();
  hold.take();
  asked[1]!.grant();
  asked[1]!.fail('AbortError');
  await heard();
  expect(told).toEqual(['elsewhere', 'here', 'elsewhere']);
  hold.take();
  asked[2]!.grant();
  await heard();
  expect(told.at(-1)).toBe('here');
  hold.end();
});

test('a busy browser that is slow to grant a match is waited for; one that another tab has is not', async () => {
  vi.useFakeTimers();
  const told: Held[] = [];
  const hold = holdMatch('a', (now) => told.push(now));
  await vi.advanceTimersByTimeAsync(5000);
  expect(told).toEqual([]);
  asked[0]!.grant();
  expect(told).toEqual(['here']);
  hold.end();

  held = [{ name: 'glade.match.b' }];
  const second = holdMatch('b', (now) => told.push(now));
  await vi.advanceTimersByTimeAsync(5000);
  expect(told).toEqual(['here', 'elsewhere']);
  second.end();
});
