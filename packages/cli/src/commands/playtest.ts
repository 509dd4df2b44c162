import { short, type Language } from '@glade/engine';
import {
  gameDetails,
  labText,
  reportHtml,
  reportJson,
  buildReport,
  sectionsOf,
  sentencesOf,
  type Experiment,
  type Pace,
} from '@glade/lab';
import { compareOptions, compareWith, type CompareArguments } from './questions/comparisons.ts';
import {
  bulkOptions,
  experimentFor,
  outputFiles,
  rotationMatters,
  partialNote,
  withRotation,
  stoppableRun,
  inLanguage,
  writeOutput,
} from '../experiments/experiment.ts';
import { withStronger } from '../experiments/known-stronger.ts';
import { withPossible } from '../experiments/possible-share.ts';
import { clausesOfEvents, extraArguments, withLinks } from '../experiments/playtest-report.ts';
import { repeatCommand } from '../experiments/repeat-command.ts';
import { UserError } from '../arguments/user-error.ts';
import { optionsWithoutEffect, parseWholeNumber } from '../arguments/game-options.ts';
import { gameNamed } from '../shelf/games.ts';
import { note, print, wrapped } from '../terminal/output.ts';
import { playtestSummary } from '../experiments/playtest-summary.ts';
import { MAX_QUEUED_GAMES, replayAddress } from '../arguments/defaults.ts';
import { cliTranslator } from '../text/translator.ts';
import { readRulebook } from '../shelf/rulebooks.ts';

/** Arguments of `glade playtest`, as typed. */
export interface PlaytestArguments extends CompareArguments {
  /** `option=a,b`: plays the same matches under each value. */
  readonly compare?: string;
  /** Other bots that play the same matches, or another version of the game: a folder or a git revision. */
  readonly against?: string;
  /** How many matches are analysed by playouts. */
  readonly looks?: string;
  /** In how many matches single choices are analysed. */
  readonly choices?: string;
  /** Seconds for a real choice and for a throw: `12,6`. */
  readonly pace?: string;
  /** The distance from an even share within which a seat counts as even. */
  readonly margin?: string;
}

/** `glade playtest`: plays matches in bulk, prints a summary, and writes the report to files. */
export async function playtest(
  language: Language,
  id: string,
  request: PlaytestArguments,
): Promise<void> {
  const { compare, against } = request;
  if (compare !== undefined || against !== undefined) {
    if ((request.looks ?? request.choices ?? request.margin ?? request.pace) !== undefined)
      throw new UserError('cli.compare.alone');
    if (compare !== undefined && against !== undefined) throw new UserError('cli.compare.both');
    if (compare !== undefined) await compareOptions(language, id, request, compare);
    else await compareWith(language, id, request, against!);
    return;
  }
  if (request.failIf !== undefined) throw new UserError('cli.limit.alone');
  if (request.of !== undefined) throw new UserError('cli.of.alone');
  const game = gameNamed(id);
  const options = bulkOptions(game, request);
  const plain = experimentFor(game, options, request);
  const rotate = request.rotate === true && rotationMatters(game, plain);
  const { json, html } = outputFiles(request);
  const say = cliTranslator(language, game, labText);
  const margin = request.margin === undefined ? undefined : parseMargin(request.margin);
  const { run } = stoppableRun(say, request);
  for (const idle of optionsWithoutEffect(game, options)) note(say('cli.idle', idle));
  if (request.rotate === true && !rotate) note(wrapped(say('cli.rotate.idle')));
  if (rotate && new Set(plain.bots).size === 1) note(wrapped(say('cli.rotate.alike')));
  const paced = request.pace === undefined ? plain : { ...plain, pace: parsePace(request.pace) };
  const wanted = withChoices(
    withAnalysis(rotate ? withRotation(say, paced) : paced, request.looks),
    request.choices,
  );

  const { tallies } = await run([wanted]);
  const played = tallies[0]!.games;
  // A stopped run reports the matches that were played. The same command with that number gives the same report.
  const { experiment, looks, choices } = asPlayed(wanted, played, request.looks);
  const partial = played === wanted.games ? undefined : partialNote(say, played, wanted.games);
  const command = repeatCommand(
    'playtest',
    game,
    experiment,
    extraArguments({ ...request, rotate, looks, choices }),
  );
  const report = await withLinks(
    game,
    experiment,
    withPossible(
      game,
      experiment.options,
      withStronger(game, buildReport(game, experiment, tallies[0]!, command, margin)),
    ),
  );
  const book = await readRulebook(game, language);
  const localized = { ...report, command: inLanguage(language, command) };
  if (partial !== undefined) print(wrapped(partial), '');
  print(playtestSummary(say, game, localized, sectionsOf(book), sentencesOf(book)));
  if (json !== undefined)
    writeOutput(
      say,
      json,
      reportJson(partial === undefined ? report : { ...report, partial: { of: wanted.games } }),
    );
  if (html === undefined) return;
  const about = gameDetails(game, book, options, clausesOfEvents(game.id), replayAddress(game.id));
  writeOutput(say, html, reportHtml(localized, say, { ...about, partial }));
}

/** Playouts from each analysed position: enough to see who is ahead. */
const PLAYOUTS = 32;

/** Sets which matches are analysed: `30`, or 30 spread over 300 with `30/300`. */
function withAnalysis(experiment: Experiment, looks: string | undefined): Experiment {
  if (looks === undefined) return experiment;
  const [some, ...among] = looks.split('/');
  const of = among.length === 0 ? undefined : among.join('/');
  const whole =
    of === undefined
      ? undefined
      : parseWholeNumber('--looks', of, experiment.games, MAX_QUEUED_GAMES);
  const matches = parseWholeNumber('--looks', some!, 1, whole ?? experiment.games);
  const known = whole === undefined ? {} : { of: whole };
  return { ...experiment, looks: { matches, playouts: PLAYOUTS, ...known } };
}

/** In how many futures the moves that look best are compared: enough to tell five points of 100 in most decisions. */
const CHOICE_PLAYOUTS = 200;
/** With fewer matches no interval would hold. */
const FEWEST_CHOICES = 10;

/** Sets in how many of the first matches single choices are analysed. */
function withChoices(experiment: Experiment, choices: string | undefined): Experiment {
  if (choices === undefined) return experiment;
  if (experiment.games < FEWEST_CHOICES)
    throw new UserError('cli.choices.games', { least: FEWEST_CHOICES });
  const matches = parseWholeNumber('--choices', choices, FEWEST_CHOICES, experiment.games);
  return { ...experiment, choices: { matches, playouts: CHOICE_PLAYOUTS } };
}

/**
 * The experiment with the matches that were played, and `--looks` and `--choices` for that number; without `--choices` where
 * there are too few.
 */
function asPlayed(
  wanted: Experiment,
  played: number,
  looks: string | undefined,
): {
  readonly experiment: Experiment;
  readonly looks: string | undefined;
  readonly choices: string | undefined;
} {
  const { choices: analysed, ...rest } = wanted;
  const some = analysed && Math.min(analysed.matches, played);
  const known = some !== undefined && some >= FEWEST_CHOICES;
  const choices = known ? String(some) : undefined;
  const experiment = { ...(known ? wanted : rest), games: played };
  const { looks: asked } = wanted;
  if (played === wanted.games || asked === undefined) return { experiment, looks, choices };
  const { matches, of = wanted.games } = asked;
  return {
    experiment: { ...experiment, looks: { ...asked, of } },
    looks: `${matches}/${of}`,
    choices,
  };
}

/** Reads two numbers of seconds, up to an hour each. */
function parsePace(text: string): Pace {
  const [, decision, chance] = /^(\d{1,4}(?:\.\d)?),(\d{1,4}(?:\.\d)?)$/.exec(text) ?? [];
  const pace = { decision: Number(decision), chance: Number(chance) };
  if (pace.decision <= 3600 && pace.chance <= 3600) return pace;
  throw new UserError('cli.pace', { found: short(text) });
}

/** Reads a share above 0 and up to 0.5. */
function parseMargin(text: string): number {
  const margin = /^0?\.\d{1,4}$/.test(text) ? Number(text) : Number.NaN;
  if (margin > 0 && margin <= 0.5) return margin;
  throw new UserError('cli.margin', { found: short(text) });
}
