import {
  short,
  type Game,
  type GameValue,
  type OptionValues,
  type SampledValues,
  type ValueSample,
  type WholeGame,
} from '@glade/engine';
import type { Say } from '@glade/text';
import { MAX_GAMES } from '../../arguments/defaults.ts';
import { requireWritable, writeText } from '../../arguments/files.ts';
import { parseSeed, parseWholeNumber } from '../../arguments/game-options.ts';
import { UserError, valueOrThrow } from '../../arguments/user-error.ts';
import { workerCount } from '../../experiments/experiment.ts';
import { sampleStarts } from '../../experiments/prove-starts.ts';
import {
  sampledBounds,
  sampledStart,
  type SampledStart,
  sumsOf,
} from '../../experiments/sampled-starts.ts';
import { print, wrapped } from '../../terminal/output.ts';
import { withProgressBar } from '../../terminal/progress-bar.ts';
import { percents, printMaps, startParts } from './maps.ts';
import { areStarts, readKept, startsText } from './kept-file.ts';
import type { ValueArguments } from './arguments.ts';
import { keptSoFar, stopping } from './stopping.ts';

/** How bounds are sampled. */
export interface Sampling {
  readonly games: number;
  readonly seed: string;
  readonly lookahead: number;
}

const PROVEN = 'proven';
const SAMPLED = 'sampled';
const SAMPLED_GAMES = 10_000;
/** By how many events bounds can be looked ahead: one more would take minutes a match. */
const MOST_LOOKAHEAD = 2;
const PROBLEMS = { nothing: 'cli.value.samples', ofOther: 'cli.value.samplesOfOther' };

/** What `--method` asks for; undefined for a proof. */
export function samplingOf({
  method,
  games,
  seed,
  lookahead,
}: ValueArguments): Sampling | undefined {
  if (method === SAMPLED)
    return {
      games: games === undefined ? SAMPLED_GAMES : parseWholeNumber('--games', games, 2, MAX_GAMES),
      seed: parseSeed(seed ?? '1'),
      lookahead: parseWholeNumber('--lookahead', lookahead ?? '0', 0, MOST_LOOKAHEAD),
    };
  if (method !== undefined && method !== PROVEN)
    throw new UserError('cli.value.method', { found: short(method) });
  if (games !== undefined || seed !== undefined || lookahead !== undefined)
    throw new UserError('cli.value.games');
  return undefined;
}

/** What is asked of samples. */
interface Asked {
  readonly game: WholeGame;
  readonly value: GameValue;
  readonly options: OptionValues;
  readonly gap: number;
  readonly sampled: Sampling;
  /** How many positions a prover may keep. */
  readonly positions: number;
}

/** Bounds from samples: of one start, or of every one and of all together. */
export async function showSampled(say: Say, asked: Asked, request: ValueArguments): Promise<void> {
  const { game, value, options } = asked;
  if (request.seconds !== undefined) throw new UserError('cli.value.proofs');
  if (request.start !== undefined) {
    if (request.out !== undefined) throw new UserError('cli.value.one');
    const start = valueOrThrow(value.find(request.start, options), game);
    const found = await sample(say, asked, [start.name], request);
    if (found === undefined) return;
    const bounds = sampledBounds([{ found: found.get(start.name)!, weight: 1 }]);
    const matches = asked.sampled.games;
    print(
      wrapped(
        say('value.start.sampled', {
          ...startParts(start.name),
          ...percents(say, bounds),
          matches,
        }),
      ),
    );
    return;
  }
  const starts = value.starts(options);
  const names = starts.map(({ name }) => name);
  const found = await sample(say, asked, names, request);
  if (found === undefined) return;
  printWhole(say, value, options, found);
  const each = [...found.values()].map((start): [string, readonly [number, number]] => {
    const { lower, upper } = sampledBounds([{ found: start, weight: 1 }]);
    return [start.name, [lower, upper]];
  });
  print(wrapped(say('cli.value.each')), '');
  printMaps(say, value, options, Object.fromEntries(each));
}

/** Beside what is proven: the value over all starts from samples that come with the game; nothing where it has none of some start. */
export function printShippedSamples(say: Say, value: GameValue, options: OptionValues): void {
  const { games, starts } = value.sampled;
  const found = new Map(
    Object.entries(starts).map(([name, sums]) => [name, sampledStart(name, sums, games)]),
  );
  if (value.starts(options).every(({ name }) => found.has(name)))
    printWhole(say, value, options, found, 'value.all.beside');
}

function printWhole(
  say: Say,
  value: GameValue,
  options: OptionValues,
  found: ReadonlyMap<string, SampledStart>,
  sentence = 'value.all.sampled',
): void {
  const starts = value.starts(options);
  const weighed = starts.map(({ name, chance }) => ({ found: found.get(name)!, weight: chance }));
  const matches = weighed.reduce((sum, { found: start }) => sum + start.seeing.n, 0);
  print(wrapped(say(sentence, { ...percents(say, sampledBounds(weighed)), matches })), '');
}

/** Plays the matches of each start that the file does not hold yet, and keeps them in it. Undefined if somebody stopped it before. */
async function sample(
  say: Say,
  { game, options, gap, sampled, positions }: Asked,
  names: readonly string[],
  request: ValueArguments,
): Promise<ReadonlyMap<string, SampledStart> | undefined> {
  const file = request.out === undefined ? undefined : requireWritable(request.out);
  const before = file === undefined ? {} : readSamples(file, game, { ...sampled, gap });
  const sums = new Map(Object.entries(before));
  const open = names.filter((name) => !sums.has(name));
  const workers = workerCount(request);
  await withProgressBar(
    say,
    open.length,
    async (progress) => {
      let done = 0;
      await sampleStarts(
        { game: game.id, options, starts: open, gap, positions, sampled },
        workers,
        stopping(),
        (start) => {
          sums.set(start.name, sumsOf(start));
          const inOrder = names.flatMap((name) => {
            const each = sums.get(name);
            return each === undefined ? [] : [[name, each] as const];
          });
          if (file !== undefined) writeText(file, samplesText(game, { ...sampled, gap }, inOrder));
          progress((done += 1));
        },
      );
    },
    'starts',
  );
  const kept = names.filter((name) => sums.has(name));
  if (kept.length < names.length) {
    print(wrapped(keptSoFar(say, request.out, kept.length, names.length)));
    return undefined;
  }
  return new Map(names.map((name) => [name, sampledStart(name, sums.get(name)!, sampled.games)]));
}

/** How samples were drawn. */
type Drawn = Omit<SampledValues, 'starts'>;

/** One line a start, so that two files can be compared. */
const samplesText = (
  { id, version }: Game,
  { seed, games, gap, lookahead }: Drawn,
  starts: readonly (readonly [string, ValueSample])[],
): string => startsText({ game: id, version, seed, games, gap, lookahead }, starts);

/** Samples that were kept before; none if they were drawn in another way, so that these would have to be drawn again. */
function readSamples(file: string, game: Game, drawn: Drawn): SampledValues['starts'] {
  const kept = readKept(file, game, PROBLEMS);
  if (kept === undefined) return {};
  const { seed, games, gap, lookahead = 0, starts } = kept;
  if (typeof seed !== 'string' || !areStarts(starts, 5))
    throw new UserError(PROBLEMS.nothing, { file: short(file) });
  const isSame =
    seed === drawn.seed &&
    games === drawn.games &&
    gap === drawn.gap &&
    lookahead === drawn.lookahead;
  return isSame ? (starts as SampledValues['starts']) : {};
}
