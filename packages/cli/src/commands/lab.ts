import { short, type Language } from '@glade/engine';
import {
  cancelStudy,
  listStudies,
  Studies,
  workQueue,
  type WorkerNotice,
  type Throughput,
} from '@glade/queue';
import type { Say } from '@glade/text';
import { workerCount } from '../experiments/experiment.ts';
import { UserError } from '../arguments/user-error.ts';
import { onInterrupt } from '../terminal/interrupts.ts';
import { withUserErrors } from '../experiments/queue-run.ts';
import { shelfModules } from '../shelf/games.ts';
import { aligned, note, print } from '../terminal/output.ts';
import { answerText } from '../experiments/answer-text.ts';
import { parseWholeNumber } from '../arguments/game-options.ts';
import { DEFAULT_LAB_PORT } from '../arguments/defaults.ts';
import { cliTranslator } from '../text/translator.ts';
import { answerSoFar, LabServer } from '../watching/lab-server.ts';
import { studyState } from '../watching/study-state.ts';

/** Arguments of every `glade lab` command, as typed. */
export interface LabArguments {
  readonly db?: string;
}

/** Arguments of `glade lab worker`, as typed. */
export interface WorkerArguments extends LabArguments {
  readonly workers?: string;
  readonly once?: boolean;
}

/** The time between two lines about the worker's speed, in milliseconds. */
const FIGURES_INTERVAL = 30_000;

/** `glade lab worker`: plays jobs of the queue until Ctrl-C or a signal to end. A second one stops it at once. */
export async function work(language: Language, request: WorkerArguments): Promise<void> {
  const say = cliTranslator(language);
  const url = databaseAddress(request);
  const threads = workerCount(request);
  const stop = new AbortController();
  onInterrupt(() => stop.abort());
  let lastPrinted = Date.now();
  const progress = (throughput: Throughput): void => {
    if (Date.now() - lastPrinted < FIGURES_INTERVAL) return;
    lastPrinted = Date.now();
    print(throughputText(say, throughput));
  };
  // Checks first that the database can be reached. Otherwise there is nothing to wait for.
  await withUserErrors(listStudies(url));
  print(say('cli.lab.start', { threads }));
  const settings = {
    url,
    shelves: shelfModules,
    threads,
    once: request.once === true,
    signal: stop.signal,
    progress,
    notice: (each: WorkerNotice) => note(noticeText(say, each)),
  };
  print(throughputText(say, await withUserErrors(workQueue(settings))));
}

const throughputText = (say: Say, { jobs, matches, rate }: Throughput): string =>
  say('cli.lab.rate', { jobs, matches, rate: Math.round(rate) });

function noticeText(say: Say, { kind, ...args }: WorkerNotice): string {
  return say(NOTICES[kind], args);
}

const NOTICES: Readonly<Record<WorkerNotice['kind'], string>> = {
  taken: 'cli.lab.taken',
  game: 'cli.lab.game',
  version: 'cli.lab.version',
  code: 'cli.lab.code',
  differs: 'cli.lab.differs',
  fault: 'cli.lab.fault',
  again: 'cli.lab.again',
  away: 'cli.db.away',
  busy: 'cli.db.busy',
  back: 'cli.db.back',
};

/** `glade lab status`: how far every study is; with a study, what is known of it. */
export async function status(
  language: Language,
  study: string | undefined,
  request: LabArguments,
): Promise<void> {
  const say = cliTranslator(language);
  const studies = await withUserErrors(Studies.open(databaseAddress(request)));
  try {
    if (study !== undefined) {
      await withUserErrors(printStudy(language, studies, short(study)));
      return;
    }
    const listed = await withUserErrors(studies.list());
    if (listed.length === 0) {
      print(say('cli.lab.empty'));
      return;
    }
    const titles = ['study', 'game', 'matches', 'jobs', 'state'].map((name) =>
      say(`cli.lab.column.${name}`),
    );
    const rows = listed.map((each) => [
      short(each.study),
      `${short(each.game)} ${each.version}`,
      say('cli.lab.of', { done: each.played, all: each.games }),
      say('cli.lab.of', { done: each.done, all: each.jobs }),
      studyState(say, each),
    ]);
    print(aligned([titles, ...rows]));
  } finally {
    await studies.close();
  }
}

async function printStudy(language: Language, studies: Studies, id: string): Promise<void> {
  const say = cliTranslator(language);
  const found = await studies.status(id);
  print(say('cli.watch.state', { state: studyState(say, found) }), '');
  const answer = await answerSoFar(language, studies, found);
  print(answer === undefined ? say('cli.watch.nothing') : answerText(answer.known, answer.say));
}

/** Arguments of `glade lab serve`, as typed. */
export interface WatchArguments extends LabArguments {
  readonly port?: string;
}

/** `glade lab serve`: pages of this computer on which studies are watched, until Ctrl-C. The studies go on without it. */
export async function watch(language: Language, request: WatchArguments): Promise<void> {
  const say = cliTranslator(language);
  const port =
    request.port === undefined
      ? DEFAULT_LAB_PORT
      : parseWholeNumber('--port', request.port, 0, 65_535);
  const studies = await withUserErrors(Studies.open(databaseAddress(request)));
  const server = new LabServer(studies, language);
  try {
    const url = await listen(server, port);
    print(say('cli.lab.serving', { url }));
    await new Promise((resolve) => {
      onInterrupt(resolve);
    });
    await server.close();
  } finally {
    await studies.close();
  }
}

async function listen(server: LabServer, port: number): Promise<string> {
  try {
    return await server.listen(port);
  } catch (error) {
    const { code, syscall } = error as NodeJS.ErrnoException;
    if (code === undefined || syscall === undefined) throw error;
    if (code === 'EADDRINUSE') throw new UserError('cli.port', { port: String(port) });
    throw new UserError('cli.listen', { host: '127.0.0.1', port: String(port), reason: code });
  }
}

/** `glade lab cancel STUDY`: deletes a study. */
export async function cancel(
  language: Language,
  study: string,
  request: LabArguments,
): Promise<void> {
  const id = short(study);
  await withUserErrors(cancelStudy(databaseAddress(request), id));
  print(cliTranslator(language)('cli.lab.cancelled', { study: id }));
}

function databaseAddress({ db }: LabArguments): string {
  if (db === undefined) throw new UserError('cli.db');
  return db;
}
