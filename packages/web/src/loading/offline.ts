import { signal } from '@preact/signals';

/** Whether the browser believes that there is a network. */
export const online = signal(navigator.onLine);
/** Whether everything is stored here and works without one. */
export const offlineReady = signal(false);

/**
 * Stores the app for use without a network, and lets a new version in when it disturbs nobody: while the page is
 * hidden, alone, and says that it may be loaded again. A match is stored after every entry, so none is lost.
 */
export async function storeForOffline(mayReload: () => boolean): Promise<void> {
  addEventListener('online', () => (online.value = true));
  addEventListener('offline', () => (online.value = false));
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  // Counts the pages of this app that are open: see `alone`.
  void navigator.locks?.request('glade.page', { mode: 'shared' }, () => new Promise(() => {}));
  try {
    const { serviceWorker } = navigator;
    const registration = await serviceWorker.register('/sw.js');
    await serviceWorker.ready;
    offlineReady.value = true;
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') registration.update().catch(() => {});
      else void letIn(registration, mayReload);
    });
  } catch {
    // A browser that forbids it: the app works, but needs its server.
  }
}

async function letIn(
  { waiting }: ServiceWorkerRegistration,
  mayReload: () => boolean,
): Promise<void> {
  if (waiting === null || !mayReload() || !(await alone())) return;
  const { serviceWorker } = navigator;
  serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  waiting.postMessage({ type: 'SKIP_WAITING' });
}

async function alone(): Promise<boolean> {
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  return held.filter(({ name }) => name === 'glade.page').length <= 1;
}
