import { type GameValue, type OptionValues, spacedPercent, type ValueBounds } from '@glade/engine';
import type { Say } from '@glade/text';
import { boundAbove, boundBelow, numberTold } from '@glade/lab';
import { aligned, print, wrapped } from '../../terminal/output.ts';

/** Lower and upper bounds by the name of a start. */
export type Table = Readonly<Record<string, readonly [number, number]>>;

export function printMaps(say: Say, value: GameValue, options: OptionValues, table: Table): void {
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
  const low = format.format(100 * boundBelow(lower, 3));
  return `${low}-${format.format(100 * boundAbove(upper, 3))}`;
}

/** A start as messages name it: whole, and its parts. `2,1/5,5` is the home at 2,1 and the fire at 5,5. */
export function startParts(start: string): Readonly<Record<'start' | 'first' | 'second', string>> {
  const [first = '', second = ''] = start.split('/');
  return { start, first, second };
}

/** Bounds as percentages, rounded outwards; in Italian with their articles. */
export const percents = (
  say: Say,
  { lower, upper }: ValueBounds,
): { low: string; high: string } => ({
  low: percentOf(say, boundBelow(lower, 4)),
  high: percentOf(say, boundAbove(upper, 4)),
});

/** Bounds as numbers, rounded outwards. */
export const numbers = (
  say: Say,
  { lower, upper }: ValueBounds,
): { low: string; high: string } => ({
  low: decimals(say).format(boundBelow(lower, 2)),
  high: decimals(say).format(boundAbove(upper, 2)),
});

function percentOf(say: Say, share: number): string {
  const percent = spacedPercent(`${decimals(say).format(share * 100)}%`, say.language);
  return numberTold(say.language, percent);
}

const decimals = (say: Say): Intl.NumberFormat =>
  new Intl.NumberFormat(say.language, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
