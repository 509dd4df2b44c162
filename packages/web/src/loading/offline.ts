import { signal } from '@preact/signals';

/** Whether the browser says that there is a network. */
export const online = signal(navigator.onLine);
/** Whether the app is stored here and works without a network. */
export const offlineReady = signal(false);

/**
 * Stores the app for use without a network. A new version replaces it only while the page is hidden, no other page of the
 * app is open, and `mayReload` says that nothing on the page would be lost. Matches are stored after every entry.
 */
export async function storeForOffline(mayReload: () => boolean): Promise<void> {
  addEventListener('online', () => (online.value = true));
  addEventListener('offline', () => (online.value = false));
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  // Every open page of the app holds this lock: see `isOnlyPage`.
  void navigator.locks?.request('glade.page', { mode: 'shared' }, () => new Promise(() => {}));
  try {
    const { serviceWorker } = navigator;
    const registration = await serviceWorker.register('/sw.js');
    await serviceWorker.ready;
    offlineReady.value = true;
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') registration.update().catch(() => {});
      else void updateIfUnseen(registration, mayReload);
    });
  } catch {
    // The browser forbids it: the app works, but needs its server.
  }
}

async function updateIfUnseen(
  { waiting }: ServiceWorkerRegistration,
  mayReload: () => boolean,
): Promise<void> {
  if (waiting === null || !mayReload() || !(await isOnlyPage())) return;
  const { serviceWorker } = navigator;
  serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  waiting.postMessage({ type: 'SKIP_WAITING' });
}

async function isOnlyPage(): Promise<boolean> {
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  return held.filter(({ name }) => name === 'glade.page').length <= 1;
}
