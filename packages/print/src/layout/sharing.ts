import type { Mm, Part } from '../model.ts';
import type { Content } from './content.ts';
import type { Item } from './page.ts';

/** Between two blocks of pieces, so that nobody lays the ruler at the marks of the other block. */
const APART: Mm = 6;

/** The sheets of a part. */
export interface LaidPart {
  readonly part: Part;
  readonly contents: readonly Content[];
}

/** One side of a sheet, and the parts that are on it. */
export interface SharedContent {
  readonly parts: readonly Part[];
  readonly content: Content;
}

/**
 * The sheets of all parts, in order. What takes only the upper end of a sheet goes below that of an earlier part where it
 * fits: pieces stand in blocks one below the other, and are cut apart with one straight cut between the blocks. What has a back
 * stays where its back is.
 */
export function onSharedSheets(laid: readonly LaidPart[]): readonly SharedContent[] {
  const sheets: SharedContent[] = [];
  for (const { part, contents } of laid) {
    for (const content of contents) {
      const at = sheets.findIndex(
        (sheet) =>
          sheet.parts.every((each) => staysWith(each, part)) && fitsBelow(sheet.content, content),
      );
      if (at < 0) sheets.push({ parts: [part], content });
      else {
        const { parts, content: above } = sheets[at]!;
        const all = parts.includes(part) ? parts : [...parts, part];
        sheets[at] = { parts: all, content: oneBelowTheOther(above, content) };
      }
    }
  }
  return sheets;
}

/** What is read does not stand among things that are cut out. */
const staysWith = (above: Part, below: Part): boolean =>
  below.kind !== 'reading' || above.kind !== 'pieces';

/** Whether a sheet has room for what takes only the upper end of another one of the same kind. */
function fitsBelow(above: Content, below: Content): boolean {
  if (above.used === undefined || below.used === undefined || below.hasBack === true) return false;
  const { size, frame } = above.format;
  return size.width === below.format.size.width && above.used + APART + below.used <= frame.height;
}

function oneBelowTheOther(above: Content, below: Content): Content {
  const top = above.used! + APART;
  const used = top + below.used!;
  const notes = [...new Set([...(above.notes ?? []), ...(below.notes ?? [])])];
  return {
    format: above.format,
    notes,
    used,
    get items() {
      return [...above.items, ...below.items.map((item) => movedDown(item, top))];
    },
  };
}

const movedDown = (item: Item, y: Mm): Item => ({
  ...item,
  shape: { shapes: [item.shape], moved: { kind: 'move', x: 0, y } },
});
