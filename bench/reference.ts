/**
 * Whole random matches of Forest Fire: the rules against the reference of its tests, which is written to be obvious.
 * Twenty rounds of four players at most, the same options and the same share of choices for both.
 *
 *   npm run bench -- reference [--rounds 7] [--seconds 1]
 */
import { parseArgs } from 'node:util';
import { driverFor } from '@glade/bots';
import { parseOptions, Xoshiro } from '@glade/engine';
import { forestFire } from '@glade/forest-fire';
import {
  OVER,
  refActor,
  refApply,
  refCreate,
  refLegal,
  type RefOptions,
} from '../games/forest-fire/test/reference.ts';
import { spread } from './rounds.ts';

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '7' }, seconds: { type: 'string', default: '1' } },
});
const milliseconds = Number(values.seconds) * 1000;

const options = parseOptions(forestFire.options, { players: 4, firebreaks: 4, maxRounds: 20 });
if (!options.ok) throw new Error(options.problem.code);
const rules = forestFire.rules(options.value);
const play = driverFor({ ...rules, bounds: { actions: 82, steps: 1000 } });
const refOptions = { ...options.value, firebreaks: 4, game: 'lesson1' } as RefOptions;
const start = rules.create();
const state = rules.create();

function fast(random: Xoshiro): number {
  rules.copy(start, state);
  play(state, random);
  return rules.turn(state);
}

function slow(random: Xoshiro): number {
  let s = refCreate(refOptions);
  while (refActor(s) !== OVER) {
    const legal = refLegal(s);
    s = refApply(s, legal[random.below(legal.length)]!);
  }
  return s.round;
}

interface Speed {
  /** Matches a second. */
  readonly rate: number;
  /** Mean rounds of a match: both must play the same game. */
  readonly length: number;
}

function speed(match: (random: Xoshiro) => number, seed: number): Speed {
  const random = new Xoshiro(seed);
  let [matches, rounds] = [0, 0];
  const from = performance.now();
  let elapsed = 0;
  while (elapsed < milliseconds) {
    rounds += match(random);
    matches += 1;
    elapsed = performance.now() - from;
  }
  return { rate: (matches / elapsed) * 1000, length: rounds / matches };
}

const ratios: number[] = [];
const lengths: [number, number][] = [];
for (let round = -1; round < Number(values.rounds); round++) {
  const [ours, theirs] = [speed(fast, round), speed(slow, round + 1000)];
  // The first round only warms up.
  if (round < 0) continue;
  ratios.push(ours.rate / theirs.rate);
  lengths.push([ours.length, theirs.length]);
}
const mean = (which: 0 | 1): string =>
  (lengths.reduce((sum, pair) => sum + pair[which], 0) / lengths.length).toFixed(2);
console.log(`Forest Fire at random: ${spread(ratios)} times the reference`);
console.log(`mean length: ${mean(0)} rounds against ${mean(1)}`);
