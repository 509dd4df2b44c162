/**
 * Runs one timed loop in a process of its own, and prints a line as the C++ programs do:
 * `impl <tab> game <tab> units <tab> plies <tab> seconds`.
 *
 *   node bench/timed-loop.ts playouts SECONDS SEED            random matches of Wildfire, through the public interface
 *   node bench/timed-loop.ts mcts SECONDS SEED ITERATIONS     searches of the bots' MCTS from fixed positions
 *   node bench/timed-loop.ts experiment SECONDS SEED          matches as the lab plays them
 */
import { driverFor, Mcts, NODE_BYTES } from '@glade/bots';
import { CHANCE, OVER, outcomeAt, Xoshiro } from '@glade/engine';
import { MatchPlayer } from '@glade/lab';
import { wildfire } from '@glade/wildfire';
import { WILDFIRE, wildfireRules } from './contenders.ts';
import { processorTime } from './timing.ts';

const rules = wildfireRules();
const [, , kind = '', time = '1', seedText = '1', iterationsText = '1000'] = process.argv;
const seconds = Number(time);
const seed = Number(seedText);
const iterations = Number(iterationsText);

// Searches and playouts are compared with C++ by processor time, experiments with workers by the clock.
const now = kind === 'experiment' ? (): number => performance.now() / 1000 : processorTime;

function print(name: string, units: number, plies: number, elapsed: number, more = ''): void {
  console.log([name, 'wildfire', units, plies, elapsed.toFixed(6), more].join('\t'));
}

/** Plays random matches without needless passes, as in the C++. The plies are the turns of a match. */
function playouts(): void {
  const random = new Xoshiro(seed);
  const drive = driverFor(rules);
  const start = rules.create();
  const state = rules.create();
  const block = (matches: number): number => {
    let turns = 0;
    for (let i = 0; i < matches; i++) {
      rules.copy(start, state);
      drive(state, random);
      turns += rules.turn(state);
    }
    return turns;
  };
  block(200_000);
  let units = 0;
  let plies = 0;
  const from = now();
  let elapsed = 0;
  while (elapsed < seconds) {
    plies += block(20_000);
    units += 20_000;
    elapsed = now() - from;
  }
  print('glade/playouts', units, plies, elapsed);
}

/** Sixteen positions in which somebody has to decide, as in the C++. */
function roots(): readonly object[] {
  return Array.from({ length: 16 }, (_, i) => {
    const random = new Xoshiro(1000 + i);
    for (;;) {
      const s = rules.create();
      while (rules.actor(s) === CHANCE) {
        const outcome = outcomeAt(rules, s, random.below(rules.totalWeight(s)));
        rules.apply(s, outcome);
      }
      if (rules.actor(s) !== OVER) return s;
    }
  });
}

function mcts(): void {
  const positions = roots();
  const random = new Xoshiro(seed);
  const search = new Mcts(rules, { iterations, driver: driverFor(rules) });
  const once = (index: number): number => {
    search.begin();
    search.look(positions[index & 15]!);
    search.think(iterations, random);
    return search.nodes.size;
  };
  for (let warm = 0; warm * iterations < 100_000; warm++) once(warm);
  let units = 0;
  let nodes = 0;
  const from = now();
  let elapsed = 0;
  while (elapsed < seconds) {
    nodes += once(units / iterations);
    units += iterations;
    elapsed = now() - from;
  }
  print(`glade/mcts-${iterations}`, units, nodes, elapsed, `${NODE_BYTES} bytes/node`);
}

function experiment(): void {
  const player = new MatchPlayer(wildfire, {
    game: 'wildfire',
    options: WILDFIRE,
    bots: ['random'],
    seed: seedText,
    games: 1,
  });
  player.play({ from: 0, to: 20_000 });
  let units = 0;
  const from = now();
  let elapsed = 0;
  while (elapsed < seconds) {
    player.play({ from: units, to: units + 1_000 });
    units += 1_000;
    elapsed = now() - from;
  }
  print('glade/experiment', units, 0, elapsed);
}

const loop = { playouts, mcts, experiment }[kind];
if (loop === undefined) throw new Error(`No loop ${kind}: playouts, mcts or experiment.`);
loop();
