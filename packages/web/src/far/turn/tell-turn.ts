import { browserStorage, LOCAL, SafeStorage } from '../../storage/browser-storage.ts';

// How the device shows that a table waits for somebody here: the picture of the tab, a number at the app's own picture, and,
// if they want it, a notification.

const NOTICE = 'glade.notice';
const QUIET = '/icon.svg';
const CALLS = '/icon-turn.svg';

/** A number at the picture of an installed app, where the device has that. */
interface Badges {
  setAppBadge?: (count: number) => Promise<void>;
  clearAppBadge?: () => Promise<void>;
}

/** Shows at the app's picture how many tables wait for somebody here. */
export function showBadge(waiting: number): void {
  const device = navigator as Badges;
  // Browsers in which the app is not installed refuse.
  const shown = waiting > 0 ? device.setAppBadge?.(waiting) : device.clearAppBadge?.();
  shown?.catch(() => undefined);
}

/** Shows in the tab whether this page waits for somebody here. */
export function showInTab(waits: boolean): void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]');
  if (icon !== null) icon.href = waits ? CALLS : QUIET;
}

const storing = new SafeStorage(browserStorage(LOCAL));

/** Whether this browser can notify somebody of anything. Pages that are not encrypted can't. */
export const canNotify = (): boolean => 'Notification' in globalThis && isSecureContext;

/** Whether people here have switched notifications on, and the browser allows them. */
export const notifies = (): boolean =>
  canNotify() && storing.get(NOTICE) === 'on' && Notification.permission === 'granted';

/** Switches notifications on or off. The browser asks people only when they switch them on. Says whether they are on. */
export async function switchNotices(on: boolean): Promise<boolean> {
  if (!on) storing.remove(NOTICE);
  else if ((await Notification.requestPermission()) === 'granted') storing.put(NOTICE, 'on');
  return notifies();
}

/** Notifies people of their turn, if they want that and do not look at the page. A later one replaces an earlier one. */
export async function notifyTurn(title: string, table: string): Promise<void> {
  if (!notifies() || document.visibilityState === 'visible') return;
  const options = { icon: '/icon-192.png', tag: table, data: { url: `/t/${table}/play` } };
  try {
    const offline = await navigator.serviceWorker?.getRegistration();
    // Phones show only those of the worker.
    if (offline !== undefined) return await offline.showNotification(title, options);
    const notice = new Notification(title, options);
    notice.addEventListener('click', () => {
      focus();
      notice.close();
    });
  } catch {
    // The device shows none. The tab says it, too.
  }
  return undefined;
}
