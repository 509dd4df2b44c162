import { signal } from '@preact/signals';

/** Opens the menu of the present page; undefined on pages without one. The header shows a button for it. */
export const headerMenu = signal<(() => void) | undefined>(undefined);

/** Shows the button of a menu in the header, until the function that it returns is called. */
export function offerHeaderMenu(open: () => void): () => void {
  headerMenu.value = open;
  return () => {
    if (headerMenu.peek() === open) headerMenu.value = undefined;
  };
}
