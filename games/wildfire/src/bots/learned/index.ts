export { LearnedValue } from './learned-value.ts';
export { train } from './train.ts';
export { learnedWeights } from './weights.ts';
