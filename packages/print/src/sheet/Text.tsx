import type { Mm } from '../model.ts';
import type { Words } from '../reading/blocks.ts';
import type { Face } from '../text/faces.ts';
import { breakLines } from '../text/lines.ts';
import { Letters } from '../text/rows.tsx';

/** From one line to the next, as a share of the size of the letters. */
const LEADING = 1.28;

interface TextProps {
  /** Where the first line stands: its beginning, middle or end, by `anchor`. */
  readonly x: Mm;
  readonly y: Mm;
  readonly size: Mm;
  readonly words: string | Words;
  /** Lines are broken where they are wider. */
  readonly width?: Mm;
  readonly face?: Face;
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly fill?: string;
}

/** Words on a sheet, in lines. */
export function Text({
  x,
  y,
  size,
  words,
  width = Infinity,
  face = 'text',
  anchor = 'start',
  fill = 'var(--ink)',
}: TextProps) {
  // A table has hundreds of words: without a group of their own they take half the memory while a PDF is written.
  const letters = breakLines(runs(words), width, size, face).flatMap((line, i) => {
    const left = anchor === 'start' ? x : anchor === 'end' ? x - line.width : x - line.width / 2;
    const top = y + i * size * LEADING;
    return line.pieces.map((piece) => (
      <Letters
        key={`${i} ${piece.x}`}
        x={left + piece.x}
        y={top}
        size={size}
        face={piece.face}
        text={piece.text}
        colour={fill}
      />
    ));
  });
  return <>{letters}</>;
}

const runs = (words: string | Words): Words => (typeof words === 'string' ? [words] : words);

/** How high words are that are set in lines of this width: from the first baseline to the one after the last. */
export const heightOf = (words: string | Words, width: Mm, size: Mm, face: Face = 'text'): Mm =>
  breakLines(runs(words), width, size, face).length * size * LEADING;
