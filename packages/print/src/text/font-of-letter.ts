import { escape } from '../drawing/escape.ts';
import { FURTHER } from './advances.ts';

/**
 * The only zero of Atkinson Hyperlegible has a slash, which children who learn to read numbers take for an 8. On paper every
 * zero is that of this family, whose digits are as high and as heavy.
 */
export const ZERO_FAMILY = 'Work Sans';

/** The letters beyond Latin-1, such as those of Polish and Romanian names, are in font files of their own. */
export const FURTHER_FAMILIES = {
  text: 'Atkinson Hyperlegible Next Further',
  title: 'Fraunces Further',
} as const;

const lettersOf = (face: 'text' | 'title'): string => FURTHER[face].map(([, all]) => all).join('');

const OTHERS = new RegExp(`0+|[${lettersOf('text')}]+`, 'g');
const OTHERS_IN_TITLES = new RegExp(`[${lettersOf('title')}]+`, 'g');

/** A text inside an SVG `<text>`: as it is read, each letter in the font that has it. */
export function inFonts(text: string, titled = false): string {
  const others = titled ? OTHERS_IN_TITLES : OTHERS;
  const { text: further, title } = FURTHER_FAMILIES;
  return escape(text).replaceAll(others, (run) => {
    if (titled) return `<tspan font-family="${title}">${run}</tspan>`;
    if (run.startsWith('0'))
      return `<tspan font-family="${ZERO_FAMILY}" font-style="normal">${run}</tspan>`;
    return `<tspan font-family="${further}">${run}</tspan>`;
  });
}
