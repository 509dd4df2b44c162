/**
 * `npm run bench -- entering [--matches N]`: how many taps people with real dice, cards and tiles need to enter what came
 * up, for each game, over whole matches at random. The browser tests tap the same taps on the page
 * (`packages/web/e2e/entry-taps.ts`).
 */
import { parseArgs } from 'node:util';
import { countTaps } from '../packages/web/e2e/count-taps.ts';
import { PLAYED } from '../packages/web/e2e/real-matches.ts';

const { values } = parseArgs({ options: { matches: { type: 'string', default: '200' } } });
const matches = Number(values.matches);

console.log(`${matches} matches of each game`);
console.log('| game | throws and draws | taps for each, one by one | now | goal |');
console.log('| --- | ---: | ---: | ---: | ---: |');
for (const [name, played] of Object.entries(PLAYED)) {
  const { throws, taps, oneByOne, fiveDice } = countTaps(played, matches);
  const each = (count: number): string => (count / throws).toFixed(2);
  const five = fiveDice.throws > 0;
  console.log(
    `| ${name} | ${throws} | ${each(oneByOne)} | ${each(taps)} | ${five ? '' : played.most} |`,
  );
  if (five)
    console.log(
      `| ${name}, five dice | ${fiveDice.throws} | 5.00 | ${(fiveDice.taps / fiveDice.throws).toFixed(2)} | ${played.most} |`,
    );
}
