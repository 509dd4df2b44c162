import { Worker } from 'node:worker_threads';
import {
  DIFFICULTIES,
  type BotGame,
  type Difficulty,
  type Puzzle,
  type PuzzleFile,
} from '@glade/engine';
import { codeVersionOf } from '../code-version.ts';
import { loadGame, type ShelfUrl } from '../experiment/shelf.ts';
import { mineMatch, type MatchYield, type Method } from './mine-match.ts';
import { LEVEL } from './race.ts';

/** What is looked for. */
export interface Mining {
  readonly shelf: ShelfUrl;
  readonly game: string;
  readonly seed: string;
  /** How many puzzles of each difficulty are enough. */
  readonly each: number;
  /** The search begins with the match of this number, from 0. */
  readonly from?: number;
  /** After the matches with lower numbers than this the search ends with what it has. */
  readonly matches: number;
  readonly method: Method;
  /** Puzzles that are there already: they stay, and others are added until there are enough. */
  readonly known: readonly Puzzle[];
  /** What the file of these says: the decisions that were judged, and the policy that plays on to the end. */
  readonly before?: Pick<PuzzleFile, 'judged' | 'by'>;
}

/** How a search is run. None of this changes what it finds. */
export interface MiningRun {
  readonly workers: number;
  /** Called after each match with what is found by then. */
  readonly progress?: (found: PuzzleFile) => void;
}

/** What a worker receives first, and then one number of a match after another. */
export interface MiningAssignment {
  readonly shelf: ShelfUrl;
  readonly game: string;
  readonly seed: string;
  readonly method: Method;
}

export interface MatchAssignment {
  readonly match: number;
  readonly wanted: readonly Difficulty[];
}

/**
 * Looks for puzzles in one match after another until there are enough of each difficulty. What is found depends on the mining
 * and the code, and not on the number of workers: matches are taken in order.
 */
export async function minePuzzles(
  mining: Mining,
  { workers, progress }: MiningRun,
): Promise<PuzzleFile> {
  const { game } = await loadGame(mining.shelf, mining.game);
  const harvest = new Harvest(game, mining);
  if (workers < 2) {
    for (let match = mining.from ?? 0; !harvest.isDone(match); match++) {
      harvest.add(mineMatch(game, mining, match, new Set(harvest.wanted())));
      progress?.(harvest.file());
      // Lets the caller draw, or be interrupted.
      await new Promise((resolve) => setImmediate(resolve));
    }
    return harvest.file();
  }
  await mineInWorkers(mining, workers, harvest, progress);
  return harvest.file();
}

/** The puzzles found so far. Matches are added in the order of their numbers. */
class Harvest {
  private readonly game: BotGame;
  private readonly mining: Mining;
  private readonly puzzles: Puzzle[];
  private matches: number;
  private judged: number;
  private by: string;

  constructor(game: BotGame, mining: Mining) {
    this.game = game;
    this.mining = mining;
    this.puzzles = [...mining.known];
    this.matches = mining.from ?? 0;
    this.judged = mining.before?.judged ?? 0;
    this.by = mining.before?.by ?? '';
  }

  /** The difficulties of which there are not enough yet. */
  wanted(): readonly Difficulty[] {
    return DIFFICULTIES.filter((each) => this.countOf(each) < this.mining.each);
  }

  isDone(match: number): boolean {
    return match >= this.mining.matches || this.wanted().length === 0;
  }

  /** Adds what the next match has yielded: at most one puzzle of each difficulty, so that puzzles differ. */
  add({ judged, puzzles, by }: MatchYield): void {
    this.matches += 1;
    this.judged += judged;
    const taken = new Set<Difficulty>();
    for (const puzzle of puzzles) {
      const { difficulty, id } = puzzle;
      if (taken.has(difficulty) || this.countOf(difficulty) >= this.mining.each) continue;
      if (this.puzzles.some((each) => each.id === id)) continue;
      taken.add(difficulty);
      if (by !== '') this.by = by;
      this.puzzles.push(puzzle);
    }
  }

  file(): PuzzleFile {
    const { game, mining, puzzles, matches, judged, by } = this;
    return {
      game: game.id,
      version: game.version,
      code: codeVersionOf(game.id, mining.shelf),
      seed: mining.seed,
      matches,
      judged,
      by: by === '' ? 'policy' : by,
      level: LEVEL,
      puzzles: DIFFICULTIES.flatMap((each) => puzzles.filter((one) => one.difficulty === each)),
    };
  }

  private countOf(difficulty: Difficulty): number {
    return this.puzzles.filter((each) => each.difficulty === difficulty).length;
  }
}

async function mineInWorkers(
  mining: Mining,
  workers: number,
  harvest: Harvest,
  progress: MiningRun['progress'],
): Promise<void> {
  const { shelf, game, seed, method } = mining;
  const threads = Array.from(
    { length: workers },
    () =>
      new Worker(new URL('mine.worker.ts', import.meta.url), {
        workerData: { shelf, game, seed, method } satisfies MiningAssignment,
      }),
  );
  const waiting = new Map<number, MatchYield>();
  let asked = mining.from ?? 0;
  let added = asked;
  const take = (): void => {
    for (; waiting.has(added) && !harvest.isDone(added); added++) {
      harvest.add(waiting.get(added)!);
      waiting.delete(added);
      progress?.(harvest.file());
    }
  };
  const work = (thread: Worker): Promise<void> =>
    new Promise((resolve, reject) => {
      let match = 0;
      const next = (): void => {
        take();
        if (harvest.isDone(added)) return resolve();
        match = asked++;
        const assignment: MatchAssignment = { match, wanted: harvest.wanted() };
        thread.postMessage(assignment);
      };
      thread.on('message', (found: MatchYield) => {
        waiting.set(match, found);
        next();
      });
      thread.once('error', reject);
      next();
    });
  try {
    await Promise.race([Promise.all(threads.map(work)), ended(threads)]);
  } finally {
    await Promise.all(threads.map((thread) => thread.terminate()));
  }
}

/** Fails when a thread stops by itself. */
const ended = (threads: readonly Worker[]): Promise<never> =>
  new Promise((_, reject) => {
    for (const thread of threads)
      thread.once('exit', (code) => reject(new Error(`a worker stopped with code ${code}`)));
  });
