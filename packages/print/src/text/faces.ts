import type { FontName } from '../printer.ts';

/** The faces that text is set in: their family, weight and style in SVG, and the font that is embedded for them. */
export const FACES = {
  text: { family: 'Atkinson Hyperlegible Next', weight: 400, italic: false, font: 'text' },
  bold: { family: 'Atkinson Hyperlegible Next', weight: 700, italic: false, font: 'text-bold' },
  italic: { family: 'Atkinson Hyperlegible Next', weight: 400, italic: true, font: 'text-italic' },
  title: { family: 'Fraunces', weight: 600, italic: false, font: 'title' },
} as const satisfies Readonly<
  Record<string, { family: string; weight: number; italic: boolean; font: FontName }>
>;

export type Face = keyof typeof FACES;
