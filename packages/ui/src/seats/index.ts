export * from './SeatFace.tsx';
export * from './SeatRow.tsx';
export * from './SeatShape.tsx';
export { SHAPES } from './shapes.ts';
