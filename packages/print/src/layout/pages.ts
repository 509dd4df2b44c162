import type { Say } from '@glade/text';
import type { Part, Sheets } from '../model.ts';
import type { Draw } from './draw.ts';
import type { Backs } from '../printer.ts';
import type { Item } from './page.ts';
import { formatOf, type Format } from './paper.ts';
import type { Paper } from '../model.ts';

/** What the sheets of all parts have in common. */
export interface Setting {
  readonly paper: Paper;
  readonly backs: Backs;
  readonly say: Say;
  readonly draw: Draw;
}

/** A page before it has its footer. */
export interface Content {
  readonly format: Format;
  readonly items: readonly Item[];
  /** It is the other side of the page before it. */
  readonly back?: boolean;
}

/** The pages of a part. */
export function pagesOf(part: Part, setting: Setting): readonly Content[] {
  switch (part.kind) {
    case 'sheets':
      return wholeSheets(part, setting);
    default:
      return [];
  }
}

function wholeSheets(part: Sheets, { paper, draw }: Setting): readonly Content[] {
  const format = formatOf(paper, part.landscape);
  return part.sheets(format.frame).map(({ content, what }) => ({
    format,
    items: [
      {
        role: 'figure',
        what,
        svg: `<g transform="translate(${format.left} ${format.top})">${draw.content(content)}</g>`,
      },
    ],
  }));
}
