/**
 * Compares the speed of whole random matches: the rules of a game against the slow reference of its tests, with the same
 * options.
 *
 *   npm run bench -- reference [--games forest-fire,…] [--rounds 7] [--seconds 1]
 */
import { parseArgs } from 'node:util';
import { driverFor } from '@glade/bots';
import { defaults, parseOptions, Xoshiro, type WholeGame, type OptionValues } from '@glade/engine';
import { fairVerona } from '@glade/fair-verona';
import { forestFire } from '@glade/forest-fire';
import { leafClimbers } from '@glade/leaf-climbers';
import { starfallForest } from '@glade/starfall-forest';
import { warKids } from '@glade/war-kids';
import { wildfire } from '@glade/wildfire';
import { battleOptions } from '../games/war-kids/src/rules/options.ts';
import { scenarios } from '../games/war-kids/src/scenario/built-in.ts';
import * as fairVeronaReference from '../games/fair-verona/test/reference.ts';
import * as forestFireReference from '../games/forest-fire/test/reference.ts';
import * as leafClimbersReference from '../games/leaf-climbers/test/reference.ts';
import * as starfallReference from '../games/starfall-forest/test/reference.ts';
import * as warKidsReference from '../games/war-kids/test/reference.ts';
import * as wildfireReference from '../games/wildfire/test/reference.ts';
import { firstSkirmish } from '../games/war-kids/test/reference/scenarios.ts';
import { spread } from './timing.ts';

/** A reference implementation, with states of any shape. */
interface Reference {
  refCreate(options: OptionValues): object;
  refActor(s: object): number;
  refLegal(s: object): readonly number[];
  refWeight?(s: object, action: number): number;
  refApply(s: object, action: number): object;
}

interface Contest {
  readonly game: WholeGame;
  readonly reference: Reference;
  readonly options: OptionValues;
  /** The options of the reference, if their names differ. */
  readonly asked?: OptionValues;
  /** The length of a match. */
  readonly length: (s: object) => number;
}

const CONTESTS: readonly Contest[] = [
  {
    game: wildfire,
    reference: {
      ...(wildfireReference as Omit<Reference, 'refCreate'>),
      refCreate: (options) =>
        wildfireReference.refCreate(options as unknown as wildfireReference.RefOptions, 1),
    },
    options: { afterLoss: 'stop' },
    length: (s) => (s as { turn: number }).turn,
  },
  {
    game: forestFire,
    reference: forestFireReference,
    options: { players: 4, firebreaks: 4, maxRounds: 20 },
    asked: { game: 'lesson1' },
    length: (s) => (s as { round: number }).round,
  },
  {
    game: leafClimbers,
    reference: leafClimbersReference,
    options: {},
    length: (s) => (s as { round: number }).round,
  },
  {
    game: starfallForest,
    reference: starfallReference,
    options: { players: 2, setup: 'random' },
    length: (s) => (s as { turn: number }).turn,
  },
  {
    game: warKids,
    reference: {
      ...(warKidsReference as Omit<Reference, 'refCreate'>),
      refCreate: (options) => warKidsReference.refCreate(firstSkirmish, options),
    },
    options: { scenario: 'firstSkirmish' },
    // These options follow from the scenario.
    asked: { ...battleOptions(defaults(warKids.options), scenarios.firstSkirmish) },
    length: (s) => {
      const { turn, active, first } = s as { turn: number; active: number; first: number };
      return 2 * turn - (active === first ? 1 : 0);
    },
  },
  {
    game: fairVerona,
    reference: fairVeronaReference,
    options: {},
    length: (s) => (s as { turn: number }).turn,
  },
];

const { values } = parseArgs({
  options: {
    games: { type: 'string' },
    rounds: { type: 'string', default: '7' },
    seconds: { type: 'string', default: '1' },
  },
});
/** By which share the mean lengths of both may differ by chance; it is large, because the reference plays few matches. */
const SAME = 0.2;
const milliseconds = Number(values.seconds) * 1000;
const wanted = values.games?.split(',');
for (const contest of CONTESTS)
  if (wanted === undefined || wanted.includes(contest.game.id)) compare(contest);

function compare({ game, reference, options, asked, length }: Contest): void {
  const parsed = parseOptions(game.options, options);
  if (!parsed.ok) throw new Error(parsed.problem.code);
  // The reference plays all legal actions to the end, so the rules do, too.
  const { moveFilter: _filter, horizon: _horizon, ...rules } = game.rules(parsed.value);
  const resolved = parsed.value;
  const play = driverFor(rules);
  const start = rules.create();
  const state = rules.create();

  function fast(random: Xoshiro): number {
    rules.copy(start, state);
    play(state, random);
    return rules.turn(state);
  }

  function slow(random: Xoshiro): number {
    let s = reference.refCreate({ ...resolved, ...asked });
    while (reference.refActor(s) !== -2) {
      const legal = reference.refLegal(s);
      s = reference.refApply(s, pick(reference, s, legal, random));
    }
    return length(s);
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
  const mean = (which: 0 | 1): number =>
    lengths.reduce((sum, pair) => sum + pair[which], 0) / lengths.length;
  const told = `mean length: ${mean(0).toFixed(2)} rounds or turns against ${mean(1).toFixed(2)}`;
  if (Math.abs(mean(0) / mean(1) - 1) > SAME)
    throw new Error(`${game.id}: the two do not play the same game, ${told}`);
  console.log(`${game.id} at random: ${spread(ratios)} times the reference`);
  console.log(`  ${told}`);
}

/** Draws an action, all equally likely, or an outcome by its weight. */
function pick(reference: Reference, s: object, legal: readonly number[], random: Xoshiro): number {
  const weigh = (action: number): number =>
    reference.refActor(s) === -1 ? (reference.refWeight?.(s, action) ?? 1) : 1;
  let left = random.below(legal.reduce((sum, action) => sum + weigh(action), 0));
  return legal.find((action) => (left -= weigh(action)) < 0)!;
}

interface Speed {
  /** Matches a second. */
  readonly rate: number;
  /** Mean length of a match; it must agree, or the two do not play the same game. */
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
