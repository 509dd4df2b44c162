import { createHash } from 'node:crypto';
import { CHANCE, OVER, outcomeAt, Xoshiro } from '@glade/engine';
import { LIMIT, optionsWith, sample } from '@glade/engine/testing';
import { expect, test } from 'vitest';
import { Family } from '../src/bots/family/family.ts';
import { bots } from '../src/bots/index.ts';
import { LearnedChance } from '../src/bots/elders/learned-chance.ts';
import { MORE_SIGNS, MoreSigns } from '../src/bots/elders/more-signs.ts';
import { Signs } from '../src/bots/elders/signs.ts';
import { trainTwice } from '../src/bots/elders/train-twice.ts';
import { usualWeights } from '../src/bots/elders/weights.ts';
import stored from '../src/bots/elders/usual-weights.json' with { type: 'json' };
import { fairVerona } from '../src/index.ts';
import { options } from '../src/rules/options.ts';
import { WON } from '../src/rules/state.ts';
import { rulesOf, rulesWith, type VeronaRules } from './play.ts';

// What the elders have learned for matches that are not hard, and where they are the strong bot.

/** The signs that both see; the elders of hard matches leave two free. */
const ALIKE = 60;
/** What `npm run learn -- --game fair-verona-usual` uses. */
const ALL = 60_000;
const LEARNT = sample('fair-verona: matches from which a value is learned twice', 400, ALL);

const digest = (weights: readonly number[]): string =>
  createHash('sha256').update(JSON.stringify(weights)).digest('hex').slice(0, 16);

test(
  'weights are learned again to the bit: those of fewer matches, in the long run those of the game',
  LIMIT,
  () => {
    const digests: Readonly<Record<number, string>> = {
      400: '39be691e28b6e7d8',
      [ALL]: digest(stored),
    };
    expect(digest(Array.from(trainTwice(LEARNT, 1)))).toBe(digests[LEARNT]);
  },
);

test('more signs begin with the others, and the chance is close to what the family then wins', () => {
  const game = rulesWith();
  const more = new MoreSigns(game.options);
  const signs = new Signs(game.options);
  const chance = new LearnedChance(game.options, usualWeights(), more);
  const family = new Family(game);
  const random = new Xoshiro(8);
  let expected = 0;
  let won = 0;
  let n = 0;
  const alike: [Float64Array, Float64Array][] = [];
  for (let match = 0; match < 400; match++) {
    const s = game.create();
    const seen: number[] = [];
    for (let turn = 0, actor = game.actor(s); actor !== OVER; actor = game.actor(s)) {
      if (s.turn > turn && s.turn % 8 === 5) {
        seen.push(chance.of(s));
        signs.look(s);
        alike.push([more.values.slice(0, ALIKE), signs.values.slice(0, ALIKE)]);
      }
      turn = s.turn;
      if (actor === CHANCE) game.apply(s, outcomeAt(game, s, random.below(game.totalWeight(s))));
      else game.apply(s, family.choose(s));
    }
    for (const each of seen) {
      expect(each).toBeGreaterThanOrEqual(0);
      expect(each).toBeLessThanOrEqual(1);
      expected += each;
      won += s.result === WON ? 1 : 0;
      n += 1;
    }
  }
  expect(n).toBeGreaterThan(400);
  expect(alike).toHaveLength(n);
  for (const [seen, before] of alike) expect(seen).toEqual(before);
  expect(more.values).toHaveLength(MORE_SIGNS);
  expect(Math.abs(expected - won) / n).toBeLessThan(0.06);
});

test('elders are the strong bot by the rules that were measured, and the council by all others', () => {
  const strong = (game: VeronaRules): string =>
    bots.evaluation(game).strong ?? fairVerona.levels!.strong;
  expect(strong(rulesWith())).toBe('elders');
  expect(strong(rulesWith({ riverArt: 'garden' }))).toBe('elders');
  const others: Record<string, string> = {};
  for (const [name, { affects, values, default: usual }] of Object.entries(options.options)) {
    if (affects === 'table') continue;
    for (const value of values)
      if (value !== usual) others[`${name}=${value}`] = strong(rulesWith({ [name]: value }));
  }
  expect(Object.keys(others).length).toBeGreaterThan(10);
  expect(Object.entries(others).filter(([, bot]) => bot !== 'council')).toEqual([]);
  const usual = optionsWith({ options }, {});
  expect(strong(rulesOf({ ...usual, 'FV-82.tiles': 3 }))).toBe('council');
});
