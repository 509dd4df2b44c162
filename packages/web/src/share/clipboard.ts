/** Puts a text into the clipboard, and says whether that was possible. */
export async function copyText(text: string): Promise<boolean> {
  try {
    // There is none on pages without encryption, such as those of a machine at home.
    if (navigator.clipboard === undefined) return copyMarked(text);
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** The way of old: what is marked is copied. */
function copyMarked(text: string): boolean {
  const before = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.style.cssText = 'position:fixed;inset:0 auto auto 0;opacity:0';
  // Beside an open dialog nothing can be marked.
  (before?.closest('dialog') ?? document.body).append(field);
  field.select();
  const done = document.execCommand('copy');
  field.remove();
  if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  return done;
}
