import { randomPolicy } from '@glade/bots';
import { Xoshiro, type WholeGame } from '@glade/engine';
import { chosenBy, playOut, sample, someOf } from '@glade/engine/testing';
import { games } from '@glade/games';
import {
  areSeatsAlike,
  compare,
  hasRulings,
  judge,
  ladder,
  parseLimit,
  people,
  rulings,
  screen,
  skillOf,
  stronger,
  Study,
  tune,
  type Experiment,
  type PeopleMatch,
  type Run,
} from '@glade/lab';
import { expect, test, vi } from 'vitest';
import { gameById, playWithoutThreads, randomExperiment } from './experiments.ts';

vi.setConfig({ testTimeout: 3_600_000 });

const MATCHES = 40;
/** Studies of each game. */
const STUDIES = sample('lab: studies of nothing against nothing, of each game', 1, 60);
const isFull = STUDIES > 10;

/** A game beside itself: what the options of its arms would change is left out, and each arm has dice of its own. */
interface Nothing {
  readonly game: WholeGame;
  readonly experiment: Experiment;
  readonly run: Run;
}

/** Plays each arm with dice of its own, so that nothing but luck differs between them. */
const apart =
  (game: WholeGame, { options }: Experiment): Run =>
  async (arms) => {
    const study = new Study(
      game,
      arms.map((arm, i) => ({ ...arm, options, seed: `${arm.seed}.${i}` })),
    );
    const { first = 0, games: many } = arms[0]!;
    study.play({ from: first, to: first + many });
    return study.result();
  };

/** How many turns matches of random players take on average. */
const usualTurns = new Map<WholeGame, number>();
async function turnsOf(game: WholeGame): Promise<number> {
  const known = usualTurns.get(game);
  if (known !== undefined) return known;
  const many = { ...experimentOf(game, `${game.id} turns`), games: isFull ? 4000 : 400 };
  const { tallies } = await playWithoutThreads(game)([many]);
  const { length } = tallies[0]!;
  const sum = (of: Iterable<number>): number => [...of].reduce((all, each) => all + each, 0);
  const turns = sum([...length].map(([each, times]) => each * times)) / sum(length.values());
  usualTurns.set(game, turns);
  return turns;
}

/** A random player who plays at random in some decisions is the same player. */
const SAME = 'random@50';
const LONGER = parseLimit('length>+0%')!;
const RULES = ['a', 'b', 'c'].map((name) => ({ name, usual: '0', other: '1' }));

/** A comparison whose question was named beforehand: whether who begins wins more often, or seat 1, or the team. */
async function namedBeforehand({ game, experiment, run }: Nothing) {
  const { options } = experiment;
  const choices = ['one', 'same'].map((name) => ({ name, options }));
  const of = areSeatsAlike(game, experiment) ? 'order.0' : 'points.0';
  const { variants } = await compare(game, experiment, choices, run, of);
  return variants[0]!;
}

/** Whether a question is answered by a claim, though there is nothing to claim. */
const CLAIMS: Readonly<Record<string, (of: Nothing) => Promise<boolean>>> = {
  async 'something changes'({ game, experiment, run }) {
    const { options } = experiment;
    const choices = ['one', 'same'].map((name) => ({ name, options }));
    const { variants } = await compare(game, experiment, choices, run);
    return variants[0]!.changes.some(({ adjusted, test: is }) => is && adjusted < 0.05);
  },
  async 'a limit is broken'({ game, experiment, run }) {
    const { options } = experiment;
    const choices = ['one', 'same'].map((name) => ({ name, options }));
    const study = { ...experiment, seed: `limit ${experiment.seed}` };
    const { variants } = await compare(game, study, choices, run);
    return judge(LONGER, variants[0]!) === 'broken';
  },
  async 'what was named beforehand changes'({ game, experiment, run }) {
    const study = { ...experiment, seed: `named ${experiment.seed}` };
    const { changes } = await namedBeforehand({ game, experiment: study, run });
    return changes.some(({ asked, adjusted }) => asked && adjusted < 0.05);
  },
  async 'what was looked at afterwards changes'({ game, experiment, run }) {
    const study = { ...experiment, seed: `after ${experiment.seed}` };
    const { changes } = await namedBeforehand({ game, experiment: study, run });
    return changes.some(({ asked, adjusted, test: is }) => is && !asked && adjusted < 0.05);
  },
  async 'one of two players is better'({ game, experiment, run }) {
    const players = { better: SAME, than: 'random' };
    const { verdict } = await skillOf(game, experiment, players, run);
    return verdict !== 'open';
  },
  async 'a rung of a ladder is better, or weaker'({ game, experiment, run }) {
    const { rungs } = await ladder(game, experiment, ['random', SAME, 'random'], run);
    return rungs.some(({ gain }) => gain.adjusted < 0.05);
  },
  async 'a gain is worth having'({ game, experiment, run }) {
    const study = { ...experiment, games: 2 * MATCHES };
    const gain = { bot: SAME, than: 'random', claim: { low: 0, high: 0.1 } };
    return (await stronger(game, study, gain, run)).verdict === 'upper';
  },
  async 'a rule matters, or a pair of rules'({ game, experiment, run }) {
    const asked = ['points.0', 'length'];
    const same = () => experiment.options;
    const study = { ...experiment, games: MATCHES / 2, seed: `alone ${experiment.seed}` };
    const { effects } = await screen(game, study, RULES, [], asked, same, run);
    // Each rule is played alone after that, with dice of its own, and that is what proves it.
    return effects.some(({ verdict }) => verdict === 'proven');
  },
  async 'no value reaches what this one is'({ game, experiment, run }) {
    const target = { of: 'turns', value: await turnsOf(game), within: 0 } as const;
    const { options } = experiment;
    return (await tune(game, experiment, [{ name: 'one', options }], target, run)).met === 'missed';
  },
  async 'a rule stands out in the screening, or a pair of rules'({ game, experiment, run }) {
    const study = { ...experiment, games: MATCHES / 2, seed: `out ${experiment.seed}` };
    const same = () => experiment.options;
    const { effects } = await screen(game, study, RULES, [], ['points.0', 'length'], same, run);
    // All combinations of three rules are played, so that nothing looks like something else.
    return effects.some(({ adjusted }) => adjusted < 0.05);
  },
};

/** Matches of random players. */
const experimentOf = (game: WholeGame, seed: string): Experiment =>
  randomExperiment(game, MATCHES, { seed });

/** So many that more would come in fewer than one of a hundred runs where one study of twenty alarms. */
const most = (studies: number, sigmas = 2.6): number =>
  0.05 * studies + sigmas * Math.sqrt(0.05 * 0.95 * studies);

/** Asks in studies of these games, and returns how many alarm. */
async function alarmsOf(
  claim: string,
  { studies, among }: { readonly studies: number; readonly among: readonly WholeGame[] },
  asked: (of: Nothing) => Promise<boolean>,
): Promise<number> {
  const alarms: Record<string, number> = {};
  for (const game of among) {
    alarms[game.id] = 0;
    for (let i = 0; i < studies; i++) {
      const experiment = experimentOf(game, `${game.id} ${i}`);
      alarms[game.id]! += Number(await asked({ game, experiment, run: apart(game, experiment) }));
    }
  }
  const counts = Object.values(alarms);
  if (isFull) console.log(JSON.stringify({ claim, studies, matches: MATCHES, alarms }));
  // Nor by one game much more often: in fewer than one of a hundred runs one of six would alarm more often by bad luck.
  expect(isFull ? Math.max(...counts) : 0).toBeLessThanOrEqual(most(studies, 4.5));
  return counts.reduce((sum, each) => sum + each, 0);
}

test.each(Object.keys(CLAIMS).map((claim, i) => [claim, i] as const))(
  'that %s is said of nothing against nothing in at most one of twenty studies of all games',
  async (claim, i) => {
    const among = someOf('lab: games beside themselves', games, games.length, i % games.length);
    const alarms = await alarmsOf(claim, { studies: STUDIES, among }, CLAIMS[claim]!);
    expect(alarms).toBeLessThanOrEqual(most(among.length * STUDIES));
  },
);

test('that an open question matters is said in at most one of twenty studies, however many answers are tried', async () => {
  const studies = Math.ceil(STUDIES / 4);
  const among = someOf('lab: games whose rulings change nothing', games, games.length);
  const alarms = await alarmsOf(
    'an open question matters',
    { studies, among },
    async ({ game, experiment, run }) => {
      expect(hasRulings(game, experiment.options)).toBe(true);
      const found = await rulings(game, experiment, run);
      expect(found.rulings.length).toBeGreaterThan(1);
      return found.rulings.some(({ changes }) =>
        changes.some(({ adjusted, test: is }) => is && adjusted < 0.05),
      );
    },
  );
  expect(alarms).toBeLessThanOrEqual(most(among.length * studies));
});

const EVENINGS = sample(
  'lab: matches of bots beside those of the same bots, of each number',
  12,
  200,
);

/** Evenings of each of the other games. */
const EACH = sample('lab: the same in each of the other games', 2, 60);

/** Matches of one bot in all seats, as people would write them down. */
function writtenDown(
  game: WholeGame,
  { options }: Experiment,
  bot: string,
  n: number,
  seed: number,
): readonly PeopleMatch[] {
  const rules = game.rules(options);
  const random = new Xoshiro(seed);
  const policy = game.policies(rules)[bot] ?? randomPolicy(rules);
  return Array.from({ length: n }, () => {
    const end = playOut(rules, chosenBy(rules, random, policy));
    const { winners, measures } = rules.outcome(end);
    const single = Object.entries(measures).filter(
      (each): each is [string, number] => typeof each[1] === 'number',
    );
    return { winners, turns: rules.turn(end), measures: Object.fromEntries(single) };
  });
}

/** How many evenings are told to differ from matches of the very same bot. */
async function differingEvenings(
  game: WholeGame,
  { bot, n, evenings }: { readonly bot: string; readonly n: number; readonly evenings: number },
): Promise<number> {
  const { seats, kind } = game.rules(randomExperiment(game, 1).options);
  const bots = Array.from({ length: seats }, () => bot);
  let alarms = 0;
  const told: Record<string, number> = {};
  for (let i = 0; i < evenings; i++) {
    const seed = `bots ${i}`;
    const experiment = randomExperiment(game, EVENINGS > 20 ? 200 : 60, { bots, seed });
    const own = writtenDown(game, experiment, bot, n, 1000 * n + i);
    const { lines } = await people(game, experiment, own, playWithoutThreads(game));
    expect(lines.length).toBeGreaterThan(kind === 'competitive' ? seats : 1);
    for (const { of, sure } of lines) if (sure) told[of] = (told[of] ?? 0) + 1;
    alarms += Number(lines.some(({ sure }) => sure));
  }
  if (EVENINGS > 20) console.log(JSON.stringify({ of: game.id, n, alarms, told, evenings }));
  return alarms;
}

// Few matches; more of them in the long run, and below in the other games.
test.each(someOf('lab: numbers of matches by people', [2, 4, 10, 20], 4, 1))(
  '%i matches by people who play as the bots do are said to differ in at most one of twenty evenings',
  async (n) => {
    const alarms = await differingEvenings(gameById('leaf-climbers'), {
      bot: 'careful',
      n,
      evenings: EVENINGS,
    });
    expect(alarms).toBeLessThanOrEqual(most(EVENINGS));
  },
);

const OTHERS = games.map(({ id }) => id).filter((id) => id !== 'leaf-climbers');

test.each(someOf('lab: games of which people write matches down', OTHERS, 2))(
  'ten matches of %s by people who play as the bots do, too',
  async (id) => {
    // What is told of other bots beside them costs more matches than all the rest, and is not asked here.
    const game: WholeGame = { ...gameById(id) };
    Reflect.deleteProperty(game, 'dial');
    const alarms = await differingEvenings(game, { bot: 'random', n: 10, evenings: EACH });
    expect(alarms).toBeLessThanOrEqual(most(EACH));
  },
);

test('one win of ten proves nothing where bots win one match of a hundred; four do', async () => {
  const game = gameById('wildfire');
  const bots = randomExperiment(game, 400);
  const sure = async (won: number): Promise<boolean> => {
    const own = Array.from({ length: 10 }, (_, i) => ({
      winners: i < won ? [0] : [],
      measures: {},
    }));
    const { lines } = await people(game, bots, own, playWithoutThreads(game));
    expect(lines[0]!.bots.value).toBeLessThan(0.02);
    return lines.find(({ of }) => of === 'points.0')!.sure;
  };
  expect(await sure(1)).toBe(false);
  expect(await sure(4)).toBe(true);
});
