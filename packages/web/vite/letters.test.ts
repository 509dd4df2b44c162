import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { COMMON, LETTERS, writeLetters } from './letters.ts';

const ROOT = join(import.meta.dirname, '../../..');
const STYLES = readFileSync(join(ROOT, 'packages/web/src/app/type.css'), 'utf8');

/** Arrows, suits of cards and the like come from the fonts of the system. */
const isLetter = (code: number): boolean => code >= 0x20 && code < 0x21_90 && code !== 0x7f;

function codesIn(ranges: readonly (readonly [number, number])[]): readonly number[] {
  return ranges
    .flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, i) => from + i))
    .toSorted((a, b) => a - b);
}

/** The characters of each `@font-face` whose file has this in its name. */
function rangesOf(file: string): readonly (readonly number[])[] {
  return STYLES.split('@font-face')
    .filter((face) => face.includes(file))
    .map((face) => {
      const list = /unicode-range:([^;]+);/.exec(face)![1]!;
      return codesIn(
        list.split(',').map((range) => {
          const [from, to] = range.trim().slice(2).split('-');
          return [Number.parseInt(from!, 16), Number.parseInt(to ?? from!, 16)] as const;
        }),
      );
    });
}

test('the common letters are all that the texts of both languages have', () => {
  const common = new Set(codesIn(COMMON));
  const files = globSync('{games,examples,packages}/*/{src/**/,}{,*.}{en,it}.{ts,md}', {
    cwd: ROOT,
  });
  expect(files.length).toBeGreaterThan(100);
  for (const file of files) {
    const text = readFileSync(join(ROOT, file), 'utf8');
    const others = [...new Set(text)].filter((letter) => {
      const code = letter.codePointAt(0)!;
      return isLetter(code) && !common.has(code);
    });
    expect({ file, others }).toEqual({ file, others: [] });
  }
});

test('the style sheet says which letters the files of common letters have', () => {
  expect(rangesOf('-common.woff2')).toEqual([codesIn(COMMON), codesIn(COMMON)]);
  for (const whole of rangesOf('-latin-')) {
    for (const code of codesIn(COMMON)) expect(whole).not.toContain(code);
    for (const letter of 'üñçßøåœŒ€') expect(whole).toContain(letter.codePointAt(0));
  }
  expect(rangesOf('-latin-')).toHaveLength(2);
});

test('the common letters take at most 30 kB', async () => {
  await writeLetters();
  const files = globSync('*.woff2', { cwd: LETTERS }).map((file) => join(LETTERS, file));
  expect(files).toHaveLength(2);
  for (const file of files) expect(readFileSync(file).toString('latin1', 0, 4)).toBe('wOF2');
  const bytes = files.reduce((sum, file) => sum + statSync(file).size, 0);
  expect(bytes).toBeLessThan(30_000);
});
