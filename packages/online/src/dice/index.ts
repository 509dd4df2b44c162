export { checkDice, commitmentOf, seedOf, type OwnDice, type TableDice } from './table-dice.ts';
export { formatTableRecord, parseTableDice } from './table-record.ts';
