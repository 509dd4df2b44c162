import type { RealTable } from '@glade/engine';
import type { StarfallView } from '../rules/index.ts';

const DICE = 5;
const HEARTS = 3;

/** What Starfall Forest needs on a table. */
export const realTable: RealTable<StarfallView> = {
  needs: (_, { width, height, fairies: { length: players } }) => [
    { code: 'trees', n: width * height + players, clauses: ['SF-05', 'SF-06', 'SF-R2'] },
    { code: 'fairies', n: players, clauses: ['SF-06'] },
    { code: 'snakes', n: players, clauses: ['SF-06'] },
    { code: 'hearts', n: HEARTS * players, clauses: ['SF-06'] },
    { code: 'stars', clauses: ['SF-R40'] },
    { code: 'dice', n: DICE, sides: 6, clauses: ['SF-13'] },
  ],
  // SF-R4: people may agree on who it is.
  firstSeatBegins: { first: 1 },
};
