import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { CHANCE, formatRecord, Match, outcomeAt, parseOptions, KeyedDice } from '@glade/engine';
import { games } from '@glade/games';
import type { Review } from '@glade/lab/review';
import { gladeHere } from './run-glade.ts';

const folder = mkdtempSync(join(tmpdir(), 'glade-review-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A match of Wildfire in which Anna always takes the last legal action and does nothing, so she loses. */
function recordOf(entries = Infinity): string {
  const game = games.find(({ id }) => id === 'wildfire')!;
  const options = parseOptions(game.options, {});
  if (!options.ok) throw new Error(options.problem.code);
  const header = { options: options.value, dice: 'virtual', seed: '1', players: ['Anna'] } as const;
  const building = Match.start(game, header).build();
  const random = new KeyedDice('1').random('all');
  for (let n = 0; !building.over && n < entries; n++) {
    const { actor, rules, state } = building;
    const chance = actor === CHANCE;
    const action = chance
      ? outcomeAt(rules, state, random.below(rules.totalWeight(state)))
      : rules.nth(state, rules.count(state) - 1);
    building.play(action, actor);
  }
  return formatRecord(building.match());
}

function written(text: string): string {
  const file = join(folder, 'match.txt');
  writeFileSync(file, text);
  return file;
}

test('tells what luck and choices changed, and writes the same as data', async () => {
  const out = join(folder, 'review.json');
  const { code, out: told } = await gladeHere(['review', written(recordOf()), '--json', out]);
  expect(code).toBe(0);
  expect(told).toMatch(/You began with a \d+% chance to win \(\d+% to \d+%\)\./);
  expect(told).toMatch(/Your choices cost \d+ points \(\d+ to \d+\)\./);
  expect(told).toMatch(/Turn \d+: instead of “.+”, try “.+”\./);
  // That is proven: so much can follow after turn 1 that no search goes through it.
  expect(told.replaceAll(/\s+/g, ' ')).toContain('more, if all play perfectly from there.');
  const { sides, steps } = JSON.parse(readFileSync(out, 'utf8')) as Review;
  const [{ start, result, costs }] = sides as [Review['sides'][0]];
  const changes = steps.reduce((sum, step) => sum + step.changes[0]!.value, 0);
  expect(start.value + changes).toBeCloseTo(result.value, 8);
  expect(costs[0]!.loss.low).toBeGreaterThan(0);
  expect(costs[0]!.proven).toBe(true);
});

test('a match that is not over is refused', async () => {
  const { code, out, err } = await gladeHere(['review', written(recordOf(2))]);
  expect(code).not.toBe(0);
  expect(out + err).toContain('This match is not over yet.');
});
