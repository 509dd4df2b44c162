export { soundPlayer, type SoundPlayer } from './player.ts';
export { RECIPES } from './recipes.ts';
