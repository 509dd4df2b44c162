import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { games } from '../src/shelf/games.ts';
import { expect, test } from 'vitest';

/** Bytes of a cover over the wire. */
const MOST = 3072;

test.each(games.map(({ id }) => id))(
  'the cover of %s is a small portrait with colours of its own',
  (id) => {
    const cover = readFileSync(new URL(`../../../games/${id}/cover.svg`, import.meta.url), 'utf8');
    expect(cover).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 300 400"/);
    // As an image it sees no token of the page, and as a part of a page it must not clash with another.
    expect(cover).not.toMatch(/var\(--| id="|href=/);
    expect(brotliCompressSync(cover).length).toBeLessThan(MOST);
  },
);
