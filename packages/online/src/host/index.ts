export type { Guest, HostedTable } from './hosted-table.ts';
export { Tables, type Arrived, type OpenedTable, type TablesOptions } from './tables.ts';
