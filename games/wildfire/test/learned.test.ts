import { createHash } from 'node:crypto';
import { CHANCE, OVER, Xoshiro, type Policy } from '@glade/engine';
import { LIMIT, sample } from '@glade/engine/testing';
import { expect, test } from 'vitest';
import { wildfire } from '../src/index.ts';
import { storeWeights } from '@glade/boards/stored-weights';
import { LearnedValue, learnedWeights, train } from '../src/bots/learned/index.ts';
import stored from '../src/bots/learned/weights.json' with { type: 'json' };
import type { SoloState } from '../src/rules/solo-state.ts';
import type { SoloKernel } from '../src/rules/solo.ts';
import { rulesWith } from './play.ts';

const rules = rulesWith();
const kernel = rules as unknown as SoloKernel;
const policies = wildfire.policies(rules);

/** What `npm run learn` uses. */
const ALL = 800_000;
const LEARNT = sample('wildfire: matches from which a value is learned again', 2000, ALL);

const digest = (weights: object): string =>
  createHash('sha256').update(JSON.stringify(weights)).digest('hex').slice(0, 16);

test(
  'the same matches and seed give the same weights, and those of the game are made so',
  LIMIT,
  () => {
    const digests: Readonly<Record<number, string>> = {
      2000: 'a81fd953263141e9',
      [ALL]: digest(stored),
    };
    expect(digest(storeWeights(train(LEARNT, 1)))).toBe(digests[LEARNT]);
    expect(digest(storeWeights(train(LEARNT / 10, 2)))).not.toBe(
      digest(storeWeights(train(LEARNT / 10, 1))),
    );
  },
);

test('the learned bot saves far more homes than the careful one, from the same starts', () => {
  const [learned, careful] = ['learned', 'policy'].map((name) => {
    const random = new Xoshiro(7);
    return Array.from({ length: 600 }, () => wins(policies[name]!, random.below(2 ** 30)));
  });
  const gain = (i: number): number => Number(learned![i]) - Number(careful![i]);
  const sum = learned!.reduce((total, _, i) => total + gain(i), 0);
  // 16 points are measured over many matches; half of them are far above what chance gives in 600 pairs.
  expect(sum / 600).toBeGreaterThan(0.08);
});

test('the learned bot plays on carefully when the home has burnt (WF-36)', () => {
  const playingOn = rulesWith({ afterLoss: 'continue' });
  const { learned, policy } = wildfire.policies(playingOn);
  const random = new Xoshiro(3);
  const chosen: (readonly [learned: number, careful: number])[] = [];
  for (let match = 0; match < 50; match++) {
    const s = playingOn.create() as SoloState;
    while (playingOn.actor(s) !== OVER) {
      if (s.burnt !== 0 && playingOn.actor(s) !== CHANCE)
        chosen.push([learned!.choose(s, random), policy!.choose(s, random)]);
      playingOn.apply(s, playingOn.nth(s, random.below(playingOn.count(s))));
    }
  }
  expect(chosen.length).toBeGreaterThan(50);
  for (const [one, other] of chosen) expect(one).toBe(other);
});

test('a grid and its mirror images are worth the same', () => {
  const value = new LearnedValue(kernel, learnedWeights());
  const of = (grid: string): number => {
    const read = rules.notation.parsePosition(`event turn 3: ${grid}`);
    if (!read.ok) throw new Error(read.problem.code);
    return value.before(read.value as SoloState);
  };
  const grid = ['......', '././..', '..^...', '.#..o.', '......', '../XX.'];
  const turned = grid.map((_, x) => grid.map((row) => row[x]!).join(''));
  const mirrored = grid.map((row) => row.split('').toReversed().join(''));
  for (const image of [turned, mirrored, grid.toReversed(), turned.toReversed()])
    expect(of(image.join('|'))).toBeCloseTo(of(grid.join('|')), 6);
  expect(of(grid.join('|'))).not.toBeCloseTo(of('......|././..|..^...|......|......|......'), 2);
});

/** Whether a policy saves the home in the match of this seed. */
function wins(policy: Policy, seed: number): boolean {
  const random = new Xoshiro(seed);
  const s = rules.create();
  while (rules.actor(s) !== OVER) {
    const action =
      rules.actor(s) === CHANCE
        ? rules.nth(s, random.below(rules.count(s)))
        : policy.choose(s, random);
    rules.apply(s, action);
  }
  return rules.outcome(s).code === 'won';
}
