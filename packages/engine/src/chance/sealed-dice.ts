import { CHANCE } from '../actor.ts';
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { drawOutcome } from './draw-outcome.ts';
import { applyEntry, type Match } from '../match.ts';
import type { DiceSource } from './random.ts';
import { ok, problem, type Result } from '../refusal.ts';

/**
 * Dice that nobody can predict without the secret seed, and that everybody can check once the seed is known. The number
 * for (stream, index) is the first word of HMAC-SHA256(seed, "stream#index#attempt"), big-endian, modulo n. `attempt`
 * begins at 0 and rises while the word is in the last, incomplete run of n, so that the number is exactly uniform.
 *
 * The seed must have at least 128 random bits.
 */
export class SealedDice implements DiceSource {
  private readonly key: Uint8Array;

  constructor(seed: string) {
    this.key = utf8ToBytes(seed);
  }

  draw(stream: string, index: number, n: number): number {
    const runs = 2 ** 32 - (2 ** 32 % n);
    for (let attempt = 0; ; attempt++) {
      const mac = hmac(sha256, this.key, utf8ToBytes(`${stream}#${index}#${attempt}`));
      const word = ((mac[0]! << 24) | (mac[1]! << 16) | (mac[2]! << 8) | mac[3]!) >>> 0;
      if (word < runs) return word % n;
    }
  }
}

/**
 * The text to publish before the match, so that the seed cannot be changed later: SHA-256 of "glade dice " and the seed,
 * as 64 hexadecimal digits. The plain hash of the seed must stay secret, because HMAC uses it in place of a long key; so
 * "glade dice " stands in front.
 */
export function commit(seed: string): string {
  return bytesToHex(sha256(utf8ToBytes(`glade dice ${seed}`)));
}

/**
 * Checks the outcomes in a log against the revealed seed. Returns how many were checked, or a problem that names the
 * first entry that differs, with the outcome expected there.
 */
export function verify(match: Match, seed: string, commitment: string): Result<number> {
  if (commit(seed) !== commitment.trim().toLowerCase()) return problem('sealed.commitment');
  return verifyDice(match, new SealedDice(seed));
}

/** Checks the outcomes in a log against these dice, as `verify` does. */
export function verifyDice(match: Match, source: DiceSource): Result<number> {
  const { rules, log } = match;
  const state = rules.create();
  const drawn = rules.streams.map(() => 0);
  let checked = 0;
  for (const [index, entry] of log.entries()) {
    const { actor, action } = entry;
    if (actor === CHANCE) {
      const stream = rules.stream(state);
      const expected = drawOutcome(rules, state, source, drawn[stream]!).action;
      if (action !== expected) {
        return problem('sealed.entry', {
          entry: index + 1,
          found: rules.notation.format(state, action),
          expected: rules.notation.format(state, expected),
        });
      }
      drawn[stream]! += 1;
      checked += 1;
    }
    applyEntry(rules, state, entry);
  }
  return ok(checked);
}
