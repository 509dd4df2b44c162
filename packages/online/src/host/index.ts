export type { Guest } from './guests/guests.ts';
export type { HostedTable } from './table/hosted-table.ts';
export { Tables, type Arrived, type OpenedTable, type TablesOptions } from './tables.ts';
