import {
  applies,
  clausesOf,
  plainText,
  short,
  type Game,
  type Language,
  type OptionValues,
  type Rulebook,
} from '@glade/engine';
import {
  labText,
  reportHtml,
  reportJson,
  reportOf,
  recordOf,
  type About,
  type Experiment,
  type Report,
  type Section,
  type Watched,
} from '@glade/lab';
import { encodeLink, LINK_LIMIT } from '@glade/engine/link';
import { compareOptions } from './ask.ts';
import { commandOf, experimentOf, runningOn, write, type BulkRequest } from './experiment.ts';
import { Failure } from './failure.ts';
import { idleOptions, settingOf, wholeNumber, writable } from './given.ts';
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
    await compareOptions(language, id, request, request.compare);
    return;
  }
  const game = takeGame(id);
  const options = settingOf(game, request, game.options.bulk);
  const experiment = closer(experimentOf(game, options, request), request);
  const json = request.json === undefined ? undefined : writable(request.json);
  const html = request.html === undefined ? undefined : writable(request.html);
  const say = voice(language, game, labText);
  const margin = request.margin === undefined ? undefined : marginOf(request.margin);
  const run = runningOn(say, request);
  for (const idle of idleOptions(game, options)) note(say('cli.idle', idle));

  const { tallies } = await run([experiment]);
  const command = commandOf('playtest', game, experiment, moreOf(request));
  const report = await linked(
    game,
    experiment,
    reportOf(game, experiment, tallies[0]!, command, margin),
  );
  const book = await readRulebook(game, language);
  print(summaryText(say, game, report, sectionsOf(book), sentencesOf(book)));
  if (json !== undefined) write(say, json, reportJson(report));
  if (html !== undefined) write(say, html, reportHtml(report, say, aboutOf(game, book, options)));
}

function sectionsOf(book: Rulebook): readonly Section[] {
  return book.sections.map(({ heading, clauses }) => ({
    heading,
    clauses: clauses.map(({ id }) => id),
  }));
}

const sentencesOf = (book: Rulebook): ReadonlyMap<string, string> =>
  new Map(clausesOf(book).map(({ id, spans }) => [id, plainText(spans)]));

/** Playouts of a look: enough to see who is ahead. */
const PLAYOUTS = 32;

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

function aboutOf(game: Game, book: Rulebook, options: OptionValues): About {
  const idle = Object.entries(game.options.options).filter(([, each]) => !applies(each, options));
  const sentences = sentencesOf(book);
  // An event is called by the first sentence that says it.
  const clauseOf = new Map(
    Object.values(events[game.id] ?? {}).map(({ code, clauses }) => [code, clauses[0]!]),
  );
  const eventName = (code: string): string => {
    const id = clauseOf.get(code) ?? '';
    return sentences.has(id) ? `${id}: ${sentences.get(id)!}` : code;
  };
  return {
    game,
    sentences,
    sections: sectionsOf(book),
    idle: new Set(idle.map(([name]) => name)),
    spot: game.spot?.(options) ?? (() => undefined),
    placeName: (place) => game.rules(options).notation.place(place),
    eventName,
    replay: `http://${USUAL_HOST}:${USUAL_PORT}/${game.id}/replay#`,
  };
}
