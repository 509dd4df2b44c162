import { buildReport, compare, judge, MatchPlayer, parseLimit } from '@glade/lab';
import { describe, expect, test } from 'vitest';
import { gameById, optionsOf, playWithoutThreads, randomExperiment } from './experiments.ts';
import { gladeHere } from './run-glade.ts';

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ');

async function actionsCompared(matches: number) {
  const game = gameById('wildfire');
  const options = optionsOf(game);
  const experiment = randomExperiment(game, matches, { options, bots: ['policy'] });
  const choices = [1, 2].map((actions) => ({
    name: `WF-22.actions=${actions}`,
    options: { ...options, 'WF-22.actions': actions },
  }));
  return {
    game,
    experiment,
    found: await compare(game, experiment, choices, playWithoutThreads(game)),
  };
}

describe('minutes', () => {
  test('a comparison counts them from choices and rolls at the pace of the game', async () => {
    const { game, experiment, found } = await actionsCompared(40);
    const { decision, chance } = game.pace!;
    const player = new MatchPlayer(game, { ...experiment, options: found.variants[0]!.options });
    let seconds = 0;
    for (let match = 0; match < 40; match++) {
      player.playMatch(match);
      const { real, draws } = player.playMatch(match);
      seconds += real * decision + draws * chance;
    }
    const change = found.variants[0]!.changes.find(({ of }) => of === 'minutes')!;
    expect(change.after).toBeCloseTo(seconds / 60 / 40, 6);
    expect(found.variants[0]!.minutes).toBeCloseTo(change.after, 6);
    expect(change.after - change.before).toBeCloseTo(change.value, 6);
    expect(change).toMatchObject({ test: false, untested: true });
  });

  test('are those of a usual pace where the game states none, in the table as among the changes', async () => {
    const game = gameById('fair-verona');
    expect(game.pace).toBeUndefined();
    const options = optionsOf(game);
    const { seats } = game.rules(options);
    const bots = Array.from({ length: seats }, () => 'random');
    const experiment = randomExperiment(game, 8, { options, bots });
    const choices = ['any', 'useful'].map((friendCalls) => ({
      name: `friendCalls=${friendCalls}`,
      options: { ...options, friendCalls },
    }));
    const found = await compare(game, experiment, choices, playWithoutThreads(game));
    const change = found.variants[0]!.changes.find(({ of }) => of === 'minutes')!;
    expect(found.base.minutes).toBeCloseTo(change.before, 6);
    expect(found.variants[0]!.minutes).toBeCloseTo(change.after, 6);
  });

  test('a limit on them is broken where there is more to choose in fewer turns', async () => {
    const { found } = await actionsCompared(200);
    expect(judge(parseLimit('length>+5%')!, found.variants[0]!)).toBe('kept');
    expect(judge(parseLimit('real>+5%')!, found.variants[0]!)).toBe('broken');
    expect(judge(parseLimit('minutes>+1%')!, found.variants[0]!)).toBe('broken');
  });

  test.each([
    ['en', 'Minutes of a match, estimated', 'minutes (at the assumed pace)'],
    ['it', 'Minuti', 'minutes (al ritmo ipotizzato)'],
  ])('are shown beside turns, and named among the limits (%s)', async (language, head, limits) => {
    const args = ['playtest', 'wildfire', '--compare', 'WF-22.actions=1,2', '--games', '20'];
    const more = ['--bots', 'random', '--workers', '1', '--language', language];
    expect((await gladeHere([...args, ...more])).out).toContain(head);
    const { err } = await gladeHere([...args, ...more, '--fail-if', 'speed>5%']);
    expect(oneLine(err)).toContain(limits);
  });
});

test('seats are called even only where the whole range that is shown lies within', () => {
  const game = gameById('wildfire');
  const options = optionsOf(game, { mode: 'vs' });
  const bots = Array.from({ length: game.rules(options).seats }, () => 'random');
  const experiment = randomExperiment(game, 1, { options, bots });
  const player = new MatchPlayer(game, experiment);
  player.play({ from: 0, to: 400 });
  let shown = 0;
  // Between a margin that the one-sided tests at 5 % would pass and one that holds the range there are some.
  for (let margin = 0.02; margin < 0.12; margin += 0.001) {
    const { balance } = buildReport(game, experiment, player.result(), '', margin).outcome;
    const even = 1 / balance!.seats.length;
    const fits = balance!.seats.every(
      ({ share: { low, high } }) => low >= even - margin - 1e-4 && high <= even + margin + 1e-4,
    );
    if (balance!.shown) shown += 1;
    expect(balance!.shown && !fits).toBe(false);
  }
  expect(shown).toBeGreaterThan(0);
});

test.each([
  ['en', 'There are stronger bots'],
  ['it', 'bot più forti'],
])('the terminal says that there are stronger bots (%s)', async (language, told) => {
  const args = ['playtest', 'fair-verona', '--games', '2', '--workers', '1'];
  const { out } = await gladeHere([...args, '--language', language]);
  expect(oneLine(out)).toContain(told);
});

test.each([
  ['en', /Proven to change “turns[^”]*”, the largest change first:/],
  ['it', /È dimostrato che «turni[^»]*» cambia con, dal più grande:/],
])('screen names the number that is proven to change (%s)', async (language, told) => {
  const args = ['screen', 'wildfire', '--try', 'WF-22.actions=1,3', '--try', 'startBuffer=4,8'];
  const more = ['--of', 'length', '--games', '60', '--bots', 'policy', '--workers', '1'];
  const { out, err } = await gladeHere([...args, ...more, '--language', language]);
  expect(oneLine(out)).toMatch(told);
  // What is proven comes first, and only then why more matches were played.
  expect(err).not.toMatch(/\b50\b/);
  const [found = '', judged = ''] = oneLine(out).split(/How this was judged|Come si è giudicato/);
  expect(found).not.toMatch(/50 (?:equal groups|gruppi uguali)/);
  expect(judged).toMatch(
    /100 \w+ (?:instead of|invece di) 60\..* 50 (?:equal groups|gruppi uguali)/,
  );
});
