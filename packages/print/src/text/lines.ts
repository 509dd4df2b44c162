import type { Inline, Words } from '../reading/blocks.ts';
import type { Face } from './faces.ts';
import { widthOf } from './measure.ts';

/** Words of one face that stand side by side in a line, `x` from its beginning. */
interface Piece {
  readonly x: number;
  readonly text: string;
  readonly face: Face;
}

export interface Line {
  readonly pieces: readonly Piece[];
  readonly width: number;
}

/** What is never torn apart: letters without a space, perhaps in several faces. */
interface Word {
  readonly parts: readonly { readonly text: string; readonly face: Face }[];
  readonly width: number;
  /** The face of the space before it. */
  readonly space: Face;
}

/**
 * Breaks a text into lines that are at most `width` wide, at its spaces; a word that is wider is broken between letters. A
 * no-break space is never a break. `first` is where the first line begins.
 */
export function breakLines(
  words: Words,
  width: number,
  size: number,
  face: Face = 'text',
  first = 0,
): readonly Line[] {
  const lines: Line[] = [];
  let line: { pieces: Piece[]; width: number } = { pieces: [], width: first };
  const end = (): void => {
    lines.push(line);
    line = { pieces: [], width: 0 };
  };
  for (const word of wordsOf(words, size, face).flatMap((each) => torn(each, width, size))) {
    const empty = line.pieces.length === 0;
    const space = empty ? 0 : widthOf(' ', word.space, size);
    if (!empty && line.width + space + word.width > width + 1e-6) {
      end();
      put(line, word, 0, size);
    } else put(line, word, space, size);
  }
  if (line.pieces.length > 0 || lines.length === 0) end();
  return lines;
}

function put(
  line: { pieces: Piece[]; width: number },
  word: Word,
  space: number,
  size: number,
): void {
  let gap = space;
  for (const { text, face } of word.parts) {
    const last = line.pieces.at(-1);
    const wide = widthOf(text, face, size);
    if (last?.face === face)
      line.pieces[line.pieces.length - 1] = {
        ...last,
        text: `${last.text}${gap > 0 ? ' ' : ''}${text}`,
      };
    else line.pieces.push({ x: line.width + gap, text, face });
    line.width += gap + wide;
    gap = 0;
  }
}

function wordsOf(words: Words, size: number, face: Face): readonly Word[] {
  const found: { parts: { text: string; face: Face }[]; space: Face }[] = [];
  let begins = true;
  for (const run of words) {
    const text = typeof run === 'string' ? run : run.text;
    const own = faceOf(run, face);
    for (const piece of text.split(/([ \n\t]+)/)) {
      if (/^[ \n\t]+$/.test(piece)) begins = true;
      else if (piece !== '') {
        // Between words of one face it is drawn in that face.
        const space = found.at(-1)?.parts.at(-1)!.face === own ? own : face;
        if (begins) found.push({ parts: [{ text: piece, face: own }], space });
        else found.at(-1)!.parts.push({ text: piece, face: own });
        begins = false;
      }
    }
  }
  return found.map(({ parts, space }) => ({
    parts,
    space,
    width: parts.reduce((sum, part) => sum + widthOf(part.text, part.face, size), 0),
  }));
}

const faceOf = (run: Inline, face: Face): Face => {
  if (typeof run === 'string' || face === 'title') return face;
  return run.bold === true ? 'bold' : run.italic === true ? 'italic' : face;
};

/** A word that is wider than a line, in pieces that are not. */
function torn(word: Word, width: number, size: number): readonly Word[] {
  if (word.width <= width) return [word];
  const pieces: { text: string; face: Face; width: number }[] = [];
  for (const { text, face } of word.parts) {
    pieces.push({ text: '', face, width: 0 });
    for (const letter of text) {
      const wide = widthOf(letter, face, size);
      const last = pieces.at(-1)!;
      if (last.text !== '' && last.width + wide > width)
        pieces.push({ text: letter, face, width: wide });
      else {
        last.text += letter;
        last.width += wide;
      }
    }
  }
  return pieces.map((piece) => ({ parts: [piece], width: piece.width, space: word.space }));
}
