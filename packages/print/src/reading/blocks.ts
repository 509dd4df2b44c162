import type { Picture } from '../picture.ts';

/** A piece of a line. */
export type Inline =
  string | { readonly text: string; readonly bold?: boolean; readonly italic?: boolean };

/** A piece of running text. */
export type Block =
  | { readonly kind: 'title'; readonly text: string }
  | { readonly kind: 'heading'; readonly text: string; readonly level: 1 | 2 }
  | { readonly kind: 'paragraph'; readonly text: readonly Inline[] }
  /** A clause of the rulebook, with its id in the margin. */
  | { readonly kind: 'clause'; readonly id: string; readonly text: readonly Inline[] }
  | { readonly kind: 'list'; readonly items: readonly (readonly Inline[])[] }
  /** Text in a frame, such as a ruling. */
  | { readonly kind: 'box'; readonly blocks: readonly Block[] }
  | {
      readonly kind: 'picture';
      readonly picture: Picture;
      readonly width: number;
      readonly what: string;
    }
  | { readonly kind: 'pageBreak' };
