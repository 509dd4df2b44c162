/** Where a point of the window lies in an element, across and down, as shares of its size: also on a page that is turned upside down. */
export function shareOfBox(
  element: Element,
  { clientX, clientY }: { readonly clientX: number; readonly clientY: number },
): readonly [across: number, down: number] {
  const box = element.getBoundingClientRect();
  const across = (clientX - box.left) / box.width;
  const down = (clientY - box.top) / box.height;
  return isTurned() ? [1 - across, 1 - down] : [across, down];
}

/** Whether the page is turned upside down. */
export const isTurned = (): boolean => document.documentElement.dataset['turned'] !== undefined;
