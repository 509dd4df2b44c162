export * from './contract/campaign.ts';
export * from './contract/editor.ts';
export * from './contract/game-board.ts';
export * from './contract/host.ts';
export * from './contract/message.ts';
export * from './dice/Dice.tsx';
export * from './speech/announcer.ts';
export * from './speech/speech.ts';
