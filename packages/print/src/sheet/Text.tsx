import type { Mm } from '../model.ts';
import type { Words } from '../reading/blocks.ts';
import { FACES, type Face } from '../text/faces.ts';
import { breakLines } from '../text/lines.ts';

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
  return (
    <g fill={fill} font-size={size}>
      {breakLines(runs(words), width, size, face).map((line, i) => {
        const left =
          anchor === 'start' ? x : anchor === 'end' ? x - line.width : x - line.width / 2;
        return line.pieces.map((piece) => {
          const { family, weight, italic } = FACES[piece.face];
          return (
            <text
              key={`${i} ${piece.x}`}
              x={round(left + piece.x)}
              y={round(y + i * size * LEADING)}
              font-family={family}
              font-weight={weight}
              font-style={italic ? 'italic' : 'normal'}
            >
              {piece.text}
            </text>
          );
        });
      })}
    </g>
  );
}

const runs = (words: string | Words): Words => (typeof words === 'string' ? [words] : words);

const round = (n: number): number => Math.round(n * 1000) / 1000;

/** How high words are that are set in lines of this width: from the first baseline to the one after the last. */
export const heightOf = (words: string | Words, width: Mm, size: Mm, face: Face = 'text'): Mm =>
  breakLines(runs(words), width, size, face).length * size * LEADING;
