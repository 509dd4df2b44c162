export { notation } from './notation.ts';
export { guess } from './rules.ts';
