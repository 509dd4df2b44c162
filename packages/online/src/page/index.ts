export { Connection, type ConnectionState, type Line } from './connection.ts';
export { FarTable } from './far-table.ts';
