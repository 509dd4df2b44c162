/**
 * `npm run learn -- [--matches N] [--seed N]`: learns the value of Wildfire's positions again and stores it in the game's folder.
 * The same numbers give the same file.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { storeWeights, train } from '@glade/wildfire/learned';

const { values } = parseArgs({
  options: {
    matches: { type: 'string', default: '800000' },
    seed: { type: 'string', default: '1' },
  },
});
const begun = performance.now();
const weights = train(Number(values.matches), Number(values.seed));
const file = join(import.meta.dirname, '../games/wildfire/src/bots/learned/weights.json');
writeFileSync(file, `${JSON.stringify(storeWeights(weights))}\n`);
console.log(`${file}: ${Math.round((performance.now() - begun) / 1000)} s`);
