import { readFileSync } from 'node:fs';
import { defaults } from '@glade/engine';
import { games } from '@glade/games';
import { expect, test } from 'vitest';
import { possibleShare } from '../../packages/cli/src/experiments/possible-share.ts';
import { perfectPlay } from '../measure/ladders/perfect-play.ts';

test('perfect play is said to win no less than a bot of the table does', () => {
  const bots = [
    { bot: 'weak', low: 0.2 },
    { bot: 'family', low: 0.6719 },
  ];
  expect(perfectPlay({ lower: 0.60975, upper: 1, kind: 'sampled' }, bots)).toBe(
    'Perfect play wins at least 60.97 % of the matches, as samples say, 99 % sure; and no less than `family`, which wins 67.1 % or more of those below (95 % sure). No useful upper bound is known.',
  );
  expect(perfectPlay({ lower: 0.7, upper: 1, kind: 'sampled' }, bots)).toBe(
    'Perfect play wins at least 70.00 % of the matches, as samples say, 99 % sure. No useful upper bound is known.',
  );
  expect(perfectPlay({ lower: 0.7, upper: 0.75, kind: 'sampled' }, bots)).toBe(
    'Perfect play wins 70.00 to 75.00 % of the matches, as samples say, 99 % sure.',
  );
  expect(perfectPlay({ lower: 0.7, upper: 0.75, kind: 'proven' }, bots)).toBe(
    'Perfect play wins 70.00 to 75.00 % of the matches, as is proven.',
  );
  // All matches are an upper bound that says enough where hardly any is lost.
  expect(perfectPlay({ lower: 0.993, upper: 1, kind: 'sampled' }, bots)).toBe(
    'Perfect play wins 99.30 to 100.00 % of the matches, as samples say, 99 % sure.',
  );
});

test('docs/bots.md says of Wildfire what is proven of all starts together', () => {
  const page = readFileSync(new URL('../../docs/bots.md', import.meta.url), 'utf8');
  const wildfire = games.find(({ id }) => id === 'wildfire')!;
  const possible = possibleShare(wildfire, defaults(wildfire.options))!;
  expect(possible.kind).toBe('proven');
  expect(page).toContain(perfectPlay(possible, []));
});

test('docs/bots.md compares no bot with an upper bound that nobody knows', () => {
  const page = readFileSync(new URL('../../docs/bots.md', import.meta.url), 'utf8');
  const parts = page.split(/(?=^## )/m);
  const open = parts.filter((part) => part.includes('No useful upper bound is known'));
  expect(open.length).toBeGreaterThan(1);
  for (const part of open) {
    expect(part).not.toContain('of what is possible');
    const [, least] = /at least ([\d.]+) %/.exec(part)!;
    const best = Math.max(...[...part.matchAll(/→ ([\d.]+)%/g)].map(([, won]) => Number(won)));
    // A bot that wins more than the bound stands beside it.
    expect(/no less than `\w+`, which wins/.test(part) || best < Number(least) + 1).toBe(true);
  }
});
