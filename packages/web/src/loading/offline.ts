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

/** Loads the newest app from the server, also where the stored one is older. What is only on this page is lost. */
export async function renewApp(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  const fresh = registration && (await newest(registration));
  if (fresh === undefined) return location.reload();
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), {
    once: true,
  });
  fresh.postMessage({ type: 'SKIP_WAITING' });
}

/** Set once this tab has loaded the newest app by itself: it does so once. */
const RENEWED = 'glade.renewed';

/** The same, once in a tab, if nobody looks at the page and no other page of the app is open. */
export async function renewAppUnseen(): Promise<void> {
  if (document.visibilityState === 'visible' || !(await isOnlyPage())) return;
  try {
    if (sessionStorage.getItem(RENEWED) !== null) return;
    sessionStorage.setItem(RENEWED, 'yes');
  } catch {
    // Without a note of it the page could load itself again and again.
    return;
  }
  await renewApp();
}

/** The newest app once it is stored and waits for its turn; undefined if there is none that is newer. */
async function newest(registration: ServiceWorkerRegistration): Promise<ServiceWorker | undefined> {
  await registration.update().catch(() => {});
  const { installing, waiting } = registration;
  if (installing === null) return waiting ?? undefined;
  await new Promise<void>((resolve) => {
    installing.addEventListener('statechange', () => {
      if (installing.state !== 'installing') resolve();
    });
  });
  return registration.waiting ?? undefined;
}

async function isOnlyPage(): Promise<boolean> {
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  return held.filter(({ name }) => name === 'glade.page').length <= 1;
}
