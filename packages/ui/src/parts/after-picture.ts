/**
 * Does something right after the next picture, which it would make late; soon where there is none, as in a page out of sight.
 * Returns what takes the call back.
 */
export function afterPicture(work: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const soon = (): void => void (timer = setTimeout(work));
  const sees = typeof requestAnimationFrame !== 'undefined' && !document.hidden;
  const frame = sees ? requestAnimationFrame(soon) : soon();
  return () => {
    if (frame !== undefined) cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
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
