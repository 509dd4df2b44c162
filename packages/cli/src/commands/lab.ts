import { short, type Language } from '@glade/engine';
import {
  cancelStudy,
  listStudies,
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
import { cliTranslator } from '../text/translator.ts';

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

/** `glade lab status`: how far every study is. */
export async function status(language: Language, request: LabArguments): Promise<void> {
  const say = cliTranslator(language);
  const studies = await withUserErrors(listStudies(databaseAddress(request)));
  if (studies.length === 0) {
    print(say('cli.lab.empty'));
    return;
  }
  const titles = ['study', 'game', 'matches', 'jobs', 'state'].map((name) =>
    say(`cli.lab.column.${name}`),
  );
  const rows = studies.map((each) => [
    short(each.study),
    `${short(each.game)} ${each.version}`,
    say('cli.lab.of', { done: each.played, all: each.games }),
    say('cli.lab.of', { done: each.done, all: each.jobs }),
    studyState(say, each),
  ]);
  print(aligned([titles, ...rows]));
}

function studyState(
  say: Say,
  each: {
    readonly done: number;
    readonly jobs: number;
    readonly active: number;
    readonly fault: string | undefined;
  },
): string {
  if (each.done === each.jobs) return say('cli.lab.done');
  if (each.fault !== undefined) return say('cli.lab.failed', { reason: short(each.fault) });
  return say('cli.lab.playing', { active: each.active });
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
