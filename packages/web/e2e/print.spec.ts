import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { Match, parseOptions, formatRecord } from '@glade/engine';
import { games } from '@glade/games';
import { FONT_FILES } from '@glade/print/font-files';
import type { Fonts, Printer, PrintRequest, Style } from '@glade/print/printer';
import { loadPrinter, printerFile } from '../../../scripts/build-print.ts';
import { expect, test } from './match-page.ts';

// What only a browser shows: that it makes the same bytes as the command line, and how the sheets look. The printer is the
// one that the command line has.

/** What the page of these tests has: the printer and its fonts. */
interface Bench {
  readonly printer: Printer;
  readonly fonts: Fonts;
}
declare global {
  // oxlint-disable-next-line no-var
  var bench: Bench;
}

const fonts = Object.fromEntries(
  Object.entries(FONT_FILES).map(([name, file]) => [
    name,
    new Uint8Array(readFileSync(fileURLToPath(import.meta.resolve(file)))),
  ]),
) as Fonts;

test.beforeEach(async ({ page, baseURL }) => {
  const folder = dirname(await printerFile());
  await page.route(`${baseURL}bench/**`, (route) => {
    const name = new URL(route.request().url()).pathname.split('/').pop()!;
    if (name === '')
      return route.fulfill({
        contentType: 'text/html',
        body: '<!doctype html><title>bench</title>',
      });
    const font = fonts[name as keyof Fonts];
    if (font !== undefined)
      return route.fulfill({ contentType: 'font/woff', body: Buffer.from(font) });
    return route.fulfill({
      contentType: 'text/javascript',
      body: readFileSync(join(folder, name)),
    });
  });
  await page.goto('/bench/');
  await page.evaluate(async (names) => {
    const address = '/bench/printer.js';
    const { printer } = (await import(address)) as { printer: Printer };
    const loaded = await Promise.all(
      names.map(async (name) => {
        const answer = await fetch(`/bench/${name}`);
        return [name, new Uint8Array(await answer.arrayBuffer())] as const;
      }),
    );
    globalThis.bench = { printer, fonts: Object.fromEntries(loaded) as unknown as Fonts };
  }, Object.keys(fonts));
});

function requestFor(game: string, more: Partial<PrintRequest> = {}): PrintRequest {
  const { options: spec } = games.find(({ id }) => id === game)!;
  const options = parseOptions(spec, {});
  if (!options.ok) throw new Error(options.problem.code);
  return {
    game,
    options: options.value,
    language: 'it',
    paper: 'a4',
    style: 'colour',
    backs: 'long',
    seeds: ['one', 'two'],
    base: 'https://glade.example/',
    ...more,
  };
}

test('a browser and the command line write the same bytes', async ({ page }) => {
  const game = games.find(({ id }) => id === 'wildfire')!;
  const options = parseOptions(game.options, {});
  if (!options.ok) throw new Error(options.problem.code);
  const header = { options: options.value, dice: 'virtual', players: ['Anna'], seed: 's' } as const;
  const request = requestFor('wildfire', { record: formatRecord(Match.start(game, header)) });
  const there = await page.evaluate(async (asked) => {
    const printed = await globalThis.bench.printer.print(asked);
    if (!printed.ok) throw new Error(printed.problem.code);
    const bytes = await printed.value.pdf(globalThis.bench.fonts);
    const hash = await crypto.subtle.digest('SHA-256', bytes as Uint8Array<ArrayBuffer>);
    return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
  }, request);
  const printed = await (await loadPrinter()).print(request);
  if (!printed.ok) throw new Error(printed.problem.code);
  const here = createHash('sha256')
    .update(await printed.value.pdf(fonts))
    .digest('hex');
  expect(there).toBe(here);
});

/** What a page of paper looks like, and the pictures of pieces on it that cannot be told apart in grey. */
interface Seen {
  readonly part: string;
  /** The share of the page that is black. */
  readonly ink: number;
  /** Millimetres from the edge of the sheet to the nearest ink. */
  readonly margins: readonly [left: number, top: number, right: number, bottom: number];
  readonly landscape: boolean;
}

/** Prints in the page and looks at every sheet, two pixels to the millimetre. */
async function look(page: Page, request: PrintRequest) {
  return page.evaluate(async (asked) => {
    const printed = await globalThis.bench.printer.print(asked);
    if (!printed.ok) throw new Error(printed.problem.code);
    const base64 = (bytes: Uint8Array): string => {
      let binary = '';
      for (const byte of bytes) binary += String.fromCharCode(byte);
      return btoa(binary);
    };
    const faces = [
      ['text', 'Atkinson Hyperlegible Next', 'normal', 400],
      ['text-bold', 'Atkinson Hyperlegible Next', 'normal', 700],
      ['text-italic', 'Atkinson Hyperlegible Next', 'italic', 400],
      ['title', 'Fraunces', 'normal', 700],
    ] as const;
    const style = `<style>${faces
      .map(
        ([name, family, slant, weight]) =>
          `@font-face{font-family:'${family}';font-style:${slant};font-weight:${weight};src:url(data:font/woff;base64,${base64(globalThis.bench.fonts[name])})}`,
      )
      .join('')}</style>`;
    const grey = async (svg: string, width: number, height: number): Promise<Uint8ClampedArray> => {
      const image = new Image();
      image.src = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
      await image.decode();
      URL.revokeObjectURL(image.src);
      const canvas = new OffscreenCanvas(width, height);
      const context = canvas.getContext('2d', { willReadFrequently: true })!;
      context.fillStyle = '#ffffff';
      context.fillRect(0, 0, width, height);
      context.drawImage(image, 0, 0, width, height);
      const { data } = context.getImageData(0, 0, width, height);
      const values = new Uint8ClampedArray(width * height);
      for (let i = 0; i < values.length; i++)
        values[i] = 0.2126 * data[4 * i]! + 0.7152 * data[4 * i + 1]! + 0.0722 * data[4 * i + 2]!;
      return values;
    };
    const SCALE = 2;
    const seen: Seen[] = [];
    for (const { svg, width, height, part } of printed.value.pages) {
      const [w, h] = [Math.round(width * SCALE), Math.round(height * SCALE)];
      const values = await grey(svg.replace('>', `>${style}`), w, h);
      let black = 0;
      let [left, top, right, bottom] = [w, h, w, h];
      for (const [i, value] of values.entries()) {
        black += 255 - value;
        if (value > 240) continue;
        const [x, y] = [i % w, Math.floor(i / w)];
        left = Math.min(left, x);
        right = Math.min(right, w - 1 - x);
        top = Math.min(top, y);
        bottom = Math.min(bottom, h - 1 - y);
      }
      const margins = [left / SCALE, top / SCALE, right / SCALE, bottom / SCALE] as const;
      seen.push({ part, ink: black / 255 / values.length, margins, landscape: width > height });
    }
    // Each kind of piece by itself, as large as a thumb.
    const SIDE = 32;
    const alike: string[] = [];
    for (const { id, pieces } of printed.value.parts) {
      const pictures = new Map<string, Uint8ClampedArray>();
      const items = printed.value.pages
        .filter((one) => one.part === id && !one.back)
        .flatMap((one) => one.items.map((item) => ({ item, one })));
      for (const { what } of pieces) {
        const found = items.find(({ item }) => item.what === what);
        if (found === undefined || pictures.has(what)) continue;
        const { item, one } = found;
        const holder = document.createElement('div');
        holder.innerHTML = `<svg viewBox="0 0 ${one.width} ${one.height}" width="800">${item.svg}</svg>`;
        document.body.append(holder);
        const box = holder.querySelector('svg')!.getBBox();
        holder.remove();
        const whole = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="320" height="320" preserveAspectRatio="none" viewBox="${box.x} ${box.y} ${box.width} ${box.height}">${style}${item.svg}</svg>`;
        pictures.set(what, await grey(whole, SIDE, SIDE));
      }
      const all = [...pictures];
      for (const [n, [what, mine]] of all.entries()) {
        for (const [other, theirs] of all.slice(n + 1)) {
          let different = 0;
          for (let i = 0; i < mine.length; i++)
            if (Math.abs(mine[i]! - theirs[i]!) > 32) different += 1;
          if (different < 8) alike.push(`${id}: “${what}” looks like “${other}” in grey`);
        }
      }
    }
    return { seen, alike };
  }, request);
}

/** Half a millimetre less than what is kept free. */
const NARROW = 7.5;
const WIDE = 12.5;

function tooNear({ margins, landscape }: Seen): boolean {
  const [left, top, right, bottom] = margins;
  return landscape
    ? left < WIDE || right < WIDE || top < NARROW || bottom < NARROW
    : left < NARROW || right < NARROW || top < NARROW || bottom < WIDE;
}

const PRINTED = games.filter(({ id }) =>
  existsSync(join(import.meta.dirname, `../../../games/${id}/src/sheets/index.tsx`)),
);

for (const { id } of PRINTED) {
  for (const [style, paper] of [
    ['colour', 'a4'],
    ['ink', 'letter'],
    ['large', 'a4'],
  ] as const satisfies readonly (readonly [Style, string])[])
    test(`${id}: nothing is printed in the margins, and grey pieces can be told apart: ${style} on ${paper}`, async ({
      page,
    }) => {
      const { seen, alike } = await look(page, requestFor(id, { style, paper }));
      expect(seen.length).toBeGreaterThan(0);
      expect(seen.filter(tooNear)).toEqual([]);
      expect(alike).toEqual([]);
    });

  test(`${id}: little ink is at most 12 % of every part`, async ({ page }) => {
    const { seen } = await look(page, requestFor(id, { style: 'ink' }));
    const parts = [...new Set(seen.map(({ part }) => part))];
    const mean = (part: string): number => {
      const pages = seen.filter((one) => one.part === part);
      return pages.reduce((sum, { ink }) => sum + ink, 0) / pages.length;
    };
    expect(
      parts.map((part) => ({ part, ink: mean(part) })).filter(({ ink }) => ink > 0.12),
    ).toEqual([]);
    // An empty page would have none.
    for (const part of parts) expect(mean(part)).toBeGreaterThan(0);
  });
}
