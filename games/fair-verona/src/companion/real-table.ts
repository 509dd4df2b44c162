import type { RealTable } from '@glade/engine';
import { GOAL } from '../rules/options.ts';
import type { VeronaView } from '../rules/index.ts';

/** What Fair Verona needs on a table. */
export const realTable: RealTable<VeronaView> = {
  needs: ({ difficulty, seats }) => [
    { code: 'land', n: 72, clauses: ['FV-05'] },
    { code: 'river', n: 12, clauses: ['FV-05'] },
    { code: 'cards', n: 54, clauses: ['FV-05', 'FV-06'] },
    { code: 'meeples', n: 2 * Number(seats), clauses: ['FV-09'] },
    { code: 'tokens', n: GOAL[difficulty as keyof typeof GOAL], clauses: ['FV-10', 'FV-13'] },
  ],
  firstSeatBegins: {},
};
