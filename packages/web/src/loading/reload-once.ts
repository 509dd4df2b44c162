/** How long somebody who is leaving has to be gone, in milliseconds. */
const GRACE = 1000;

/**
 * Code that does not come may be that of a version that has gone: loading the page again brings the new one, and the
 * match is stored. Once only: when that does not help, the page says so. Code also does not come to who is just leaving,
 * and loading again would hold them back.
 */
export function reloadOnce(): void {
  let leaving = false;
  for (const sign of ['beforeunload', 'pagehide']) addEventListener(sign, () => (leaving = true));
  addEventListener('pageshow', () => (leaving = false));
  addEventListener('vite:preloadError', () => {
    const { href } = location;
    setTimeout(() => {
      if (!leaving && location.href === href && isFirst(href)) location.reload();
    }, GRACE);
  });
}

function isFirst(href: string): boolean {
  try {
    const first = sessionStorage.getItem('glade.reloaded') !== href;
    sessionStorage.setItem('glade.reloaded', href);
    return first;
  } catch {
    // Without storage there is no telling how often.
    return false;
  }
}
