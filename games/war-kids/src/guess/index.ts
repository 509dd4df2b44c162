export { notation } from './notation.ts';
export { guess, type GuessView } from './rules.ts';
