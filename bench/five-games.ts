/**
 * Plays all five games in one process, on one core, for `limits`. It warms all of them up, then runs the C++ and ours in
 * turn, round by round.
 *
 *   node bench/five-games.ts DIR ROUNDS SECONDS      (DIR with the programs `limits` and `mcts`)
 */
import { join } from 'node:path';
import { driverFor, Mcts } from '@glade/bots';
import { Xoshiro, type Random, type SearchRules } from '@glade/engine';
// Sets the V8 flags of a playtest.
import '@glade/lab';
import { specialisedCopy } from '../packages/bots/src/specialised-copy.ts';
import { contenders, SCALE, type Contender } from './contenders.ts';
import { median, processorTime, rate, spread, runCpp } from './timing.ts';

const GEOMETRIC = 0.35;
const LEAST = 0.25;
const ITERATIONS = 1_000;

const [, , folder = '', roundsText = '5', seconds = '1'] = process.argv;
const rounds = Number(roundsText);

/** Units a second of processor time. `loop` does `units` of them at each call. */
function speed(units: number, loop: () => void): number {
  const from = processorTime();
  const least = Number(seconds);
  let [done, elapsed] = [0, 0];
  while (elapsed < least) {
    loop();
    done += units;
    elapsed = processorTime() - from;
  }
  return done / elapsed;
}

interface Runner extends Contender {
  readonly ratios: number[];
  readonly playouts: () => void;
  readonly searches: number[];
  readonly think: () => void;
  /** Mean length of a match in the C++. */
  theirLength: number;
}

function runnerOf(contender: Contender): Runner {
  const { rules, block } = contender;
  const random = new Xoshiro(1);
  const drive = driverFor(rules);
  const search = new Mcts(rules, { iterations: ITERATIONS, driver: driverFor(rules) });
  const start = rules.create();
  return {
    ...contender,
    ratios: [],
    playouts: specialisedCopy(makeBlock)(rules, drive, random, block),
    searches: [],
    think: () => {
      search.begin();
      search.look(start);
      search.think(ITERATIONS, random);
    },
    theirLength: 0,
  };
}

// Each game gets a copy of this loop, so that it runs as fast as if only that game were played.
function makeBlock(
  rules: SearchRules,
  drive: (s: object, random: Random) => number,
  random: Random,
  matches: number,
): () => void {
  const start = rules.create();
  const state = rules.create();
  return () => {
    for (let i = 0; i < matches; i++) {
      rules.copy(start, state);
      drive(state, random);
    }
  };
}

const runners = contenders().map(runnerOf);
const searching = runners.filter(({ search }) => search !== undefined);
for (let warm = 0; warm < 20; warm++) for (const { playouts } of runners) playouts();
for (let warm = 0; warm < 100; warm++) for (const { think } of searching) think();

for (let round = 1; round <= rounds; round++) {
  for (const runner of runners) {
    const line = runCpp(join(folder, 'limits'), [runner.name, seconds, String(round), 'xoshiro']);
    runner.theirLength = line.plies / line.units;
    runner.ratios.push(speed(runner.block, runner.playouts) / rate(line));
  }
  const scale =
    SCALE / rate(runCpp(join(folder, 'mcts'), [seconds, String(round), String(ITERATIONS)]));
  for (const runner of searching) runner.searches.push(speed(ITERATIONS, runner.think) * scale);
}

console.log(`random playouts, ${rounds} rounds of ${seconds} s, all games in one process, of C++:`);
for (const { name, rules, length, ratios, theirLength } of runners) {
  const ownLength = length(rules);
  const same = Math.abs(ownLength / theirLength - 1) < 0.015 ? 'the same game' : 'ANOTHER GAME';
  const lengths = `${ownLength.toFixed(2)} against ${theirLength.toFixed(2)}, ${same}`;
  console.log(`  ${name}: ${spread(ratios)}; mean length ${lengths}`);
}
const medians = runners.map(({ ratios }) => median(ratios));
const product = medians.reduce((all, each) => all * each, 1);
console.log(
  `  geometric mean ${(product ** (1 / medians.length)).toFixed(3)}, goal ${GEOMETRIC}; least ${Math.min(...medians).toFixed(3)}, goal ${LEAST}`,
);
console.log(
  `MCTS from the opening, ${ITERATIONS} iterations, million a second where C++ does ${SCALE} on Wildfire:`,
);
for (const { name, searches, search } of searching)
  console.log(`  ${name}: ${spread(searches)}, goal ${search}`);
