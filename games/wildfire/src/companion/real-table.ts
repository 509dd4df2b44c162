import type { RealTable } from '@glade/engine';
import type { WildfireView } from '../rules/index.ts';

/** What Wildfire needs on a table. */
export const realTable: RealTable<WildfireView> = {
  needs: ({ mode }, { grids }) => [
    { code: 'pencil', n: mode === 'vs' ? grids.length : 1, clauses: ['WF-02'] },
    mode === 'x4'
      ? { code: 'x4', clauses: ['WF-02', 'WF-37'] }
      : { code: 'grid', n: grids.length, clauses: ['WF-02', 'WF-03'] },
    { code: 'dice', n: 2, sides: 6, clauses: ['WF-02'] },
  ],
};
