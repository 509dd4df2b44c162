import type { MoveNames, OptionValues, RuleNumbers } from '@glade/engine';
import type { Experiment, Tally } from '@glade/lab/core';
import type {
  Counted,
  FoundAnswer,
  LabRequest,
  LabReply,
  Question,
  StrongPolicy,
} from './worker-messages.ts';

/** The result of an experiment in the page. */
export interface ExperimentResult extends StrongPolicy {
  readonly tally: Tally;
  /** Fragments of links to the matches worth watching. */
  readonly links: Readonly<Record<string, string>>;
  /** One line of CSV a match. */
  readonly rows: Blob;
}

/** What the page asks the worker about a game, so that it need not load its bots: their names, the clause of each kind of event, the numbers of the rules, and what kinds of moves are called. */
export interface GameFacts {
  readonly bots: readonly string[];
  /** Those whose name says that they think long, where they do not. */
  readonly fast: readonly string[];
  readonly clauses: ReadonlyMap<string, string>;
  readonly numbers: RuleNumbers;
  readonly moves: MoveNames;
}

export async function loadGameFacts(game: string, options: OptionValues): Promise<GameFacts> {
  const told = await ask({ game, options });
  if ('bots' in told) return told;
  throw new Error('lab');
}

/** What matches of a game count. Some are played to see it, so it is asked for when somebody needs it. */
export async function loadCounted(game: string, options: OptionValues): Promise<Counted> {
  const told = await ask({ game, options, count: true });
  if ('alike' in told) return told;
  throw new Error('lab');
}

/** How an experiment is watched, and how it is ended early. */
export interface RunControl {
  readonly progress: (played: number) => void;
  /** Ends it after the present block of matches, with a result. */
  readonly enough: AbortSignal;
  /** Ends it at once, without a result. */
  readonly drop: AbortSignal;
}

/** Plays an experiment in a worker of its own. Rejects with an AbortError when it is dropped. */
export async function runExperiment(
  experiment: Experiment,
  watch: RunControl,
): Promise<ExperimentResult> {
  const told = await ask({ experiment }, watch);
  if ('tally' in told) return told;
  throw new Error('lab');
}

/** An answer, and whether it was ended before all matches were played. */
export interface QuestionResult extends StrongPolicy {
  readonly answer: FoundAnswer;
  readonly partial: boolean;
  /** One line of CSV a match, where the question has them. */
  readonly rows?: Blob;
}

/** Plays what a question needs, and answers it; undefined if it was ended before anything was known. */
export async function runQuestion(
  experiment: Experiment,
  question: Question,
  watch: RunControl,
): Promise<QuestionResult | undefined> {
  const told = await ask({ experiment, question }, watch);
  if ('answer' in told) return told.answer === undefined ? undefined : told;
  throw new Error('lab');
}

/** Sends a request to a new worker and waits for its last reply. */
function ask(asked: LabRequest, watch?: RunControl): Promise<LabReply> {
  const worker = new Worker(new URL('./lab.worker.ts', import.meta.url), { type: 'module' });
  return new Promise<LabReply>((resolve, reject) => {
    watch?.enough.addEventListener('abort', () =>
      worker.postMessage({ stop: true } satisfies LabRequest),
    );
    watch?.drop.addEventListener('abort', () => reject(new DOMException('stopped', 'AbortError')));
    worker.addEventListener('error', () => reject(new Error('lab')));
    worker.addEventListener('message', ({ data }: MessageEvent<LabReply>) => {
      if ('played' in data) watch?.progress(data.played);
      else if ('failed' in data) reject(new Error(data.failed));
      else resolve(data);
    });
    worker.postMessage(asked);
  }).finally(() => worker.terminate());
}
