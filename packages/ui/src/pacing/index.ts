export { letDiceFall } from './let-dice-fall.ts';
export type { Pacing } from './pacing.ts';
export { playToEnd } from './play-to-end.ts';
