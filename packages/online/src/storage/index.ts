export { answers, type Database, type SeatRow, type TableRow } from './schema.ts';
export { FolderInUse, openFolder } from './sqlite.ts';
export { TableStore, type StoredAnswer, type StoredTable } from './table-store.ts';
