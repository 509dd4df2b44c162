import type { Say } from '@glade/text';
import type { CodeLink, Mm, Paper } from '../model.ts';
import type { Backs, Style } from '../printer.ts';
import type { Draw } from './draw.ts';
import type { Bookmark, Item } from './page.ts';
import type { Format } from './paper.ts';

/** What the sheets of all parts have in common. */
export interface Setting {
  readonly paper: Paper;
  readonly backs: Backs;
  readonly say: Say;
  readonly style: Style;
  readonly draw: Draw;
  /** The address of a link; undefined if nobody knows where the app is. */
  readonly addressOf: (link: CodeLink) => string | undefined;
}

/** A page before it has its footer. */
export interface Content {
  readonly format: Format;
  readonly items: readonly Item[];
  /** What people have to do with the sheet: cut, fold, glue. */
  readonly notes?: readonly string[];
  /** Where it opens in the app: printed instead of the address of the app. */
  readonly address?: string;
  /** It is the other side of the page before it. */
  readonly back?: boolean;
  /** How much of the frame it takes from its upper edge, where other parts may stand below it. */
  readonly used?: Mm;
  /** The next page is its back: it stays at the upper edge of its sheet. */
  readonly hasBack?: boolean;
  /** The headings on it. */
  readonly marks?: readonly Bookmark[];
  /** Its number in its part, where the part refers to its own pages. */
  readonly number?: number;
  /** It numbers its own pages, and nothing stands below them. */
  readonly bare?: boolean;
}
