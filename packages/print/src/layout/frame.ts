import type { Say } from '@glade/text';
import { escape } from '../drawing/resolve.ts';
import { mm } from '../drawing/shapes.ts';
import type { Item } from './page.ts';
import type { Mm } from '../printer.ts';
import { widthOf } from '../text/measure.ts';
import type { Format } from './paper.ts';

/** What stands below the frame of a page. */
export interface FooterText {
  readonly title: string;
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
/** The letters: 8 points, and nearly 11 in large print, as high as the strip allows. */
const SMALL = 2.8;
const LARGE = 3.8;
/** Between two texts on a line. */
const APART = 4;
/** The ruler with the gap behind it. */
const RULER = 53;

/** The footer of a page: what it is, its number, the address, and on the first page the ruler. */
export function footer(say: Say, format: Format, text: FooterText): readonly Item[] {
  const { left, top, frame } = format;
  const { width } = frame;
  const size = text.large === true ? LARGE : SMALL;
  const right = left + width;
  const line = top + frame.height + 7.2;
  const page = say('frame.page', { page: text.page, pages: text.pages });
  const end = text.address === undefined ? page : `${text.address} · ${page}`;
  const wide = Math.min(widthOf(end, 'text', size), width / 2);
  const items: Item[] = [
    label(text.title, left, line, { anchor: 'start', size, room: width - APART - wide }),
    label(end, right, line, { anchor: 'end', size, room: wide }),
  ];
  const ruled = text.ruler ? RULER + widthOf(say('frame.ruler'), 'text', SMALL) + APART : 0;
  if (text.note !== undefined)
    items.push(
      label(text.note, right, top + frame.height + 3.2, {
        anchor: 'end',
        size,
        room: width - ruled,
      }),
    );
  if (text.ruler) items.push(...ruler(say, left, top + frame.height + 2.2));
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
  { anchor, size: most = SMALL, room = Infinity }: Set,
): Item {
  const size = most * Math.min(1, room / widthOf(text, 'text', most));
  return {
    role: 'text',
    shape: `<text x="${mm(x)}" y="${mm(y)}" font-size="${mm(size)}" text-anchor="${anchor}" fill="${INK}">${escape(text)}</text>`,
  };
}

/** The number of a page, in the middle below it. */
export const number = (text: string, x: Mm, y: Mm): Item => label(text, x, y, { anchor: 'middle' });

/** A line of 50 mm with a tick for each centimetre. */
function ruler(say: Say, x: number, y: number): readonly Item[] {
  const ticks = Array.from({ length: 6 }, (_, i) => `M${mm(x + i * 10)} ${mm(y - 1)}V${mm(y + 1)}`);
  return [
    {
      role: 'ornament',
      shape: `<path d="M${mm(x)} ${mm(y)}H${mm(x + 50)}${ticks.join('')}" fill="none" stroke="${INK}" stroke-width="0.2"/>`,
    },
    label(say('frame.ruler'), x + RULER, y + 1, { anchor: 'start' }),
  ];
}
