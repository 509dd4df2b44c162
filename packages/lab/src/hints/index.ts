// How good hints are: asked for in matches, and compared with all other actions by playouts.
export { askedIn, SLIP } from './asked-in.ts';
export { CLEAR, POINT, ROUNDS, valueHint, type ValuedHint } from './value-hint.ts';
