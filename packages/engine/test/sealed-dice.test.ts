import { createHash, createHmac } from 'node:crypto';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  CHANCE,
  Match,
  SealedDice,
  commit,
  defaults,
  drawOutcome,
  verify,
  type DiceSource,
} from '../src/index.ts';
import { DASH } from './dash/index.ts';

/** A whole match with these dice; people always run. */
function race(dice: DiceSource): Match {
  const options = { ...defaults(DASH.options), length: 10 };
  let match = Match.start(DASH, { options, dice: 'virtual', players: ['person', 'person'] });
  while (!match.over) {
    const action =
      match.actor === CHANCE
        ? drawOutcome(match.rules, match.state, dice, match.drawIndex).action
        : match.rules.notation.parse(match.state, 'run');
    const played = match.play(
      typeof action === 'number' ? action : action.ok ? action.value : -1,
      match.actor,
    );
    if (!played.ok) throw new Error(played.refusal.code);
    match = played.match;
  }
  return match;
}

describe('sealed dice', () => {
  test('are what anybody can compute with a standard HMAC', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.nat(), (seed, stream, index) => {
        const mac = createHmac('sha256', seed).update(`${stream}#${index}#0`).digest();
        // No word is past the last run of a power of two, so the first attempt counts.
        expect(new SealedDice(seed).draw(stream, index, 1 << 16)).toBe(
          mac.readUInt32BE() % (1 << 16),
        );
      }),
    );
  });

  test('try again past the last incomplete run, so that every number is equally likely', () => {
    // One word in four is refused.
    const n = 3 * 2 ** 30;
    const dice = new SealedDice('again');
    const word = (index: number, attempt: number): number =>
      createHmac('sha256', 'again').update(`s#${index}#${attempt}`).digest().readUInt32BE();
    let refused = 0;
    for (let index = 0; index < 200; index++) {
      let attempt = 0;
      while (word(index, attempt) >= n) attempt += 1;
      refused += attempt;
      expect(dice.draw('s', index, n)).toBe(word(index, attempt));
    }
    expect(refused).toBeGreaterThan(20);
  });

  test('fall evenly', () => {
    const dice = new SealedDice('even');
    const counts = [0, 0, 0, 0, 0, 0];
    for (let index = 0; index < 12_000; index++) counts[dice.draw('event', index, 6)]! += 1;
    const off = counts.reduce((sum, count) => sum + (count - 2000) ** 2 / 2000, 0);
    expect(off).toBeLessThan(5 + 5 * Math.sqrt(10));
  });

  test('publish a hash that is not the key of a long seed', () => {
    const seed = 'x'.repeat(100);
    expect(commit(seed)).toBe(createHash('sha256').update(`glade dice ${seed}`).digest('hex'));
    const key = createHash('sha256').update(seed).digest('hex');
    expect(commit(seed)).not.toBe(key);
  });
});

describe('checking a finished match', () => {
  const seed = '8d6f1c0f2b7a45e7a7b6d9b0a1c3e5f7';
  const match = race(new SealedDice(seed));

  test('accepts the dice of the revealed seed', () => {
    const chances = match.log.filter(({ actor }) => actor === CHANCE).length;
    expect(verify(match, seed, commit(seed))).toEqual({ ok: true, value: chances });
    expect(verify(match, seed, ` ${commit(seed).toUpperCase()}\n`).ok).toBe(true);
  });

  test('tells when the seed is not the promised one', () => {
    expect(verify(match, 'another', commit(seed))).toEqual({
      ok: false,
      problem: { code: 'sealed.commitment' },
    });
  });

  test('tells the first entry that differs', () => {
    const index = match.log.findLastIndex(({ actor }) => actor === CHANCE);
    const before = match.at(index);
    const other = [0, 1, 2].find((action) => action !== match.log[index]!.action)!;
    const forged = before.play(other, CHANCE);
    expect(forged.ok && verify(forged.match, seed, commit(seed))).toEqual({
      ok: false,
      problem: {
        code: 'sealed.entry',
        args: {
          entry: index + 1,
          found: `pace ${other + 1}`,
          expected: `pace ${match.log[index]!.action + 1}`,
        },
      },
    });
  });
});
