import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { short, type WholeGame, type Language, type OptionValues } from '@glade/engine';
import {
  blockSize,
  botNames,
  codeVersionOf as codeOfSources,
  botsFor,
  runStudy,
  Stopped,
  type Experiment,
  type Run,
} from '@glade/lab';
import type { Say } from '@glade/text';
import { clear, withBar } from './bar.ts';
import { Failure } from './failure.ts';
import { perSeat, seedOf, wholeNumber, writable, writeText, type Setting } from './given.ts';
import { codeOf, onInterrupt, type Signal } from './interrupt.ts';
import { shelfOf, takeGame } from './shelf.ts';
import { note, print, wrapped } from './terminal.ts';
import { MOST_GAMES, MOST_QUEUED, MOST_WORKERS, USUAL_GAMES, USUAL_SEED } from './usual.ts';

/** What may be asked of every command that plays in bulk, as typed. */
export interface BulkRequest extends Setting {
  readonly games?: string;
  readonly bots?: string;
  readonly seed?: string;
  readonly workers?: string;
  /** The address of a PostgreSQL whose workers play. It is nowhere repeated: it may hold a password. */
  readonly db?: string;
  readonly json?: string;
  readonly html?: string;
}

/** The same where bots may be asked to move on. */
export interface RotateRequest extends BulkRequest {
  /** Bots move on from seat to seat. */
  readonly rotate?: boolean;
}

export function experimentOf(
  game: WholeGame,
  options: OptionValues,
  request: BulkRequest,
): Experiment {
  const rules = game.rules(options);
  const known = botNames(game, rules);
  const bots = perSeat(request.bots ?? known[0] ?? '', rules.seats);
  checkBots(game, options, bots);
  const games =
    request.games === undefined
      ? USUAL_GAMES
      : wholeNumber(
          '--games',
          request.games,
          1,
          request.db === undefined ? MOST_GAMES : MOST_QUEUED,
        );
  const seed = seedOf(request.seed ?? USUAL_SEED);
  const code = codeOfSources(game.id, shelfOf(game));
  return { game: game.id, options, bots, seed, games, code };
}

/** Whether it changes anything that bots move on: not where the same bots play for one team. */
export const movesMatter = (game: WholeGame, { options, bots }: Experiment): boolean =>
  game.rules(options).kind === 'competitive' || new Set(bots).size > 1;

/** The same with bots that move on from seat to seat: in whole blocks. */
export function rotating(say: Say, experiment: Experiment): Experiment {
  const rotated = { ...experiment, rotate: true };
  const block = blockSize(rotated);
  const games = Math.ceil(experiment.games / block) * block;
  if (games !== experiment.games) note(say('cli.rotate.games', { n: games, seats: block }));
  return { ...rotated, games };
}

/** Makes sure that there are such bots. */
export function checkBots(game: WholeGame, options: OptionValues, names: readonly string[]): void {
  const rules = game.rules(options);
  const players = botsFor(game, rules, names);
  if (players.ok) return;
  const { code, args } = players.problem;
  throw new Failure(code, { known: botNames(game, rules).join(', '), ...args });
}

export function workersOf({ workers }: Pick<BulkRequest, 'workers'>): number {
  return workers === undefined
    ? Math.min(availableParallelism(), MOST_WORKERS)
    : wholeNumber('--workers', workers, 1, MOST_WORKERS);
}

/** How studies are played, and how it ended. */
export interface Playing {
  readonly run: Run;
  /** The signal that ended it early, if one did. */
  readonly stopped: () => Signal | undefined;
}

/**
 * Plays studies on threads, or by the workers of a queue, with a bar for each. The first Ctrl-C or signal to end lets
 * the matches end that have begun: what they and those before came to is the answer so far.
 */
export function runningOn(say: Say, request: BulkRequest): Playing {
  const { db } = request;
  if (db !== undefined && request.workers !== undefined) throw new Failure('cli.db.workers');
  const workers = workersOf(request);
  const stop = new AbortController();
  let stopped: Signal | undefined;
  onInterrupt((signal) => {
    stopped = signal;
    process.exitCode = codeOf(signal);
    note(clear() + say(db === undefined ? 'cli.partial.stopping' : 'cli.partial.leaving'));
    stop.abort();
  });
  const run: Run = async (arms) => {
    const { game, games } = arms[0]!;
    const shelf = shelfOf(takeGame(game));
    if (stop.signal.aborted) throw new Stopped();
    const found = await withBar(say, games, async (progress) => {
      const settings = { progress, stopEarly: stop.signal };
      if (db === undefined) return runStudy(shelf, arms, { workers, ...settings });
      const { askWorkers } = await import('./queued.ts');
      return askWorkers(say, shelf, arms, { url: db, ...settings });
    });
    if (found.tallies[0]!.games === 0) throw new Stopped();
    return found;
  };
  return { run, stopped: () => stopped };
}

/** What is said first of an answer that was stopped. */
export const partialOf = (say: Say, played: number, asked: number): string =>
  say('cli.partial', { played, asked });

/** The files that are wanted, if they can be written. */
export function filesOf({ json, html }: Pick<BulkRequest, 'json' | 'html'>): {
  readonly json: string | undefined;
  readonly html: string | undefined;
} {
  if (json !== undefined && html !== undefined && resolve(json) === resolve(html))
    throw new Failure('cli.same', { file: short(json) });
  return {
    json: json === undefined ? undefined : writable(json),
    html: html === undefined ? undefined : writable(html),
  };
}

/** The command as it stands in words in this language: so that it gives them again, and not the usual ones. */
export const spoken = (language: Language, command: string): string =>
  language === 'en' ? command : `${command} --language ${language}`;

export function write(say: Say, file: string, text: string): void {
  writeText(file, text);
  print(wrapped(say('cli.playtest.written', { file })));
}
