import type { FontName } from '../printer.ts';

/** The faces that text is set in: their family, weight and style in SVG, and the fonts that are embedded for them: for all letters, and for the zero. */
export const FACES = {
  text: {
    family: 'Atkinson Hyperlegible Next',
    weight: 400,
    italic: false,
    font: 'text',
    zero: 'zero',
  },
  bold: {
    family: 'Atkinson Hyperlegible Next',
    weight: 700,
    italic: false,
    font: 'text-bold',
    zero: 'zero-bold',
  },
  italic: {
    family: 'Atkinson Hyperlegible Next',
    weight: 400,
    italic: true,
    font: 'text-italic',
    zero: 'zero',
  },
  title: { family: 'Fraunces', weight: 600, italic: false, font: 'title', zero: 'title' },
} as const satisfies Readonly<
  Record<
    string,
    { family: string; weight: number; italic: boolean; font: FontName; zero: FontName }
  >
>;

export type Face = keyof typeof FACES;
