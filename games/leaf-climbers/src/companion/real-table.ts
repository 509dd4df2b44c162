import type { RealTable } from '@glade/engine';
import type { LeafClimbersView } from '../rules/index.ts';

/** What the Leaf-Climbers need on a table. */
export const realTable: RealTable<LeafClimbersView> = {
  needs: (_, { climbers }) => [
    { code: 'board', clauses: ['LC-01', 'LC-02', 'LC-03'] },
    { code: 'climbers', n: climbers.length, clauses: ['LC-08'] },
    { code: 'chips', n: 216, clauses: ['LC-04'] },
    { code: 'rounds', n: 36, clauses: ['LC-05'] },
    { code: 'dice', n: 1, sides: 20, clauses: ['LC-06'] },
    { code: 'dice', n: 2, sides: 6, clauses: ['LC-06'] },
    { code: 'dice', n: 1, sides: 4, clauses: ['LC-06'] },
  ],
};
