import { availableParallelism } from 'node:os';
import {
  applies,
  clausesOf,
  plainText,
  type Game,
  type Language,
  type OptionValues,
  type Rulebook,
} from '@glade/engine';
import {
  botNames,
  labText,
  playersFor,
  reportHtml,
  reportJson,
  reportOf,
  runExperiment,
  type About,
  type Experiment,
  type Section,
} from '@glade/lab';
import type { Say } from '@glade/text';
import { withBar } from './bar.ts';
import { Failure } from './failure.ts';
import {
  idleOptions,
  perSeat,
  seedOf,
  settingOf,
  settingText,
  wholeNumber,
  writable,
  writeText,
  type Setting,
} from './given.ts';
import { SHELF, readRulebook, takeGame } from './shelf.ts';
import { note, print, wrapped } from './terminal.ts';
import { summaryText } from './summary.ts';
import { MOST_GAMES, MOST_WORKERS, USUAL_GAMES, USUAL_SEED } from './usual.ts';
import { voice } from './voice.ts';

/** What may be asked of `glade playtest`, as typed. */
export interface PlaytestRequest extends Setting {
  readonly games?: string;
  readonly bots?: string;
  readonly seed?: string;
  readonly workers?: string;
  readonly json?: string;
  readonly html?: string;
}

/** `glade playtest`: matches in bulk, a summary on the terminal, the report in files. */
export async function playtest(
  language: Language,
  id: string,
  request: PlaytestRequest,
): Promise<void> {
  const game = takeGame(id);
  const options = settingOf(game, request, game.options.bulk);
  const experiment = experimentOf(game, options, request);
  const workers =
    request.workers === undefined
      ? Math.min(availableParallelism(), MOST_WORKERS)
      : wholeNumber('--workers', request.workers, 1, MOST_WORKERS);
  const json = request.json === undefined ? undefined : writable(request.json);
  const html = request.html === undefined ? undefined : writable(request.html);
  const say = voice(language, game, labText);
  for (const idle of idleOptions(game, options)) note(say('cli.idle', idle));

  const tally = await withBar(say, experiment.games, (progress) =>
    runExperiment(SHELF, experiment, { workers, progress }),
  );
  const report = reportOf(game, experiment, tally, commandOf(game, experiment));
  const book = await readRulebook(game, language);
  print(summaryText(say, game, report, sectionsOf(book)));
  if (json !== undefined) write(say, json, reportJson(report));
  if (html !== undefined) write(say, html, reportHtml(report, say, aboutOf(game, book, options)));
}

function experimentOf(game: Game, options: OptionValues, request: PlaytestRequest): Experiment {
  const rules = game.rules(options);
  const known = botNames(game, rules);
  const bots = perSeat(request.bots ?? known[0] ?? '', rules.seats);
  const players = playersFor(game, rules, bots);
  if (!players.ok) {
    const { code, args } = players.problem;
    throw new Failure(code, { known: known.join(', '), ...args });
  }
  const games =
    request.games === undefined
      ? USUAL_GAMES
      : wholeNumber('--games', request.games, 1, MOST_GAMES);
  return { game: game.id, options, bots, seed: seedOf(request.seed ?? USUAL_SEED), games };
}

/** What makes the same report again, on any number of workers. */
function commandOf(game: Game, { bots, games, seed, options }: Experiment): string {
  const names = new Set(bots).size === 1 ? bots[0]! : bots.join(',');
  const set = settingText(game, options);
  return [
    `npm run glade -- playtest ${game.id}`,
    `--games ${games} --bots ${quoted(names)} --seed ${quoted(seed)}`,
    ...set,
  ].join(' ');
}

/** A word as a shell takes it. */
function quoted(text: string): string {
  return /^[\w.,:/-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
}

function sectionsOf(book: Rulebook): readonly Section[] {
  return book.sections.map(({ heading, clauses }) => ({
    heading,
    clauses: clauses.map(({ id }) => id),
  }));
}

function aboutOf(game: Game, book: Rulebook, options: OptionValues): About {
  const idle = Object.entries(game.options.options).filter(([, each]) => !applies(each, options));
  return {
    sentences: new Map(clausesOf(book).map(({ id, spans }) => [id, plainText(spans)])),
    sections: sectionsOf(book),
    idle: new Set(idle.map(([name]) => name)),
  };
}

function write(say: Say, file: string, text: string): void {
  writeText(file, text);
  print(wrapped(say('cli.playtest.written', { file })));
}
