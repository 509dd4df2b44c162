import scan from 'jsqr';
import { someOf } from '@glade/engine/testing';
import { describe, expect, test } from 'vitest';
import { decodeLink } from '@glade/engine/link';
import { formatRecord, parseRecord } from '@glade/engine';
import { games } from '@glade/games';
import { qrCode } from '../src/links/qr.ts';
import { printSome } from './print-some.ts';
import { someMatch } from './some-match.ts';

/** A code as it is drawn: its white square, and its black modules in rows. */
const CODE =
  /<rect x="([\d.]+)"[^>]* fill="#ffffff"\/><path transform="translate\(([\d.]+) [\d.]+\) scale\(([\d.]+)\)" d="((?:M\d+ \d+h\d+v1h-\d+z)+)" fill="#000000"\/>/g;

/** What a phone reads on a sheet: the modules of each code as it is drawn, four pixels each. */
function scanned(svg: string): readonly (string | undefined)[] {
  return [...svg.matchAll(CODE)].map(([, left, x, scale, path]) => {
    const quiet = Math.round((Number(x) - Number(left)) / Number(scale));
    const runs = [...path!.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)].map((run) =>
      run.slice(1).map(Number),
    );
    const size = 1 + Math.max(...runs.map(([from, , length]) => from! + length! - 1)) + 2 * quiet;
    const pixels = 4 * size;
    const data = new Uint8ClampedArray(4 * pixels * pixels).fill(255);
    for (const [from, y, length] of runs) {
      for (let py = 4 * (y! + quiet); py < 4 * (y! + quiet + 1); py++)
        for (let px = 4 * (from! + quiet); px < 4 * (from! + quiet + length!); px++)
          data.fill(0, 4 * (py * pixels + px), 4 * (py * pixels + px) + 3);
    }
    return scan(data, pixels, pixels)?.data;
  });
}

test.each([
  'https://glade.example/wildfire/play#seed=7',
  `https://glade.example/wildfire/replay#1.${'aZ-_09'.repeat(60)}`,
])('a code says what it was made of: %s', (text) => {
  const svg = qrCode(text, { x: 0, y: 0, size: 60 });
  expect(svg).toBeDefined();
  expect(scanned(svg!)).toEqual([text]);
});

test('a code whose modules would be too small to read is left out', () => {
  const text = 'x'.repeat(400);
  expect(qrCode(text, { x: 0, y: 0, size: 60 })).toBeDefined();
  expect(qrCode(text, { x: 0, y: 0, size: 15 })).toBeUndefined();
  expect(qrCode('x'.repeat(5000), { x: 0, y: 0, size: 190 })).toBeUndefined();
});

/** What a phone reads from paper of a home printer, held in a hand: millimetres of a module. */
const READ_BY_PHONES = 0.33;

/** The sides of the modules of each code, in millimetres. */
const modulesOf = (svg: string): readonly number[] =>
  [...svg.matchAll(CODE)].map(([, , , scale]) => Number(scale));

test('a code has modules of a third of a millimetre, or is left out', () => {
  // Two letters: 21 modules, and four white ones on each side.
  const codeOf = (size: number) => qrCode('ab', { x: 0, y: 0, size });
  expect(modulesOf(codeOf(29 * READ_BY_PHONES + 0.01)!)).toEqual([expect.closeTo(0.33, 2)]);
  expect(codeOf(29 * READ_BY_PHONES - 0.01)).toBeUndefined();
});

/** The record that an address opens; undefined where there is none. */
async function openedBy(address: string | undefined): Promise<string | undefined> {
  if (address === undefined) return undefined;
  const read = await decodeLink(address.slice(address.indexOf('#')));
  return read.ok ? read.value : '';
}

/** Games that can be played without dice. */
const DICE = ['wildfire', 'forest-fire', 'leaf-climbers', 'starfall-forest'];
const BASE = 'https://glade.example/at/home/';

const coded = someOf('print: games whose sheets have codes', games, 2, 1);

describe.each(coded.map((game) => [game.id, game] as const))('a sheet of %s', (id, game) => {
  test('with a long match has its code, and all of it is drawn', async () => {
    const record = formatRecord(someMatch(game, 600));
    const printed = await printSome(id, 'ink', 'a4', 'en', {
      record,
      base: BASE,
      parts: ['record'],
    });
    const { pages } = printed;
    const [address] = pages.flatMap(({ svg }) => scanned(svg));
    for (const side of pages.flatMap(({ svg }) => modulesOf(svg)))
      expect(side).toBeGreaterThanOrEqual(READ_BY_PHONES);
    const text = pages.map(({ svg }) => svg).join('');
    const opened = await openedBy(address);
    expect(opened ?? text).toContain(opened === undefined ? 'too long for a code' : record);
    expect(pages).toHaveLength(1);
    // A part of the board whose style sheet is missing would be black.
    expect(printed.problems).toEqual([]);
  });

  test('with a match opens at the same position', async () => {
    const match = someMatch(game, 25);
    const record = formatRecord(match);
    const { pages } = await printSome(id, 'ink', 'letter', 'it', {
      record,
      base: BASE,
      parts: ['record'],
    });
    const [address] = pages.flatMap(({ svg }) => scanned(svg));
    for (const side of pages.flatMap(({ svg }) => modulesOf(svg)))
      expect(side).toBeGreaterThanOrEqual(READ_BY_PHONES);
    expect(address!.split('#')[0]).toBe(`${BASE}${id}/replay`);
    const text = await decodeLink(address!.slice(address!.indexOf('#')));
    if (!text.ok) throw new Error(text.problem.code);
    const read = parseRecord(text.value, (name) => games.find((each) => each.id === name));
    if (!read.ok) throw new Error(read.problem.code);
    expect(read.value.rules.hash(read.value.state)).toBe(match.rules.hash(match.state));
  });

  test('with the rolls of a seed opens a match with those dice', async () => {
    const more = { base: BASE, seeds: ['one', 'two'] };
    const printed = await printSome(id, 'colour', 'a4', 'en', { ...more, parts: [] });
    const withoutDice = printed.parts.filter((part) => part.id === 'rolls');
    expect(withoutDice).toHaveLength(DICE.includes(id) ? 1 : 0);
    if (withoutDice.length === 0) return;
    const { pages } = await printSome(id, 'colour', 'a4', 'en', { ...more, parts: ['rolls'] });
    for (const side of pages.flatMap(({ svg }) => modulesOf(svg)))
      expect(side).toBeGreaterThanOrEqual(READ_BY_PHONES);
    const found = pages.flatMap(({ svg }) => scanned(svg)).map((text) => new URL(text!));
    expect([...new Set(found.map(({ hash }) => hash))]).toEqual(['#seed=one', '#seed=two']);
    expect(new Set(found.map(({ href }) => href.split('#')[0]))).toEqual(
      new Set([`${BASE}${id}/play`]),
    );
  });
});
