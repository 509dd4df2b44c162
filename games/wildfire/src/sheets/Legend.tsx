import type { Say } from '@glade/text';
import { Text } from '@glade/print/sheet';
import { Mark } from '../board/sheet/Marks.tsx';
import { SAMPLES } from '../board/samples.tsx';
import { PENCILLED } from '../board/sheet/strokes.ts';

/** The marks that people draw, as the board draws them. */
const DRAWN = SAMPLES.filter(({ key }) =>
  ['home', 'burning', 'burnt', 'doused', 'dug'].includes(key),
);

interface Props {
  readonly say: Say;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  /** The size of the letters. */
  readonly size: number;
  readonly columns?: number;
}

/** How far one mark stands from the next. */
const stepOf = (size: number): number => size * 3;

/** How high the marks are, in as many columns. */
export const legendHeight = (size: number, columns: number): number =>
  Math.ceil(DRAWN.length / columns) * stepOf(size);

/** Each mark as a pencil draws it, as the pictures show it, and what it means. */
export function Legend({ say, x, y, width, size, columns = 1 }: Props) {
  const side = size * 2.6;
  const wide = width / columns;
  return (
    <>
      {DRAWN.map(({ key, symbol }, i) => {
        const left = x + (i % columns) * wide;
        const top = y + Math.floor(i / columns) * stepOf(size);
        return (
          <g key={key}>
            <g transform={`translate(${left} ${top}) scale(${side / 100})`}>
              <rect
                width="100"
                height="100"
                fill="none"
                stroke="var(--line-strong)"
                stroke-width="3"
              />
              <path
                d={PENCILLED[key]!(i)}
                fill="none"
                stroke="var(--pencil)"
                stroke-width="6"
                stroke-linecap="round"
              />
            </g>
            <g transform={`translate(${left + side + size * 0.3} ${top}) scale(${side / 100})`}>
              <Mark symbol={symbol} cell={i} isHome={key === 'home'} strokes={undefined} />
            </g>
            <Text
              x={left + 2 * side + size}
              y={top + side / 2 - size * 0.1}
              size={size}
              width={wide - 2 * side - size * 1.7}
              words={[{ text: say(`sheets.marks.${key}`), bold: true }, ` ${say(`key.${key}`)}`]}
            />
          </g>
        );
      })}
    </>
  );
}
