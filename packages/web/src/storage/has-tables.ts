import { browserStorage, LOCAL, SafeStorage } from './browser-storage.ts';

/** The seats of people here at a table far away are stored under this and the name of the table. */
export const SEATS = 'glade.seats.';
/** Older versions of Glade stored all tables as one list. */
export const OLD_TABLES = 'glade.tables';

/** Whether somebody on this device has ever sat at a table far away: else nothing of them is loaded. */
export function hasTables(): boolean {
  const storing = new SafeStorage(browserStorage(LOCAL));
  return storing.names(SEATS).length > 0 || storing.get(OLD_TABLES) !== undefined;
}
