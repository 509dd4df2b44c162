import type { Say } from '@glade/text';
import { escape } from '../drawing/resolve.ts';
import { mm } from '../drawing/shapes.ts';
import type { Item } from './page.ts';
import type { Mm } from '../printer.ts';
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
}

const INK = '#333333';
const SMALL = 2.8;

/** The footer of a page: what it is, its number, the address, and on the first page the ruler. */
export function footer(say: Say, format: Format, text: FooterText): readonly Item[] {
  const { left, top, frame } = format;
  const right = left + frame.width;
  const line = top + frame.height + 7.2;
  const items: Item[] = [
    label(text.title, left, line, 'start'),
    label(say('frame.page', { page: text.page, pages: text.pages }), right, line, 'end'),
  ];
  if (text.address !== undefined)
    items.push(label(text.address, left + frame.width / 2, line, 'middle'));
  if (text.note !== undefined) items.push(label(text.note, right, top + frame.height + 3.2, 'end'));
  if (text.ruler) items.push(...ruler(say, left, top + frame.height + 2.2));
  return items;
}

function label(text: string, x: number, y: number, anchor: 'start' | 'middle' | 'end'): Item {
  return {
    role: 'text',
    shape: `<text x="${mm(x)}" y="${mm(y)}" font-size="${SMALL}" text-anchor="${anchor}" fill="${INK}">${escape(text)}</text>`,
  };
}

/** The number of a page, in the middle below it. */
export const number = (text: string, x: Mm, y: Mm): Item => label(text, x, y, 'middle');

/** A line of 50 mm with a tick for each centimetre. */
function ruler(say: Say, x: number, y: number): readonly Item[] {
  const ticks = Array.from({ length: 6 }, (_, i) => `M${mm(x + i * 10)} ${mm(y - 1)}V${mm(y + 1)}`);
  return [
    {
      role: 'ornament',
      shape: `<path d="M${mm(x)} ${mm(y)}H${mm(x + 50)}${ticks.join('')}" fill="none" stroke="${INK}" stroke-width="0.2"/>`,
    },
    label(say('frame.ruler'), x + 53, y + 1, 'start'),
  ];
}
