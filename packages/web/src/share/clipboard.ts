/** Copies a text to the clipboard, and says whether that was possible. */
export async function copyText(text: string): Promise<boolean> {
  try {
    // Pages that are not encrypted have no clipboard, such as those of a server at home.
    if (navigator.clipboard === undefined) return copySelected(text);
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** The old way to copy: selects the text in a hidden field. */
function copySelected(text: string): boolean {
  const before = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.style.cssText = 'position:fixed;inset:0 auto auto 0;opacity:0';
  // While a dialog is open, nothing outside it can be selected.
  (before?.closest('dialog') ?? document.body).append(field);
  field.select();
  const done = document.execCommand('copy');
  field.remove();
  if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  return done;
}
