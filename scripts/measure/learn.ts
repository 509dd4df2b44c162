/**
 * `npm run learn -- [--game wildfire|leaf-climbers|fair-verona|fair-verona-usual] [--matches N] [--seed N]`: learns the value of a game's positions again and stores
 * it in the game's folder. The same numbers give the same file.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { storeWeights } from '@glade/boards/stored-weights';
import { train as trainVerona, trainTwice as trainVeronaTwice } from '@glade/fair-verona/learned';
import { train as trainClimbers } from '@glade/leaf-climbers/learned';
import { train as trainWildfire } from '@glade/wildfire/learned';

const TRAINERS = {
  wildfire: {
    learn: (matches: number, seed: number) => storeWeights(trainWildfire(matches, seed)),
    matches: 800_000,
    file: 'wildfire/src/bots/learned/weights.json',
  },
  'leaf-climbers': {
    learn: (matches: number, seed: number) => storeWeights(trainClimbers(matches, seed)),
    matches: 40_000,
    file: 'leaf-climbers/src/value/weights.json',
  },
  'fair-verona': {
    learn: (matches: number, seed: number) => Array.from(trainVerona(matches, seed)),
    matches: 90_000,
    file: 'fair-verona/src/bots/elders/weights.json',
  },
  'fair-verona-usual': {
    learn: (matches: number, seed: number) => Array.from(trainVeronaTwice(matches, seed)),
    matches: 60_000,
    file: 'fair-verona/src/bots/elders/usual-weights.json',
  },
};

const { values } = parseArgs({
  options: {
    game: { type: 'string', default: 'wildfire' },
    matches: { type: 'string' },
    seed: { type: 'string', default: '1' },
  },
});
const trainer = TRAINERS[values.game as keyof typeof TRAINERS];
if (trainer === undefined) throw new RangeError(`--game is one of ${Object.keys(TRAINERS).join()}`);
const begun = performance.now();
const weights = trainer.learn(Number(values.matches ?? trainer.matches), Number(values.seed));
const file = join(import.meta.dirname, '../../games', trainer.file);
writeFileSync(file, `${JSON.stringify(weights)}\n`);
console.log(`${file}: ${Math.round((performance.now() - begun) / 1000)} s`);
