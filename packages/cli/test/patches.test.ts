import { OVER, parseOptions, type OptionValues, type WholeGame } from '@glade/engine';
import { MatchPlayer, type Experiment } from '@glade/lab';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { LIMIT, sample, someOf } from '@glade/engine/testing';
import { withPatch } from '../src/arguments/patches.ts';
import { readRulebook } from '../src/shelf/rulebooks.ts';
import { games } from '../src/shelf/games.ts';
import { clausesOf } from '@glade/engine';
import { gameById } from './experiments.ts';
import { folder, gladeHere, setUpProgramTests } from './run-glade.ts';

setUpProgramTests();
vi.setConfig({ testTimeout: LIMIT.timeout });

/** How many matches are played under each value. */
const MATCHES = sample('cli: matches under each value of a number of the rules', 3, 200);

/** The options in bulk under which a number matters. */
function optionsFor(game: WholeGame, name: string, mode: OptionValues = {}): OptionValues {
  const when = Object.entries(game.numbers![name]!.when ?? {});
  const needed = Object.fromEntries(when.map(([option, values]) => [option, values[0]!]));
  const parsed = parseOptions(game.options, { ...game.options.bulk, ...mode, ...needed });
  if (!parsed.ok) throw new Error(parsed.problem.code);
  return parsed.value;
}

const experimentOf = (game: WholeGame, options: OptionValues, bot: string): Experiment => ({
  game: game.id,
  options,
  bots: Array.from({ length: game.rules(options).seats }, () => bot),
  seed: 'patched',
  games: MATCHES,
});

const known = new Map<string, readonly number[]>();

/** What `played` answers. Numbers that need no other options have the same matches: they are played once for all of them. */
function playedOnce(game: WholeGame, options: OptionValues, bot: string): readonly number[] {
  const key = JSON.stringify([game.id, options, bot]);
  const hashes = known.get(key) ?? played(game, options, bot);
  known.set(key, hashes);
  return hashes;
}

/** Hashes over all entries of some matches, which must all come to their end. */
function played(game: WholeGame, options: OptionValues, bot: string): readonly number[] {
  const player = new MatchPlayer(game, experimentOf(game, options, bot));
  return Array.from({ length: MATCHES }, (_, match) => {
    const { ended, hash } = player.playMatch(match);
    expect(ended).toBe(true);
    return hash;
  });
}

/** How many matches may pass before one goes another way. */
const SOME = 300;

/** Whether some match goes another way where a number is the least or the most it can be. */
function matters(game: WholeGame, name: string, modes: readonly OptionValues[]): boolean {
  const { value, least, most } = game.numbers![name]!;
  const tried = [least, most].filter((each) => each !== value);
  const players = modes.flatMap((mode) => {
    const options = optionsFor(game, name, mode);
    const patched = tried.map((each) => withPatch(game, options, name, String(each)));
    return ['random', ...fastBots(game, options)].map((bot) => {
      const playerOf = (rules: OptionValues) =>
        new MatchPlayer(game, experimentOf(game, rules, bot));
      return { usual: playerOf(options), others: patched.map(playerOf) };
    });
  });
  for (let match = 0; match < SOME; match++)
    for (const { usual, others } of players) {
      const { hash } = usual.playMatch(match);
      if (others.some((other) => other.playMatch(match).hash !== hash)) return true;
    }
  return false;
}

/** Plays one match at random as the rules promise it: no step has more actions than said, and `check` agrees with all. */
function keepsPromises(game: WholeGame, options: OptionValues): void {
  const rules = game.rules(options);
  const log = new MatchPlayer(game, experimentOf(game, options, 'random')).logOf(0);
  const state = rules.create();
  expect(log.length).toBeLessThanOrEqual(rules.bounds.steps);
  for (const { actor, action } of log) {
    expect(rules.count(state)).toBeLessThanOrEqual(rules.bounds.actions);
    expect(rules.check(state, action, actor)).toBeUndefined();
    rules.apply(state, action);
  }
  expect(rules.actor(state)).toBe(OVER);
}

const all = games.flatMap((game) =>
  Object.keys(game.numbers ?? {}).map((name) => [game.id, name] as const),
);

test('every game has numbers of its rules', () => {
  expect(new Set(all.map(([id]) => id)).size).toBe(games.length);
});

/**
 * The numbers under which matches are played; of as many others it is tried that they change some match. A value that breaks a
 * promise of the rules, or changes nothing, is otherwise found in the long run.
 */
const tried = new Set(someOf('cli: numbers of the rules under which matches are played', all, 6));
const mattering = new Set(someOf('cli: numbers of the rules that change some match', all, 5));

describe.each(all.map((each) => [...each, each] as const))('%s, %s', (id, name, each) => {
  const game = gameById(id);
  const number = game.numbers![name]!;
  const modes: readonly OptionValues[] =
    id === 'wildfire' ? [{ mode: 'solo' }, { mode: 'x4' }, { mode: 'vs' }] : [{}];
  const playedIn = tried.has(each) ? modes : [];

  test.each(playedIn)('as the rules have it, changes nothing (%o)', (mode) => {
    const options = optionsFor(game, name, mode);
    const patched = withPatch(game, options, name, String(number.value));
    for (const bot of ['random', defaultBot(game, options)])
      expect(played(game, patched, bot)).toEqual(playedOnce(game, options, bot));
  });

  test.each(playedIn)(
    'from the least to the most every match ends as the rules promise (%o)',
    (mode) => {
      const options = optionsFor(game, name, mode);
      const bots = ['random', ...fastBots(game, options)];
      for (const value of [number.least, number.most]) {
        const patched = withPatch(game, options, name, String(value));
        keepsPromises(game, patched);
        for (const bot of bots) expect(played(game, patched, bot)).toHaveLength(MATCHES);
      }
    },
  );

  test.runIf(mattering.has(each))('changes some match', () => {
    // The smallest map of War Kids has neither rivers nor hills.
    const others = id === 'war-kids' ? [{ scenario: 'forestRoad' }] : [];
    expect(matters(game, name, [...modes, ...others])).toBe(true);
  });

  test('has a clause of its game', async () => {
    for (const language of ['en', 'it'] as const) {
      const ids = clausesOf(await readRulebook(game, language)).map((clause) => clause.id);
      expect(ids).toContain(name.split('.')[0]);
      expect(number.words[language]).toMatch(/^\p{Ll}|^Friends|^Amici/u);
    }
  });
});

const defaultBot = (game: WholeGame, options: OptionValues): string =>
  Object.keys(game.policies(game.rules(options)))[0]!;

const fastBots = (game: WholeGame, options: OptionValues): readonly string[] =>
  Object.keys(game.policies(game.rules(options))).filter(
    (bot) => game.slow?.includes(bot) !== true,
  );

test('a number matters: more actions save more homes', async () => {
  const file = join(folder(), 'report.json');
  const { code, out } = await gladeHere(
    `playtest wildfire --compare WF-22.actions=1,2 --games 300 --bots policy --json ${file}`.split(
      ' ',
    ),
  );
  expect(code).toBe(0);
  expect(out.replaceAll(/\s+/g, ' ')).toMatch(
    /is proven to change these numbers: • Matches won: from \d\d\.\d% to (9\d|100)\.\d%/,
  );
  expect(out).toContain('WF-22.actions (actions per turn)');
  const { variants } = JSON.parse(readFileSync(file, 'utf8')) as {
    variants: readonly { options: OptionValues }[];
  };
  expect(variants[0]!.options['WF-22.actions']).toBe(2);
});

test('the command that repeats a report names the numbers', async () => {
  const { out } = await gladeHere(
    'playtest starfall-forest --games 5 --patch SF-02.stars=7 --patch SF-56.hearts=1'.split(' '),
  );
  expect(out).toContain('Changed number of the rules: SF-02.stars=7,');
  const again = /npm run glade -- (.*)/.exec(out)![1]!;
  expect(again).toMatch(/--patch SF-02\.stars=7 --patch SF-56\.hearts=1$/);
  const second = await gladeHere(again.split(' '));
  expect(second.out).toBe(out);
});

test('tune takes numbers of the rules', async () => {
  const { code, out } = await gladeHere(
    'tune leaf-climbers --try LC-12.sides=10..12 --target turns=30 --games 40 --bots random'.split(
      ' ',
    ),
  );
  expect(code).toBe(0);
  expect(out).toContain('LC-12.sides');
});

test('a number that is also the value of an option is told by its value in each row, too', async () => {
  const asked =
    'tune leaf-climbers --try LC-23.points=2,3 --try LC-22.points=1,2 --target turns=30';
  const { code, out } = await gladeHere(`${asked} --games 40 --bots random`.split(' '));
  expect(code).toBe(0);
  expect(out).toMatch(/^LC-23\.points \([^)]+\); LC-22\.points \([^)]+\)/m);
  for (const row of [/^2; 1\b/m, /^2; 2\b/m, /^3; 1\b/m, /^3; 2\b/m]) expect(out).toMatch(row);
});

test('a rule is shown with its changed number', async () => {
  const { out } = await gladeHere('rules wildfire WF-22 --patch WF-22.actions=2'.split(' '));
  expect(out).toContain('You take one action each turn.');
  expect(out).toContain('→ Changed: actions per turn: 2 instead of 1.');
  const book = await gladeHere('rules fair-verona --patch FV-72.tiles=3 --language it'.split(' '));
  expect(book.out).toMatch(/→ Cambiato: tessere di un movimento su ogni terreno: 3 invece\s+di 2/);
});

test.each([
  ['--patch WF-22.actions=9', /would break\. It can be a whole number from 1 to 4/],
  ['--patch WF-22.actions=1.5', /would break/],
  ['--patch WF-22.actions=', /would break/],
  ['--patch WF-22', /changes nothing\. Write a number/],
  ['--patch WF-22.action=2', /Did you mean WF-22.actions/],
  ['--patch LC-12.sides=4', /There is no number “LC-12.sides” here\. Choose from: WF-18/],
  ['--patch WF-22.actions=2 --patch WF-22.actions=3', /is given twice/],
  ['--patch WF-22.actions=2 --db postgres://x/y', /Leave --patch or --db out/],
  ['--compare WF-22.actions=1,7', /would break/],
])('playtest wildfire %s is refused in a sentence', async (line, sentence) => {
  const { code, out, err } = await gladeHere(['playtest', 'wildfire', ...line.split(' ')]);
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(err).toMatch(sentence);
});

test('a number that needs another option says so', async () => {
  const line = 'playtest fair-verona --set difficulty=easy --patch FV-14.tokens=5';
  const { code, err } = await gladeHere(line.split(' '));
  expect(code).toBe(2);
  expect(err).toContain('It needs difficulty=medium (--set)');
});
