/** What waits for the next picture, in the order in which it was asked for. */
const waiting = new Set<() => void>();
let frame: number | undefined;

/**
 * Does something right after the next picture, which it would make late; soon where there is none, as in a page out of sight.
 * For all that waits the browser is asked for one picture, as each call costs a tap time. The same work is done once. Returns
 * what takes it back.
 */
export function afterPicture(work: () => void): () => void {
  waiting.add(work);
  if (typeof requestAnimationFrame === 'undefined' || document.hidden) soon();
  else frame ??= requestAnimationFrame(() => setTimeout(soon));
  return () => void waiting.delete(work);
}

/** Each by itself: what fails keeps nothing else from being done. What is asked for meanwhile waits for another picture. */
function soon(): void {
  frame = undefined;
  for (const work of waiting) setTimeout(() => waiting.delete(work) && work());
}

/** The same, and at the latest when the page goes out of sight, as one that is closed does: what must not get lost. */
export function afterPictureOrAtEnd(work: () => void): () => void {
  const now = (): void => {
    stop();
    work();
  };
  const cancel = afterPicture(now);
  function stop(): void {
    cancel();
    document.removeEventListener('visibilitychange', now);
    removeEventListener('pagehide', now);
  }
  document.addEventListener('visibilitychange', now);
  // Some browsers that leave a page do not say that it goes out of sight.
  addEventListener('pagehide', now);
  return stop;
}
