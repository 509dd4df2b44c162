import { ADVANCES, FURTHER } from './advances.ts';
import type { Face } from './faces.ts';

const EM = 1000;
/** What a letter without a width of its own takes: no embedded font has it. */
const UNKNOWN = 620;

const tableOf = (face: Face): ReadonlyMap<string, number> =>
  new Map(
    [...ADVANCES[face], ...FURTHER[face]].flatMap(([width, letters]) =>
      Array.from(letters, (letter) => [letter, width] as const),
    ),
  );

const tables: Readonly<Record<Face, ReadonlyMap<string, number>>> = {
  text: tableOf('text'),
  bold: tableOf('bold'),
  italic: tableOf('italic'),
  title: tableOf('title'),
};

/** The width of a text without kerning, in the unit of `size`. */
export function widthOf(text: string, face: Face, size: number): number {
  const table = tables[face];
  let width = 0;
  for (const letter of text) width += table.get(letter) ?? UNKNOWN;
  return (width * size) / EM;
}

/** The letters of a text that no embedded font has, so that they cannot be printed. */
export const unknownLetters = (text: string, face: Face = 'text'): readonly string[] => [
  ...new Set(Array.from(text).filter((letter) => !tables[face].has(letter))),
];
