import { expect, test } from 'vitest';
import { games } from '@glade/games';
import { readSetup } from '../src/game/match-setup.ts';
import { classSeeds } from '../src/print/class-seeds.ts';

const game = games.find(({ id }) => id === 'wildfire')!;
const read = (seed: string) => readSetup(game, new URLSearchParams({ seed }));

test('the seeds of a class are all different in an address, however long the first is', () => {
  for (const seed of ['7', 's'.repeat(37), 's'.repeat(38), 's'.repeat(40), '🦊'.repeat(20)]) {
    for (const count of [1, 2, 40]) {
      const seeds = classSeeds(seed, count);
      const opened = seeds.map((each) => {
        const setup = read(each);
        return setup.ok ? setup.value.seed : setup.problem.code;
      });
      expect(opened).toEqual(seeds);
      expect(new Set(seeds).size).toBe(count);
    }
  }
  expect(classSeeds('7', 3)).toEqual(['7-1', '7-2', '7-3']);
});

test('a seed that cannot be kept whole is refused, as it would be another match', () => {
  expect(read('s'.repeat(41))).toMatchObject({ ok: false, problem: { code: 'setup.seed' } });
  expect(read('s\u200Bs')).toMatchObject({ ok: false, problem: { code: 'setup.seed' } });
  expect(read(' 7 ')).toMatchObject({ ok: true, value: { seed: '7' } });
});
