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

/**
 * A match in which all take the last legal action: in Wildfire Anna then does nothing, so she loses. In Forest Fire, where the last
 * one ends the match, it is the first.
 */
function recordOf(entries = Infinity, id = 'wildfire', values = {}): string {
  const game = games.find((each) => each.id === id)!;
  const options = parseOptions(game.options, values);
  if (!options.ok) throw new Error(options.problem.code);
  const header = { options: options.value, dice: 'virtual', seed: '1', players: ['Anna'] } as const;
  const building = Match.start(game, header).build();
  const random = new KeyedDice('1').random('all');
  for (let n = 0; !building.over && n < entries; n++) {
    const { actor, rules, state } = building;
    const chance = actor === CHANCE;
    const action = chance
      ? outcomeAt(rules, state, random.below(rules.totalWeight(state)))
      : rules.nth(state, id === 'forest-fire' ? 0 : rules.count(state) - 1);
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
  expect(told).toMatch(/Your choices cost \d+ wins in 100 matches \(\d+ to \d+\)\./);
  expect(told).toMatch(/Turn \d+: instead of “.+”, try “.+”\./);
  // That is proven: so much can follow after turn 1 that no search goes through it.
  expect(told.replaceAll(/\s+/g, ' ')).toMatch(
    /exactly \d+ more wins in 100 matches, if all play perfectly from there\./,
  );
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

test('turns are called as the players call them, in a replay and in a review', async () => {
  const headings = async (
    id: string,
    entries: number,
    language = 'en',
  ): Promise<readonly string[]> => {
    const { code, out } = await gladeHere([
      'replay',
      written(recordOf(entries, id)),
      '--language',
      language,
    ]);
    expect(code).toBe(0);
    return out.split('\n').filter((_, i, all) => all[i - 1] === '' && all[i + 1]?.startsWith('>'));
  };
  const climbers = await headings('leaf-climbers', 40);
  expect(climbers).toEqual(['Set-up', 'Round 1', 'Round 2', 'Round 3']);
  const fires = await headings('forest-fire', 300, 'it');
  expect(fires.slice(0, 3)).toEqual(['Preparazione', 'Giro 1', 'Giro 2']);
  expect(await headings('war-kids', 60)).toEqual(['Turn 1', 'Turn 1, Pink', 'Turn 2, Blue']);
  expect(await headings('wildfire', 12)).toEqual(['Set-up', 'Turn 1', 'Turn 2']);

  const record = written(recordOf(Infinity, 'leaf-climbers', { players: 2 }));
  const { code, out } = await gladeHere(['review', record]);
  expect(code).toBe(0);
  expect(out).toMatch(/^Round +/m);
  expect(out).toMatch(/^Round 1 +\d+%/m);
  expect(out).not.toMatch(/\bTurn\b/);
}, 60_000);
