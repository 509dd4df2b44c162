import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Block } from '../src/reading/blocks.ts';
import { imposed } from '../src/layout/imposition.ts';
import { breakLines } from '../src/text/lines.ts';
import { setOnePage, setPages } from '../src/text/pages.tsx';

describe('lines', () => {
  const textOf = (lines: ReturnType<typeof breakLines>): readonly string[] =>
    lines.map(({ pieces }) => pieces.map(({ text }) => text).join('|'));

  test('break at spaces, and keep the faces of words', () => {
    const lines = breakLines(['Roll ', { text: 'both', bold: true }, ' dice.'], 16, 3.5);
    expect(textOf(lines)).toEqual(['Roll|both', 'dice.']);
    expect(lines[0]!.pieces.map(({ face }) => face)).toEqual(['text', 'bold']);
  });

  test('keep a comma with the word before it, also in another face', () => {
    const lines = breakLines([{ text: 'both', italic: true }, ', then'], 9, 3.5);
    expect(textOf(lines)).toEqual(['both|,', 'then']);
  });

  test('do not break at a no-break space', () => {
    expect(textOf(breakLines(['so 5\u00a0mm wide'], 12, 3.5))).toEqual(['so', '5\u00a0mm', 'wide']);
  });

  test('are never wider than they may be, and lose no letter', () => {
    const word = fc
      .string({ minLength: 1, maxLength: 40 })
      .map((text) => text.replaceAll(/\s/g, 'x'));
    fc.assert(
      fc.property(
        fc.array(word, { maxLength: 30 }),
        fc.integer({ min: 5, max: 80 }),
        (words, width) => {
          const lines = breakLines([words.join(' ')], width, 3);
          for (const line of lines) expect(line.width).toBeLessThanOrEqual(width + 1e-6);
          const letters = lines.flatMap(({ pieces }) => pieces.map(({ text }) => text)).join('');
          expect(letters.replaceAll(' ', '')).toBe(words.join(''));
        },
      ),
      { numRuns: 200 },
    );
  });
});

const paragraph = (words: number): Block => ({
  kind: 'paragraph',
  text: [Array.from({ length: words }, () => 'word').join(' ')],
});
const PAGE = { width: 60, height: 60, size: 3.5 };

describe('pages', () => {
  test('for one sheet: letters as large as one page has room for, or as few pages', () => {
    const sizes = [6, 5, 4.8];
    const { size: _, ...page } = PAGE;
    const pagesOf = (words: number): readonly number[] =>
      sizes.map((size) => setPages([paragraph(words)], { ...page, size }).length);
    // Without the numbers that Preact gives to its nodes.
    const drawn = (set: unknown): string =>
      JSON.stringify(set, (key, value: unknown) => (key.startsWith('__') ? undefined : value));
    const counts = new Set<string>();
    for (let words = 1; words < 300; words += 2) {
      const each = pagesOf(words);
      const fewest = Math.min(...each);
      const size = sizes[each.indexOf(fewest)]!;
      const set = setOnePage([paragraph(words)], page, sizes);
      expect(drawn(set)).toBe(drawn(setPages([paragraph(words)], { ...page, size })));
      counts.add(each.join());
    }
    // Some of them need two pages in every size, and then the largest letters are kept.
    expect(counts).toContain('2,2,2');
    expect(counts).toContain('3,2,2');
  });

  test('never part a heading from what it is about', () => {
    for (let words = 1; words < 120; words++) {
      const pages = setPages(
        [paragraph(words), { kind: 'heading', level: 1, text: 'End' }, paragraph(12)],
        PAGE,
      );
      const page = pages.find(({ marks }) => marks.length > 0)!;
      expect(page.pieces.at(-1)!.what).not.toBe('End');
    }
  });

  test('leave no line of a paragraph alone on a page', () => {
    for (let before = 1; before < 80; before++) {
      const pages = setPages([paragraph(before), paragraph(80)], PAGE);
      for (const page of pages) {
        const lines = page.pieces.map(({ content }) => (content as unknown[]).length);
        // The first piece of a page that goes on with a paragraph, and the last that is not its end.
        expect(Math.min(...lines)).toBeGreaterThan(before < 9 ? 0 : 1);
      }
    }
  });

  test('are named in the contents by their numbers', () => {
    const blocks: readonly Block[] = [
      { kind: 'contents' },
      { kind: 'pageBreak' },
      { kind: 'heading', level: 1, text: 'One' },
      paragraph(5),
      { kind: 'columns', count: 2 },
      { kind: 'heading', level: 1, text: 'Two' },
      paragraph(5),
    ];
    const pages = setPages(blocks, PAGE);
    expect(pages.map(({ marks }) => marks.map(({ text }) => text))).toEqual([[], ['One'], ['Two']]);
    const drawn = JSON.stringify(pages[0]!.pieces.map(({ content }) => content));
    expect(drawn).toMatch(/"text":"2"[^]*"text":"3"/);
  });

  test('are filled from the top, and nothing stands below their edge', () => {
    const pages = setPages(
      Array.from({ length: 30 }, (_, i) => paragraph(i)),
      { ...PAGE, columns: 2 },
    );
    expect(pages.length).toBeGreaterThan(2);
    for (const { pieces } of pages) {
      const ys = [
        ...JSON.stringify(pieces.map(({ content }) => content)).matchAll(/"y":([\d.]+)/g),
      ];
      expect(Math.max(...ys.map(([, y]) => Number(y)))).toBeLessThanOrEqual(PAGE.height);
    }
  });
});

describe('a booklet', () => {
  test('of eight pages is printed in the order of the folded sheets', () => {
    expect(imposed(8).map(({ pages }) => pages)).toEqual([
      [7, 0],
      [1, 6],
      [5, 2],
      [3, 4],
    ]);
  });

  test('has every page once, and a page behind the one before it', () => {
    for (let pages = 1; pages < 40; pages++) {
      const sides = imposed(pages);
      const all = sides.flatMap((side) => side.pages).toSorted((a, b) => a - b);
      expect(all).toEqual(Array.from({ length: Math.ceil(pages / 4) * 4 }, (_, i) => i));
      for (let i = 0; i < sides.length; i += 2) {
        const [front, back] = [sides[i]!, sides[i + 1]!];
        expect([front.back, back.back]).toEqual([false, true]);
        expect(back.pages[0]).toBe(front.pages[1] + 1);
        expect(back.pages[1]).toBe(front.pages[0] - 1);
      }
    }
  });
});
