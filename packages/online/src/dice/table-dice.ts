import { commit, problem, SealedDice, verifyDice, type Match, type Result } from '@glade/engine';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

// `docs/dice.md` says what this proves, against whom, and what it does not.

/**
 * The hash of the server's secret word, published before the server hears any word of a page. It is bound to the table's key,
 * so that no secret word can be used for another table.
 */
export const commitmentOf = (table: string, secret: string): string => commit(`${table} ${secret}`);

/**
 * The seed of a match far away: SHA-256 of the table's key, the server's secret word and one word from each person's page, by
 * seats, as 64 hexadecimal digits. The server's word is fixed before it hears any other, and no page hears the server's word
 * before the end. So neither chooses the seed, as long as the last word that comes is drawn at random.
 */
export const seedOf = (table: string, secret: string, words: readonly string[]): string =>
  bytesToHex(sha256(utf8ToBytes(['glade seed', table, secret, ...words].join(' '))));

/** What a table says of its dice: the hash before the match, and after it what they came from. */
export interface TableDice {
  readonly table: string;
  /** 64 hexadecimal digits. */
  readonly commitment: string;
  /** 32 hexadecimal digits. */
  readonly secret: string;
  /** One word from each person's page, by seats: 32 hexadecimal digits each. */
  readonly words: readonly string[];
}

/** What somebody knows of the dice from before the match, whatever is said after it. */
export interface OwnDice {
  /** The words that their page gave. */
  readonly words: readonly string[];
  /** The hash that their page was shown before it gave a word. */
  readonly commitment?: string | undefined;
}

/**
 * Checks the dice of a match far away. Returns how many throws were checked, or the first of these problems: `sealed.promise`
 * (another hash was published before the match), `sealed.secret` (the secret word does not fit the hash and the table),
 * `sealed.word` (an own word is missing), `sealed.entry` (the first throw that differs).
 */
export function checkDice(match: Match, dice: TableDice, own: OwnDice): Result<number> {
  const { table, commitment, secret, words } = dice;
  if (own.commitment !== undefined && own.commitment !== commitment)
    return problem('sealed.promise');
  if (commitmentOf(table, secret) !== commitment) return problem('sealed.secret');
  if (own.words.some((word) => !words.includes(word))) return problem('sealed.word');
  return verifyDice(match, new SealedDice(seedOf(table, secret, words)));
}
