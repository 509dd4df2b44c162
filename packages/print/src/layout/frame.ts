import type { Say } from '@glade/text';
import { mm } from '../drawing/shapes.ts';
import type { Item } from './page.ts';
import type { Mm } from '../printer.ts';
import { widthOf } from '../text/measure.ts';
import { inFonts } from '../text/font-of-letter.ts';
import type { Format } from './paper.ts';

/** What stands below the frame of a page. */
export interface FooterText {
  readonly title: string;
  /** The same in a few words, where there is no room for all. */
  readonly short: string;
  readonly page: number;
  readonly pages: number;
  /** Where the app is found, if that is known. */
  readonly address?: string | undefined;
  /** The first page has a ruler, so that people see whether their printer scales. */
  readonly ruler: boolean;
  /** What people have to do with the sheet. */
  readonly note?: string | undefined;
  /** In letters of large print. */
  readonly large?: boolean;
}

const INK = '#333333';
/** How the strip is set: its letters of 8 points, or 14 in large print, and where its two lines stand. */
const SMALL = { size: 2.8, note: 3.2, line: 7.2, ruler: 2.2 } as const;
const LARGE = { size: 5, note: 4.8, line: 11, ruler: 3.2 } as const;
/** A title that would have to be smaller than this share of its size gives way to a shorter one. */
const LEAST = 0.8;
/** Between two texts on a line. */
const APART = 4;
/** The ruler with the gap behind it. */
const RULER = 53;

/** The footer of a page: what it is, its number, the address, and on the first page the ruler. */
export function footer(say: Say, format: Format, text: FooterText): readonly Item[] {
  const { left, top, frame } = format;
  const { width } = frame;
  const set = text.large === true ? LARGE : SMALL;
  const { size } = set;
  const right = left + width;
  const bottom = top + frame.height;
  const line = bottom + set.line;
  const page = say('frame.page', { page: text.page, pages: text.pages });
  const end = text.address === undefined ? page : `${text.address} · ${page}`;
  const wide = Math.min(widthOf(end, 'text', size), width / 2);
  const room = width - APART - wide;
  const title = widthOf(text.title, 'text', size) * LEAST > room ? text.short : text.title;
  const items: Item[] = [
    label(title, left, line, { anchor: 'start', size, room }),
    label(end, right, line, { anchor: 'end', size, room: wide }),
  ];
  const ruled = text.ruler ? RULER + widthOf(say('frame.ruler'), 'text', size) + APART : 0;
  if (text.note !== undefined)
    items.push(
      label(text.note, right, bottom + set.note, {
        anchor: 'end',
        size,
        room: width - ruled,
      }),
    );
  if (text.ruler) items.push(...ruler(say, left, bottom + set.ruler, size));
  return items;
}

interface Set {
  readonly anchor: 'start' | 'middle' | 'end';
  readonly size?: Mm;
  readonly room?: Mm;
}

/** A line of small letters, smaller still where it would be wider than its room. */
function label(
  text: string,
  x: Mm,
  y: Mm,
  { anchor, size: most = SMALL.size, room = Infinity }: Set,
): Item {
  const size = most * Math.min(1, room / widthOf(text, 'text', most));
  return {
    role: 'text',
    shape: `<text x="${mm(x)}" y="${mm(y)}" font-size="${mm(size)}" text-anchor="${anchor}" fill="${INK}">${inFonts(text)}</text>`,
  };
}

/** The number of a page, in the middle below it. */
export const number = (text: string, x: Mm, y: Mm): Item => label(text, x, y, { anchor: 'middle' });

/** A line of 50 mm with a tick for each centimetre. */
function ruler(say: Say, x: Mm, y: Mm, size: Mm): readonly Item[] {
  const ticks = Array.from({ length: 6 }, (_, i) => `M${mm(x + i * 10)} ${mm(y - 1)}V${mm(y + 1)}`);
  return [
    {
      role: 'ornament',
      shape: `<path d="M${mm(x)} ${mm(y)}H${mm(x + 50)}${ticks.join('')}" fill="none" stroke="${INK}" stroke-width="0.2"/>`,
    },
    label(say('frame.ruler'), x + RULER, y + size * 0.36, { anchor: 'start', size }),
  ];
}
