import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { FakeStorage } from './fake-storage.ts';

// What a device shows of a turn beside the page: the picture of the tab, a number at the app, a notification.

const shown: { title: string; options: NotificationOptions }[] = [];
let notices: FakeNotification[] = [];

class FakeNotification extends EventTarget {
  static permission: NotificationPermission = 'default';
  /** What people answer when the browser asks them. */
  static answer: NotificationPermission = 'granted';
  static asked = 0;
  static requestPermission(): Promise<NotificationPermission> {
    FakeNotification.asked += 1;
    FakeNotification.permission = FakeNotification.answer;
    return Promise.resolve(FakeNotification.answer);
  }
  closed = false;
  constructor(title: string, options: NotificationOptions) {
    super();
    shown.push({ title, options });
    notices.push(this);
  }
  close(): void {
    this.closed = true;
  }
}

const page = { visibilityState: 'hidden', querySelector: vi.fn<() => unknown>() };
let pages = 0;
const load = (): Promise<typeof import('../src/far/turn/tell-turn.ts')> =>
  import(`../src/far/turn/tell-turn.ts?page=${pages++}`);

beforeEach(() => {
  shown.length = 0;
  notices = [];
  Object.assign(FakeNotification, { permission: 'default', answer: 'granted', asked: 0 });
  page.visibilityState = 'hidden';
  vi.stubGlobal('localStorage', new FakeStorage());
  vi.stubGlobal('document', page);
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('Notification', FakeNotification);
});
afterEach(() => vi.unstubAllGlobals());

describe('a notification', () => {
  test('comes once people have switched it on, also in a page that is opened later', async () => {
    const { notifies, notifyTurn, switchNotices } = await load();
    expect(notifies()).toBe(false);
    await notifyTurn('Verona: it is your turn.', 'a');
    expect([shown, FakeNotification.asked]).toEqual([[], 0]);
    expect(await switchNotices(true)).toBe(true);
    await (await load()).notifyTurn('Verona: it is your turn.', 'a');
    // A later one of the same table takes the place of an earlier one.
    expect(shown).toMatchObject([{ title: 'Verona: it is your turn.', options: { tag: 'a' } }]);
  });

  test('does not come to somebody who looks at the page, nor after it was switched off', async () => {
    const { notifyTurn, switchNotices } = await load();
    await switchNotices(true);
    page.visibilityState = 'visible';
    await notifyTurn('now', 'a');
    page.visibilityState = 'hidden';
    expect(await switchNotices(false)).toBe(false);
    await notifyTurn('now', 'a');
    expect(shown).toEqual([]);
  });

  test('stays off where people or the browser refuse it', async () => {
    FakeNotification.answer = 'denied';
    const { canNotify, notifies, switchNotices } = await load();
    expect(await switchNotices(true)).toBe(false);
    expect([notifies(), canNotify()]).toEqual([false, true]);
    // A page that is not encrypted has none, such as that of a server at home.
    vi.stubGlobal('isSecureContext', false);
    expect(canNotify()).toBe(false);
  });

  test('is shown by the worker where there is one, and nothing breaks where the device shows none', async () => {
    const { notifyTurn, switchNotices } = await load();
    await switchNotices(true);
    const showNotification = vi.fn<(title: string, options: object) => Promise<void>>(() =>
      Promise.resolve(),
    );
    const serviceWorker = { getRegistration: () => Promise.resolve({ showNotification }) };
    vi.stubGlobal('navigator', { serviceWorker });
    await notifyTurn('your turn', 'table');
    expect(showNotification).toHaveBeenCalledWith(
      'your turn',
      expect.objectContaining({ tag: 'table', data: { url: '/t/table/play' } }),
    );
    expect(shown).toEqual([]);
    showNotification.mockReturnValue(Promise.reject(new TypeError('none here')));
    await notifyTurn('your turn', 'table');
  });

  test('brings the page back when somebody taps it', async () => {
    const { notifyTurn, switchNotices } = await load();
    const focus = vi.fn<() => void>();
    vi.stubGlobal('focus', focus);
    await switchNotices(true);
    await notifyTurn('your turn', 'table');
    notices[0]!.dispatchEvent(new Event('click'));
    expect(focus).toHaveBeenCalledTimes(1);
    expect(notices[0]!.closed).toBe(true);
  });
});

test('the number at the app is that of the tables that wait, and goes away with the last', async () => {
  const { showBadge } = await load();
  // Browsers without it, and those in which the app is not installed.
  showBadge(1);
  const badge = {
    setAppBadge: vi.fn<(count: number) => Promise<void>>(() =>
      Promise.reject(new DOMException('no', 'NotAllowedError')),
    ),
    clearAppBadge: vi.fn<() => Promise<void>>(() => Promise.resolve()),
  };
  vi.stubGlobal('navigator', badge);
  showBadge(3);
  expect(badge.setAppBadge).toHaveBeenCalledWith(3);
  expect(badge.clearAppBadge).not.toHaveBeenCalled();
  showBadge(0);
  expect(badge.clearAppBadge).toHaveBeenCalledTimes(1);
});

test('the picture of the tab changes with the turn', async () => {
  const icon = { href: '' };
  page.querySelector.mockReturnValue(icon);
  const { showInTab } = await load();
  showInTab(true);
  expect(icon.href).toBe('/icon-turn.svg');
  showInTab(false);
  expect(icon.href).toBe('/icon.svg');
});
