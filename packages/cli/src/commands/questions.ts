import {
  applies,
  parseOptions,
  parseRecord,
  RECORD_TITLE,
  short,
  spell,
  type WholeGame,
  type Language,
  type OptionValues,
} from '@glade/engine';
import {
  AnswerWriter,
  evenGames,
  matchRecord,
  OptionNames,
  type AnswerPart,
  MOST_BESIDE,
  people,
  peopleMatchOf,
  PEOPLE_LIMIT,
  readPeople,
  type PeopleMatch,
  MOST_FACTORS,
  NotCounted,
  screen,
  type Factor,
  compare,
  labText,
  MatchPlayer,
  ladder,
  botsFor,
  judge,
  luck,
  numbersChanged,
  numberNamed,
  parseLimit,
  sentencesOf,
  shellQuoted,
  reportJson,
  rulings,
  answerHtml,
  stronger,
  tune,
  type Choice,
  type Claim,
  type Comparison,
  type Experiment,
  type Run,
  type Tally,
  type WrittenAnswer,
  type Target,
} from '@glade/lab';
import { encodeLink, LINK_LIMIT } from '@glade/engine/link';
import { playersOf } from '@glade/table';
import { tellProblem, type Say } from '@glade/text';
import {
  bulkOptions,
  checkBots,
  experimentFor,
  outputFiles,
  rotationMatters,
  withRotation,
  stoppableRun,
  inLanguage,
  writeOutput,
  type BulkArguments,
  type RotateArguments,
} from '../experiments/experiment.ts';
import { isNumberName, withPatch } from '../arguments/patches.ts';
import { repeatCommand } from '../experiments/repeat-command.ts';
import { UserError, valueOrThrow } from '../arguments/user-error.ts';
import { readRecord } from '../arguments/files.ts';
import { optionsWithoutEffect, namesPerSeat } from '../arguments/game-options.ts';
import { answerText } from '../experiments/answer-text.ts';
import { gameNamed, isOurs } from '../shelf/games.ts';
import { replayAddress } from '../arguments/defaults.ts';
import { versionAt, versionInFolder } from '../shelf/other-version.ts';
import { readRulebook } from '../shelf/rulebooks.ts';
import { note, print } from '../terminal/output.ts';
import { cliTranslator } from '../text/translator.ts';

/** What every question needs. */
interface Question {
  readonly game: WholeGame;
  readonly experiment: Experiment;
  readonly run: Run;
  readonly answers: AnswerWriter;
  readonly say: Say;
}

/** An answer as data and as text. */
interface Answer {
  readonly data: object;
  readonly writtenAnswer: WrittenAnswer;
}

/** Runs a question, prints the answer, and writes the files that were asked for. */
async function answerQuestion(
  language: Language,
  id: string,
  request: RotateArguments,
  question: (asking: Question) => Promise<Answer>,
): Promise<void> {
  const game = gameNamed(id);
  const options = bulkOptions(game, request);
  const unrotated = experimentFor(game, options, request);
  if (request.rotate === true && !rotationMatters(game, unrotated))
    throw new UserError('cli.rotate.team');
  const { json, html } = outputFiles(request);
  const say: Say = cliTranslator(language, game, labText);
  const experiment = request.rotate === true ? withRotation(say, unrotated) : unrotated;
  for (const idle of optionsWithoutEffect(game, options)) note(say('cli.idle', idle));
  const { run, stopped } = stoppableRun(say, request);
  const { data, writtenAnswer } = await question({
    game,
    experiment,
    run,
    say,
    answers: new AnswerWriter(say, game, sentencesOf(await readRulebook(game, language))),
  });
  const partial = stopped() !== undefined;
  const lead = partial
    ? `${say('cli.partial.question')} ${writtenAnswer.lead}`
    : writtenAnswer.lead;
  const answer = { ...writtenAnswer, lead, command: inLanguage(language, writtenAnswer.command) };
  print(answerText(answer, say));
  const repeated = { ...(partial ? { partial: true } : {}), command: writtenAnswer.command };
  if (json !== undefined) writeOutput(say, json, reportJson({ ...data, ...repeated }));
  if (html !== undefined) writeOutput(say, html, answerHtml(answer, say));
}

/** `--rotate` as an argument of the command that repeats the answer. */
const rotateArgument = ({ rotate }: Experiment): readonly string[] =>
  rotate === true ? ['--rotate'] : [];

/** `glade playtest --compare option=a,b`: compares values of an option. */
export function compareOptions(
  language: Language,
  id: string,
  request: CompareArguments,
  compared: string,
): Promise<void> {
  requireLimits(request);
  return answerQuestion(language, id, request, async (asking) => {
    const { game, experiment } = asking;
    const choices = optionChoices(game, experiment.options, [
      parseValuesToTry(compared, 'cli.compare'),
    ]);
    if (choices.length < 2) throw new UserError('cli.compare', { found: short(compared) });
    const { data, writtenAnswer } = await answerComparison(
      asking,
      choices,
      request,
      `--compare ${shellQuoted(compared)}`,
    );
    const watch = await matchesToWatch(asking, choices, data);
    return { data, writtenAnswer: withPart(writtenAnswer, watch) };
  });
}

/** Compares choices. `argument`: the one of the command that names them. */
async function answerComparison(
  { game, experiment, run, answers, say }: Question,
  choices: readonly Choice[],
  request: CompareArguments,
  argument: string,
): Promise<Answer & { readonly data: Comparison }> {
  const data = await compare(game, experiment, choices, run);
  judgeLimits(say, data, request);
  const more = [argument, ...limitArguments(request), ...rotateArgument(experiment)];
  const command = repeatCommand('playtest', game, experiment, more);
  return { data, writtenAnswer: answers.compare(data, command) };
}

/** Links to the first matches that ended otherwise, under both choices. Undefined where the app has no page that plays so. */
async function matchesToWatch(
  { game, experiment, say }: Question,
  choices: readonly Choice[],
  { variants }: Comparison,
): Promise<AnswerPart | undefined> {
  const [base, ...others] = choices;
  if (!isOurs(game.id)) return undefined;
  const links: { readonly name: string; readonly href: string }[] = [];
  const names = new OptionNames(say, game);
  let most = 0;
  for (const [i, { differing }] of variants.entries()) {
    const both = [base!, others[i]!];
    // A page plays by the rules as they are.
    if (both.some(({ options }) => numbersChanged(game, options).length > 0)) continue;
    most = Math.max(most, differing.length);
    for (const match of differing)
      for (const { name, options, bots = experiment.bots } of both) {
        const link = await encodeLink(matchRecord(game, { ...experiment, options, bots }, match));
        if (link !== undefined && link.length < LINK_LIMIT)
          links.push({
            name: say('lab.differing.match', { match, name: names.choice(name) }),
            href: `${replayAddress(game.id)}${link}`,
          });
      }
  }
  if (links.length === 0) return undefined;
  return {
    heading: say('lab.differing'),
    notes: [say('lab.differing.lead', { n: most })],
    links,
  };
}

const withPart = (answer: WrittenAnswer, part: AnswerPart | undefined): WrittenAnswer =>
  part === undefined ? answer : { ...answer, parts: [...answer.parts, part] };

/** Arguments of comparisons, as typed. */
export interface CompareArguments extends RotateArguments {
  /** `length>+5%`: changes that are too much. */
  readonly failIf?: readonly string[];
}

/** The exit code of a comparison in which something changed more than was allowed. */
const TOO_MUCH = 3;

/** Says of each limit whether it is kept, and sets the exit code where one is not. */
function judgeLimits(say: Say, found: Comparison, { failIf = [] }: CompareArguments): void {
  for (const text of failIf) {
    const limit = parseLimit(text)!;
    for (const variant of found.variants) {
      const verdict = judge(limit, variant);
      if (verdict === 'broken') process.exitCode = TOO_MUCH;
      note(say(`cli.limit.${verdict}`, { limit: text, name: variant.name }));
    }
  }
}

function requireLimits({ failIf = [] }: CompareArguments): void {
  const wrong = failIf.find((text) => parseLimit(text) === undefined);
  if (wrong !== undefined) throw new UserError('cli.limit', { found: short(wrong) });
}

/** `glade playtest --against FOLDER` or a git revision: the same matches under another version of the rules. */
async function compareVersions(
  language: Language,
  id: string,
  request: CompareArguments,
  against: string,
): Promise<void> {
  const game = gameNamed(id);
  if (request.db !== undefined) throw new UserError('cli.against.db');
  const other = (await versionInFolder(game, against)) ?? (await versionAt(game, against));
  if (other === undefined) throw new UserError('cli.against', { found: short(against) });
  return answerQuestion(language, id, request, async (asking) => {
    const { options, bots } = asking.experiment;
    const there = valueOrThrow(
      parseOptions(other.game.options, sharedOptions(other.game, options)),
      other.game,
    );
    checkBots(other.game, there, bots);
    const { seats } = game.rules(options);
    const found = other.game.rules(there).seats;
    if (found !== seats)
      throw new UserError('cli.choices.seats', { name: short(against), found, seats });
    const choices = [
      { name: against, options: there, module: other.module },
      { name: asking.say('cli.against.here'), options },
    ];
    return answerComparison(asking, choices, request, `--against ${shellQuoted(against)}`);
  });
}

/** Those of the options that another version has, too. */
const sharedOptions = (other: WholeGame, options: OptionValues): OptionValues =>
  Object.fromEntries(
    Object.entries(options).filter(([name]) => Object.hasOwn(other.options.options, name)),
  );

const limitArguments = ({ failIf = [] }: CompareArguments): readonly string[] =>
  failIf.map((text) => `--fail-if ${shellQuoted(text)}`);

/** `glade playtest --against OTHER`: other bots, or another version of the game. */
export async function compareWith(
  language: Language,
  id: string,
  request: CompareArguments,
  against: string,
): Promise<void> {
  requireLimits(request);
  const game = gameNamed(id);
  const rules = game.rules(bulkOptions(game, request));
  const names = against.split(',').map((name) => name.trim());
  if (botsFor(game, rules, names).ok) return compareBots(language, id, request, against);
  return compareVersions(language, id, request, against);
}

/** `glade playtest --bots policy --against greedy`: the same matches by other bots. */
function compareBots(
  language: Language,
  id: string,
  request: CompareArguments,
  against: string,
): Promise<void> {
  return answerQuestion(language, id, request, async (asking) => {
    const { game, experiment } = asking;
    const { bots, options } = experiment;
    const others = namesPerSeat(against, bots.length);
    checkBots(game, options, others);
    const [here, there] = [bots, others].map((names) =>
      new Set(names).size === 1 ? names[0]! : names.join(','),
    );
    requireDistinct([here!, there!]);
    const choices = [
      { name: here!, options },
      { name: there!, options, bots: others },
    ];
    const argument = `--against ${shellQuoted(against)}`;
    const { data, writtenAnswer } = await answerComparison(asking, choices, request, argument);
    const watch = await matchesToWatch(asking, choices, data);
    return { data, writtenAnswer: withPart(writtenAnswer, watch) };
  });
}

/** `glade rulings`: compares the answers to open questions of the rules. */
export function askRulings(
  language: Language,
  id: string,
  request: RotateArguments,
): Promise<void> {
  return answerQuestion(language, id, request, async ({ game, experiment, run, answers }) => {
    const found = await rulings(game, experiment, run);
    const command = repeatCommand('rulings', game, experiment, rotateArgument(experiment));
    return { data: found, writtenAnswer: answers.rulings(found, command) };
  });
}

/** Arguments of `glade screen`, as typed. */
export interface ScreenArguments extends RotateArguments {
  readonly try?: readonly string[];
  readonly of?: readonly string[];
}

/** `glade screen --try startBuffer=4,8 --try WF-22.actions=1,2`: which rules matter, alone and in pairs. */
export function askScreen(language: Language, id: string, request: ScreenArguments): Promise<void> {
  return answerQuestion(language, id, request, async ({ game, experiment, run, answers, say }) => {
    const base = experiment.options;
    const { kind } = game.rules(base);
    const tried = (request.try ?? []).map((pair) => parseValuesToTry(pair, 'cli.screen'));
    const wrong = tried.find(({ values }) => values.length !== 2);
    if (wrong !== undefined) throw new UserError('cli.screen', { found: short(wrong.name) });
    requireDistinct(tried.map(({ name }) => name));
    const named = tried.map(({ name, values }): Factor => {
      const [usual = '', other = ''] = values;
      return { name, usual, other };
    });
    const { factors, leftOut } =
      named.length > 0 ? { factors: named, leftOut: [] } : usualFactors(game, base);
    if (factors.length < 2) throw new UserError('cli.screen.few');
    if (factors.length > MOST_FACTORS)
      throw new UserError('cli.screen.many', { found: factors.length, most: MOST_FACTORS });
    const of =
      request.of ?? (kind === 'competitive' ? ['length', 'shared'] : ['points.0', 'length']);
    const numbers = of.map((each) => {
      const name = numberNamed(each);
      if (name === undefined || /^(choices|forced|clause)/.test(name))
        throw new UserError('cli.screen.of', { found: short(each) });
      return name;
    });
    requireDistinct(numbers);
    requireMeasures(game, experiment, numbers);
    const games = evenGames(experiment);
    if (games !== experiment.games) note(say('cli.screen.games', { n: games }));
    const found = await screen(
      game,
      { ...experiment, games },
      factors,
      leftOut,
      numbers,
      (levels) => optionsWith(game, base, pairsOf(factors, levels)),
      run,
    ).catch((error: unknown) => {
      if (error instanceof NotCounted)
        throw new UserError('cli.screen.of', { found: short(error.message) });
      throw error;
    });
    const more = [
      ...(request.try ?? []).map((pair) => `--try ${shellQuoted(pair)}`),
      ...(request.of ?? []).map((each) => `--of ${shellQuoted(each)}`),
      ...rotateArgument(experiment),
    ];
    const command = repeatCommand('screen', game, { ...experiment, games }, more);
    return { data: found, writtenAnswer: answers.screen(found, command) };
  });
}

const pairsOf = (
  factors: readonly Factor[],
  levels: readonly (-1 | 1)[],
): readonly (readonly [string, string])[] =>
  factors.map(({ name, usual, other }, i) => [name, levels[i] === 1 ? other : usual]);

/**
 * Every option of the rules that has an effect beside the others, and every number of the rules, each with one other value;
 * without those that do not go with another.
 */
function usualFactors(
  game: WholeGame,
  base: OptionValues,
): { readonly factors: readonly Factor[]; readonly leftOut: readonly string[] } {
  const { seats } = game.rules(base);
  const { options } = game.options;
  const optional = Object.entries(options).flatMap(([name, option]): readonly Factor[] => {
    const other = option.values.find((value) => value !== base[name]);
    if (option.affects !== 'rules' || other === undefined || !applies(option, base)) return [];
    return [{ name, usual: spell(base[name]!), other: spell(other) }];
  });
  const numbers = Object.entries(game.numbers ?? {}).flatMap(
    ([name, number]): readonly Factor[] => {
      const { option = name, least, most, value } = number;
      const now = Number(base[option] ?? value);
      const other = now < most ? now + 1 : now - 1;
      if (optional.some((each) => each.name === option) || other < least) return [];
      return [{ name, usual: String(now), other: String(other) }];
    },
  );
  const all = [...optional, ...numbers];
  const fits = (some: readonly Factor[]): boolean => {
    const pairs = some.map(({ name, other }) => [name, other] as const);
    try {
      const values = optionsWith(game, base, pairs);
      return (
        game.rules(values).seats === seats &&
        all.every(({ name }) => options[name] === undefined || applies(options[name], values))
      );
    } catch (error) {
      if (error instanceof UserError) return false;
      throw error;
    }
  };
  const factors: Factor[] = [];
  const leftOut: string[] = [];
  for (const each of all) {
    if (fits([each]) && factors.every((one) => fits([one, each]))) factors.push(each);
    else leftOut.push(each.name);
  }
  return { factors, leftOut };
}

/** `glade people GAME FILE…`: matches by people beside those by bots. */
export async function askPeople(
  language: Language,
  id: string,
  files: readonly string[],
  request: RotateArguments,
): Promise<void> {
  const game = gameNamed(id);
  const options = bulkOptions(game, request);
  const { kind, seats } = game.rules(options);
  const sides = kind === 'competitive' ? seats : 1;
  const matches: PeopleMatch[] = [];
  const measured: { readonly file: string; readonly measures: ReadonlySet<string> }[] = [];
  const say: Say = cliTranslator(language, game, labText);
  for (const file of files) {
    const text = await readRecord(file, PEOPLE_LIMIT);
    if (text.startsWith(RECORD_TITLE)) matches.push(...matchIn(say, game, options, file, text));
    else {
      const { matches: more, ignored } = matchesIn(file, text, sides);
      tellIgnored(say, file, ignored);
      matches.push(...more);
      measured.push({
        file,
        measures: new Set(more.flatMap((each) => Object.keys(each.measures))),
      });
    }
  }
  if (matches.length === 0) throw new UserError('cli.people.none');
  return answerQuestion(language, id, request, async ({ experiment, run, answers }) => {
    const found = await people(game, experiment, matches, run);
    for (const { file, measures } of measured) {
      const beside = (name: string): boolean =>
        found.lines.some(({ of }) => of === `measure.${name}`);
      const ignored = [...measures].filter((name) => !beside(name));
      tellIgnored(
        say,
        file,
        ignored.map((name) => `measure_${name}`),
      );
    }
    const more = files.map((file) => shellQuoted(file));
    const command = repeatCommand('people', game, experiment, more);
    return { data: found, writtenAnswer: answers.people(found, command) };
  });
}

/** Says which columns of a file are not read, or are nothing that the game counts once a match. */
function tellIgnored(say: Say, file: string, columns: readonly string[]): void {
  if (columns.length === 0) return;
  note(say('cli.people.ignored', { file: short(file), list: short(columns.join(', ')) }));
}

/** The matches of a CSV file. Problems name it. */
function matchesIn(
  file: string,
  text: string,
  sides: number,
): { readonly matches: readonly PeopleMatch[]; readonly ignored: readonly string[] } {
  const read = readPeople(text, sides);
  if (read.ok) return read.value;
  const { code, args } = read.problem;
  throw new UserError(code, { ...args, file: short(file) });
}

/** The match of a record, if people played it to its end under these options. */
function matchIn(
  say: Say,
  game: WholeGame,
  options: OptionValues,
  file: string,
  text: string,
): readonly PeopleMatch[] {
  const read = parseRecord(text, (id) => (id === game.id ? game : undefined));
  if (!read.ok) {
    const why = tellProblem(say, read.problem);
    throw new UserError('cli.people.record', { file: short(file), why });
  }
  const match = read.value;
  const same = Object.entries(options).every(
    ([name, value]) =>
      match.header.options[name] === value || game.options.options[name]?.affects !== 'rules',
  );
  // Bots of a playtest have other names than the levels of the app.
  const byBots =
    playersOf(match.header).some(({ who }) => who === 'bot') ||
    match.header.players.some((name) => name.startsWith('bot '));
  const why = match.over ? (same ? (byBots ? 'bots' : undefined) : 'options') : 'open';
  if (why === undefined) return [peopleMatchOf(match)];
  note(say(`cli.people.${why}`, { file: short(file) }));
  return [];
}

/** Arguments of `glade tune`, as typed. */
export interface TuneArguments extends RotateArguments {
  readonly try?: readonly string[];
  readonly target?: string;
  /** The tolerance: a share for `win`, or turns. */
  readonly within?: string;
}

/** The most settings that one command tries. */
const MAX_TUNED = 5000;

/** `glade tune --try firebreaks=0..8 --target win=0.6`. Ranges may also be given by `--set`. */
export function askTune(language: Language, id: string, request: TuneArguments): Promise<void> {
  const ranges = (request.set ?? []).filter((pair) => RANGE.test(pair));
  const fixed = { ...request, set: (request.set ?? []).filter((pair) => !RANGE.test(pair)) };
  const tried = [...(request.try ?? []), ...ranges];
  if (request.target === undefined) throw new UserError('cli.target.none');
  const target = withTolerance(parseTarget(request.target), request.within);
  return answerQuestion(language, id, fixed, async ({ game, experiment, run, answers }) => {
    if (tried.length === 0) throw new UserError('cli.tune');
    const sets = tried.map((pair) => parseValuesToTry(pair, 'cli.tune'));
    requireDistinct(sets.map(({ name }) => name));
    const choices = optionChoices(game, experiment.options, sets, MAX_TUNED);
    const found = await tune(game, experiment, choices, target, run);
    const more = [
      ...tried.map((pair) => `--try ${shellQuoted(pair)}`),
      `--target ${target.of}=${target.value}`,
      ...(request.within === undefined ? [] : [`--within ${request.within}`]),
      ...rotateArgument(experiment),
    ];
    return {
      data: found,
      writtenAnswer: answers.tune(found, repeatCommand('tune', game, experiment, more)),
    };
  });
}

const RANGE = /^[^=]+=-?\d+\.\.-?\d+$/;

/** Arguments of `glade ladder`, as typed. */
export interface LadderArguments extends BulkArguments {
  readonly rungs?: string;
}

/** The default rungs, with budgets that double. */
const RUNGS = [25, 50, 100, 200, 400, 800, 1600, 3200].map((budget) => `mcts:${budget}`);

/** `glade ladder --rungs random,policy,mcts:100`: compares each bot with the one before it. */
export function askLadder(language: Language, id: string, request: LadderArguments): Promise<void> {
  return answerQuestion(language, id, request, async ({ game, experiment, run, answers }) => {
    const rungs = request.rungs?.split(',').map((name) => name.trim()) ?? RUNGS;
    if (rungs.length < 2) throw new UserError('cli.rungs');
    requireDistinct(rungs);
    checkBots(game, experiment.options, rungs);
    const found = await ladder(game, experiment, rungs, run);
    const more = [`--rungs ${shellQuoted(rungs.join(','))}`];
    return {
      data: found,
      writtenAnswer: answers.ladder(
        found,
        repeatCommand('ladder', game, { ...experiment, bots: [] }, more),
      ),
    };
  });
}

/** Arguments of `glade stronger`, as typed. */
export interface StrongerArguments extends BulkArguments {
  readonly gain?: string;
}

/** `glade stronger GAME BOT THAN --gain 0..0.05`: tests whether a bot is stronger than another. */
export function askStronger(
  language: Language,
  id: string,
  { bot, than }: { readonly bot: string; readonly than: string },
  request: StrongerArguments,
): Promise<void> {
  const gain = request.gain ?? '0..0.05';
  const claimed = parseClaim(gain);
  return answerQuestion(language, id, request, async ({ game, experiment, run, answers }) => {
    checkBots(game, experiment.options, [bot, than]);
    if (bot === than) throw new UserError('cli.stronger.same', { found: short(bot) });
    const claim = requirePossibleClaim(game, experiment.options, claimed, gain);
    const found = await stronger(game, experiment, { bot, than, claim }, run);
    const more = [shellQuoted(bot), shellQuoted(than), `--gain ${gain}`];
    return {
      data: found,
      writtenAnswer: answers.stronger(
        found,
        repeatCommand('stronger', game, { ...experiment, bots: [] }, more),
      ),
    };
  });
}

/** Arguments of `glade luck`, as typed. */
export interface LuckArguments extends BulkArguments {
  readonly among?: string;
  /** The measure that is the result instead of who wins. */
  readonly of?: string;
}

/** `glade luck --among random,policy`: divides the result among the sources of luck. */
export function askLuck(language: Language, id: string, request: LuckArguments): Promise<void> {
  return answerQuestion(language, id, request, async ({ game, experiment, run, answers }) => {
    const usual = [...new Set(['random', experiment.bots[0]!])];
    const among = request.among?.split(',').map((name) => name.trim()) ?? usual;
    checkBots(game, experiment.options, among);
    requireDistinct(among);
    if (among.length < 2) throw new UserError('cli.among');
    const { of } = request;
    if (of !== undefined) requireMeasure(game, experiment, of);
    const found = await luck(game, experiment, among, run, of);
    const more = [
      `--among ${shellQuoted(among.join(','))}`,
      ...(of === undefined ? [] : [`--of ${shellQuoted(of)}`]),
    ];
    return {
      data: found,
      writtenAnswer: answers.luck(found, repeatCommand('luck', game, experiment, more)),
    };
  });
}

/** Throws a UserError if the game does not count this at the end of every match, as the first matches show. */
function requireMeasure(game: WholeGame, experiment: Experiment, of: string): void {
  const { measures, games: played, unfinished } = firstMatches(game, experiment);
  const known = [...measures].flatMap(([name, kept]) => {
    const seen = kept instanceof Map ? kept : kept[0]!;
    const times = [...seen.values()].reduce((sum, each) => sum + each, 0);
    return times === played - unfinished ? [name] : [];
  });
  if (!known.includes(of))
    throw new UserError('cli.luck.of', { found: short(of), known: known.join(', ') });
}

/** Throws a UserError for a name `measure.NAME` that the first matches do not have. */
function requireMeasures(game: WholeGame, experiment: Experiment, of: readonly string[]): void {
  const named = of.filter((each) => each.startsWith('measure.'));
  if (named.length === 0) return;
  const { grouped } = firstMatches(game, { ...experiment, grouped: true });
  const unknown = named.find((each) => !grouped.has(each));
  if (unknown !== undefined) throw new UserError('cli.screen.of', { found: short(unknown) });
}

/** So many matches a seat show what a game counts. */
const SHOWN = 5;

/** What the first matches of an experiment have, played by chance. */
function firstMatches(game: WholeGame, experiment: Experiment): Tally {
  const { seats } = game.rules(experiment.options);
  const some = { ...experiment, games: SHOWN * seats, bots: experiment.bots.map(() => 'random') };
  const player = new MatchPlayer(game, some);
  const { first = 0 } = some;
  player.play({ from: first, to: first + some.games });
  return player.result();
}

interface OptionValuesToTry {
  readonly name: string;
  readonly values: readonly string[];
}

/** Returns the names if none occurs twice: comparing something with itself tells nothing. */
function requireDistinct(names: readonly string[]): readonly string[] {
  const twice = names.find((name, i) => names.indexOf(name) < i);
  if (twice !== undefined) throw new UserError('cli.twice', { found: short(twice) });
  return names;
}

/** Reads `name=1..4` or `name=a,b,c`. */
function parseValuesToTry(text: string, code: string): OptionValuesToTry {
  const [, name, list] = /^([^=]+)=(.+)$/.exec(text) ?? [];
  if (name === undefined || list === undefined) throw new UserError(code, { found: short(text) });
  const [, from, to] = /^(-?\d{1,6})\.\.(-?\d{1,6})$/.exec(list) ?? [];
  if (from === undefined || to === undefined)
    return {
      name: name.trim(),
      values: requireDistinct(list.split(',').map((value) => value.trim())),
    };
  const many = Number(to) - Number(from) + 1;
  if (many < 1) throw new UserError('cli.range', { found: short(text) });
  if (many > MOST_BESIDE) throw new UserError(code, { found: short(text) });
  const values = Array.from({ length: many }, (_, i) => String(Number(from) + i));
  return { name: name.trim(), values };
}

/** Every combination of the values, with the options it stands for. */
function optionChoices(
  game: WholeGame,
  base: OptionValues,
  given: readonly OptionValuesToTry[],
  most = MOST_BESIDE,
): readonly Choice[] {
  // The option for the number of seats has another name in each game.
  const { seats: option = 'seats' } = game.options;
  const sets = given.map((each) => (each.name === 'seats' ? { ...each, name: option } : each));
  const combined = sets.reduce<readonly (readonly (readonly [string, string])[])[]>(
    (all, { name, values }) =>
      all.flatMap((some) => values.map((value) => [...some, [name, value] as const])),
    [[]],
  );
  if (combined.length > most) {
    throw new UserError('cli.choices', { found: combined.length, most });
  }
  const choices = combined.map((pairs) => ({
    name: pairs.map(([name, value]) => `${name}=${value}`).join(' '),
    options: optionsWith(game, base, pairs),
  }));
  const { seats } = game.rules(base);
  for (const { name, options } of choices) {
    const found = game.rules(options).seats;
    if (found !== seats)
      throw new UserError('cli.choices.seats', { name: short(name), found, seats });
  }
  return choices;
}

/** The options with other values of some of them, and of numbers of the rules. */
function optionsWith(
  game: WholeGame,
  base: OptionValues,
  pairs: readonly (readonly [name: string, value: string])[],
): OptionValues {
  const patches = Object.fromEntries(
    numbersChanged(game, base).map(({ key, value }) => [key, value]),
  );
  const plain = Object.fromEntries(
    Object.entries(base).filter(([name]) => !Object.hasOwn(patches, name)),
  );
  const chosen = Object.fromEntries(pairs.filter(([name]) => !isNumberName(name)));
  const parsed = valueOrThrow(parseOptions(game.options, { ...plain, ...chosen }), game);
  return pairs
    .filter(([name]) => isNumberName(name))
    .reduce<OptionValues>((all, [name, value]) => withPatch(game, all, name, value), {
      ...parsed,
      ...patches,
    });
}

function parseTarget(text: string): Target {
  const [, of, number, percent] = /^(win|turns)=(\d+(?:\.\d+)?)(%?)$/.exec(text) ?? [];
  const value = of === 'win' && percent === '%' ? Number(number) / 100 : Number(number);
  if (of === 'turns' && percent === '%') throw new UserError('cli.target', { found: short(text) });
  if (of === undefined || (of === 'win' && value > 1)) {
    throw new UserError('cli.target', { found: short(text) });
  }
  return { of: of as Target['of'], value };
}

/** Adds the tolerance to the target: above 0, and for `win` below 1. */
function withTolerance(target: Target, text: string | undefined): Target {
  if (text === undefined) return target;
  const within = /^\d+(?:\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
  if (!(within > 0 && (target.of === 'turns' || within < 1))) {
    throw new UserError('cli.within', { found: short(text) });
  }
  return { ...target, within };
}

/**
 * Returns the claim if some result can meet it. Results lie between 0 and 1, which limits what a bot can gain or lose.
 */
function requirePossibleClaim(
  game: WholeGame,
  options: OptionValues,
  claim: Claim,
  found: string,
): Claim {
  const { kind, seats } = game.rules(options);
  const [most, least] = kind === 'competitive' ? [1 - 1 / seats, -1 / seats] : [1, -1];
  if (claim.low > least && claim.high < most) return claim;
  throw new UserError('cli.gain', { found: short(found) });
}

function parseClaim(text: string): Claim {
  const [, low, high] = /^(-?0?\.?\d+)\.\.(-?0?\.?\d+)$/.exec(text) ?? [];
  const claim = { low: Number(low), high: Number(high) };
  if (!(claim.low < claim.high && claim.low > -0.5 && claim.high < 0.5)) {
    throw new UserError('cli.gain', { found: short(text) });
  }
  return claim;
}
