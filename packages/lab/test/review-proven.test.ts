import { CHANCE, OVER, parseOptions, Xoshiro, type Entry, type SearchRules } from '@glade/engine';
import { translator } from '@glade/text';
import { expect, test } from 'vitest';
import { games, provers } from '../../../games/index.ts';
import {
  Reviewer,
  ReviewTeller,
  reviewText,
  type Effort,
  type Review,
} from '../src/review/index.ts';

const EFFORT: Effort = {
  first: [2],
  before: 8,
  most: 8,
  paces: [{ entries: Infinity, decisions: Infinity, playouts: 2 }],
  judged: [4, 8],
  searched: 20_000,
};

const wildfire = games.find(({ id }) => id === 'wildfire')!;
const options = parseOptions(wildfire.options, {});
if (!options.ok) throw new Error(options.problem.code);
const rules = wildfire.rules(options.value);
const prove = provers['wildfire']!(rules)!;

/** A match of the bot that thinks of the next squares only. */
function matchOf(seed: number): readonly Entry[] {
  const random = new Xoshiro(seed);
  const { greedy } = wildfire.policies(rules);
  const s = rules.create();
  const log: Entry[] = [];
  for (let actor = rules.actor(s); actor !== OVER; actor = rules.actor(s)) {
    const action =
      actor === CHANCE ? rules.nth(s, random.below(rules.count(s))) : greedy!.choose(s, random);
    log.push({ actor, action });
    rules.apply(s, action);
  }
  return log;
}

function reviewOf(log: readonly Entry[], proves: boolean): Review {
  const match = { options: options.ok ? options.value : {}, log, people: [0] };
  const reviewer = new Reviewer(wildfire, proves ? { ...match, prove } : match, EFFORT);
  for (const _ of reviewer.run());
  return reviewer.review()!;
}

/** The position before an entry. */
function before(log: readonly Entry[], at: number, of: SearchRules = rules): object {
  const s = of.create();
  for (const { action } of log.slice(0, at)) of.apply(s, action);
  return s;
}

test('where it can be proven what a move costs, the review says so, and no other move is blamed', () => {
  const log = matchOf(6);
  const [side] = reviewOf(log, true).sides;
  const [worst] = side!.costs;
  expect([worst!.turn, worst!.proven, worst!.exact]).toEqual([1, true, false]);
  const { low, high, n } = worst!.loss;
  expect([low > 0.14, high < 0.16, high - low <= 0.01, n]).toEqual([true, true, true, 0]);
  // Closer bounds of the same two moves lie within.
  const [own, better] = prove(
    before(log, worst!.at),
    [worst!.played, worst!.better!],
    0.001,
    1_000_000,
  )!;
  expect(better!.lower - own!.upper).toBeGreaterThanOrEqual(low - 1e-9);
  expect(better!.upper - own!.lower).toBeLessThanOrEqual(high + 1e-9);

  for (const [language, words] of [
    [
      'en',
      'It brings 15 more wins in 100 matches (14 to 16): proven, if all play perfectly from there.',
    ],
    [
      'it',
      'Porta 15 vittorie in più su 100 partite (da 14 a 16): è dimostrato, se poi tutti giocano alla perfezione.',
    ],
  ] as const) {
    const say = translator(language, reviewText, wildfire.text);
    const teller = new ReviewTeller(say, reviewOf(log, true));
    expect(teller.costLine(worst!, 'this', 'that')).toContain(words);
  }
  expect(reviewOf(log, false).sides[0]!.costs.some(({ proven }) => proven)).toBe(false);
});

test('what is proven to be as good as any is never said to have cost anything', () => {
  let proven = 0;
  for (const seed of [1, 2, 3, 6, 7]) {
    const log = matchOf(seed);
    const [side] = reviewOf(log, true).sides;
    const praised = side!.well.filter((decision) => decision.proven);
    expect(praised.filter(({ loss }) => loss.low > 0)).toEqual([]);
    for (const each of [...side!.costs, ...side!.well].filter((decision) => decision.proven)) {
      proven += 1;
      const s = before(log, each.at);
      const all = Array.from({ length: rules.count(s) }, (_, k) => rules.nth(s, k));
      const others = all.filter((action) => action !== each.played);
      const [own, ...rest] = prove(s, [each.played, ...others], 0.001, 1_000_000)!;
      const best = Math.max(...rest.map(({ upper }) => upper));
      // Bounds that are closer.
      const [least, most] = [
        Math.max(...rest.map(({ lower }) => lower)) - own!.upper,
        best - own!.lower,
      ];
      expect(each.loss.low).toBeLessThanOrEqual(Math.max(0, most) + 1e-9);
      expect(each.loss.high).toBeGreaterThanOrEqual(Math.max(0, least) - 1e-9);
    }
  }
  expect(proven).toBeGreaterThan(5);
});
