import type { Mm, Part, Sheet, Sheets } from '../model.ts';
import type { Content, Setting } from './content.ts';
import { boardSheets } from './board.ts';
import { mm, type Item } from './page.ts';
import { pieceSheets } from './pieces.ts';
import { readingPages } from './reading.ts';
import { formatOf, type Format } from './paper.ts';
import { qrCode } from '../links/qr.ts';

/** The pages of a part. */
export function pagesOf(part: Part, setting: Setting): readonly Content[] {
  if (part.kind === 'sheets') return wholeSheets(part, setting);
  if (part.kind === 'pieces') return pieceSheets(part, setting);
  if (part.kind === 'board') return boardSheets(part, setting);
  return readingPages(part, setting);
}

function wholeSheets(part: Sheets, setting: Setting): readonly Content[] {
  const format = formatOf(setting.paper, part.landscape);
  return part.sheets(format.frame).map((sheet): Content => {
    const { content, what, foldAt = [] } = sheet;
    const svg = `<g transform="translate(${format.left} ${format.top})">${setting.draw.content(content)}</g>`;
    const { items, address } = codesOf(sheet, format, setting);
    return {
      format,
      ...(address === undefined ? {} : { address }),
      ...(foldAt.length === 0 ? {} : { note: setting.say('frame.fold') }),
      items: [{ role: 'figure', what, svg }, ...items, ...foldAt.map((y) => foldMark(format, y))],
    };
  });
}

/** The longest address that somebody types. */
const LONGEST_TYPED = 90;

/** The codes of a sheet, and the address of the only one if people can type it. */
function codesOf({ codes = [] }: Sheet, format: Format, { say, addressOf }: Setting) {
  const items: Item[] = [];
  let short: string | undefined;
  for (const { link, x, y, size } of codes) {
    const address = addressOf(link);
    if (address === undefined) continue;
    const svg = qrCode(address, { x: format.left + x, y: format.top + y, size });
    if (svg !== undefined)
      items.push({ role: 'figure', what: say('frame.code', { address: shown(address) }), svg });
    if (codes.length === 1 && address.length <= LONGEST_TYPED) short = shown(address);
  }
  return { items, address: short };
}

/** An address as people type it. */
const shown = (address: string): string => address.replace(/^https?:\/\//, '');

/** A fold across the whole sheet, within what is printed. */
function foldMark({ left, top, frame }: Format, y: Mm): Item {
  return {
    role: 'ornament',
    svg: `<path d="M${mm(left)} ${mm(top + y)}h${mm(frame.width)}" fill="none" stroke="#6b6b6b" stroke-width="0.2" stroke-dasharray="3 2"/>`,
  };
}
