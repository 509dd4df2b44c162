export * from './command.ts';
export * from './remote-chooser.ts';
export * from './dice.ts';
export type { Listener } from './subscriptions.ts';
export { Party } from './party.ts';
export * from './players.ts';
export * from './read-line.ts';
export * from './table.ts';
export * from './types.ts';
