import { short, type WholeGame, type Language } from '@glade/engine';
import {
  gameDetails,
  commandLine,
  labText,
  reportHtml,
  reportJson,
  buildReport,
  matchRecord,
  sectionsOf,
  sentencesOf,
  type Experiment,
  type Pace,
  type Report,
  type WatchableMatch,
} from '@glade/lab';
import { encodeLink, LINK_LIMIT } from '@glade/engine/link';
import { compareOptions } from './ask.ts';
import {
  experimentOf,
  filesOf,
  movesMatter,
  partialOf,
  rotating,
  runningOn,
  spoken,
  write,
  type RotateRequest,
} from './experiment.ts';
import { Failure } from './failure.ts';
import { idleOptions, settingOf, wholeNumber } from './given.ts';
import { events, games, readRulebook, takeGame } from './shelf.ts';
import { note, print, wrapped } from './terminal.ts';
import { summaryText } from './summary.ts';
import { MOST_QUEUED, USUAL_HOST, USUAL_PORT } from './usual.ts';
import { voice } from './voice.ts';

/** What may be asked of `glade playtest`, as typed. */
export interface PlaytestRequest extends RotateRequest {
  /** `option=a,b`: the same matches under each value. */
  readonly compare?: string;
  /** How many matches are looked into. */
  readonly looks?: string;
  /** Seconds for a real choice and for a throw: `12,6`. */
  readonly pace?: string;
  /** How near to an even share a seat must be to count as even. */
  readonly margin?: string;
}

/** `glade playtest`: matches in bulk, a summary on the terminal, the report in files. */
export async function playtest(
  language: Language,
  id: string,
  request: PlaytestRequest,
): Promise<void> {
  if (request.compare !== undefined) {
    if ((request.looks ?? request.margin ?? request.pace) !== undefined)
      throw new Failure('cli.compare.alone');
    await compareOptions(language, id, request, request.compare);
    return;
  }
  const game = takeGame(id);
  const options = settingOf(game, request, game.options.bulk);
  const usual = experimentOf(game, options, request);
  const rotate = request.rotate === true && movesMatter(game, usual);
  const { json, html } = filesOf(request);
  const say = voice(language, game, labText);
  const margin = request.margin === undefined ? undefined : marginOf(request.margin);
  const { run } = runningOn(say, request);
  for (const idle of idleOptions(game, options)) note(say('cli.idle', idle));
  if (request.rotate === true && !rotate) note(say('cli.rotate.idle'));
  if (rotate && new Set(usual.bots).size === 1) note(say('cli.rotate.alike'));
  const paced = request.pace === undefined ? usual : { ...usual, pace: secondsOf(request.pace) };
  const wanted = closer(rotate ? rotating(say, paced) : paced, request.looks);

  const { tallies } = await run([wanted]);
  const played = tallies[0]!.games;
  // Stopped, the answer is that of the matches played, which the same command with so many gives again.
  const { experiment, looks } = playedOf(wanted, played, request.looks);
  const partial = played === wanted.games ? undefined : partialOf(say, played, wanted.games);
  const command = commandLine('playtest', game, experiment, moreOf({ ...request, rotate, looks }));
  const report = await linked(
    game,
    experiment,
    buildReport(game, experiment, tallies[0]!, command, margin),
  );
  const book = await readRulebook(game, language);
  const told = { ...report, command: spoken(language, command) };
  if (partial !== undefined) print(wrapped(partial), '');
  print(summaryText(say, game, told, sectionsOf(book), sentencesOf(book)));
  if (json !== undefined)
    write(
      say,
      json,
      reportJson(partial === undefined ? report : { ...report, partial: { of: wanted.games } }),
    );
  if (html === undefined) return;
  const about = gameDetails(game, book, options, clausesOfEvents(game.id), replayOf(game.id));
  write(say, html, reportHtml(told, say, { ...about, partial }));
}

/** Playouts of a look: enough to see who is ahead. */
const PLAYOUTS = 32;

/** Looks into so many matches, or into so many of every so many: `30`, `30/300`. */
function closer(experiment: Experiment, looks: string | undefined): Experiment {
  if (looks === undefined) return experiment;
  const [some, ...among] = looks.split('/');
  const of = among.length === 0 ? undefined : among.join('/');
  const whole =
    of === undefined ? undefined : wholeNumber('--looks', of, experiment.games, MOST_QUEUED);
  const matches = wholeNumber('--looks', some!, 1, whole ?? experiment.games);
  const known = whole === undefined ? {} : { of: whole };
  return { ...experiment, looks: { matches, playouts: PLAYOUTS, ...known } };
}

/** The experiment as far as it was played, and how its looks are then written. */
function playedOf(
  wanted: Experiment,
  played: number,
  looks: string | undefined,
): { readonly experiment: Experiment; readonly looks: string | undefined } {
  const { looks: asked } = wanted;
  if (played === wanted.games || asked === undefined)
    return { experiment: { ...wanted, games: played }, looks };
  const { matches, of = wanted.games } = asked;
  return {
    experiment: { ...wanted, games: played, looks: { ...asked, of } },
    looks: `${matches}/${of}`,
  };
}

/** Two numbers of seconds, up to an hour. */
function secondsOf(text: string): Pace {
  const [, decision, chance] = /^(\d{1,4}(?:\.\d)?),(\d{1,4}(?:\.\d)?)$/.exec(text) ?? [];
  const pace = { decision: Number(decision), chance: Number(chance) };
  if (pace.decision <= 3600 && pace.chance <= 3600) return pace;
  throw new Failure('cli.pace', { found: short(text) });
}

/** A share from just above nothing to a half. */
function marginOf(text: string): number {
  const margin = /^0?\.\d{1,4}$/.test(text) ? Number(text) : Number.NaN;
  if (margin > 0 && margin <= 0.5) return margin;
  throw new Failure('cli.margin', { found: short(text) });
}

const moreOf = ({
  rotate,
  looks,
  pace,
  margin,
}: {
  readonly rotate: boolean;
  readonly looks?: string | undefined;
  readonly pace?: string;
  readonly margin?: string;
}): readonly string[] => [
  ...(rotate ? ['--rotate'] : []),
  ...(looks === undefined ? [] : [`--looks ${looks}`]),
  ...(pace === undefined ? [] : [`--pace ${pace}`]),
  ...(margin === undefined ? [] : [`--margin ${margin}`]),
];

/** The report with the matches worth watching as links, where the app has a page for the game. */
async function linked(game: WholeGame, experiment: Experiment, report: Report): Promise<Report> {
  if (!games.includes(game)) return report;
  const extremes: Record<string, WatchableMatch> = {};
  for (const [name, each] of Object.entries(report.extremes)) {
    const link = await encodeLink(matchRecord(game, experiment, each.match));
    extremes[name] = link !== undefined && link.length < LINK_LIMIT ? { ...each, link } : each;
  }
  return { ...report, extremes };
}

/** For each kind of event the first clause that says it. */
const clausesOfEvents = (id: string): ReadonlyMap<string, string> =>
  new Map(Object.values(events[id] ?? {}).map(({ code, clauses }) => [code, clauses[0]!]));

const replayOf = (id: string): string => `http://${USUAL_HOST}:${USUAL_PORT}/${id}/replay#`;
