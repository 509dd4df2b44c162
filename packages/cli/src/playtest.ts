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
  labText,
  reportHtml,
  reportJson,
  reportOf,
  runExperiment,
  type About,
  type Section,
} from '@glade/lab';
import { compareOptions } from './ask.ts';
import { withBar } from './bar.ts';
import { commandOf, experimentOf, workersOf, write, type BulkRequest } from './experiment.ts';
import { idleOptions, settingOf, writable } from './given.ts';
import { SHELF, readRulebook, takeGame } from './shelf.ts';
import { note, print } from './terminal.ts';
import { summaryText } from './summary.ts';
import { voice } from './voice.ts';

/** What may be asked of `glade playtest`, as typed. */
export interface PlaytestRequest extends BulkRequest {
  /** `option=a,b`: the same matches under each value. */
  readonly compare?: string;
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
  const experiment = experimentOf(game, options, request);
  const workers = workersOf(request);
  const json = request.json === undefined ? undefined : writable(request.json);
  const html = request.html === undefined ? undefined : writable(request.html);
  const say = voice(language, game, labText);
  for (const idle of idleOptions(game, options)) note(say('cli.idle', idle));

  const tally = await withBar(say, experiment.games, (progress) =>
    runExperiment(SHELF, experiment, { workers, progress }),
  );
  const report = reportOf(game, experiment, tally, commandOf('playtest', game, experiment));
  const book = await readRulebook(game, language);
  print(summaryText(say, game, report, sectionsOf(book)));
  if (json !== undefined) write(say, json, reportJson(report));
  if (html !== undefined) write(say, html, reportHtml(report, say, aboutOf(game, book, options)));
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
