/** Lets the browser save a text as a file. */
export function downloadText(name: string, text: string): void {
  download(name, new Blob([text], { type: 'text/plain;charset=utf-8' }));
}

/** Passes a file on, where the device can; else lets the browser save it. Says whether it has saved it. */
export async function shareFile(name: string, content: Blob): Promise<boolean> {
  const file = new File([content], name, { type: content.type });
  // Firefox has no `canShare`.
  const share = (navigator as Partial<Navigator>).canShare?.({ files: [file] }) === true;
  try {
    if (share) {
      await navigator.share({ files: [file] });
      return false;
    }
  } catch (error) {
    // Who closes the sheet of the device wants nothing more; anything else must not lose the picture.
    if (error instanceof DOMException && error.name === 'AbortError') return false;
  }
  download(name, content);
  return true;
}

/** Lets the browser save a file. */
export function download(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}
