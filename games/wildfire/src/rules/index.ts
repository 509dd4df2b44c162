export { EVENTS } from './events.ts';
export { rules, type WildfireKernel } from './kernels.ts';
export { options } from './options.ts';
export type { GridView, WildfireView } from './view.ts';
export { vsCalls } from './vs/vs-calls.ts';
