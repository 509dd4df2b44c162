export { notation } from './notation.ts';
export { cellParts, wayOf } from './places.ts';
