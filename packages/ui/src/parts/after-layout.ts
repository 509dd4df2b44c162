/**
 * Calls `read` once: after the browser has laid the page out for the next picture, and before it paints it. Reading sizes and
 * places there costs nothing; in a layout effect it makes the browser lay out the page one time more. `element` must have a
 * size. Returns what takes the call back.
 */
export function afterLayout(element: Element, read: () => void): () => void {
  // A new observer is told the size that its element has by then.
  const sizes = new ResizeObserver(() => {
    sizes.disconnect();
    read();
  });
  sizes.observe(element);
  return () => sizes.disconnect();
}
