import * as fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { LINK_LIMIT, decodeLink, encodeLink } from '../src/record/link.ts';

async function packed(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const binary = String.fromCharCode(...new Uint8Array(await new Response(stream).arrayBuffer()));
  return `1.${btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}`;
}

async function problemOf(fragment: string): Promise<string> {
  const answer = await decodeLink(fragment);
  return answer.ok ? 'none' : answer.problem.code;
}

describe('a match in a link', () => {
  test('any text comes back as it went in', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme', maxLength: 2000 }), async (text) => {
        const link = (await encodeLink(text))!;
        expect(link).toMatch(/^1\.[A-Za-z0-9_-]*$/);
        expect(await decodeLink(`#${link}`)).toEqual({ ok: true, value: text });
      }),
      { numRuns: 100 },
    );
  });

  test('a record of a long match stays a short link', async () => {
    const turns = Array.from(
      { length: 13 },
      (_, i) => `${i + 1}. event 3,4; douse 2,${(i % 6) + 1}`,
    );
    const link = (await encodeLink(`Glade record 1\nGame: wildfire 1\n\n${turns.join('\n')}\n`))!;
    expect(link.length).toBeLessThan(400);
  });
});

describe('what is no match in a link', () => {
  test('nothing, or something else', async () => {
    expect(await problemOf('')).toBe('link.format');
    expect(await problemOf('#WF-16')).toBe('link.format');
    expect(await problemOf('#2.abcd')).toBe('link.format');
  });

  test('letters lost, changed or added', async () => {
    const link = (await encodeLink('Glade record 1\nGame: wildfire 1\n'))!;
    expect(await problemOf('1.')).toBe('link.damaged');
    expect(await problemOf('1.!!!!')).toBe('link.damaged');
    expect(await problemOf('1.A')).toBe('link.damaged');
    expect(await problemOf(link.slice(0, -4))).toBe('link.damaged');
    expect(await problemOf(`${link}AAAA`)).toBe('link.damaged');
  });

  test('bytes that are no text', async () => {
    expect(await problemOf(await packed(new Uint8Array([0xff, 0xfe, 0xfd])))).toBe('link.damaged');
  });

  test('too long a link is not even unpacked', async () => {
    expect(await problemOf(`1.${'A'.repeat(LINK_LIMIT)}`)).toBe('link.big');
  });

  test('a bomb stops at the limit', async () => {
    const bomb = await packed(new Uint8Array(40_000_000));
    expect(bomb.length).toBeLessThan(LINK_LIMIT);
    expect(await problemOf(bomb)).toBe('link.big');
  });

  test('any text is answered, never thrown at', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ maxLength: 200 }), async (text) => {
        const answer = await decodeLink(`1.${text}`);
        expect(answer.ok ? typeof answer.value : answer.problem.code).toMatch(/^(string$|link\.)/);
      }),
    );
  });

  test('a browser that cannot inflate says so, and calls no link damaged', async () => {
    const link = (await encodeLink('Glade record 1\nGame: wildfire 1\n'))!;
    vi.stubGlobal('CompressionStream', undefined);
    vi.stubGlobal('DecompressionStream', undefined);
    expect(await encodeLink('Glade record 1\n')).toBeUndefined();
    expect(await problemOf(link)).toBe('link.old');
    expect(await problemOf('1.!')).toBe('link.damaged');
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
});
