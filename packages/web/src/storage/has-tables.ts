import { browserStorage, LOCAL, SafeStorage } from './browser-storage.ts';

export const TABLES_KEY = 'glade.tables';

/** Whether somebody on this device has ever sat at a table far away: else nothing of them is loaded. */
export const hasTables = (): boolean =>
  new SafeStorage(browserStorage(LOCAL)).get(TABLES_KEY) !== undefined;
