import { createHash } from 'node:crypto';
import type { BotGame } from '@glade/engine';
import { blockSize, Study, type Experiment, type Shard } from '@glade/lab';
import { formatResult } from './stored-result.ts';

/** A study as it stands in the database: what workers need to know of it. */
export interface QueuedStudy {
  readonly id: string;
  readonly game: string;
  /** Of the rules. */
  readonly version: number;
  /** The digest of the code that whoever asks has; empty where it is not known. */
  readonly code: string;
  readonly arms: readonly Experiment[];
  /** Matches of each arm. */
  readonly games: number;
  /** Matches of each job, but the last may have fewer. */
  readonly size: number;
  /** What the first block of matches comes to: who finds something else plays by other rules, bots or chances. */
  readonly proof: string;
}

/** Of jobs and results: others are not mixed with these. */
const FORMAT = 3;

/** So long is a job to take, in seconds: a worker that is lost loses no more, and the database has little to do. */
const JOB_SECONDS = 5;

/** Into so many jobs at least a study is divided, where its blocks allow it: for many workers. */
const MIN_JOBS = 32;

/**
 * So long the first matches are tried, to see how fast they go: in milliseconds of the processor, since the machine may
 * be busy, but no longer than the second by the clock.
 */
const TRIAL_CPU_TIME = 300;
const MAX_TRIAL_TIME = 1500;

/**
 * The order for a study: plays its first matches to see what they come to and how long they take. The id depends on
 * all that the result depends on; the size of the jobs does not.
 */
export function prepareStudy(game: BotGame, arms: readonly Experiment[]): QueuedStudy {
  const [{ games }] = arms as [Experiment];
  const { proof, msPerMatch } = playTrial(game, arms);
  const { id: name, version } = game;
  const id = studyId(arms, version, proof);
  const code = arms[0]!.code?.digest ?? '';
  return { id, game: name, version, code, arms, games, size: jobSize(arms, msPerMatch), proof };
}

/** A hash of all that the result of a study depends on. */
export function studyId(arms: readonly Experiment[], version: number, proof: string): string {
  return digest(JSON.stringify({ FORMAT, version, proof, arms }, withSortedKeys)).slice(0, 16);
}

/** The queue of jobs for one game by one version of its rules and one code: whoever has another does not look into it. */
export const queueName = ({
  game,
  version,
  code,
}: Pick<QueuedStudy, 'game' | 'version' | 'code'>): string =>
  `lab${FORMAT}.${game}.${version}.${code}`;

export const jobCount = ({ games, size }: QueuedStudy): number => Math.ceil(games / size);

export function shardOf({ arms, games, size }: QueuedStudy, shard: number): Shard {
  const { first = 0 } = arms[0]!;
  return { from: first + shard * size, to: first + Math.min(games, (shard + 1) * size) };
}

/** The first block: what everybody who takes part plays before anything else. */
export function firstBlock(arms: readonly Experiment[]): Shard {
  const { first = 0, games } = arms[0]!;
  return { from: first, to: first + Math.min(games, blockSize(arms[0]!)) };
}

export const digest = (text: string): string => createHash('sha256').update(text).digest('hex');

function playTrial(
  game: BotGame,
  arms: readonly Experiment[],
): { readonly proof: string; readonly msPerMatch: number } {
  const study = new Study(game, arms);
  const block = firstBlock(arms);
  const many = block.to - block.from;
  const ends = performance.now() + MAX_TRIAL_TIME;
  const started = cpuTime();
  study.play(block);
  const proof = digest(formatResult(study.result()));
  // Matches go faster and faster at first: the last tried tell most.
  let msPerMatch = (cpuTime() - started) / many;
  const end = block.from + arms[0]!.games;
  for (let from = block.to, n = many; from < end; from += n, n *= 2) {
    const before = cpuTime();
    if (before - started > TRIAL_CPU_TIME || performance.now() > ends) break;
    const to = Math.min(end, from + n);
    study.play({ from, to });
    msPerMatch = (cpuTime() - before) / (to - from);
  }
  return { proof, msPerMatch };
}

/** Time of the processor that this thread has taken, in milliseconds. */
function cpuTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/** In matches; no block is divided. */
function jobSize(arms: readonly Experiment[], msPerMatch: number): number {
  const [arm] = arms;
  const block = blockSize(arm!);
  const blocks = Math.ceil(arm!.games / block);
  const most = Math.ceil(blocks / MIN_JOBS);
  const aim = Math.floor((JOB_SECONDS * 1000) / Math.max(msPerMatch, 1e-6) / block);
  return Math.max(1, Math.min(most, aim)) * block;
}

/** Objects with their keys in order. */
function withSortedKeys(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
