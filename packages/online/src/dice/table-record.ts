import { formatRecord, ok, problem, short, type Match, type Result } from '@glade/engine';
import type { TableDice } from './table-dice.ts';

const HEX_32 = /^[0-9a-f]{32}$/;
const HEX_64 = /^[0-9a-f]{64}$/;
const KEY = /^[\w-]{22}$/;
/** As many as there can be seats. */
const MOST_WORDS = 20;

/**
 * The record of a match far away with what its dice came from, as four more lines of its head. It is read like any other
 * record; `glade verify` checks the dice by it.
 */
export function formatTableRecord(match: Match, dice: TableDice): string {
  const { table, commitment, secret, words } = dice;
  const more = [
    `Table: ${table}`,
    `Commitment: ${commitment}`,
    `Secret: ${secret}`,
    `Words: ${words.join(' ')}`,
  ];
  const [head, ...rest] = formatRecord(match).split('\n\n');
  return [[head, ...more].join('\n'), ...rest].join('\n\n');
}

/**
 * Reads what a record says of its dice. Problems: `sealed.missing` (the line `field` is not there), `sealed.field` (it cannot
 * be right).
 */
export function parseTableDice(text: string): Result<TableDice> {
  const fields = new Map<string, string>();
  for (const line of text.replaceAll('\r', '').split('\n')) {
    if (line.trim() === '') break;
    const colon = line.indexOf(':');
    if (colon > 0)
      fields.set(line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim());
  }
  const read = (field: string): string | undefined => fields.get(field.toLowerCase());
  for (const field of ['Table', 'Commitment', 'Secret', 'Words'])
    if (read(field) === undefined) return problem('sealed.missing', { field });
  const dice: TableDice = {
    table: read('Table')!,
    commitment: read('Commitment')!.toLowerCase(),
    secret: read('Secret')!.toLowerCase(),
    words: read('Words')!
      .toLowerCase()
      .split(/[\s,]+/)
      .filter((word) => word !== ''),
  };
  const wrong = (field: string) => problem('sealed.field', { field, found: short(read(field)!) });
  if (!KEY.test(dice.table)) return wrong('Table');
  if (!HEX_64.test(dice.commitment)) return wrong('Commitment');
  if (!HEX_32.test(dice.secret)) return wrong('Secret');
  if (dice.words.length > MOST_WORDS || !dice.words.every((word) => HEX_32.test(word)))
    return wrong('Words');
  return ok(dice);
}
