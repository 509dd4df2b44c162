import { KeyedDice } from '@glade/engine';
import { expect, test, vi } from 'vitest';
import { people, Study, type Experiment, type PeopleMatch, type Run } from '../src/index.ts';
import { COINS } from './games-coins.ts';

vi.setConfig({ testTimeout: 60_000 });

const experiment: Experiment = {
  game: 'coins',
  options: { win: 'both' },
  bots: ['retries@100'],
  seed: '1',
  games: 50,
  pace: { decision: 10, chance: 5 },
};
const here: Run = async (arms) => {
  const study = new Study(COINS, arms);
  study.play({ from: 0, to: arms[0]!.games });
  return study.result();
};

/** Matches of people who need 20 minutes before they begin, and twice the assumed pace; `noise` in tenths of minutes at most. */
function played(n: number, seed: number, noise: number, alike = false): readonly PeopleMatch[] {
  const random = new KeyedDice('people', seed).random('minutes');
  return Array.from({ length: n }, () => {
    const [real, draws] = alike ? [60, 30] : [30 + random.below(60), 20 + random.below(30)];
    const off = (random.below(2 * noise + 1) - noise) / 10;
    return { measures: {}, real, draws, minutes: 20 + (2 * (real * 10 + draws * 5)) / 60 + off };
  });
}

const paceOf = async (matches: readonly PeopleMatch[]) =>
  (await people(COINS, experiment, matches, here)).pace!;

test('set-up is told from the pace where matches have different lengths', async () => {
  const { setup, times, decision, chance } = await paceOf(played(12, 1, 0));
  expect(setup!.value).toBeCloseTo(20, 6);
  expect(times.value).toBeCloseTo(2, 6);
  expect(times.n).toBe(12);
  expect(decision).toBeCloseTo(20, 6);
  expect(chance).toBeCloseTo(10, 6);
});

test('set-up and pace lie in their ranges in 95 of 100 studies', async () => {
  const held = { setup: 0, times: 0, fitted: 0 };
  const studies = 150;
  for (let i = 0; i < studies; i++) {
    const { setup, times } = await paceOf(played(14, i, 60));
    if (setup === undefined) continue;
    held.fitted += 1;
    held.setup += Number(setup.low <= 20 && setup.high >= 20);
    held.times += Number(times.low! <= 2 && times.high! >= 2);
  }
  expect(held.fitted).toBeGreaterThan(0.9 * studies);
  expect(held.setup / held.fitted).toBeGreaterThan(0.9);
  expect(held.times / held.fitted).toBeGreaterThan(0.9);
});

test('of few matches, or of matches that are all alike, all minutes count for the pace', async () => {
  for (const matches of [played(7, 1, 10), played(30, 1, 10, true)]) {
    const { setup, times } = await paceOf(matches);
    expect(setup).toBeUndefined();
    expect(times.value).toBeGreaterThan(2.2);
  }
});
