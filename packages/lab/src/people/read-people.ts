import { ok, problem, short, type Result } from '@glade/engine';
import type { PeopleMatch } from './people-match.ts';

/** The longest file that is read, in characters. */
export const PEOPLE_LIMIT = 1_000_000;

/** The columns that are read, and `measure_NAME`, where NAME is as the game has it. */
const COLUMNS = ['winners', 'won', 'turns', 'minutes', 'questions'] as const;
/** What stands for the column of any measure. */
export const ANY_MEASURE = 'measure_NAME';
const MEASURE = /^measure_(\w{1,40})$/i;

interface PeopleTable {
  readonly matches: readonly PeopleMatch[];
  /** Columns that are not read, such as a date. */
  readonly ignored: readonly string[];
}

/**
 * Reads playtests by people from CSV: a line of names, then one match a line, with commas, semicolons or tabs between cells.
 * `seats`: those of the game, 1 where all are one team. `unit`: where the game counts its length in rounds, the
 * column `turns` may be called `rounds`. Problems: `people.big`, `people.columns`, `people.empty`, and with the
 * number of a line `people.cells`, `people.number`, `people.winners`, `people.won`. Takes linear time.
 */
export function readPeople(text: string, seats: number, unit?: 'round'): Result<PeopleTable> {
  if (text.length > PEOPLE_LIMIT) return problem('people.big', { limit: PEOPLE_LIMIT });
  const plain = text.replace('\uFEFF', '').replaceAll('\r', '');
  const head = plain.slice(0, Math.max(0, plain.indexOf('\n')));
  const sign = [';', '\t', ','].find((each) => head.includes(each)) ?? ',';
  const [heads = [], ...rows] = cellsOf(plain, sign);
  const names = heads.map((name) => columnOf(name.trim(), unit));
  const known = names.filter((name) => isKnown(name));
  const twice = new Set(known).size < known.length;
  if (known.length === 0 || twice || (known.includes('winners') && known.includes('won')))
    return problem('people.columns', { found: short(heads.join(', ')) });
  const matches: PeopleMatch[] = [];
  for (const [i, row] of rows.entries()) {
    if (row.every((cell) => cell.trim() === '')) continue;
    const read =
      row.length === names.length
        ? readRow(names, row, seats)
        : problem('people.cells', { found: row.length, wanted: names.length });
    if (!read.ok) return problem(read.problem.code, { ...read.problem.args, line: i + 2 });
    matches.push(read.value);
  }
  if (matches.length === 0) return problem('people.empty');
  return ok({ matches, ignored: heads.filter((_, i) => !isKnown(names[i]!)) });
}

/** So many columns that are not read are named. */
const MOST_NAMED = 8;

/** Columns that are not read, as a message says them: the first ones by their whole names, and how many more there are. */
export const namedColumns = (
  names: readonly string[],
): { readonly list: string; readonly more: number } => ({
  list: names.slice(0, MOST_NAMED).map(short).join(', '),
  more: Math.max(0, names.length - MOST_NAMED),
});

/** A column by its name: only the name of a measure may have capitals. */
function columnOf(head: string, unit: 'round' | undefined): string {
  const measure = MEASURE.exec(head)?.[1];
  if (measure !== undefined) return `measure_${measure}`;
  const name = head.toLowerCase();
  if (unit === 'round' && ROUNDS.has(name)) return 'turns';
  return OTHER_NAMES.get(name) ?? name;
}

/** What people call the same columns. */
const OTHER_NAMES: ReadonlyMap<string, string> = new Map([
  ['winner', 'winners'],
  ['vincitore', 'winners'],
  ['vincitori', 'winners'],
  ['vinta', 'won'],
  ['turn', 'turns'],
  ['turni', 'turns'],
  ['minute', 'minutes'],
  ['minuti', 'minutes'],
  ['domande', 'questions'],
]);

const isKnown = (name: string): boolean =>
  COLUMNS.some((each) => each === name) || MEASURE.test(name);

/** What people call the length of a match that is counted in rounds. */
const ROUNDS: ReadonlySet<string> = new Set(['round', 'rounds', 'giro', 'giri']);

type Known = { -readonly [K in keyof PeopleMatch]: PeopleMatch[K] };

function readRow(
  names: readonly string[],
  row: readonly string[],
  seats: number,
): Result<PeopleMatch> {
  const measures: Record<string, number> = {};
  const match: Known = { measures };
  for (const [i, name] of names.entries()) {
    const cell = row[i]!.trim();
    if (cell === '' || !isKnown(name)) continue;
    if (name === 'winners' || name === 'won') {
      const winners = name === 'won' ? wonBy(cell, seats) : winnersIn(cell, seats);
      if (winners === undefined) return problem(`people.${name}`, { found: short(cell), seats });
      match.winners = winners;
      continue;
    }
    const number = /^-?\d{1,9}(?:[.,]\d{1,6})?$/.test(cell)
      ? Number(cell.replace(',', '.'))
      : Number.NaN;
    const measure = MEASURE.exec(name)?.[1];
    if (Number.isNaN(number) || (measure === undefined && number < 0))
      return problem('people.number', { found: short(cell), column: name });
    if (measure === undefined) match[name as 'turns' | 'minutes' | 'questions'] = number;
    else measures[measure] = number;
  }
  return ok(match);
}

/** `1 3` or `1, 3`, or `0` and `-` for nobody. Seats are counted from 1. */
function winnersIn(cell: string, seats: number): readonly number[] | undefined {
  if (/^(?:0|-|–|none|nobody|nessuno)$/i.test(cell)) return [];
  const found = cell.split(/[ ,;+/&]/).filter((part) => part !== '');
  const numbers = found.map((part) => (/^\d{1,2}$/.test(part) ? Number(part) - 1 : -1));
  const fit = numbers.every((seat) => seat >= 0 && seat < seats);
  return fit && new Set(numbers).size === numbers.length && numbers.length > 0
    ? numbers.toSorted((a, b) => a - b)
    : undefined;
}

/** For one team: whether it won. */
function wonBy(cell: string, seats: number): readonly number[] | undefined {
  if (seats > 1) return undefined;
  if (/^(?:1|yes|y|true|sì|si|s)$/i.test(cell)) return [0];
  return /^(?:0|no|n|false)$/i.test(cell) ? [] : undefined;
}

/** The cells of CSV as RFC 4180 has it. */
function cellsOf(text: string, sign: string): string[][] {
  const rows: string[][] = [['']];
  let quoted = false;
  for (let i = 0; i < text.length; i++) {
    const each = text[i]!;
    const row = rows.at(-1)!;
    if (quoted && each === '"' && text[i + 1] === '"') {
      row[row.length - 1] += '"';
      i += 1;
    } else if (each === '"') quoted = !quoted;
    else if (quoted || (each !== sign && each !== '\n')) row[row.length - 1] += each;
    else if (each === sign) row.push('');
    else rows.push(['']);
  }
  return rows.at(-1)!.join('') === '' ? rows.slice(0, -1) : rows;
}
