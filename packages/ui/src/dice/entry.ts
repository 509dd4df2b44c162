export { CountEntry } from './CountEntry.tsx';
export { DiceEntry } from './DiceEntry.tsx';
