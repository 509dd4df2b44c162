import { createHash } from 'node:crypto';
import type { BotGame } from '@glade/engine';
import { blockSize, Study, type Experiment, type Shard } from '@glade/lab';
import { formatResult } from './stored-result.ts';

/** A study as it is stored in the database: what workers need to know of it. */
export interface QueuedStudy {
  readonly id: string;
  readonly game: string;
  /** The version of the rules. */
  readonly version: number;
  /** The digest of the caller's code. Empty if it is not known. */
  readonly code: string;
  readonly arms: readonly Experiment[];
  /** Matches of each experiment of the study. */
  readonly games: number;
  /** Matches of each job. The last job may have fewer. */
  readonly size: number;
  /** A hash of the result of the first block. A worker with another result plays by other rules, bots or chances. */
  readonly proof: string;
}

/** The version of the format of jobs and results. Other versions have queues of their own. */
const FORMAT = 4;

/**
 * The time that a job should take, in seconds. Short, since a lost worker loses one job; not shorter, since each job
 * costs the database some work.
 */
const JOB_SECONDS = 5;

/** The least number of jobs of a study, where its blocks allow it, so that many workers can take part. */
const MIN_JOBS = 32;

/**
 * How long the first matches are played to measure their speed, in milliseconds: of processor time, since the machine
 * may be busy, and at most of wall-clock time.
 */
const TRIAL_CPU_TIME = 300;
const MAX_TRIAL_TIME = 1500;

/**
 * Prepares a study: plays its first matches to hash their result and measure their speed. The id depends on all that
 * the result depends on, but not on the size of the jobs.
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

/**
 * The name of the queue for one game, one version of its rules and one code. A worker with another version or code does
 * not look into it.
 */
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

/** The first block of matches. Every worker plays it before anything else of the study. */
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
  // Matches go faster and faster at first, so the last batch tells most.
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

/** The processor time of this thread, in milliseconds. */
function cpuTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/** The number of matches of a job. No block is divided. */
function jobSize(arms: readonly Experiment[], msPerMatch: number): number {
  const [arm] = arms;
  const block = blockSize(arm!);
  const blocks = Math.ceil(arm!.games / block);
  const most = Math.ceil(blocks / MIN_JOBS);
  const aim = Math.floor((JOB_SECONDS * 1000) / Math.max(msPerMatch, 1e-6) / block);
  return Math.max(1, Math.min(most, aim)) * block;
}

/** A JSON replacer that sorts the keys of objects. */
function withSortedKeys(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
