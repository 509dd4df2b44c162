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
import { clearBar, withProgressBar } from '../terminal/progress-bar.ts';
import { UserError } from '../arguments/user-error.ts';
import {
  gameOptions,
  namesPerSeat,
  parseSeed,
  parseWholeNumber,
  type OptionArguments,
} from '../arguments/game-options.ts';
import { exitCodeOf, onInterrupt, type Signal } from '../terminal/interrupts.ts';
import { folderOf, gameNamed, isOurs, shelfModuleOf } from '../shelf/games.ts';
import { note, print, wrapped } from '../terminal/output.ts';
import {
  MAX_GAMES,
  MAX_QUEUED_GAMES,
  MAX_WORKERS,
  DEFAULT_GAMES,
  DEFAULT_SEED,
} from '../arguments/defaults.ts';
import { requireWritable, writeText } from '../arguments/files.ts';
import { withPatches, type PatchArguments } from '../arguments/patches.ts';
import { RowFiles, rowRequest, wantsRows, type RowArguments } from './row-files.ts';

/** Arguments of every command that plays in bulk, as typed. */
export interface BulkArguments extends OptionArguments, PatchArguments {
  readonly games?: string;
  readonly bots?: string;
  readonly seed?: string;
  readonly workers?: string;
  /** The address of the PostgreSQL database whose workers play. It is never printed: it may hold a password. */
  readonly db?: string;
  readonly json?: string;
  readonly html?: string;
}

/** Arguments of commands in which bots can rotate. */
export interface RotateArguments extends BulkArguments, RowArguments {
  /** Whether the bots move on from seat to seat. */
  readonly rotate?: boolean;
}

/** The options that a command in bulk asks for, with the numbers of the rules it changes. */
export function bulkOptions(game: WholeGame, request: BulkArguments): OptionValues {
  const { patch = [], db } = request;
  if (db !== undefined && patch.length > 0) throw new UserError('cli.patch.db');
  return withPatches(game, gameOptions(game, request, game.options.bulk), request);
}

export function experimentFor(
  game: WholeGame,
  options: OptionValues,
  request: BulkArguments,
): Experiment {
  const rules = game.rules(options);
  const known = botNames(game, rules);
  const bots = namesPerSeat(request.bots ?? known[0] ?? '', rules.seats);
  checkBots(game, options, bots);
  const games =
    request.games === undefined
      ? DEFAULT_GAMES
      : parseWholeNumber(
          '--games',
          request.games,
          1,
          request.db === undefined ? MAX_GAMES : MAX_QUEUED_GAMES,
        );
  const seed = parseSeed(request.seed ?? DEFAULT_SEED);
  const code = codeOfSources(
    game.id,
    shelfModuleOf(game),
    isOurs(game.id) ? undefined : folderOf(game),
  );
  return { game: game.id, options, bots, seed, games, code };
}

/** Whether rotation changes anything. It does not where the same bots play for one team. */
export const rotationMatters = (game: WholeGame, { options, bots }: Experiment): boolean =>
  game.rules(options).kind === 'competitive' || new Set(bots).size > 1;

/** The experiment with rotation, and with enough matches for whole blocks. */
export function withRotation(say: Say, experiment: Experiment): Experiment {
  const rotated = { ...experiment, rotate: true };
  const block = blockSize(rotated);
  const games = Math.ceil(experiment.games / block) * block;
  if (games !== experiment.games) note(say('cli.rotate.games', { n: games, seats: block }));
  return { ...rotated, games };
}

/** Throws a UserError if there is no such bot. */
export function checkBots(game: WholeGame, options: OptionValues, names: readonly string[]): void {
  const rules = game.rules(options);
  const players = botsFor(game, rules, names);
  if (players.ok) return;
  const { code, args } = players.problem;
  throw new UserError(code, { known: botNames(game, rules).join(', '), ...args });
}

export function workerCount({ workers }: Pick<BulkArguments, 'workers'>): number {
  return workers === undefined
    ? Math.min(availableParallelism(), MAX_WORKERS)
    : parseWholeNumber('--workers', workers, 1, MAX_WORKERS);
}

/** A run that can be stopped. */
export interface StoppableRun {
  readonly run: Run;
  /** Whether it was stopped before all matches were played. */
  readonly stopped: () => boolean;
}

/**
 * Plays studies on threads, or by the workers of a queue, with a progress bar for each. The first Ctrl-C or signal to
 * end stops the run: shards that have begun are finished, and all matches up to there are the answer.
 */
export function stoppableRun(say: Say, request: BulkArguments & RowArguments): StoppableRun {
  const { db } = request;
  if (db !== undefined && wantsRows(request)) throw new UserError('cli.rows.db');
  if (db !== undefined && request.workers !== undefined) throw new UserError('cli.db.workers');
  const workers = workerCount(request);
  const stop = new AbortController();
  let partly = false;
  onInterrupt((signal: Signal) => {
    partly = true;
    process.exitCode = exitCodeOf(signal);
    note(clearBar() + say(db === undefined ? 'cli.partial.stopping' : 'cli.partial.leaving'));
    stop.abort();
  });
  const run: Run = async (arms, names = []) => {
    const { game, games } = arms[0]!;
    const shelf = shelfModuleOf(gameNamed(game));
    if (stop.signal.aborted) throw new Stopped();
    const files = wantsRows(request) ? new RowFiles(request) : undefined;
    const result = await withProgressBar(say, games, async (progress) => {
      const settings = { progress, stopEarly: stop.signal };
      const rows = files && { request: rowRequest(request, names), write: files.write };
      if (db === undefined) return runStudy(shelf, arms, { workers, rows, ...settings });
      const { runInQueue } = await import('./queue-run.ts');
      return runInQueue(say, shelf, arms, { url: db, ...settings });
    });
    for (const file of files?.close() ?? []) note(say('cli.playtest.written', { file }));
    const played = result.tallies[0]!.games;
    if (played === 0) throw new Stopped();
    if (played < games) {
      // Somebody who watches the queue may have stopped it. Then nothing else of the question is played.
      partly = true;
      stop.abort();
    }
    return result;
  };
  return { run, stopped: () => partly };
}

/** The first sentence of an answer that was stopped. */
export const partialNote = (say: Say, played: number, asked: number): string =>
  say('cli.partial', { played, asked });

/** The files to write. Throws a UserError if one cannot be written. */
export function outputFiles({
  json,
  html,
  csv,
  jsonl,
  moves,
}: Pick<BulkArguments, 'json' | 'html'> & RowArguments): {
  readonly json: string | undefined;
  readonly html: string | undefined;
} {
  const named = new Map<string, string>();
  for (const [name, file] of Object.entries({ json, html, csv, jsonl, moves })) {
    if (file === undefined) continue;
    const other = named.get(resolve(file));
    if (other !== undefined)
      throw new UserError('cli.same', {
        one: `--${other}`,
        other: `--${name}`,
        file: short(file),
      });
    named.set(resolve(file), name);
    requireWritable(file);
  }
  return {
    json,
    html,
  };
}

/** The command with `--language`, so that it repeats the answer in the same language. */
export const inLanguage = (language: Language, command: string): string =>
  language === 'en' ? command : `${command} --language ${language}`;

export function writeOutput(say: Say, file: string, text: string): void {
  writeText(file, text);
  print(wrapped(say('cli.playtest.written', { file })));
}
