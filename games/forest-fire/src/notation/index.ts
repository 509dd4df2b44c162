export { notation } from './notation.ts';
export { placeParts } from './places.ts';
