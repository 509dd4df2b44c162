import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { values } from '@glade/games';
import { expect, test } from 'vitest';
import { provenShare } from '../src/experiments/possible-share.ts';
import { folder, gladeHere, setUpProgramTests } from './run-glade.ts';

setUpProgramTests();

const { wildfire } = values;

/** What is proven with this option, in percent, rounded outwards. */
function range(startBuffer: number): string {
  const { lower, upper } = provenShare(
    wildfire!.starts({ mode: 'solo', startBuffer }),
    wildfire!.proven,
  );
  const [low, high] = [Math.floor(lower * 1000) / 1000, Math.ceil(upper * 1000) / 1000];
  return `${(low * 100).toFixed(1)}% to ${(high * 100).toFixed(1)}% (proven)`;
}

async function asked(line: string): Promise<{ readonly out: string; readonly possible: unknown }> {
  const json = join(folder(), `${line}.json`.replaceAll(/[ :=,]/g, ''));
  const { code, out } = await gladeHere([...line.split(' '), '--games', '8', '--json', json]);
  expect(code).toBe(0);
  const { possible } = JSON.parse(readFileSync(json, 'utf8')) as { possible?: unknown };
  return { out: out.replaceAll(/\s+/g, ' '), possible };
}

test('who compares options is told how well each can be played, where that is known', async () => {
  const { out, possible } = await asked('playtest wildfire --compare startBuffer=4,8');
  expect(out).toContain(
    `How many matches perfect play wins: startBuffer=4: ${range(4)}, startBuffer=8: ${range(8)}.`,
  );
  expect(possible).toMatchObject([
    { name: 'startBuffer=4', kind: 'proven' },
    { name: 'startBuffer=8', kind: 'proven' },
  ]);
});

test('rulings say which open question changes how well the game can be played, and how many do not', async () => {
  const { out } = await asked('rulings wildfire --bots policy');
  expect(out).toMatch(/perfect play wins: as it is now: .*, startBuffer=8: .* 3 other answers/);
  const ruled = await asked('playtest wildfire --compare endCheck=afterSpread,beforeSpread');
  expect(ruled.out).toContain(`Perfect play wins as many matches either way: ${range(4)}.`);
});

test('tune says it of the settings that it tries', async () => {
  const { out } = await asked('tune wildfire --try startBuffer=4,8 --target win=0.7 --bots policy');
  expect(out).toContain(`startBuffer=8: ${range(8)}`);
});

test('where it is known of fewer than two, and of bots, nothing is said', async () => {
  for (const line of [
    'playtest wildfire --compare WF-22.actions=1,2',
    'playtest wildfire --bots policy --against greedy',
    'playtest leaf-climbers --bots greedy --compare descend=2,3',
  ]) {
    const { out, possible } = await asked(line);
    expect(out).not.toContain('erfect play');
    expect(possible).toBeUndefined();
  }
});
