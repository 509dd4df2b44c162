export * from './command.ts';
export * from './brain.ts';
export * from './dice.ts';
export type { Listener } from './news.ts';
export { Party } from './party.ts';
export * from './players.ts';
export * from './read.ts';
export * from './table.ts';
export * from './types.ts';
