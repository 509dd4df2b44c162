/** Whether this app was served together with games from outside. Only `glade serve FOLDER` does that. */
export const hasOutsideGames = (): boolean =>
  document.querySelector('meta[name="glade-outside"]') !== null;
