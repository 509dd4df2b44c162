import { existsSync } from 'node:fs';
import {
  short,
  type GameValue,
  type Language,
  type OptionValues,
  type ValueBounds,
  type ValueStart,
  type WholeGame,
  spacedPercent,
} from '@glade/engine';
import { values } from '@glade/games';
import type { Say } from '@glade/text';
import {
  gameOptions,
  type OptionArguments,
  parseSeed,
  parseWholeNumber,
} from '../arguments/game-options.ts';
import { MAX_GAMES } from '../arguments/defaults.ts';
import { requireWritable, readSmallFile, writeText } from '../arguments/files.ts';
import { UserError, valueOrThrow } from '../arguments/user-error.ts';
import { workerCount } from '../experiments/experiment.ts';
import { proveStarts, sampleStarts } from '../experiments/prove-starts.ts';
import { sampledBounds, type SampledStart } from '../experiments/sampled-starts.ts';
import { gameNamed } from '../shelf/games.ts';
import { aligned, print, wrapped } from '../terminal/output.ts';
import { withProgressBar } from '../terminal/progress-bar.ts';
import { cliTranslator } from '../text/translator.ts';

/** Arguments of `glade value`, as typed. */
export interface ValueArguments extends OptionArguments {
  /** One start, whose value is proven again. */
  readonly start?: string;
  /** Proves every start again. For sampled bounds it is the default. */
  readonly all?: boolean;
  /** `proven`, or `sampled`: from matches with known dice, at 99 %. */
  readonly method?: string;
  /** How many matches are played from each start. */
  readonly games?: string;
  readonly seed?: string;
  /** How far apart the proven bounds may be: a number from 0.0001 to 1. */
  readonly gap?: string;
  /** After so many seconds the work ends with what is proven by then. */
  readonly seconds?: string;
  /** Where the bounds of all starts are written. */
  readonly out?: string;
  readonly workers?: string;
}

/** How bounds are sampled. */
interface Sampling {
  readonly games: number;
  readonly seed: string;
}

/** Lower and upper bounds by the name of a start, rounded outwards to five places. */
type Table = Readonly<Record<string, readonly [number, number]>>;

const PROVEN = 'proven';
const SAMPLED = 'sampled';
const DEFAULT_GAP = 0.01;
/** What is proven before matches are played: more takes longer than it gains. */
const SAMPLING_GAP = 0.5;
const SAMPLED_GAMES = 10_000;
/** How many positions a prover may keep: up to 60 bytes each. */
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
  if (value === undefined)
    throw new UserError('cli.value.game', {
      game: found.id,
      known: Object.keys(values).join(', '),
    });
  const game = withWords(found, value.words);
  const say = cliTranslator(language, game);
  const options = valueOrThrow(value.allows(gameOptions(game, request)), game);
  if (request.start !== undefined && request.all === true) throw new UserError('cli.value.which');
  const sampled = samplingOf(request);
  const gap = parseGap(request.gap, sampled === undefined ? DEFAULT_GAP : SAMPLING_GAP);
  if (sampled !== undefined) {
    await showSampled(say, { game, value, options, gap, sampled }, request);
  } else if (request.start !== undefined) {
    const start = valueOrThrow(value.find(request.start, options), game);
    proveOne(say, value, start, gap, request);
  } else if (request.all === true) {
    await proveAll(say, { id: game.id, value, options, gap }, request);
  } else {
    printTable(say, value, options, value.proven);
  }
}

function proveOne(
  say: Say,
  value: GameValue,
  start: ValueStart,
  gap: number,
  { seconds }: ValueArguments,
): void {
  const most =
    seconds === undefined ? Infinity : parseWholeNumber('--seconds', seconds, 1, MAX_SECONDS);
  const prover = value.prover(start.name, POSITIONS);
  const begun = performance.now();
  const late = (): boolean => performance.now() - begun > most * 1000;
  const bounds = prover.prove(gap, late);
  print(
    wrapped(
      say('value.start', {
        start: start.name,
        ...percents(say, bounds),
        opened: prover.opened,
        seconds: Math.round((performance.now() - begun) / 1000),
      }),
    ),
  );
  if (bounds.upper - bounds.lower > gap) print(wrapped(say('cli.value.wide', { gap })));
}

async function proveAll(
  say: Say,
  asked: {
    readonly id: string;
    readonly value: GameValue;
    readonly options: OptionValues;
    readonly gap: number;
  },
  request: ValueArguments,
): Promise<void> {
  const { id, value, options, gap } = asked;
  if (request.out === undefined) throw new UserError('cli.value.out');
  const file = requireWritable(request.out);
  const starts = value.starts(options);
  const table = new Map(Object.entries(existsSync(file) ? readTable(file, gap) : {}));
  const open = starts.map(({ name }) => name).filter((name) => !table.has(name));
  await withProgressBar(say, open.length, async (progress) => {
    let done = 0;
    await proveStarts(
      { game: id, starts: open, gap, positions: POSITIONS },
      workerCount(request),
      ({ name, lower, upper }) => {
        table.set(name, [Math.floor(lower * DIGITS) / DIGITS, Math.ceil(upper * DIGITS) / DIGITS]);
        const inOrder = starts.flatMap(({ name: each }) => {
          const bounds = table.get(each);
          return bounds === undefined ? [] : [[each, bounds] as const];
        });
        writeText(file, tableText(id, gap, inOrder));
        progress((done += 1));
      },
    );
  });
  printTable(say, value, options, Object.fromEntries(table));
}

/** One line a start, so that two tables can be compared. */
function tableText(
  id: string,
  gap: number,
  starts: readonly (readonly [string, readonly [number, number]])[],
): string {
  const lines = starts.map(([name, bounds]) => `    "${name}": [${bounds.join(', ')}]`);
  return `{\n  "game": "${id}",\n  "gap": ${gap},\n  "starts": {\n${lines.join(',\n')}\n  }\n}\n`;
}

/** A table that was written before, of which nothing has to be proven again if its gap is small enough. */
function readTable(file: string, gap: number): Table {
  let table: unknown;
  try {
    table = JSON.parse(readSmallFile(file));
  } catch {
    throw new UserError('cli.value.file', { file: short(file) });
  }
  const { gap: proven, starts } = (table ?? {}) as { gap?: unknown; starts?: unknown };
  if (typeof proven !== 'number' || typeof starts !== 'object' || starts === null)
    throw new UserError('cli.value.file', { file: short(file) });
  return proven <= gap ? (starts as Table) : {};
}

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
  printMaps(say, value, options, table);
}

function printMaps(say: Say, value: GameValue, options: OptionValues, table: Table): void {
  const names = new Set(value.starts(options).map(({ name }) => name));
  for (const { title, rows } of value.maps(options)) {
    const cells = rows.map((row) =>
      row.map((cell) => boundsText(say, table[cell]) ?? (names.has(cell) ? '?' : cell)),
    );
    const columns = cells[0]!.map((_, column) => column);
    print(say('value.map', { title }), aligned(cells, columns), '');
  }
  print(wrapped(say('value.names')));
}

/** Bounds in percent without the sign, rounded outwards: `98.1-98.7`. */
function boundsText(say: Say, bounds: Table[string] | undefined): string | undefined {
  if (bounds === undefined) return undefined;
  const format = new Intl.NumberFormat(say.language, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  const [lower, upper] = bounds;
  const low = format.format(Math.floor(lower * 1000) / 10);
  return `${low}-${format.format(Math.ceil(upper * 1000) / 10)}`;
}

/** The game with what is said about its value. */
const withWords = (game: WholeGame, words: GameValue['words']): WholeGame => ({
  ...game,
  text: { en: { ...game.text.en, ...words.en }, it: { ...game.text.it, ...words.it } },
});

/** Bounds as percentages, rounded outwards. */
const percents = (say: Say, { lower, upper }: ValueBounds): { low: string; high: string } => ({
  low: percentOf(say, Math.floor(lower * 1e4) / 1e4),
  high: percentOf(say, Math.ceil(upper * 1e4) / 1e4),
});

const percentOf = (say: Say, share: number): string =>
  spacedPercent(`${decimals(say).format(share * 100)}%`, say.language);

const decimals = (say: Say): Intl.NumberFormat =>
  new Intl.NumberFormat(say.language, { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** What `--method` asks for; undefined for a proof. */
function samplingOf({ method, games, seed }: ValueArguments): Sampling | undefined {
  if (method === SAMPLED)
    return {
      games: games === undefined ? SAMPLED_GAMES : parseWholeNumber('--games', games, 2, MAX_GAMES),
      seed: parseSeed(seed ?? '1'),
    };
  if (method !== undefined && method !== PROVEN)
    throw new UserError('cli.value.method', { found: short(method) });
  if (games !== undefined || seed !== undefined) throw new UserError('cli.value.games');
  return undefined;
}

/** Bounds from samples: of one start, or of every one and of all together. */
async function showSampled(
  say: Say,
  asked: {
    readonly game: WholeGame;
    readonly value: GameValue;
    readonly options: OptionValues;
    readonly gap: number;
    readonly sampled: Sampling;
  },
  request: ValueArguments,
): Promise<void> {
  const { game, value, options, gap, sampled } = asked;
  if (request.out !== undefined || request.seconds !== undefined)
    throw new UserError('cli.value.proofs');
  const one =
    request.start === undefined
      ? undefined
      : valueOrThrow(value.find(request.start, options), game);
  const starts = one === undefined ? value.starts(options) : [one];
  const found = new Map<string, SampledStart>();
  await withProgressBar(say, starts.length, (progress) =>
    sampleStarts(
      { game: game.id, starts: starts.map(({ name }) => name), gap, positions: POSITIONS, sampled },
      workerCount(request),
      (start) => {
        found.set(start.name, start);
        progress(found.size);
      },
    ),
  );
  const matches = sampled.games * starts.length;
  if (one !== undefined) {
    const bounds = sampledBounds([{ found: found.get(one.name)!, weight: 1 }]);
    print(
      wrapped(say('value.start.sampled', { start: one.name, ...percents(say, bounds), matches })),
    );
    return;
  }
  const weighed = starts.map(({ name, chance }) => ({ found: found.get(name)!, weight: chance }));
  print(
    wrapped(say('value.all.sampled', { ...percents(say, sampledBounds(weighed)), matches })),
    '',
  );
  const each = weighed.map(({ found: start }): [string, readonly [number, number]] => {
    const { lower, upper } = sampledBounds([{ found: start, weight: 1 }]);
    return [start.name, [lower, upper]];
  });
  print(wrapped(say('cli.value.each')), '');
  printMaps(say, value, options, Object.fromEntries(each));
}

function parseGap(text: string | undefined, usual: number): number {
  if (text === undefined) return usual;
  const gap = /^\d?\.?\d+$/.test(text) ? Number(text) : Number.NaN;
  if (gap >= 0.0001 && gap <= 1) return gap;
  throw new UserError('cli.value.gap', { found: short(text) });
}
