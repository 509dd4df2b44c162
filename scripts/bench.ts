/**
 * `npm run bench`: how fast the rules are. Plays random matches of every game and preset, each in a
 * process of its own, because a loop that has seen two games is slower for both.
 * `npm run bench -- wildfire` plays the defaults of one game, `-- wildfire beginners` one preset.
 */
import { spawnSync } from 'node:child_process';
import { CHANCE, defaults, OVER, Xoshiro, type Game, type Rules } from '@glade/engine';
import { games } from '@glade/games';

const WARM_UP_MS = 500;
const MEASURED_MS = 2000;
const MATCHES_PER_LOOK = 100;

/** Plays one match with random actions and dice; returns the number of steps. */
function playOut(rules: Rules, random: Xoshiro): number {
  const state = rules.create();
  let steps = 0;
  for (let actor = rules.actor(state); actor !== OVER; actor = rules.actor(state)) {
    const k = actor === CHANCE ? outcome(rules, state, random) : random.below(rules.count(state));
    rules.apply(state, rules.nth(state, k));
    steps++;
  }
  return steps;
}

function outcome(rules: Rules, state: object, random: Xoshiro): number {
  const total = rules.totalWeight(state);
  let left = random.below(total);
  if (total === rules.count(state)) return left;
  let k = 0;
  while (left >= rules.weight(state, k)) left -= rules.weight(state, k++);
  return k;
}

function measure(rules: Rules, ms: number): { matches: number; steps: number; seconds: number } {
  const random = new Xoshiro(1);
  const start = performance.now();
  let matches = 0;
  let steps = 0;
  while (performance.now() - start < ms) {
    for (let i = 0; i < MATCHES_PER_LOOK; i++) steps += playOut(rules, random);
    matches += MATCHES_PER_LOOK;
  }
  return { matches, steps, seconds: (performance.now() - start) / 1000 };
}

function report(game: Game, preset: string): void {
  const rules = game.rules({ ...defaults(game.options), ...game.options.presets[preset] });
  measure(rules, WARM_UP_MS);
  const { matches, steps, seconds } = measure(rules, MEASURED_MS);
  const perSecond = (n: number) => Math.round(n / seconds).toLocaleString('en');
  console.log(
    `${game.id} ${preset}`.padEnd(30),
    `${perSecond(steps)} steps/s, ${perSecond(matches)} matches/s`,
  );
}

const [id, preset = 'defaults'] = process.argv.slice(2);
if (id === undefined) {
  for (const game of games)
    for (const name of ['defaults', ...Object.keys(game.options.presets)])
      spawnSync(process.execPath, [import.meta.filename, game.id, name], { stdio: 'inherit' });
} else {
  const game = games.find((one) => one.id === id);
  if (!game) throw new Error(`No such game: ${id}`);
  report(game, preset);
}
