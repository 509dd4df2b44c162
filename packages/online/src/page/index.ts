export { Connection, type ConnectionState, type Line } from './connection.ts';
export { FarTable, type FarTableOptions } from './far-table.ts';
export { HiddenTable } from './hidden-table.ts';
