/** Where a key that is pressed twice leaves nothing. */
const STAYS = '[data-board], [data-dock], [data-guide]';

/**
 * Who asks for a hint by a key at a link or a button outside the match comes to the board at once: Enter, pressed before the hint is
 * there, leaves nothing and opens nothing.
 */
export function comeToBoard(): void {
  const at = document.activeElement;
  if (at === null || at === document.body || at.closest(STAYS) !== null) return;
  if (!at.matches(':focus-visible')) return;
  document.querySelector<HTMLElement>('[data-board] [tabindex="0"]')?.focus();
}

/**
 * Until the returned function is called, a key that is pressed on the board, or once more where somebody stood when they asked, does
 * nothing: what has been said of it is said `again`.
 */
export function holdKeys(again: () => void): () => void {
  const page = document;
  const at = page.activeElement;
  const hold = (event: MouseEvent): void => {
    const { target, isTrusted, detail } = event;
    const byKey = isTrusted && detail === 0;
    if (!byKey || !(target instanceof Element)) return;
    if (target.closest('[role=grid]') === null && target !== at) return;
    event.preventDefault();
    event.stopPropagation();
    again();
  };
  page.addEventListener('click', hold, true);
  return () => page.removeEventListener('click', hold, true);
}
