/** How long to wait whether somebody is leaving the page, in milliseconds. */
const GRACE = 1000;

/**
 * Reloads the page when code cannot be loaded. The code may be of a version that the server no longer has; a reload brings
 * the new version, and the match is stored. It does so once for an address; if that does not help, the page says so. It does
 * not when somebody is leaving the page, because loading also fails then and a reload would hold them back. Nor does it while
 * the server cannot be reached: nothing would come in place of the page.
 */
export function reloadOnce(): void {
  let leaving = false;
  for (const sign of ['beforeunload', 'pagehide']) addEventListener(sign, () => (leaving = true));
  addEventListener('pageshow', () => (leaving = false));
  addEventListener('vite:preloadError', () => {
    const { href } = location;
    setTimeout(() => {
      void answers().then((answered) => {
        if (answered && !leaving && location.href === href && isFirst(href)) location.reload();
      });
    }, GRACE);
  });
}

/** Whether the server answers now. */
async function answers(): Promise<boolean> {
  try {
    await fetch(location.href, { method: 'HEAD', cache: 'no-store' });
    return true;
  } catch {
    return false;
  }
}

function isFirst(href: string): boolean {
  try {
    const first = sessionStorage.getItem('glade.reloaded') !== href;
    sessionStorage.setItem('glade.reloaded', href);
    return first;
  } catch {
    // Without storage it cannot be known how often it was reloaded.
    return false;
  }
}
