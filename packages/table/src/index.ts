export * from './app-throws.ts';
export {
  carriedOutcome,
  NOTHING_CARRIED,
  throwsToCarry,
  type ThrowsToCome,
} from './correcting/carried-throws.ts';
export * from './command.ts';
export { correct, type Corrected } from './correcting/correct.ts';
export * from './remote-chooser.ts';
export * from './dice.ts';
export { TableHost, type Fallen, type Host } from './host.ts';
export * from './sight.ts';
export { Subscriptions, type Listener } from './subscriptions.ts';
export { Party, type Foreseen } from './party.ts';
export * from './own-order.ts';
export { hasBots } from './has-bots.ts';
export { holderFirst } from './holder-first.ts';
export * from './players.ts';
export * from './read-line.ts';
export * from './table.ts';
export * from './types.ts';
export { undoLength, type LastCorrection } from './correcting/undo.ts';
export {
  hasSecrets,
  knownEntries,
  visibleEntries,
  visibleEvents,
  type KnownEntry,
} from './visible-entries.ts';
