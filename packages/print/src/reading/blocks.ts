import type { Picture } from '../picture.ts';
import type { Mm } from '../printer.ts';

/** A piece of a line. A no-break space is no place to break it. */
export type Inline =
  string | { readonly text: string; readonly bold?: boolean; readonly italic?: boolean };

export type Words = readonly Inline[];

/** A picture with its text for those who do not see it. */
export interface Figure {
  readonly picture: Picture;
  readonly what: string;
  readonly caption?: Words;
}

/** A piece of running text. */
export type Block =
  | { readonly kind: 'title'; readonly text: string; readonly centred?: boolean }
  | Heading
  | Paragraph
  | Clause
  | { readonly kind: 'list'; readonly items: readonly Words[]; readonly ordered?: boolean }
  /** Text on a tinted ground with a bar at its left, such as a ruling; in low ink only the bar. */
  | { readonly kind: 'box'; readonly blocks: readonly Block[] }
  | Table
  /** One picture, in the middle; it shrinks if the column is narrower. `width` in millimetres. */
  | (Figure & { readonly kind: 'picture'; readonly width: Mm })
  | Pictures
  /** The headings of levels 1 and 2 that come after it, with their pages. */
  | { readonly kind: 'contents' }
  /** Room as high as this many lines. */
  | { readonly kind: 'space'; readonly lines: number }
  | { readonly kind: 'pageBreak' }
  /** What follows begins a page and is set in this many columns. */
  | { readonly kind: 'columns'; readonly count: number };

interface Heading {
  readonly kind: 'heading';
  readonly text: string;
  /** Levels 1 and 2 are bookmarks and stand in the contents. */
  readonly level: 1 | 2 | 3;
  /** What follows up to the next heading stands in one column with it. */
  readonly whole?: boolean;
}

interface Paragraph {
  readonly kind: 'paragraph';
  readonly text: Words;
  /** Smaller and paler. */
  readonly note?: boolean;
  readonly large?: boolean;
  readonly centred?: boolean;
  /** It stands on the page of what follows. */
  readonly keeps?: boolean;
  readonly beside?: Beside;
}

/** A clause of the rulebook, with its id in the margin. */
interface Clause {
  readonly kind: 'clause';
  readonly id: string;
  readonly text: Words;
  /** It stands on the page of what follows. */
  readonly keeps?: boolean;
  readonly beside?: Beside;
}

/** Pictures at the right of a text. `width` is a share of the column; a third where it is missing. */
export interface Beside {
  readonly figures: readonly Figure[];
  readonly width?: number;
}

/** A table; `widths` are the shares of the columns. */
interface Table {
  readonly kind: 'table';
  readonly widths: readonly number[];
  readonly head?: readonly Words[];
  readonly rows: readonly (readonly Words[])[];
}

/** Pictures side by side, as large as the column allows and at most `height` high. */
interface Pictures {
  readonly kind: 'pictures';
  readonly pictures: readonly Figure[];
  readonly height?: Mm;
  /** In this many columns of one width, with captions as large as the text below them. */
  readonly even?: number;
}

/** A text without its faces, for those who hear it. */
export const plain = (words: Words): string =>
  words.map((piece) => (typeof piece === 'string' ? piece : piece.text)).join('');
