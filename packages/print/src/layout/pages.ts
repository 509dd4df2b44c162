import type { Mm, Part, PlacedCode, Sheet, Sheets } from '../model.ts';
import { inFonts } from '../text/font-of-letter.ts';
import { mm } from '../drawing/shapes.ts';
import type { Content, Setting } from './content.ts';
import { boardSheets } from './board.ts';
import type { Item } from './page.ts';
import { pieceSheets } from './pieces.ts';
import { readingPages } from './reading.ts';
import { formatOf, type Format } from './paper.ts';
import { leastSide, qrCode } from '../links/qr.ts';

/** The pages of a part. */
export function pagesOf(part: Part, setting: Setting): readonly Content[] {
  if (part.kind === 'sheets') return wholeSheets(part, setting);
  if (part.kind === 'pieces') return pieceSheets(part, setting);
  if (part.kind === 'board') return boardSheets(part, setting);
  return readingPages(part, setting);
}

function wholeSheets(part: Sheets, setting: Setting): readonly Content[] {
  const format = formatOf(setting.paper, part.landscape, setting.style);
  return part.sheets(format.frame).flatMap((sheet): readonly Content[] => {
    const { content, what, notes: own = [], foldAt = [], pictures = [], used } = sheet;
    const codes = codesOf(sheet, setting);
    const address = typedAddress(codes);
    const large = codes.filter(({ address: text, at }) => !(leastSide(text)! <= at.size));
    const notes = [
      ...own,
      ...(foldAt.length === 0 ? [] : [setting.say('frame.fold')]),
      ...large.map(({ address: text }) =>
        setting.say(leastSide(text) === undefined ? 'frame.noCode' : 'frame.codeNext'),
      ),
    ];
    const page: Content = {
      format,
      ...(address === undefined ? {} : { address }),
      ...(notes.length === 0 ? {} : { notes }),
      ...(used === undefined ? {} : { used }),
      // Drawn when they are needed and not kept: a class has a hundred sheets.
      get items(): readonly Item[] {
        const { left, top } = format;
        const shapes = [
          setting.draw.content(content),
          ...pictures.map(({ picture, ...at }) => setting.draw.picture(picture, at)),
        ];
        const shape = { shapes, moved: { kind: 'move', x: left, y: top } } as const;
        return [
          { role: 'figure', what, shape },
          ...codes.flatMap((code) => codeItem(code, format, setting)),
          ...foldAt.map((y) => foldMark(format, y)),
        ];
      },
    };
    return [page, ...large.flatMap((code) => largeCode(code, setting))];
  });
}

/** More than the least side of a code, for printers that smear. */
const AMPLE = 1.15;

/** A sheet with a code that is too large for its place: that of a long match. */
function largeCode({ address, at: { link } }: Code, setting: Setting): readonly Content[] {
  const least = leastSide(address);
  if (least === undefined) return [];
  const format = formatOf(setting.paper, false, setting.style);
  const { left, top, frame } = format;
  const size = least * AMPLE;
  const at = { x: (frame.width - size) / 2, y: 14, size };
  const words = setting.say('frame.codeOpens');
  const code = codeItem({ address, at: { ...at, link } }, format, setting);
  const text = `<text x="${mm(left + frame.width / 2)}" y="${mm(top + 8)}" font-size="5" text-anchor="middle" fill="#333333">${inFonts(words)}</text>`;
  return [{ format, items: [{ role: 'text', shape: text, what: words }, ...code] }];
}

/** A code on a sheet, and what it opens. */
interface Code {
  readonly address: string;
  readonly at: PlacedCode;
}

const codesOf = ({ codes = [] }: Sheet, { addressOf }: Setting): readonly Code[] =>
  codes.flatMap((at) => {
    const address = addressOf(at.link);
    return address === undefined ? [] : [{ address, at }];
  });

function codeItem({ address, at }: Code, format: Format, { say }: Setting): readonly Item[] {
  const { x, y, size } = at;
  const shape = qrCode(address, { x: format.left + x, y: format.top + y, size });
  if (shape === undefined) return [];
  return [{ role: 'figure', what: say('frame.code', { address: shown(address) }), shape }];
}

/** The longest address that somebody types. */
const LONGEST_TYPED = 90;

/** The address of the only code of a sheet, if people can type it. */
function typedAddress(codes: readonly Code[]): string | undefined {
  const [only, ...others] = codes;
  if (only === undefined || others.length > 0) return undefined;
  return only.address.length <= LONGEST_TYPED ? shown(only.address) : undefined;
}

/** An address as people type it. */
const shown = (address: string): string => address.replace(/^https?:\/\//, '');

/** A fold across the whole sheet, within what is printed. */
function foldMark({ left, top, frame }: Format, y: Mm): Item {
  return {
    role: 'ornament',
    shape: `<path d="M${mm(left)} ${mm(top + y)}h${mm(frame.width)}" fill="none" stroke="#6b6b6b" stroke-width="0.2" stroke-dasharray="3 2"/>`,
  };
}
