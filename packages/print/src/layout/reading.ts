import { halfTurn, mm } from '../drawing/shapes.ts';
import type { Block, Frame, Reading, Style } from '../model.ts';
import { setOnePage, setPages, type PageSetting, type SetPage } from '../text/pages.tsx';
import type { Mm } from '../printer.ts';
import { imposed } from './imposition.ts';
import { later, type Item } from './page.ts';
import type { Content, Setting } from './content.ts';
import { formatOf } from './paper.ts';
import { number } from './frame.ts';

/** The size of the letters of running text: 9.5 points, 16 in large print, and 8.5 in a booklet. */
const SIZES: Readonly<Record<Style, Mm>> = { colour: 3.35, ink: 3.35, large: 5.65 };
const BOOKLET_SIZES: Readonly<Record<Style, Mm>> = { colour: 3, ink: 3, large: 4.6 };
/** The sizes to try for a text that is to stand on one sheet, from the largest. Large print has at least 14 points. */
const ONE_SHEET_SIZES: Readonly<Record<Style, readonly Mm[]>> = {
  colour: [4.4, 4.2, 4, 3.8, 3.6, 3.4, 3.2, 3],
  ink: [4.4, 4.2, 4, 3.8, 3.6, 3.4, 3.2, 3],
  large: [6, 5.6, 5.2, 5],
};
/** The least letters of large print, for notes and captions, too: 14 points, and 12 in a booklet. */
const LEAST: Mm = 5;
const LEAST_BOOKLET: Mm = 4.2;
/** Between the pages of a booklet and its fold, and below them for their numbers. */
const INNER: Mm = 10;
const NUMBER: Mm = 7;

/** The pages of a text. */
export function readingPages(part: Reading, setting: Setting): readonly Content[] {
  return part.booklet === true ? booklet(part, setting) : sheets(part, setting);
}

function sheets(
  { blocks, onOneSheet, shares }: Reading,
  { paper, style, draw }: Setting,
): readonly Content[] {
  const format = formatOf(paper, false, style);
  const { width, height } = format.frame;
  const set = style === 'large' ? inOneColumn(blocks) : blocks;
  const setting = { width, height, ...lettersOf(style, SIZES, LEAST) };
  const one = onOneSheet === true && shares !== true;
  const pages = one ? setOnePage(set, setting, ONE_SHEET_SIZES[style]) : fewPages(set, setting);
  return pages.map((page, index): Content => {
    const items = later(() => itemsOf(page, format.left, format.top, draw));
    return {
      format,
      // A single sheet is found by its title.
      marks: onOneSheet === true ? [] : page.marks,
      ...(onOneSheet === true && pages.length === 1 ? {} : { number: index + 1 }),
      ...(shares === true && index === pages.length - 1 ? { used: page.height } : {}),
      get items() {
        return items();
      },
    };
  });
}

/** Somewhat smaller letters, where they save a sheet. */
const SMALLER = [0.97, 0.94, 0.9];
/** This many paragraphs and pictures do not fill a sheet by far. */
const FEW_PIECES = 24;

/** The pages of a text, without a sheet that has only a few lines where there is a way. */
function fewPages(blocks: readonly Block[], setting: PageSetting): readonly SetPage[] {
  const usual = setPages(blocks, setting);
  const last = usual.at(-1)!.pieces.length;
  if (usual.length < 2 || last > FEW_PIECES) return usual;
  for (const share of SMALLER) {
    const set = setPages(blocks, { ...setting, size: setting.size * share });
    if (set.length < usual.length) return set;
  }
  return usual;
}

const inOneColumn = (blocks: readonly Block[]): readonly Block[] =>
  blocks.map((block) => (block.kind === 'columns' ? { ...block, count: 1 } : block));

const lettersOf = (style: Style, sizes: Readonly<Record<Style, Mm>>, least: Mm) => ({
  size: sizes[style],
  ...(style === 'large' && { least }),
  bare: style === 'ink',
});

const itemsOf = ({ pieces }: SetPage, x: Mm, y: Mm, draw: Setting['draw']): readonly Item[] =>
  pieces.map(({ content, pictures, what, figure, heading }) => ({
    role: figure ? 'figure' : 'text',
    what,
    heading,
    shape: {
      moved: { kind: 'move', x, y },
      shapes: [
        draw.content(content),
        ...pictures.map(({ picture, ...at }) => draw.picture(picture, at)),
      ],
    },
  }));

/** Two pages on each side of a sheet, in such an order that the folded sheets are a booklet. */
function booklet({ blocks }: Reading, setting: Setting): readonly Content[] {
  const { paper, style, backs, draw } = setting;
  const format = formatOf(paper, true);
  const middle = format.size.width / 2;
  const frame: Frame = {
    width: middle - format.left - INNER,
    height: format.frame.height - NUMBER,
  };
  const pages = setPages(inOneColumn(blocks), {
    ...frame,
    ...lettersOf(style, BOOKLET_SIZES, LEAST_BOOKLET),
  });
  const { left } = format;
  return imposed(pages.length).map(({ pages: pair, back, sheet }) => {
    const drawn = (): readonly Item[] =>
      pair.flatMap((at, side) => {
        const page = pages[at];
        if (page === undefined) return [];
        const x = side === 0 ? left : middle + INNER;
        const foot = number(
          String(at + 1),
          x + frame.width / 2,
          format.top + frame.height + NUMBER - 2,
        );
        return [...itemsOf(page, x, format.top, draw), ...(at === 0 ? [] : [foot])];
      });
    const marks = pair.flatMap((at) => pages[at]?.marks ?? []);
    // Turned over its long edge, the back of a sheet that lies across stands on its head.
    const items = later(() => [
      ...(back && backs === 'long' ? turned(drawn(), format.size) : drawn()),
      ...foldMarks(middle, format.size.height, !back && sheet === 0),
    ]);
    return {
      format,
      marks,
      bare: true,
      ...(back && { back: true }),
      get items() {
        return items();
      },
    };
  });
}

const turned = (items: readonly Item[], size: { width: Mm; height: Mm }): readonly Item[] =>
  items.map((each) => ({
    ...each,
    shape: { shapes: [each.shape], moved: halfTurn(size.width / 2, size.height / 2) },
  }));

/** Where the sheet is folded, and on the cover where the staples go. */
function foldMarks(middle: Mm, height: Mm, cover: boolean): readonly Item[] {
  const line = (d: string, width: number): Item => ({
    role: 'ornament',
    shape: `<path d="${d}" fill="none" stroke="#777777" stroke-width="${width}"/>`,
  });
  const fold = line(`M${mm(middle)} 8V12M${mm(middle)} ${mm(height - 12)}V${mm(height - 8)}`, 0.2);
  const staple = (y: Mm): string => `M${mm(middle)} ${mm(y - 5)}v10`;
  return cover ? [fold, line(staple(height / 4) + staple((height * 3) / 4), 0.4)] : [fold];
}
