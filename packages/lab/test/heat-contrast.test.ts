import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { heatMap } from '../src/charts/heat-map.ts';
import { REPORT_STYLE } from '../src/page/style.ts';

type Colour = readonly number[];
type Palette = Readonly<Record<string, string>>;

const rgb = (hex: string): Colour => {
  const digits = hex.length === 4 ? hex.slice(1).replaceAll(/./g, '$&$&') : hex;
  return digits.match(/[\da-f]{2}/g)!.map((each) => Number.parseInt(each, 16));
};

const mixed = (over: Colour, under: Colour, share: number): Colour =>
  over.map((value, i) => value * share + under[i]! * (1 - share));

const light = (colour: Colour): number => {
  const [r, g, b] = colour.map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
};

const contrast = (a: Colour, b: Colour): number => {
  const [most, least] = [light(a), light(b)].toSorted((x, y) => y - x);
  return (most! + 0.05) / (least! + 0.05);
};

/** The colours that a style sheet gives to names, of the rules of one theme. */
const coloursOf = (css: string): Palette =>
  Object.fromEntries(
    [...css.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name!, value!]),
  );

const filesOf = (path: string): Promise<string> =>
  readFile(join(import.meta.dirname, '../..', path), 'utf8');

/** The least contrast between a number and its place, on a map with places of every strength. */
function leastContrast(palette: Palette, track: Colour): number {
  const places = Array.from({ length: 76 }, (_, i) => ({
    x: i % 4,
    y: Math.floor(i / 4),
    name: `${'ABCD'[i % 4]!}${Math.floor(i / 4)}`,
    times: i,
  }));
  const svg = heatMap({ label: '', places, least: '', most: '', number: String });
  const spots = [...svg.matchAll(/<g class="(\w+)"><title>.*?fill-opacity="([\d.]+)"[^>]*><text/g)];
  expect(spots).toHaveLength(places.length);
  const found = spots.map(([, kind, opacity]) => {
    const named = palette[kind!]!;
    const letters = rgb(named === 'var(--ink)' ? palette['ink']! : named);
    return contrast(letters, mixed(rgb(palette['bar']!), track, Number(opacity)));
  });
  return Math.min(...found);
}

describe('the numbers of a map are read on places of every strength', async () => {
  const [day = '', night = ''] = [...REPORT_STYLE.matchAll(/(--paper:[^}]+)\}/g)].map(
    ([, rules]) => rules!,
  );
  const themes = { light: coloursOf(day), dark: { ...coloursOf(day), ...coloursOf(night) } };

  test.each(['light', 'dark'] as const)('in a file of its own, %s', (theme) => {
    const palette = themes[theme];
    expect(leastContrast(palette, rgb(palette['track']!))).toBeGreaterThanOrEqual(4.5);
  });

  test.each(['light', 'dark'] as const)('in the app, %s', async (theme) => {
    const tokens = await filesOf('ui/src/tokens.css');
    const all = [...tokens.matchAll(/--card: [^}]+\}/g)].map(([rules]) => coloursOf(rules));
    const app = all[theme === 'light' ? 0 : 1]!;
    const sheet = coloursOf(await filesOf('web/src/lab/ReportSheet.module.css'));
    const palette = {
      ...themes[theme],
      ink: app['ink']!,
      bar: app['accent']!,
      mid: sheet['mid']!,
    };
    const track = mixed(rgb(app['line']!), rgb(app['card']!), 0.6);
    expect(leastContrast(palette, track)).toBeGreaterThanOrEqual(4.5);
  });
});
