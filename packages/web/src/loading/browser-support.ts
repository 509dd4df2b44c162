/** Whether this browser has what Glade needs; public/start.js asks the same before anything is loaded. */
export const isSupported = (): boolean =>
  [Array.prototype.toSorted, globalThis.CompressionStream, globalThis.HTMLDialogElement].every(
    (each) => typeof each === 'function',
  );
