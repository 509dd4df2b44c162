import {
  commit,
  ok,
  problem,
  SealedDice,
  verifyDice,
  type Match,
  type Result,
} from '@glade/engine';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/**
 * The hash of the server's secret word, to be published before anybody sits down. It is bound to the table's key, so that no
 * secret word can be used for another table.
 */
export const commitmentOf = (table: string, secret: string): string => commit(`${table} ${secret}`);

/**
 * The seed of a match far away: SHA-256 of the table's key, the server's secret word and one word from each person's page, by
 * seats, as 64 hexadecimal digits. The server's word is fixed before it hears any other, and no page hears the server's word
 * before the end: so neither chooses the seed as long as one of them draws its word at random.
 */
export const seedOf = (table: string, secret: string, words: readonly string[]): string =>
  bytesToHex(sha256(utf8ToBytes(['glade seed', table, secret, ...words].join(' '))));

/** What a table says of its dice: the hash before the match, and after it what they came from. */
export interface TableDice {
  readonly table: string;
  readonly commitment: string;
  readonly secret: string;
  /** One word from each person's page, by seats. */
  readonly words: readonly string[];
}

/**
 * Checks the dice of a match that is over. `own` are the words of the page that checks: if it gave some, they have to be among
 * those that were used. Returns how many throws were checked, or a problem: `sealed.commitment`, `sealed.word`, or the first
 * throw that differs.
 */
export function checkDice(
  match: Match,
  { table, commitment, secret, words }: TableDice,
  own: readonly string[],
): Result<number> {
  if (commitmentOf(table, secret) !== commitment) return problem('sealed.commitment');
  if (own.some((word) => !words.includes(word))) return problem('sealed.word');
  const checked = verifyDice(match, new SealedDice(seedOf(table, secret, words)));
  return checked.ok ? ok(checked.value) : checked;
}
