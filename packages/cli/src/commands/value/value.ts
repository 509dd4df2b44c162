import {
  short,
  type GameValue,
  type Language,
  type OptionValues,
  type ValueAim,
  type ValueStart,
  type WholeGame,
} from '@glade/engine';
import { bounds as allBounds, values } from '@glade/games';
import type { Say } from '@glade/text';
import { gameOptions, parseWholeNumber } from '../../arguments/game-options.ts';
import { requireWritable, writeText } from '../../arguments/files.ts';
import { UserError, valueOrThrow } from '../../arguments/user-error.ts';
import { workerCount } from '../../experiments/experiment.ts';
import { proveStarts } from '../../experiments/prove-starts.ts';
import { gameNamed } from '../../shelf/games.ts';
import { print, wrapped } from '../../terminal/output.ts';
import { withProgressBar } from '../../terminal/progress-bar.ts';
import { cliTranslator } from '../../text/translator.ts';
import type { ValueArguments } from './arguments.ts';
import { aimNamed } from './aims.ts';
import { showBounds } from './bounds.ts';
import { numbers, percents, printMaps, startParts, type Table } from './maps.ts';
import { readTable, tableText } from './proof-file.ts';
import { printShippedSamples, samplingOf, showSampled } from './sampled.ts';
import { keptSoFar, stopping } from './stopping.ts';

/** What is proven before matches are played: more takes longer than it gains. */
const SAMPLING_GAP = 0.5;
/** How many positions a prover may keep: in Wildfire in 1.6 GB, and 2.4 GB while its table grows. */
const POSITIONS = 16_000_000;
const MAX_SECONDS = 1_000_000;
const DIGITS = 1e5;

/** `glade value`: how well a game can be played, with proof. */
export async function showValue(
  language: Language,
  id: string,
  request: ValueArguments,
): Promise<void> {
  const found = gameNamed(id);
  const value = values[found.id];
  if (value === undefined) {
    await showSamplesOnly(language, found, request);
    return;
  }
  const game = withWords(found, value.words);
  const say = cliTranslator(language, game);
  const options = valueOrThrow(value.allows(gameOptions(game, request)), game);
  if (request.start !== undefined && request.all === true) throw new UserError('cli.value.which');
  const sampled = samplingOf(request);
  const aim = aimOf(value, request);
  const gap = parseGap(request.gap, sampled === undefined ? aim.gap : SAMPLING_GAP);
  requireUse(request, sampled !== undefined);
  if (sampled !== undefined) {
    await showSampled(say, { game, value, options, gap, sampled, positions: POSITIONS }, request);
  } else if (request.start !== undefined) {
    if (request.out !== undefined) throw new UserError('cli.value.one');
    const start = valueOrThrow(value.find(request.start, options), game);
    proveOne(say, { value, options, start, gap, aim: aim.id }, request);
  } else if (request.all === true) {
    await proveAll(say, { game, value, options, gap }, request);
  } else {
    if (request.out !== undefined) throw new UserError('cli.value.keep');
    printTable(say, value, options, value.proven);
  }
}

/** Refuses what would have no effect: nothing that is typed is passed over in silence. */
function requireUse({ start, all, gap, seconds, workers, aim }: ValueArguments, samples: boolean) {
  if (samples) return;
  if (all !== true && workers !== undefined) throw new UserError('cli.value.workers');
  if (all === true || start !== undefined) return;
  const idle = Object.entries({ gap, seconds, aim }).find(([, given]) => given !== undefined);
  if (idle !== undefined) throw new UserError('cli.value.now', { name: `--${idle[0]}` });
}

/** The same for a game where nothing is proven. */
async function showSamplesOnly(
  language: Language,
  found: WholeGame,
  request: ValueArguments,
): Promise<void> {
  const known = allBounds[found.id];
  if (known === undefined)
    throw new UserError('cli.value.game', {
      game: titleOf(language, found),
      known: [...Object.keys(values), ...Object.keys(allBounds)]
        .map((id) => titleOf(language, gameNamed(id)))
        .join(', '),
    });
  const game = withWords(found, known.words);
  const options = valueOrThrow(known.allows(gameOptions(game, request)), game);
  await showBounds(cliTranslator(language, game), { game, bounds: known, options }, request);
}

/** What `--aim` asks for. All starts at once, and samples, are of the usual aim only. */
function aimOf({ aims }: GameValue, { aim, start, method }: ValueArguments): ValueAim {
  if (aim === undefined) return aims[0]!;
  const found = aimNamed(aims, aim);
  if (found !== aims[0] && (start === undefined || method === 'sampled'))
    throw new UserError('cli.value.aim.one', { aim });
  return found;
}

function proveOne(
  say: Say,
  asked: {
    readonly value: GameValue;
    readonly options: OptionValues;
    readonly start: ValueStart;
    readonly gap: number;
    readonly aim: string;
  },
  { seconds }: ValueArguments,
): void {
  const { value, options, start, gap, aim } = asked;
  const most = parseSeconds(seconds);
  const prover = value.prover(start.name, POSITIONS, options, aim);
  const begun = performance.now();
  const late = (): boolean => performance.now() - begun > most * 1000;
  const bounds = prover.prove(gap, late);
  const isUsual = aim === value.aims[0]!.id;
  print(
    wrapped(
      say(isUsual ? 'value.start' : `value.start.${aim}`, {
        ...startParts(start.name),
        ...(isUsual ? percents(say, bounds) : numbers(say, bounds)),
        opened: prover.opened,
        seconds: Math.round((performance.now() - begun) / 1000),
      }),
    ),
  );
  if (bounds.upper - bounds.lower > gap) {
    // A share is told in percentage points.
    const told = {
      usual: isUsual ? 'yes' : 'no',
      gap: isUsual ? Math.round(1e6 * gap) / 1e4 : gap,
    };
    print(wrapped(say('cli.value.wide', told)));
  }
}

async function proveAll(
  say: Say,
  asked: {
    readonly game: WholeGame;
    readonly value: GameValue;
    readonly options: OptionValues;
    readonly gap: number;
  },
  request: ValueArguments,
): Promise<void> {
  const { game, value, options, gap } = asked;
  if (request.out === undefined) throw new UserError('cli.value.out');
  const file = requireWritable(request.out);
  const starts = value.starts(options);
  const table = new Map(Object.entries(readTable(file, game, gap)));
  const open = starts.map(({ name }) => name).filter((name) => !table.has(name));
  const most = parseSeconds(request.seconds);
  const workers = workerCount(request);
  await withProgressBar(
    say,
    open.length,
    async (progress) => {
      let done = 0;
      await proveStarts(
        { game: game.id, options, starts: open, gap, positions: POSITIONS },
        workers,
        stopping(most),
        ({ name, lower, upper }) => {
          table.set(name, [
            Math.floor(lower * DIGITS) / DIGITS,
            Math.ceil(upper * DIGITS) / DIGITS,
          ]);
          const inOrder = starts.flatMap(({ name: each }) => {
            const bounds = table.get(each);
            return bounds === undefined ? [] : [[each, bounds] as const];
          });
          writeText(file, tableText(game, gap, inOrder));
          progress((done += 1));
        },
      );
    },
    'starts',
  );
  if (table.size < starts.length)
    print(wrapped(keptSoFar(say, request.out, table.size, starts.length)), '');
  printTable(say, value, options, Object.fromEntries(table));
}

const parseSeconds = (seconds: string | undefined): number =>
  seconds === undefined ? Infinity : parseWholeNumber('--seconds', seconds, 1, MAX_SECONDS);

/** The value over all starts, and maps of them. Of what is not proven nothing is said. */
function printTable(say: Say, value: GameValue, options: OptionValues, table: Table): void {
  let lower = 0;
  let upper = 0;
  let proven = 0;
  const starts = value.starts(options);
  for (const { name, chance } of starts) {
    const [low, high] = table[name] ?? [0, 1];
    lower += chance * low;
    upper += chance * high;
    if (name in table) proven += 1;
  }
  print(wrapped(say('value.all', percents(say, { lower, upper }))), '');
  if (proven < starts.length)
    print(wrapped(say('cli.value.some', { proven, all: starts.length })), '');
  if (table === value.proven) printShippedSamples(say, value, options);
  printMaps(say, value, options, table);
}

/** The title of a game. */
const titleOf = (language: Language, game: WholeGame): string =>
  cliTranslator(language, game)('game.title');

/** The game with what is said about its value. */
const withWords = (game: WholeGame, words: GameValue['words']): WholeGame => ({
  ...game,
  text: { en: { ...game.text.en, ...words.en }, it: { ...game.text.it, ...words.it } },
});

function parseGap(text: string | undefined, usual: number): number {
  if (text === undefined) return usual;
  const gap = /^\d?\.?\d+$/.test(text) ? Number(text) : Number.NaN;
  if (gap >= 0.0001 && gap <= 1) return gap;
  throw new UserError('cli.value.gap', { found: short(text) });
}
