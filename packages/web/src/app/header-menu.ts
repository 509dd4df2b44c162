import { signal } from '@preact/signals';

/** Opens the menu of what is on the page; undefined where there is none. The header has the button for it. */
export const openMenu = signal<(() => void) | undefined>(undefined);

/** The header offers this menu until what comes back is called. */
export function offerMenu(open: () => void): () => void {
  openMenu.value = open;
  return () => {
    if (openMenu.peek() === open) openMenu.value = undefined;
  };
}
