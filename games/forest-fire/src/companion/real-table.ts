import type { RealTable } from '@glade/engine';
import type { ForestFireView } from '../rules/index.ts';

/** One counter a square; more pile up only now and then. */
const FIRES = 36;

/** What Forest Fire needs on a table. */
export const realTable: RealTable<ForestFireView> = {
  needs({ players, firebreaks }) {
    const breaks = firebreaks === 'perPlayer' ? Number(players) : Number(firebreaks);
    return [
      { code: 'board', clauses: ['FF-03'] },
      { code: 'pieces', n: Number(players), clauses: ['FF-04'] },
      { code: 'fires', n: FIRES, clauses: ['FF-06'] },
      ...(breaks > 0 ? [{ code: 'firebreaks', n: breaks, clauses: ['FF-06', 'FF-22'] }] : []),
      { code: 'dice', n: 2, sides: 6, clauses: ['FF-06'] },
    ];
  },
  firstSeatBegins: {},
};
