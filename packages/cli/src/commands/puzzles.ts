import { DIFFICULTIES, parsePuzzles, type Language, type PuzzleFile } from '@glade/engine';
import { checkPuzzle, minePuzzles, withProof, writePuzzles } from '@glade/lab/puzzles';
import type { Say } from '@glade/text';
import { DEFAULT_SEED } from '../arguments/defaults.ts';
import { requireWritable, writeText } from '../arguments/files.ts';
import { parseSeed, parseWholeNumber } from '../arguments/game-options.ts';
import { UserError, valueOrThrow } from '../arguments/user-error.ts';
import { workerCount } from '../experiments/experiment.ts';
import { gameNamed, shelfModuleOf } from '../shelf/games.ts';
import { proverOf } from '../shelf/provers.ts';
import { readPuzzles } from '../shelf/rulebooks.ts';
import { aligned, note, print, wrapped } from '../terminal/output.ts';
import { withProgressBar } from '../terminal/progress-bar.ts';
import { cliTranslator } from '../text/translator.ts';

/** Arguments of `glade puzzles`, as typed. */
export interface PuzzleArguments {
  readonly count?: string;
  readonly seed?: string;
  /** After this many matches the search ends. */
  readonly matches?: string;
  /** It begins after this many matches, where an earlier search has ended. */
  readonly from?: string;
  readonly out?: string;
  readonly workers?: string;
  /** Searches for near goals that can be reached for certain, instead of for the best result. */
  readonly goals?: boolean;
  /** Keeps the puzzles that the game has, and adds others. */
  readonly add?: boolean;
  /** Proves the puzzles of the game again, with other dice. */
  readonly check?: boolean;
}

const DEFAULT_COUNT = 60;
const MOST_COUNT = 3000;
const DEFAULT_MATCHES = 1000;
const MOST_MATCHES = 1_000_000;
/** The dice with which puzzles are proven again; none of them was found with these. */
const CHECK_SEED = 'check';

/** `glade puzzles GAME`: finds positions with one clearly best decision, or proves again those that the game has. */
export async function puzzles(
  language: Language,
  id: string,
  request: PuzzleArguments,
): Promise<void> {
  const game = gameNamed(id);
  if (game.puzzles === undefined) throw new UserError('cli.puzzles.none', { game: game.id });
  const say = cliTranslator(language, game);
  const whole = (name: 'count' | 'matches' | 'from', usual: number, most: number): number =>
    request[name] === undefined ? usual : parseWholeNumber(`--${name}`, request[name], 1, most);
  const from = whole('from', 0, MOST_MATCHES - 1);
  if (request.check === true) {
    const data = await readPuzzles(game);
    return check(say, valueOrThrow(parsePuzzles(data)), parseSeed(request.seed ?? CHECK_SEED));
  }
  if (request.out === undefined) throw new UserError('cli.puzzles.out');
  const out = requireWritable(request.out);
  const count = whole('count', DEFAULT_COUNT, MOST_COUNT);
  const before =
    request.add === true ? valueOrThrow(parsePuzzles(await readPuzzles(game))) : undefined;
  const each = Math.ceil(count / DIFFICULTIES.length);
  const found = await withProgressBar(
    say,
    each * DIFFICULTIES.length,
    (progress) =>
      minePuzzles(
        {
          shelf: shelfModuleOf(game),
          game: game.id,
          seed: parseSeed(request.seed ?? DEFAULT_SEED),
          each,
          from,
          matches: whole('matches', from + DEFAULT_MATCHES, MOST_MATCHES),
          method: request.goals === true ? 'goals' : 'futures',
          known: before?.puzzles ?? [],
          ...(before && { before }),
        },
        {
          workers: workerCount(request),
          progress: (now) => {
            // What is found so far stays, whatever happens next.
            writeText(out, writePuzzles(now));
            progress(now.puzzles.length);
          },
        },
      ),
    'puzzles',
  );
  const proven = found.puzzles.map((puzzle) =>
    withProof(game, puzzle, (rules) => proverOf(game, rules)),
  );
  writeText(out, writePuzzles({ ...found, puzzles: proven }));
  printFound(say, found);
}

function printFound(say: Say, { puzzles: all, matches, judged }: PuzzleFile): void {
  print(wrapped(say('cli.puzzles.found', { n: all.length, matches, judged })));
  const rows = DIFFICULTIES.map((each) => [
    say(`cli.puzzles.${each}`),
    String(all.filter(({ difficulty }) => difficulty === each).length),
  ]);
  print(aligned(rows, [1]));
}

async function check(
  say: Say,
  { game: id, puzzles: all }: PuzzleFile,
  seed: string,
): Promise<void> {
  const game = gameNamed(id);
  let faults = 0;
  await withProgressBar(
    say,
    all.length,
    async (progress) => {
      for (const [done, puzzle] of all.entries()) {
        const fault = checkPuzzle(game, puzzle, seed, (rules) => proverOf(game, rules));
        if (fault !== undefined) {
          faults += 1;
          note(say(`cli.puzzles.fault.${fault.code}`, { id: puzzle.id }));
        }
        progress(done + 1);
        // Lets the bar draw, and a Ctrl-C be heard.
        await new Promise((resolve) => setImmediate(resolve));
      }
    },
    'puzzles',
  );
  print(wrapped(say('cli.puzzles.checked', { n: all.length, proven: all.length - faults })));
  if (faults > 0) process.exitCode = 1;
}
