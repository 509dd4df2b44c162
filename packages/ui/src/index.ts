export * from './announcer.ts';
export * from './board.ts';
export * from './Dice.tsx';
export * from './speech.ts';
