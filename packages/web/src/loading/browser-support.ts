/** Whether this browser is new enough for Glade. `public/start.js` asks the same before anything is loaded. */
export const isSupported = (): boolean =>
  [Array.prototype.toSorted, globalThis.CompressionStream, globalThis.HTMLDialogElement].every(
    (each) => typeof each === 'function',
  );
