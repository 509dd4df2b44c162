/** Moves the focus to the next place of the board where something can be done now, or to the one before; round from its ends. */
export function goToNextChoice(back: boolean): void {
  const all = Array.from(document.querySelectorAll<HTMLElement>('[data-board] [data-can=true]'));
  const at = document.activeElement;
  const lies = (way: number) => (each: HTMLElement) =>
    at !== null && (at.compareDocumentPosition(each) & way) > 0;
  const next = back
    ? (all.findLast(lies(Node.DOCUMENT_POSITION_PRECEDING)) ?? all.at(-1))
    : (all.find(lies(Node.DOCUMENT_POSITION_FOLLOWING)) ?? all[0]);
  next?.focus();
}
