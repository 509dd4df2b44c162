import { createHash } from 'node:crypto';
import { LIMIT, ONLY_LONG, someOf } from '@glade/engine/testing';
import { values } from '@glade/games';
import { expect, test } from 'vitest';
import { proveStarts, sampleStarts } from '../src/experiments/prove-starts.ts';

// What is proven and what is sampled of starts is the same with any number of workers, and whichever starts each of them gets.

const { wildfire } = values;
const SOLO = { mode: 'solo', startBuffer: 4, endCheck: 'afterSpread', afterLoss: 'ask' };
/** Those first that are soon proven: where the fire starts near the home. */
const NAMES = someOf(
  'wildfire: starts proven by one worker and by two',
  wildfire!
    .starts(SOLO)
    .map(({ name }) => name)
    .filter((name) => wildfire!.proven[name]![1] > 0.03)
    .toSorted((a, b) => wildfire!.proven[a]![1] - wildfire!.proven[b]![1]),
  16,
);
const ASKED = { game: 'wildfire', options: SOLO, gap: 0.5, positions: 16_000_000 };

/** The digest of what is found, in the order of names: who is ready first differs. */
async function digestOf(
  ask: (
    names: readonly string[],
    keep: (found: { readonly name: string }) => void,
  ) => Promise<void>,
  names = NAMES,
): Promise<string> {
  const found: { readonly name: string }[] = [];
  await ask(names, (each) => found.push(each));
  expect(found).toHaveLength(NAMES.length);
  const inOrder = found.toSorted((a, b) => (a.name < b.name ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(inOrder)).digest('hex');
}

/** Nobody stops the work. */
const NEVER = new AbortController().signal;

test('proven: one worker and two, in another order, have the same digest', ONLY_LONG, async () => {
  const by =
    (workers: number) =>
    (names: readonly string[], keep: (found: { readonly name: string }) => void) =>
      proveStarts({ ...ASKED, starts: names }, workers, NEVER, keep);
  expect(await digestOf(by(2), NAMES.toReversed())).toBe(await digestOf(by(1)));
});

test('sampled: one worker and two, in another order, have the same digest', LIMIT, async () => {
  const by =
    (workers: number) =>
    (names: readonly string[], keep: (found: { readonly name: string }) => void) =>
      sampleStarts(
        { ...ASKED, starts: names, sampled: { games: 5, seed: '1', lookahead: 0 } },
        workers,
        NEVER,
        keep,
      );
  expect(await digestOf(by(2), NAMES.toReversed())).toBe(await digestOf(by(1)));
});
