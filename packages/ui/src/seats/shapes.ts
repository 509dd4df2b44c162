import type { SEAT_SHAPES } from '../contract/seat-look.ts';

/** The shapes of the seats' colours, from -12 to 12. */
export const SHAPES: Readonly<Record<(typeof SEAT_SHAPES)[keyof typeof SEAT_SHAPES], string>> = {
  circle: 'M-9.5 0A9.5 9.5 0 0 1 9.5 0A9.5 9.5 0 0 1 -9.5 0Z',
  square: 'M-8.5 -8.5H8.5V8.5H-8.5Z',
  triangle: 'M0 -10.5L10.5 8H-10.5Z',
  star: 'M0 -11.5L3.3 -4L11.5 -3.3L5.4 2.2L7.2 10L0 6L-7.2 10L-5.4 2.2L-11.5 -3.3L-3.3 -4Z',
  diamond: 'M0 -11.5L9 0L0 11.5L-9 0Z',
  hexagon: 'M-10.5 0L-5.3 -9.2H5.3L10.5 0L5.3 9.2H-5.3Z',
  drop: 'M0 -12C5 -5 8.5 -1.5 8.5 3.500A8.5 8.5 0 0 1 -8.5 3.500C-8.5 -1.5 -5 -5 0 -12Z',
  cross: 'M-3.7 -10H3.700V-3.700H10V3.700H3.700V10H-3.700V3.700H-10V-3.700H-3.700Z',
};
