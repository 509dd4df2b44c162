import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { reloadOnce } from '../src/loading/reload-once.ts';
import { FakeStorage } from './fake-storage.ts';

// Code of a page could not be loaded: whether the page is loaded again.

const reload = vi.fn<() => void>();
const fetched = vi.fn<() => Promise<Response>>();
let page: EventTarget;

beforeEach(() => {
  vi.useFakeTimers();
  page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('sessionStorage', new FakeStorage());
  vi.stubGlobal('location', { href: 'http://glade.test/wildfire', reload });
  vi.stubGlobal('fetch', fetched);
  reload.mockClear();
  reloadOnce();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

async function fails(): Promise<void> {
  page.dispatchEvent(new Event('vite:preloadError'));
  await vi.advanceTimersByTimeAsync(5000);
}

test('once, if the server answers: it may have a new version', async () => {
  fetched.mockResolvedValue(new Response());
  await fails();
  await fails();
  expect(reload).toHaveBeenCalledTimes(1);
});

test('not while the server starts again: nothing would come in place of the page', async () => {
  fetched.mockRejectedValue(new TypeError('no answer'));
  await fails();
  expect(reload).not.toHaveBeenCalled();
  fetched.mockResolvedValue(new Response());
  await fails();
  expect(reload).toHaveBeenCalledTimes(1);
});

test('not when somebody is leaving the page', async () => {
  fetched.mockResolvedValue(new Response());
  page.dispatchEvent(new Event('pagehide'));
  await fails();
  expect(reload).not.toHaveBeenCalled();
});
