import { signal } from '@preact/signals';

/** Opens the menu of what is on the page; undefined where there is none. The header has the button for it. */
export const headerMenu = signal<(() => void) | undefined>(undefined);

/** The header offers this menu until what comes back is called. */
export function offerHeaderMenu(open: () => void): () => void {
  headerMenu.value = open;
  return () => {
    if (headerMenu.peek() === open) headerMenu.value = undefined;
  };
}
