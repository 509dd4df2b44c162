import { useEffect } from 'preact/hooks';

/** Keeps the screen from going dark while this is wanted and the page is in sight. Where the browser cannot, nothing happens. */
export function useWakeLock(wanted: boolean): void {
  useEffect(() => {
    // Typed as always there, but older browsers and pages without a secure connection do not have it.
    const screen = navigator.wakeLock as WakeLock | undefined;
    if (!wanted || screen === undefined) return undefined;
    let gone = false;
    let lock: WakeLockSentinel | undefined;

    async function ask(): Promise<void> {
      if (document.visibilityState !== 'visible' || lock?.released === false) return;
      try {
        const got = await screen!.request('screen');
        if (gone) await got.release();
        else lock = got;
      } catch {
        // For example with a nearly empty battery: then the screen goes dark as always.
      }
    }

    // The browser ends the lock when the page is hidden.
    const seen = (): void => void ask();
    document.addEventListener('visibilitychange', seen);
    void ask();
    return () => {
      gone = true;
      document.removeEventListener('visibilitychange', seen);
      lock?.release().catch(() => {});
    };
  }, [wanted]);
}

/** Whether this browser can keep the screen on. */
export const canStayAwake = (): boolean => 'wakeLock' in navigator;
