import { existsSync, readFileSync } from 'node:fs';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import {
  parseRecord,
  short,
  type Language,
  type OptionValues,
  type WholeGame,
} from '@glade/engine';
import { FONT_FILES } from '@glade/print/font-files';
import {
  BACKS,
  PAPERS,
  STYLES,
  type Fonts,
  type PartInfo,
  type Printed,
  type Printer,
  type PrintRequest,
} from '@glade/print/printer';
import { HEX_SIZES } from '../arguments/defaults.ts';
import { readRecord, requireWritable, writeWhole } from '../arguments/files.ts';
import {
  gameOptions,
  parseSeed,
  parseWholeNumber,
  type OptionArguments,
} from '../arguments/game-options.ts';
import { UserError, valueOrThrow } from '../arguments/user-error.ts';
import type { PrinterModule } from '../../../../scripts/build-print.ts';
import { gameNamed, games } from '../shelf/games.ts';
import { readRulebook } from '../shelf/rulebooks.ts';
import { aligned, note, print as say } from '../terminal/output.ts';
import { cliTranslator, parseLanguage } from '../text/translator.ts';

/** Arguments of `glade print`, as typed. */
export interface PrintArguments extends OptionArguments {
  readonly parts?: string;
  readonly paper?: string;
  readonly style?: string;
  readonly backs?: string;
  readonly lang?: string;
  readonly seed?: string;
  readonly matches?: string;
  readonly hex?: string;
  readonly record?: string;
  readonly base?: string;
  readonly list?: boolean;
  readonly out?: string;
}

/** The part whose hexes have a size. */
const MAP = 'map';
/** More different matches would not be printed in one go. */
const MOST_MATCHES = 200;

/** `glade print GAME`: writes what a game needs on a table as a PDF, or lists its parts. */
export async function printGame(
  spoken: Language,
  id: string,
  request: PrintArguments,
): Promise<void> {
  // Drawing makes much garbage and keeps little: V8 collects it early, instead of making more and more room for it.
  setFlagsFromString('--semi-space-growth-factor=1');
  const language = request.lang === undefined ? spoken : parseLanguage(request.lang);
  const game = gameNamed(id);
  const { out } = request;
  requireOptionsOnce(request);
  if (request.list !== true && out === undefined) throw new UserError('cli.print.out');
  if (out !== undefined) requireWritable(out);
  const record = request.record === undefined ? undefined : await readRecord(request.record);
  const asked = {
    game: game.id,
    language,
    options: record === undefined ? gameOptions(game, request) : optionsOfRecord(game, record),
    paper: oneOf('--paper', request.paper, PAPERS),
    style: oneOf('--style', request.style, STYLES),
    // Every printer can do that, and it is what the page of the app begins with.
    backs: request.backs === undefined ? 'fold' : oneOf('--backs', request.backs, BACKS),
    ...(record === undefined ? {} : { record }),
    ...seedsOf(request),
    ...(request.hex === undefined ? {} : { hex: parseHex(request.hex) }),
    ...(request.base === undefined ? {} : { base: parseBase(request.base) }),
    ...partsAsked(request),
  };
  requireSeedFor(asked);
  const printed = valueOrThrow(await (await printerFor(game, language)).print(asked), game);
  if (request.hex !== undefined && !printed.parts.some((part) => part.id === MAP))
    throw new UserError('cli.print.hex', { game: game.id });
  if (asked.seeds !== undefined && !printed.parts.some((part) => part.id === ROLLS))
    throw new UserError('cli.print.noRolls', { game: game.id });
  if (request.list === true) return listParts(language, printed.parts);
  // Between two pages V8 finishes its work on garbage, so that a hundred pages need little more memory than one.
  const bytes = await printed.pdf(readFonts(), () => nextTurn());
  writeWhole(out!, bytes);
  const sheets = printed.pages.filter(({ back }) => !back).length;
  say(cliTranslator(language)('cli.print.done', { file: out!, sheets }));
}

/** The options of a record are those of its match: others beside it would be printed for another one. */
function requireOptionsOnce({ record, set = [], preset, seats }: PrintArguments): void {
  if (record === undefined) return;
  const other = { '--set': set[0], '--preset': preset, '--seats': seats };
  for (const [name, value] of Object.entries(other))
    if (value !== undefined) throw new UserError('cli.print.options', { name });
}

function oneOf<T extends string>(name: string, text: string | undefined, known: readonly T[]): T {
  if (text === undefined) return known[0]!;
  const found = known.find((one) => one === text.toLowerCase());
  if (found !== undefined) return found;
  throw new UserError('cli.print.one', { name, found: short(text), known: known.join(', ') });
}

/** The page to keep of a match. */
const RECORD = 'record';

/** The parts that were asked for; with a match alone its page to keep, without anything what the game needs. */
function partsAsked({ parts, record, list }: PrintArguments): { parts?: readonly string[] } {
  if (parts !== undefined) return { parts: partsOf(parts) };
  return record === undefined || list === true ? {} : { parts: [RECORD] };
}

/** The rolls of matches, and the key to several of them. */
const ROLLS = 'rolls';
const KEY = 'key';

/** Refuses parts that need a seed, where there is none, and the key where there are not several matches. */
function requireSeedFor({ parts = [], seeds = [] }: Pick<PrintRequest, 'parts' | 'seeds'>): void {
  if (parts.includes(ROLLS) && seeds.length === 0)
    throw new UserError('cli.print.rolls', { part: ROLLS });
  if (parts.includes(KEY) && seeds.length < 2) throw new UserError('cli.print.key', { part: KEY });
}

/** The ids between commas; each may stand there once. */
function partsOf(text: string): readonly string[] {
  const parts = text.split(',').map((part) => part.trim());
  if (parts.includes('')) throw new UserError('cli.print.parts', { found: short(text) });
  const twice = parts.find((part, i) => parts.indexOf(part) < i);
  if (twice !== undefined) throw new UserError('cli.print.twice', { part: short(twice) });
  return parts;
}

/** One seed, or with `--matches` as many as asked for: `S-1`, `S-2` and so on. */
function seedsOf({ seed, matches }: PrintArguments): { readonly seeds?: readonly string[] } {
  if (seed === undefined) {
    if (matches !== undefined) throw new UserError('cli.print.seed');
    return {};
  }
  const first = parseSeed(seed);
  if (matches === undefined) return { seeds: [first] };
  const count = parseWholeNumber('--matches', matches, 1, MOST_MATCHES);
  if (short(`${first}-${count}`) !== `${first}-${count}`)
    throw new UserError('cli.print.longSeed', { numbers: `-1 … -${count}` });
  return { seeds: Array.from({ length: count }, (_, i) => parseSeed(`${first}-${i + 1}`)) };
}

/** The width of a hex, in millimetres. */
const parseHex = (text: string): number =>
  parseWholeNumber('--hex', text, HEX_SIZES.least, HEX_SIZES.most);

/** Where the app is found: an address that begins with http. */
function parseBase(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol))
    throw new UserError('cli.print.base', { found: short(text) });
  url.hash = '';
  url.search = '';
  return url.href.endsWith('/') ? url.href : `${url.href}/`;
}

function optionsOfRecord(game: WholeGame, record: string): OptionValues {
  let found = game.id;
  const read = parseRecord(record, (name) => {
    found = name;
    return name === game.id ? game : undefined;
  });
  if (found !== game.id)
    throw new UserError('cli.print.other', { found: short(found), game: game.id });
  return valueOrThrow(read, game).header.options;
}

/** Where the printer lies in a packed Glade; here it is built when its sources have changed. */
const PACKED_PRINTER = new URL('../../../print/dist/printer.js', import.meta.url);

/** The printer of a game; one that is not on the shelf has its rules and a sheet for results. */
async function printerFor(game: WholeGame, language: Language): Promise<Printer> {
  const { printer, rulesPrinter } = await loadPrinters(language);
  if (games.includes(game)) return printer;
  return rulesPrinter(game, (spoken) => readRulebook(game, spoken));
}

async function loadPrinters(language: Language): Promise<PrinterModule> {
  if (existsSync(PACKED_PRINTER)) return (await import(PACKED_PRINTER.href)) as PrinterModule;
  const script = await import('../../../../scripts/build-print.ts');
  return script.loadPrinters(() => note(cliTranslator(language)('cli.print.building')));
}

function readFonts(): Fonts {
  const read = Object.entries(FONT_FILES).map(([name, file]) => [
    name,
    new Uint8Array(readFileSync(fileURLToPath(import.meta.resolve(file)))),
  ]);
  return Object.fromEntries(read) as Fonts;
}

function listParts(language: Language, parts: Printed['parts']): void {
  const told = cliTranslator(language);
  const row = ({ id, title, sheets, need }: PartInfo): readonly string[] => [
    '',
    id,
    told('cli.print.sheets', { sheets }),
    told(`cli.print.need.${need}`),
    title,
  ];
  say(aligned(parts.map(row)));
}
