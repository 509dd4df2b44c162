import scan from 'jsqr';
import { expect, test } from 'vitest';
import { qrCode } from '../src/links/qr.ts';

/** What a phone sees: the modules of a code as it is drawn, four pixels each. */
function scanned(svg: string): string | undefined {
  const [, moved, , scale] = /translate\(([\d.]+) ([\d.]+)\) scale\(([\d.]+)\)/.exec(svg)!;
  const quiet = Math.round(Number(moved) / Number(scale));
  const runs = [...svg.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)].map((run) =>
    run.slice(1).map(Number),
  );
  const size = 1 + Math.max(...runs.map(([x, , length]) => x! + length! - 1)) + 2 * quiet;
  const pixels = 4 * size;
  const data = new Uint8ClampedArray(4 * pixels * pixels).fill(255);
  for (const [x, y, length] of runs) {
    for (let py = 4 * (y! + quiet); py < 4 * (y! + quiet + 1); py++)
      for (let px = 4 * (x! + quiet); px < 4 * (x! + quiet + length!); px++)
        data.fill(0, 4 * (py * pixels + px), 4 * (py * pixels + px) + 3);
  }
  return scan(data, pixels, pixels)?.data;
}

test.each([
  'https://glade.example/wildfire/play#seed=7',
  `https://glade.example/wildfire/replay#1.${'aZ-_09'.repeat(60)}`,
])('a code says what it was made of: %s', (text) => {
  const svg = qrCode(text, { x: 0, y: 0, size: 60 });
  expect(svg).toBeDefined();
  expect(scanned(svg!)).toBe(text);
});

test('a code whose modules would be too small to read is left out', () => {
  const text = 'x'.repeat(400);
  expect(qrCode(text, { x: 0, y: 0, size: 60 })).toBeDefined();
  expect(qrCode(text, { x: 0, y: 0, size: 15 })).toBeUndefined();
  expect(qrCode('x'.repeat(5000), { x: 0, y: 0, size: 190 })).toBeUndefined();
});
