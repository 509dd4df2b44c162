import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { decodeLink } from '@glade/engine/link';
import { parseRecord } from '@glade/engine';
import { games } from '@glade/games';
import type { Comparison } from '@glade/lab';
import { expect, test } from 'vitest';
import { folder, gladeHere, setUpProgramTests } from './run-glade.ts';

setUpProgramTests();

test('matches that ended otherwise can be watched under both choices', async () => {
  const [html, json] = ['page.html', 'data.json'].map((name) => join(folder(), name));
  const line = `playtest wildfire --compare startBuffer=4,8 --games 60 --bots greedy --html ${html} --json ${json}`;
  const { code, out } = await gladeHere(line.split(' '));
  expect(code).toBe(0);
  // The terminal says where the links are, the page where they lead.
  expect(out).toContain('The page (--html) has links to watch them.');
  expect(out).not.toContain('The links open');
  const [variant] = (JSON.parse(readFileSync(json!, 'utf8')) as Comparison).variants;
  expect(variant!.differing.length).toBeGreaterThan(0);
  const page = readFileSync(html!, 'utf8');
  expect(page).toContain('The links open the matches in the app');
  expect(page).not.toContain('(--html)');
  const links = [...page.matchAll(/<a href="[^"#]+\/wildfire\/replay#([^"]+)">/g)].map(
    ([, link]) => link!,
  );
  expect(links).toHaveLength(2 * variant!.differing.length);
  const results = await Promise.all(
    links.map(async (link) => {
      const text = await decodeLink(link);
      const read = text.ok
        ? parseRecord(text.value, (id) => games.find((game) => game.id === id))
        : text;
      if (!read.ok) throw new Error(read.problem.code);
      const { rules, state, header } = read.value;
      return { won: rules.outcome(state).winners.length, buffer: header.options['startBuffer'] };
    }),
  );
  for (let i = 0; i < results.length; i += 2) {
    expect([results[i]!.buffer, results[i + 1]!.buffer]).toEqual([4, 8]);
    expect(results[i]!.won).not.toBe(results[i + 1]!.won);
  }
  // A page plays by the rules as they are, so no link leads to other numbers of them.
  const patched = `playtest wildfire --compare WF-22.actions=1,2 --games 20 --bots greedy --html ${html}`;
  expect(await gladeHere(patched.split(' '))).toMatchObject({ code: 0 });
  expect(readFileSync(html!, 'utf8')).not.toContain('/replay#');
});
