export { notation } from './notation.ts';
export { cellParts } from './places.ts';
