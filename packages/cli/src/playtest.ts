import { short, type Game, type Language } from '@glade/engine';
import {
  aboutOf,
  commandOf,
  labText,
  reportHtml,
  reportJson,
  reportOf,
  recordOf,
  sectionsOf,
  sentencesOf,
  type Experiment,
  type Report,
  type Watched,
} from '@glade/lab';
import { encodeLink, LINK_LIMIT } from '@glade/engine/link';
import { compareOptions } from './ask.ts';
import { experimentOf, filesOf, runningOn, write, type BulkRequest } from './experiment.ts';
import { Failure } from './failure.ts';
import { idleOptions, settingOf, wholeNumber } from './given.ts';
import { events, readRulebook, takeGame } from './shelf.ts';
import { note, print } from './terminal.ts';
import { summaryText } from './summary.ts';
import { USUAL_HOST, USUAL_PORT } from './usual.ts';
import { voice } from './voice.ts';

/** What may be asked of `glade playtest`, as typed. */
export interface PlaytestRequest extends BulkRequest {
  /** `option=a,b`: the same matches under each value. */
  readonly compare?: string;
  /** Bots move on from seat to seat. */
  readonly rotate?: boolean;
  /** How many matches are looked into. */
  readonly looks?: string;
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
    if (request.rotate === true || (request.looks ?? request.margin) !== undefined)
      throw new Failure('cli.compare.alone');
    await compareOptions(language, id, request, request.compare);
    return;
  }
  const game = takeGame(id);
  const options = settingOf(game, request, game.options.bulk);
  const usual = experimentOf(game, options, request);
  const rotate = request.rotate === true && movesMatter(game, usual);
  const experiment = closer(usual, { ...request, rotate });
  const { json, html } = filesOf(request);
  const say = voice(language, game, labText);
  const margin = request.margin === undefined ? undefined : marginOf(request.margin);
  const run = runningOn(say, request);
  for (const idle of idleOptions(game, options)) note(say('cli.idle', idle));
  if (request.rotate === true && !rotate) note(say('cli.rotate.idle'));
  if (experiment.games !== usual.games)
    note(say('cli.rotate.games', { n: experiment.games, seats: usual.bots.length }));

  const { tallies } = await run([experiment]);
  const command = commandOf('playtest', game, experiment, moreOf({ ...request, rotate }));
  const report = await linked(
    game,
    experiment,
    reportOf(game, experiment, tallies[0]!, command, margin),
  );
  const book = await readRulebook(game, language);
  print(summaryText(say, game, report, sectionsOf(book), sentencesOf(book)));
  if (json !== undefined) write(say, json, reportJson(report));
  if (html === undefined) return;
  const about = aboutOf(game, book, options, clausesOfEvents(game.id), replayOf(game.id));
  write(say, html, reportHtml(report, say, about));
}

/** Playouts of a look: enough to see who is ahead. */
const PLAYOUTS = 32;

/** Whether it changes anything that bots move on: not where the same bots play for one team. */
const movesMatter = (game: Game, { options, bots }: Experiment): boolean =>
  game.rules(options).kind === 'competitive' || new Set(bots).size > 1;

function closer(experiment: Experiment, { rotate, looks }: PlaytestRequest): Experiment {
  const { bots, games } = experiment;
  const block = rotate === true ? bots.length : 1;
  const all = Math.ceil(games / block) * block;
  if (looks === undefined) return { ...experiment, games: all, rotate: rotate === true };
  const some = wholeNumber('--looks', looks, 1, all);
  return {
    ...experiment,
    games: all,
    rotate: rotate === true,
    looks: { matches: some, playouts: PLAYOUTS },
  };
}

/** A share from just above nothing to a half. */
function marginOf(text: string): number {
  const margin = /^0?\.\d{1,4}$/.test(text) ? Number(text) : Number.NaN;
  if (margin > 0 && margin <= 0.5) return margin;
  throw new Failure('cli.margin', { found: short(text) });
}

const moreOf = ({ rotate, looks, margin }: PlaytestRequest): readonly string[] => [
  ...(rotate === true ? ['--rotate'] : []),
  ...(looks === undefined ? [] : [`--looks ${looks}`]),
  ...(margin === undefined ? [] : [`--margin ${margin}`]),
];

/** The report with the matches worth watching as links. */
async function linked(game: Game, experiment: Experiment, report: Report): Promise<Report> {
  const extremes: Record<string, Watched> = {};
  for (const [name, each] of Object.entries(report.extremes)) {
    const link = await encodeLink(recordOf(game, experiment, each.match));
    extremes[name] = link.length < LINK_LIMIT ? { ...each, link } : each;
  }
  return { ...report, extremes };
}

/** For each kind of event the first clause that says it. */
const clausesOfEvents = (id: string): ReadonlyMap<string, string> =>
  new Map(Object.values(events[id] ?? {}).map(({ code, clauses }) => [code, clauses[0]!]));

const replayOf = (id: string): string => `http://${USUAL_HOST}:${USUAL_PORT}/${id}/replay#`;
