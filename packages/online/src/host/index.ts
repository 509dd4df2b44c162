export type { Guest } from './guests.ts';
export type { HostedTable } from './hosted-table.ts';
export { Tables, type Arrived, type OpenedTable, type TablesOptions } from './tables.ts';
