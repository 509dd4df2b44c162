import { CHANCE, drawOutcome, KeyedDice, OVER, Xoshiro, type SearchRules } from '@glade/engine';
import { optionsWith } from '@glade/engine/testing';
import { expect, test } from 'vitest';
import { policies } from '../src/bots/policies.ts';
import { fairVerona } from '../src/index.ts';
import { options } from '../src/rules/options.ts';
import type { VeronaState } from '../src/rules/state.ts';
import { FORESIGHT, KnownDraws, WIN } from '../src/value/known-draws.ts';

const rules = fairVerona.rules(optionsWith({ options }, {})) as SearchRules<VeronaState>;
const names = policies(rules);

/** What is drawn of each kind in a match with this seed, one after the other. */
function drawsOf(seed: string, bot: string): Readonly<Record<string, readonly number[]>> {
  const random = new Xoshiro(1);
  const drawn: Record<string, number[]> = Object.fromEntries(
    rules.streams.map((name) => [name, []]),
  );
  const dice = new KeyedDice(seed);
  const s = rules.create();
  for (let actor = rules.actor(s); actor !== OVER; actor = rules.actor(s)) {
    if (actor !== CHANCE) {
      rules.apply(s, names[bot]!.choose(s, random));
      continue;
    }
    const list = drawn[rules.streams[rules.stream(s)]!]!;
    const { action } = drawOutcome(rules, s, dice, list.length);
    list.push(action);
    rules.apply(s, action);
  }
  return drawn;
}

test('tiles come in the same order whoever plays with the same draws', () => {
  for (const seed of ['1', '2', '3']) {
    const [one, other] = [drawsOf(seed, 'family'), drawsOf(seed, 'cautious')];
    const tiles = rules.streams.filter((name) => name.includes('tile') || name.includes('land'));
    expect(tiles.length).toBeGreaterThan(0);
    for (const name of tiles) {
      const n = Math.min(one[name]!.length, other[name]!.length);
      expect(one[name]!.slice(0, n)).toEqual(other[name]!.slice(0, n));
    }
  }
});

test('with the same draws, who may try again wins whatever the bot wins at once, and more', () => {
  const [bot, foresight] = [WIN, FORESIGHT].map(
    (aim) => new KnownDraws(rules, names['cautious']!, aim),
  );
  const won = Array.from({ length: 12 }, (_, i) => {
    const [once, again] = [bot!, foresight!].map((each) => each.match(new Xoshiro(i)));
    return [once!.lower, again!.lower];
  });
  for (const [once, again] of won) expect(again).toBeGreaterThanOrEqual(once!);
  const sum = (at: number): number => won.reduce((so, each) => so + each[at]!, 0);
  expect(sum(1)).toBeGreaterThan(sum(0));
}, 60_000);
