import { parseOptions } from '@glade/engine';
import { transcript } from '@glade/engine/testing';
import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { warKids } from '../src/index.ts';

// What the matches of the presets, all by First skirmish, never come to: roads, rivers, places that are taken and held.
// `UPDATE=1` writes it anew.

test('a match by the forest road', () => {
  const values = parseOptions(warKids.options, { scenario: 'forestRoad', turnLimit: 5 });
  if (!values.ok) throw new Error(values.problem.code);
  const text = transcript(warKids, { name: 'the forest road', options: values.value });
  const file = new URL('transcripts/forestRoad.txt', import.meta.url);
  if (process.env['UPDATE'] === '1') writeFileSync(file, text);
  expect(text).toBe(readFileSync(file, 'utf8'));
  for (const code of ['byRoad', 'taken', 'held', 'intoRiver'])
    expect(text).toContain(`   ${code} `);
});
