import { CHANCE, OVER, type BotGame, type SearchRules } from '@glade/engine';
import { expect, test, vi } from 'vitest';
import { people, Study, type Experiment, type PeopleMatch } from '../src/index.ts';
import { beyondBots } from '../src/people/lengths.ts';
import { emptyTally } from '../src/tally/tally.ts';
import { DUEL, duel, DuelState } from '../../bots/test/duel.ts';

vi.setConfig({ testTimeout: 60_000 });

/** How many coins a match throws, each of which may make it longer. */
const COINS = 24;
const SEATS = 2;

/** A game whose matches take from 24 to 48 turns, by coins. */
const LONG: BotGame = {
  ...DUEL,
  id: 'long',
  rules: (): SearchRules<DuelState> => ({
    ...duel,
    seats: SEATS,
    bounds: { actions: 2, steps: 60 },
    streams: ['coin'],
    create: () => Object.assign(new DuelState(), { step: 0, left: 0 }),
    actor: ({ step }) => (step === COINS ? OVER : CHANCE),
    count: () => 2,
    nth: (_, k) => k,
    totalWeight: () => 2,
    stream: () => 0,
    apply(s, a) {
      s.left += a;
      s.step += 1;
    },
    turn: ({ left }) => COINS + left,
    outcome: () => ({ code: 'end', winners: [0], measures: {} }),
  }),
};

const experiment: Experiment = {
  game: 'long',
  options: {},
  bots: ['random', 'random'],
  seed: '1',
  games: 400,
  pace: { decision: 10, chance: 5 },
};

const asked = (matches: readonly PeopleMatch[], seed = '1') =>
  people(LONG, { ...experiment, seed }, matches, async (arms) => {
    const study = new Study(LONG, arms);
    study.play({ from: 0, to: arms[0]!.games });
    return study.result();
  });

/** Lengths of matches by the same bots. */
function lengthsOf(seed: string, n: number): readonly number[] {
  const study = new Study(LONG, [{ ...experiment, seed, games: n }]);
  study.play({ from: 0, to: n });
  return [...study.result().tallies[0]!.length].flatMap(([turns, times]) =>
    Array.from({ length: times }, () => turns),
  );
}
const written = (lengths: readonly number[], times = 1): readonly PeopleMatch[] =>
  lengths.map((turns) => ({ turns: Math.round(turns * times), minutes: 5, measures: {} }));

test('a whole file in the other unit is asked about, and no pace is taken from it', async () => {
  const lengths = lengthsOf('people', 20);
  const rounds = await asked(written(lengths, 1 / SEATS));
  expect(rounds).toMatchObject({ otherUnit: true });
  expect(rounds.pace).toBeUndefined();
  expect(rounds.lines.map(({ of }) => of)).not.toContain('length');
  expect(rounds.beyond).toBeUndefined();
  const turns = await asked(written(lengths));
  expect(turns.otherUnit).toBeUndefined();
  expect(turns.pace).toBeDefined();
});

test('of files in the right unit hardly any is asked about', async () => {
  let alarms = 0;
  for (let i = 0; i < 200; i++) {
    const found = await asked(written(lengthsOf(`people ${i}`, 3)), `bots ${i}`);
    alarms += Number(found.otherUnit === true);
  }
  // At most one in a thousand: of 200 files two would be too many.
  expect(alarms).toBeLessThan(2);
});

test('a match that is a little longer than all by bots is no slip of the pen', async () => {
  const most = Math.max(...lengthsOf('1', 400));
  // Divided by two it would be a short match of the bots, but it is nearer to the usual one as it is.
  const { beyond } = await asked(written([36, most + 2]));
  expect(beyond).toBeUndefined();
});

test('of many true matches some are longer than all by fewer bots: nothing is asked', () => {
  const verona = emptyTally(4, 1);
  for (let turns = 11; turns <= 128; turns++)
    verona.length.set(turns, Math.max(1, 4 - Math.floor(Math.abs(turns - 40) / 10)));
  // A quarter of 137 is a usual length, and nearer to the mean.
  const some = (n: number, length: number) => written([...Array<number>(n - 1).fill(46), length]);
  expect(beyondBots(some(300, 137), [verona], 4)).toEqual({});
  expect(beyondBots(some(300, 900), [verona], 4).beyond!.lengths).toEqual([900]);
  // Turns of four players among rounds are still asked about.
  const rounds = emptyTally(4, 1);
  for (let turns = 12; turns <= 30; turns++) rounds.length.set(turns, 20);
  expect(beyondBots(some(20, 80), [rounds], 4).beyond!.lengths).toEqual([80]);
});

test('a length that the bots like these people had, too, is no slip of the pen', () => {
  const tallyOf = (lengths: readonly number[]) => {
    const tally = emptyTally(4, 1);
    for (const turns of lengths) tally.length.set(turns, 1);
    return tally;
  };
  const [strong, weak] = [tallyOf([24, 30, 40, 45]), tallyOf([40, 70, 95, 120])];
  const matches = written([60, 107, 110]);
  expect(beyondBots(matches, [strong], 4).beyond!.lengths).toEqual([107, 110]);
  expect(beyondBots(matches, [strong, weak], 4)).toEqual({});
  expect(beyondBots(written([400]), [strong, weak], 4).beyond!.lengths).toEqual([400]);
});
