export * from './SeatFace.tsx';
export * from './SeatRow.tsx';
export * from './SeatShape.tsx';
export { seatVariables } from './seat-variables.ts';
export { SHAPES } from './shapes.ts';
