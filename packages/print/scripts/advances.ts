// Writes `src/text/advances.ts`, the advance widths of the fonts that are embedded: `node packages/print/scripts/advances.ts`.

import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { openSync, type Font } from 'fontkit';
import { FONT_FILES } from '../src/pdf/font-files.ts';
import type { FontName } from '../src/printer.ts';
import { FACES, type Face } from '../src/text/faces.ts';

const require = createRequire(import.meta.url);
const EM = 1000;
const ZERO = 0x30;

const open = (name: FontName): Font => openSync(require.resolve(FONT_FILES[name]));

/** The letters of a face by their width, in thousandths of an em: those of its first font, or those that only the further one has. */
function advancesOf(face: Face, further: boolean): Record<number, string> {
  const { font: name, zero } = FACES[face];
  const [first, more, zeros] = [open(name), open(`${name}-further`), open(zero)];
  const font = further ? more : first;
  const letters = new Map<number, number>();
  for (const code of font.characterSet) {
    if (code < 0x20 || code >= 0xfeff) continue;
    if (further && first.characterSet.includes(code)) continue;
    const from = code === ZERO ? zeros : font;
    const width = (from.glyphForCodePoint(code).advanceWidth * EM) / from.unitsPerEm;
    letters.set(code, Math.round(width * 10) / 10);
  }
  const byWidth: Record<number, string> = {};
  for (const [code, width] of [...letters].toSorted(([a], [b]) => a - b))
    byWidth[width] = (byWidth[width] ?? '') + String.fromCodePoint(code);
  return byWidth;
}

/** The source of a table of all faces. */
function tableOf(further: boolean): string {
  const faces = (Object.keys(FACES) as Face[]).map((face) => {
    const rows = Object.entries(advancesOf(face, further))
      .toSorted(([a], [b]) => Number(a) - Number(b))
      .map(([width, letters]) => `    [${width}, ${literal(letters)}],`);
    return `  ${face}: [\n${rows.join('\n')}\n  ],`;
  });
  return `{\n${faces.join('\n')}\n}`;
}

const to = new URL('../src/text/advances.ts', import.meta.url);
writeFileSync(
  to,
  `// Made from the font files by scripts/advances.ts; test/advances.test.ts compares them.\n\n` +
    `import type { Face } from './faces.ts';\n\n` +
    `type Advances = Readonly<Record<Face, readonly (readonly [width: number, letters: string])[]>>;\n\n` +
    `/** Widths in thousandths of an em, each with the letters that have it. */\n` +
    `export const ADVANCES: Advances = ${tableOf(false)};\n\n` +
    `/** The same of the letters beyond Latin-1, which are in fonts of their own. */\n` +
    `export const FURTHER: Advances = ${tableOf(true)};\n`,
);

/** A string of source code, with everything that a reader could not tell apart as a number. */
function literal(letters: string): string {
  const written = Array.from(letters, (letter) => {
    const code = letter.codePointAt(0)!;
    if (letter === "'" || letter === '\\') return `\\${letter}`;
    const plain = code < 0x7f || (code > 0xa0 && code < 0x250 && code !== 0xad);
    return plain ? letter : `\\u{${code.toString(16)}}`;
  });
  return `'${written.join('')}'`;
}
