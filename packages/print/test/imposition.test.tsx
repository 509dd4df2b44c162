import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { svgOf } from '../src/drawing/shapes.ts';
import { boardSheets, OVERLAP, tile } from '../src/layout/board.ts';
import type { Content, Setting } from '../src/layout/content.ts';
import { formatOf, PAPER_SIZES } from '../src/layout/paper.ts';
import { impose, pieceSheets } from '../src/layout/pieces.ts';
import { onSharedSheets, type LaidPart } from '../src/layout/sharing.ts';
import type { Pieces, Picture } from '../src/model.ts';
import { BACKS, PAPERS, type Backs, type Paper } from '../src/printer.ts';

interface Spot {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const picture = (name: string): Picture => ({ viewBox: [0, 0, 1, 1], content: name });

/** A setting whose pictures say only where they are. */
function setting(paper: Paper, backs: Backs): Setting {
  const say = Object.assign((key: string) => key, {
    has: () => true,
    language: 'en',
    at: () => say,
  });
  const draw = {
    picture: ({ content }: Picture, at: object) =>
      `<p>${JSON.stringify({ name: content, ...at })}</p>`,
    content: () => '<p-text/>',
  };
  return {
    paper,
    backs,
    style: 'colour',
    say,
    draw,
    addressOf: () => undefined,
  } as unknown as Setting;
}

const spotsOf = ({ items }: Content): readonly Spot[] =>
  items.flatMap(({ shape }) =>
    [...svgOf(shape).matchAll(/<p>(.*?)<\/p>/g)].map(([, text]) => JSON.parse(text!) as Spot),
  );

function pieces(width: number, height: number, count: number, more: Partial<Pieces> = {}): Pieces {
  const all = Array.from({ length: count }, (_, n) => ({
    front: picture(`front ${n}`),
    back: picture(`back ${n}`),
    count: 1,
    what: 'a piece',
  }));
  return {
    kind: 'pieces',
    id: 'p',
    need: 'needed',
    group: 'g',
    outline: 'square',
    width,
    height,
    pieces: all,
    ...more,
  };
}

const sizes = fc.record({
  width: fc.double({ min: 8, max: 90, noNaN: true }),
  height: fc.double({ min: 8, max: 90, noNaN: true }),
  count: fc.integer({ min: 1, max: 120 }),
  paper: fc.constantFrom(...PAPERS),
  outline: fc.constantFrom<Pieces['outline'][]>('round', 'square', 'rounded', 'hex', 'net'),
});

describe('pieces on sheets', () => {
  test('each piece is there once, in its size, within the frame, and over no other', () => {
    fc.assert(
      fc.property(sizes, ({ width, height, count, paper, outline }) => {
        const pages = pieceSheets(
          pieces(width, height, count, { outline }),
          setting(paper, 'none'),
        );
        const names: string[] = [];
        for (const page of pages) {
          const spots = spotsOf(page);
          names.push(...spots.map(({ name }) => name));
          const { left, top, frame } = page.format;
          for (const [n, spot] of spots.entries()) {
            expect(spot).toMatchObject({ width, height });
            expect(spot.x).toBeGreaterThanOrEqual(left);
            expect(spot.y).toBeGreaterThanOrEqual(top);
            expect(spot.x + width).toBeLessThanOrEqual(left + frame.width + 1e-6);
            expect(spot.y + height).toBeLessThanOrEqual(top + frame.height + 1e-6);
            // One expectation for all others: a sheet has a hundred pieces.
            const apart = spots
              .slice(n + 1)
              .map((other) =>
                Math.max(Math.abs(spot.x - other.x) - width, Math.abs(spot.y - other.y) - height),
              );
            expect(Math.min(Infinity, ...apart)).toBeGreaterThan(-1e-6);
          }
        }
        expect(names).toEqual(Array.from({ length: count }, (_, n) => `front ${n}`));
      }),
      { numRuns: 60 },
    );
  });

  test.each([
    [
      'long',
      (spot: Spot, size: { width: number; height: number }) => ({
        x: size.width - spot.x - spot.width,
        y: spot.y,
      }),
    ],
    [
      'short',
      (spot: Spot, size: { width: number; height: number }) => ({
        x: spot.x,
        y: size.height - spot.y - spot.height,
      }),
    ],
  ] as const)('turned over the %s edge, each back lies behind its front', (edge, turned) => {
    fc.assert(
      fc.property(sizes, ({ width, height, count, paper, outline }) => {
        const pages = pieceSheets(
          pieces(width, height, count, { outline, backs: true }),
          setting(paper, edge),
        );
        for (let n = 0; n < pages.length; n += 2) {
          const fronts = spotsOf(pages[n]!);
          const backs = spotsOf(pages[n + 1]!);
          expect(pages[n + 1]!.back).toBe(true);
          expect(backs.map(({ name }) => name)).toEqual(
            fronts.map(({ name }) => name.replace('front', 'back')),
          );
          for (const [at, front] of fronts.entries()) {
            const behind = turned(front, PAPER_SIZES[paper]);
            expect(backs[at]!.x).toBeCloseTo(behind.x, 6);
            expect(backs[at]!.y).toBeCloseTo(behind.y, 6);
          }
        }
      }),
      { numRuns: 40 },
    );
  });

  test('turned over the short edge, backs stand on their heads, so that a piece is turned like a page', () => {
    const [, back] = pieceSheets(pieces(20, 20, 1, { backs: true }), setting('a4', 'short'));
    expect(svgOf(back!.items[0]!.shape)).toContain('rotate(180');
    const [, upright] = pieceSheets(pieces(20, 20, 1, { backs: true }), setting('a4', 'long'));
    expect(svgOf(upright!.items[0]!.shape)).not.toContain('rotate');
  });

  test('with a fold, each back lies as far from the fold as its front, on the same sheet', () => {
    const pages = pieceSheets(pieces(20, 25, 30, { backs: true }), setting('a4', 'fold'));
    const middle = PAPER_SIZES.a4.width / 2;
    for (const page of pages) {
      const spots = spotsOf(page);
      const fronts = spots.filter(({ name }) => name.startsWith('front'));
      const backs = spots.filter(({ name }) => name.startsWith('back'));
      expect(backs).toHaveLength(fronts.length);
      for (const [n, front] of fronts.entries()) {
        expect(front.x + front.width).toBeLessThan(middle);
        expect(backs[n]!.x - middle).toBeCloseTo(middle - front.x - front.width, 6);
        expect(backs[n]!.y).toBeCloseTo(front.y, 6);
      }
    }
  });

  test('with a fold, tiles of 45 mm lie in two columns beside it, closer together, as that halves the sheets', () => {
    const laid = impose(pieces(45, 45, 72, { backs: true }), { paper: 'a4', backs: 'fold' });
    expect([laid.columns, laid.rows, laid.gap]).toEqual([2, 5, 1]);
    expect(PAPER_SIZES.a4.width / 2 - laid.left - 91).toBeCloseTo(1, 6);
  });

  test('without backs a sheet is turned where more pieces fit on it', () => {
    const laid = impose(pieces(130, 85, 4), { paper: 'a4', backs: 'long' });
    expect(laid.format.size.width).toBeGreaterThan(laid.format.size.height);
    expect(laid.columns * laid.rows).toBe(4);
  });

  test('inch squares lie edge to edge, seven in a row', () => {
    expect(impose(pieces(25.4, 25.4, 49), { paper: 'a4', backs: 'none' })).toMatchObject({
      columns: 7,
      gap: 0,
    });
  });

  test('tiles with backs lie closer together where that saves a sheet', () => {
    const tiles = pieces(45, 45, 72, { backs: true });
    const laid = impose(tiles, { paper: 'a4', backs: 'long' });
    expect([laid.columns, laid.rows, laid.gap]).toEqual([4, 5, 1]);
    const few = impose(pieces(45, 45, 12, { backs: true }), { paper: 'a4', backs: 'long' });
    expect(few.gap).toBe(3);
  });

  test('a figure that stands has its other side above its head, and two feet', () => {
    const [page] = pieceSheets(pieces(20, 30, 1, { stand: true }), setting('a4', 'long'));
    const [front, back] = spotsOf(page!);
    expect(back).toMatchObject({ x: front!.x, y: front!.y, name: 'back 0' });
    const [figure] = page!.items.filter(({ role }) => role === 'figure');
    expect(svgOf(figure!.shape)).toContain(`rotate(180 ${front!.x + 10} ${front!.y})`);
  });

  test('a figure that stands can be read from both sides: nothing on its back is mirrored', () => {
    const both = pieces(20, 30, 1, { stand: true });
    const same = {
      ...both,
      pieces: both.pieces.map(({ front, count, what }) => ({ front, count, what })),
    };
    for (const part of [both, same]) {
      const [page] = pieceSheets(part, setting('a4', 'fold'));
      const svg = page!.items.map(({ shape }) => svgOf(shape)).join('');
      expect(spotsOf(page!)).toHaveLength(2);
      expect(svg).toContain('rotate(180');
      expect(svg).not.toContain('scale(-1');
    }
  });

  test('sheets are alike where that takes no more of them, so that they are cut in one go', () => {
    const kinds = pieces(25.4, 25.4, 6);
    const six = kinds.pieces.map((piece) => ({ ...piece, count: 36 }));
    const leaves = { ...kinds, pieces: six };
    for (const paper of PAPERS) {
      expect(impose(leaves, { paper, backs: 'none' })).toMatchObject({ columns: 6, rows: 9 });
      expect(pieceSheets(leaves, setting(paper, 'none'))).toHaveLength(4);
    }
    // Five of them would leave the last sheet half empty either way.
    const five = { ...leaves, pieces: [{ ...six[0]!, count: 37 }, ...six.slice(0, 3)] };
    expect(impose(five, { paper: 'a4', backs: 'none' })).toMatchObject({ columns: 7, rows: 10 });
  });

  test('what a block is and how it is made stands above it, unless that would take a further sheet', () => {
    const saidOn = (part: Pieces, backs: Backs): readonly string[] =>
      pieceSheets(part, setting('a4', backs)).map(({ items, notes = [] }) =>
        [...items.map(({ role, what }) => (role === 'text' ? what : '')), ...notes].join(''),
      );
    expect(saidOn(pieces(40, 40, 4), 'none')).toEqual(['frame.block frame.cut']);
    expect(saidOn(pieces(40, 40, 4, { stand: true }), 'none')).toEqual(['frame.block frame.stand']);
    expect(saidOn(pieces(40, 40, 4, { backs: true }), 'fold')).toEqual([
      'frame.block frame.foldBacks',
    ]);
    // As high as the sheet: no room above it.
    expect(saidOn(pieces(100, 257, 1), 'none')).toEqual(['frame.cut']);
  });

  test('blocks with backs to fold over stand one below the other, each with a fold of its own', () => {
    const laid = [
      pieces(30, 30, 4, { backs: true }),
      pieces(25, 25, 4, { backs: true, id: 'q' }),
    ].map((part) => ({ part, contents: pieceSheets(part, setting('a4', 'fold')) }));
    const [sheet, ...others] = onSharedSheets(laid);
    expect(others).toEqual([]);
    const folds = sheet!.content.items.flatMap(({ shape }) => [
      ...svgOf(shape).matchAll(/M105 [\d.]+v([\d.]+)"[^>]*dasharray/g),
    ]);
    expect(folds).toHaveLength(2);
    for (const [, high] of folds) expect(Number(high)).toBeLessThan(100);
  });

  test('below pieces whose backs are on the other side, others find room; their own backs stay behind them', () => {
    const [backed, plain] = [
      pieces(30, 30, 6, { backs: true }),
      pieces(25, 25, 4, { backs: false, id: 'q' }),
    ].map((part) => ({ part, contents: pieceSheets(part, setting('a4', 'long')) })) as [
      LaidPart,
      LaidPart,
    ];
    const below = onSharedSheets([backed, plain]);
    expect(below.map(({ parts, content }) => [parts.length, content.back === true])).toEqual([
      [2, false],
      [1, true],
    ]);
    expect(spotsOf(below[0]!.content)).toHaveLength(10);
    // The other way round both would lie on one sheet, and the backs would not lie behind their fronts.
    const above = onSharedSheets([plain, backed]);
    expect(above.map(({ parts, content }) => [parts.length, content.back === true])).toEqual([
      [1, false],
      [1, false],
      [1, true],
    ]);
  });

  test('a piece that is larger than any sheet is refused', () => {
    expect(() => impose(pieces(300, 300, 1), { paper: 'a4', backs: 'none' })).toThrow(RangeError);
  });

  test.each(BACKS)('a sheet with its back counts as one: %s', (backs) => {
    const pages = pieceSheets(pieces(20, 20, 5, { backs: true }), setting('a4', backs));
    expect(pages.filter(({ back }) => back !== true)).toHaveLength(1);
  });
});

describe('sheets that several parts share', () => {
  test('the cut marks of one block stay away from the other block', () => {
    const alone = { used: 50, format: formatOf('a4'), items: [] };
    const part = pieces(20, 20, 1);
    const [sheet] = onSharedSheets([
      { part, contents: [alone] },
      { part: { ...part, id: 'q' }, contents: [alone] },
    ]);
    expect(sheet!.content.used).toBeGreaterThanOrEqual(105);
  });
});

describe('a large board', () => {
  test('the last sheet is glued over the one before, as no other comes after it', () => {
    const board = {
      kind: 'board',
      id: 'b',
      need: 'needed',
      group: 'g',
      width: 300,
      height: 200,
      picture: picture('board'),
      what: 'a board',
    } as const;
    const notes = boardSheets(board, setting('a4', 'none')).map((sheet) => sheet.notes);
    expect(notes).toEqual([['frame.glue'], ['frame.glueOver']]);
  });

  test('each place of it is on a sheet, and neighbours overlap', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 50, max: 900, noNaN: true }),
        fc.double({ min: 50, max: 900, noNaN: true }),
        fc.constantFrom(...PAPERS),
        (width, height, paper) => {
          const tiling = tile({ width, height }, { paper });
          const { format, columns, rows } = tiling;
          expect(tiling.width).toBeLessThanOrEqual(format.frame.width + 1e-6);
          expect(tiling.height).toBeLessThanOrEqual(format.frame.height + 1e-6);
          expect(columns * (tiling.width - OVERLAP) + OVERLAP).toBeCloseTo(width, 6);
          expect(rows * (tiling.height - OVERLAP) + OVERLAP).toBeCloseTo(height, 6);
        },
      ),
    );
  });

  test('it keeps its size on every sheet, moved by what the sheets before it show', () => {
    const board = {
      kind: 'board',
      id: 'b',
      need: 'needed',
      group: 'g',
      width: 300,
      height: 400,
      picture: picture('b'),
      what: 'b',
    } as const;
    const pages = boardSheets(board, setting('a4', 'long'));
    expect(pages).toHaveLength(4);
    const spots = pages.map((page) => spotsOf(page)[0]!);
    for (const spot of spots) expect(spot).toMatchObject({ width: 300, height: 400 });
    expect(spots[0]!.x - spots[1]!.x).toBeCloseTo(145, 6);
    expect(spots[0]!.y - spots[2]!.y).toBeCloseTo(195, 6);
  });
});
