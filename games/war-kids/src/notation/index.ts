export { hexParts } from './hex-parts.ts';
export { notation } from './notation.ts';
