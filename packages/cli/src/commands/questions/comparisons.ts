import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  parseOptions,
  short,
  type BotGame,
  type WholeGame,
  type Language,
  type OptionValues,
} from '@glade/engine';
import {
  allowsAll,
  compare,
  differingLinks,
  lotOf,
  botsFor,
  isShare,
  judge,
  matchesToJudge,
  NotTested,
  NumberFormats,
  parseLimit,
  rangeText,
  shellQuoted,
  rulings,
  type Change,
  type Choice,
  type Comparison,
  type Limit,
  type LimitVerdict,
  type VersionDifferences,
} from '@glade/lab';
import type { Say } from '@glade/text';
import { bulkOptions, checkBots, type RotateArguments } from '../../experiments/experiment.ts';
import { linkOf } from '../../experiments/playtest-report.ts';
import { repeatCommand } from '../../experiments/repeat-command.ts';
import { UserError, valueOrThrow } from '../../arguments/user-error.ts';
import { namesPerSeat } from '../../arguments/game-options.ts';
import { folderOf, gameNamed, isOurs } from '../../shelf/games.ts';
import { outsideGame } from '../../shelf/outside.ts';
import { replayAddress } from '../../arguments/defaults.ts';
import { versionAt, versionInFolder, versionOnShelf } from '../../shelf/other-version.ts';
import { note, wrapped } from '../../terminal/output.ts';
import { type Question, type Answer, answerQuestion, rotateArgument } from './answer-question.ts';
import { versionDifferences } from './version-answer.ts';
import { untrueNumbers } from './declared-numbers.ts';
import { requireAsked, requireKnown, requirePossible, uncountedOf } from './counted-measures.ts';
import { requireDistinct, parseValuesToTry, optionChoices } from '../../arguments/values-to-try.ts';

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
    return answerComparison(asking, choices, request, `--compare ${shellQuoted(compared)}`);
  });
}

/** Compares choices. `argument`: the one of the command that names them; `other`: the other version of the game, for those of its module, and how it differs. */
async function answerComparison(
  { game, experiment, run, answers, say }: Question,
  choices: readonly Choice[],
  request: CompareArguments,
  argument: string,
  other?: { readonly game: WholeGame; readonly versions: VersionDifferences },
): Promise<Answer> {
  const gameOf = ({ module }: Choice): WholeGame => (module === undefined ? game : other!.game);
  requireLots(request, choices, gameOf);
  const limits = (request.failIf ?? []).map((text) => parseLimit(text)!);
  const sides = choices.map((choice) => ({
    game: gameOf(choice),
    experiment: { ...experiment, options: choice.options },
  }));
  requireKnown(limits, sides);
  const typed = limits.map((limit, i) => ({ text: request.failIf![i]!, limit }));
  requirePossible(typed, sides);
  const asked = request.of === undefined ? undefined : requireAsked(request.of, sides);
  const found = await compare(game, experiment, choices, run, asked).catch((error: unknown) => {
    if (error instanceof NotTested) throw new UserError('cli.of.alike', { found: error.message });
    throw error;
  });
  const data = other === undefined ? found : { ...found, versions: other.versions };
  judgeLimits(say, data, request, uncountedOf(limits, sides, data.counted));
  const more = [
    argument,
    ...(request.of === undefined ? [] : [`--of ${shellQuoted(request.of)}`]),
    ...limitArguments(request),
    ...rotateArgument(experiment),
  ];
  const command = repeatCommand('playtest', game, experiment, more);
  // The app has no page that plays a game from outside by itself, or another version of a game.
  if (!isOurs(game.id) || choices.some(({ module }) => module !== undefined))
    return { data, writtenAnswer: answers.compare(data, command) };
  const links = await differingLinks(game, experiment, choices, data, linkOf);
  return {
    data,
    // With other bots nothing changes of it.
    compared: choices.some(({ bots }) => bots !== undefined) ? [] : choices,
    writtenAnswer: answers.compareWatched(
      data,
      command,
      links,
      replayAddress(game.id),
      say('lab.watch.lead'),
    ),
  };
}

/** A change and its 95 % range, in the unit of its limit: a part of the value before, percentage points of a share, or what is counted. */
function changeTold(
  say: Say,
  numbers: NumberFormats,
  { percent }: Limit,
  { of, before, value, low, high }: Change,
) {
  const share = isShare(of);
  const tell = (change: number): string =>
    share
      ? numbers.points(change)
      : percent && before !== 0
        ? numbers.signedPercent(change / Math.abs(before))
        : numbers.signed(change);
  return {
    by: tell(value),
    unit: share ? 'points' : 'none',
    range: rangeText(say, tell(low), tell(high)),
  };
}

/** Arguments of comparisons, as typed. */
export interface CompareArguments extends RotateArguments {
  /** `length>+5%`: changes that are too much. */
  readonly failIf?: readonly string[];
  /** The one number that is asked about beforehand: `points.0`. */
  readonly of?: string;
}

/** The exit codes of a comparison in which something changed more than was allowed, or may have. */
const EXIT_CODES = { unsure: 4, broken: 3 } as const;

/**
 * Says of each limit whether it is kept, by which change, and sets the exit code where one is not, or where that is not
 * known. `uncounted`: names that not all matches had. A run that was stopped keeps its own code unless a limit is surely not kept.
 */
function judgeLimits(
  say: Say,
  found: Comparison,
  { failIf = [] }: CompareArguments,
  uncounted: ReadonlySet<string>,
): void {
  const numbers = new NumberFormats(say.language);
  const verdicts = new Set<LimitVerdict>();
  for (const text of failIf) {
    const limit = parseLimit(text)!;
    if (uncounted.has(limit.of)) {
      verdicts.add('unsure');
      note(wrapped(say('cli.limit.uncounted', { limit: text })));
      continue;
    }
    for (const variant of found.variants) {
      const verdict = judge(limit, variant);
      verdicts.add(verdict);
      const change = variant.changes.find(({ of }) => of === limit.of);
      const tell = (value: number): string =>
        isShare(limit.of) ? numbers.percent(value) : numbers.mean(value);
      const ends =
        change === undefined
          ? { changed: 'no', from: '', to: '', by: '', unit: 'none', range: '' }
          : {
              changed: 'yes',
              from: tell(change.before),
              to: tell(change.after),
              ...changeTold(say, numbers, limit, change),
            };
      const n = matchesToJudge(limit, variant, found.games) ?? 0;
      const names = { before: found.base.name, after: variant.name };
      note(wrapped(say(`cli.limit.${verdict}`, { limit: text, ...names, ...ends, n })));
    }
  }
  if (verdicts.has('broken')) process.exitCode = EXIT_CODES.broken;
  else if (verdicts.has('unsure')) process.exitCode ??= EXIT_CODES.unsure;
}

function requireLimits({ failIf = [] }: CompareArguments): void {
  const wrong = failIf.find((text) => parseLimit(text) === undefined);
  if (wrong !== undefined) throw new UserError('cli.limit', { found: short(wrong) });
  const wide = failIf.find((text) => allowsAll(parseLimit(text)!));
  if (wide !== undefined) throw new UserError('cli.limit.share', { found: short(wide) });
}

/** Refuses a limit of a place in the order of play that some choice does not have: only places that a lot decides are counted. */
function requireLots(
  { failIf = [] }: CompareArguments,
  choices: readonly Choice[],
  gameOf: (choice: Choice) => BotGame,
): void {
  const places = choices.map((choice) => {
    const rules = gameOf(choice).rules(choice.options);
    return lotOf(gameOf(choice), rules) === undefined ? 0 : rules.seats;
  });
  const wrong = failIf.find((text) => {
    const [kind, place] = parseLimit(text)!.of.split('.');
    return kind === 'order' && places.some((count) => Number(place) >= count);
  });
  if (wrong === undefined) return;
  const seats = Math.min(...places);
  throw new UserError(seats === 0 ? 'cli.limit.lot' : 'cli.limit.place', {
    found: short(wrong),
    seats,
    last: seats - 1,
  });
}

/** `glade playtest --against FOLDER` or a git revision: the same matches before, under another version of the rules. */
async function compareVersions(
  language: Language,
  id: string,
  request: CompareArguments,
  against: string,
): Promise<void> {
  const game = gameNamed(id);
  if (request.db !== undefined) throw new UserError('cli.against.db');
  const inFolder = await versionInFolder(game, against);
  const other = inFolder ?? versionOnShelf(game, against) ?? (await versionAt(game, against));
  if (other === undefined) throw new UserError('cli.against', { found: short(against) });
  // What is named first is judged. Beside a game on the shelf a folder may hold the old rules or the new ones.
  if (inFolder !== undefined && isOurs(game.id) && request.failIf !== undefined)
    throw new UserError('cli.limit.which', {
      folder: shellQuoted(against),
      game: game.id,
      place: relative('.', fileURLToPath(folderOf(game))) || '.',
    });
  // Bots were measured in this version, but the rules that are compared with are those of the other.
  const nothingKnown = (): undefined => undefined;
  return answerQuestion(
    language,
    id,
    request,
    async (asking) => {
      const { say } = asking;
      const { options, bots } = asking.experiment;
      const there = valueOrThrow(
        parseOptions(other.game.options, {
          ...sharedOptions(other.game, game.options.bulk ?? {}),
          ...other.game.options.bulk,
          ...sharedOptions(other.game, typedOptions(game, options, request)),
        }),
        other.game,
      );
      checkBots(other.game, there, bots);
      const { seats } = game.rules(options);
      const found = other.game.rules(there).seats;
      if (found !== seats)
        throw new UserError('cli.choices.seats', { name: short(against), found, seats });
      const versions = [
        { game, options },
        { game: other.game, options: there },
      ] as const;
      for (const { name, declared } of untrueNumbers(versions))
        note(wrapped(say('cli.against.declared', { name, value: declared })));
      const choices = [
        { name: against, options: there, module: other.module },
        { name: outsideGame(game.id)?.named ?? game.id, options },
      ];
      const argument = `--against ${shellQuoted(against)}`;
      const how = versionDifferences(game, asking.experiment, other, there);
      return answerComparison(asking, choices, request, argument, {
        game: other.game,
        versions: how,
      });
    },
    nothingKnown,
  );
}

/** Without the values that nobody asked for: those of another version may be others. The number of seats is that of both. */
function typedOptions(
  game: WholeGame,
  options: OptionValues,
  { set = [], preset = '' }: CompareArguments,
): OptionValues {
  const { seats, presets, options: known } = game.options;
  const typed = new Set([
    seats,
    ...Object.keys(presets[preset] ?? {}),
    ...set.map((pair) => pair.split('=')[0]!.trim()),
  ]);
  const asked = ([name]: readonly [string, unknown]): boolean =>
    typed.has(name) || !Object.hasOwn(known, name);
  return Object.fromEntries(Object.entries(options).filter(asked));
}

/** Those of the options that another version has, too. */
const sharedOptions = (other: WholeGame, options: OptionValues): OptionValues =>
  Object.fromEntries(
    Object.entries(options).filter(([name]) => Object.hasOwn(other.options.options, name)),
  );

const limitArguments = ({ failIf = [] }: CompareArguments): readonly string[] =>
  failIf.map((text) => `--fail-if ${shellQuoted(text)}`);

/** `glade playtest --against OTHER`: what changes from other bots, or from another version of the game, to what is named first. */
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

/** `glade playtest --bots policy --against greedy`: the same matches by other bots before, by those of `--bots` after. */
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
      { name: there!, options, bots: others },
      { name: here!, options, bots },
    ];
    const argument = `--against ${shellQuoted(against)}`;
    return answerComparison(asking, choices, request, argument);
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
    return {
      data: found,
      writtenAnswer: answers.rulings(found, command),
      compared: [{ ...found.base, name: '' }, ...found.rulings],
    };
  });
}
