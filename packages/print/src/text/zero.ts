import { escape } from '../drawing/escape.ts';

/**
 * The only zero of Atkinson Hyperlegible has a slash, which children who learn to read numbers take for an 8. On paper every
 * zero is that of this family, whose digits are as high and as heavy.
 */
export const ZERO_FAMILY = 'Work Sans';

const ZEROS = /0+/g;

/** A text inside an SVG `<text>` of the text family: as it is read, with plain zeros. */
export const withPlainZeros = (text: string): string =>
  escape(text).replaceAll(
    ZEROS,
    `<tspan font-family="${ZERO_FAMILY}" font-style="normal">$&</tspan>`,
  );
