import { createHash } from 'node:crypto';
import type { ValueBounds } from '@glade/engine';
import kept from '../../../games/wildfire/src/value/proven.json' with { type: 'json' };
import { gap, matches, provenAll, sampledAll, seed, starts } from './starts.ts';

export const HEADING = '## All starts\n';

/** Percent, rounded outwards to hundredths. */
const shown = ({ lower, upper }: ValueBounds): string =>
  `${(Math.floor(lower * 1e4) / 100).toFixed(2)} … ${(Math.ceil(upper * 1e4) / 100).toFixed(2)}`;

/** Who has proven all starts again compares one number. */
const digest = createHash('sha256').update(JSON.stringify(kept.starts)).digest('hex');

/** The section of docs/value.md with what is known of every start. */
export function valueSection(): string {
  const proven = starts.filter((start) => start.proven !== undefined).length;
  const percent = Math.round(kept.gap * 1e4) / 100;
  const points = percent === 1 ? 'one point' : `${percent} points`;
  const whole = [
    ['squares where the fire may not start', 'proven', 'from samples'],
    ['---', '---', '---'],
    ...[4, 8].map((buffer) => [
      `${buffer} (\`startBuffer=${buffer}\`)`,
      shown(provenAll(buffer)),
      shown(sampledAll(buffer)),
    ]),
  ];
  const rows = [
    ['home/fire', 'chance of this start', 'proven', 'from samples'],
    ['---', '---', '---', '---'],
    ...starts.map(({ name, chance, proven: bounds, sampled }) => [
      name,
      (chance * 100).toFixed(2),
      bounds === undefined ? '' : shown(bounds),
      shown(sampled),
    ]),
  ];
  const lines = (table: readonly (readonly string[])[]): string =>
    table.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
  return `${HEADING}
\`npm run value\` writes this section and the picture from \`games/wildfire/src/value/proven.json\` and \`sampled.json\`. All numbers
are percent, rounded outwards. ${proven} of ${starts.length} starts are proven to within ${points}. The samples are ${matches.toLocaleString('en')} matches from each start
with seed ${seed}, played after each start was proven to within ${gap}: \`npm run glade -- value wildfire --method sampled --games ${matches}
--gap ${gap} --seed ${seed} --out games/wildfire/src/value/sampled.json\`. An interval from samples holds in 99 of 100 cases, each by itself.
The digest of what is proven (SHA-256 of \`starts\` in \`proven.json\`, without spaces) is \`${digest}\`.

Over all starts together:

${lines(whole)}

Each start:

${lines(rows)}
`;
}
