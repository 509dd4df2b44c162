export * from './announcer.ts';
export * from './board.ts';
export * from './Campaign.tsx';
export * from './Dice.tsx';
export * from './Dialog.tsx';
export * from './speech.ts';
export * from './SquareGrid.tsx';
