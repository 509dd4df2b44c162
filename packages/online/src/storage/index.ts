export { backUp, restore, WrongFile, type Place } from './backup.ts';
export { NotEmpty } from './copy.ts';
export { NewerDatabase } from './migrations.ts';
export { NoAddress, openPostgres } from './postgres.ts';
export { answers, type Database, type NewSeat, type SeatRow, type TableRow } from './schema.ts';
export { FolderInUse, openFolder } from './sqlite.ts';
export type { NewAnswer, NewTable, StoredAnswer, StoredTable, TableNews } from './stored.ts';
export { TableStore } from './table-store.ts';
