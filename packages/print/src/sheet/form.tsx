import type { Mm, Style } from '../model.ts';

// What a sheet has to be filled in by hand, and how large its letters are.

/** The sizes of letters on a sheet: running text, small print, titles. */
export const sizesOf = (style: Style): { text: Mm; small: Mm; title: Mm } =>
  style === 'large' ? { text: 6, small: 5, title: 10 } : { text: 4, small: 3.2, title: 7 };

interface PlaceProps {
  readonly x: Mm;
  readonly y: Mm;
}

/** A box to tick. Its lower left corner is at x, y. */
export const TickBox = ({ x, y, size }: PlaceProps & { readonly size: Mm }) => (
  <rect
    x={x}
    y={y - size}
    width={size}
    height={size}
    rx={size * 0.12}
    fill="none"
    stroke="var(--pencil)"
    stroke-width="0.35"
  />
);

/** A line to write on. */
export const WritingLine = ({ x, y, width }: PlaceProps & { readonly width: Mm }) => (
  <path d={`M${x} ${y}h${width}`} fill="none" stroke="var(--pencil)" stroke-width="0.3" />
);

/** Lines of a table: the borders of columns and rows, from its upper left corner. */
export const Ruling = ({
  x,
  y,
  columns,
  rows,
}: PlaceProps & { readonly columns: readonly Mm[]; readonly rows: readonly Mm[] }) => {
  const [width, height] = [columns.at(-1)!, rows.at(-1)!];
  const down = columns.map((column) => `M${x + column} ${y}v${height}`);
  const across = rows.map((row) => `M${x} ${y + row}h${width}`);
  return (
    <path
      d={[...down, ...across].join('')}
      fill="none"
      stroke="var(--line-strong)"
      stroke-width="0.25"
    />
  );
};
