import type { Need, RealTable } from '@glade/engine';
import type { GuessView } from '../guess/rules.ts';
import type { BattleView } from '../rules/index.ts';

/** What War Kids needs on a table. */
export const realTable: RealTable<BattleView | GuessView> = {
  needs(options, view) {
    if (view.mode === 'guess') {
      const counters = view.middle.reduce((sum, count) => sum + count, 0);
      return [{ code: 'guess', n: counters, clauses: ['WK-101'] }];
    }
    const off = [options['slowMagic'], options['soldierDice']].every((each) => each === false);
    return [
      { code: 'map', clauses: ['WK-112'] },
      ...counters(view),
      { code: 'dice', n: off ? 1 : 2, sides: 6, clauses: ['WK-112'] },
    ];
  },
};

/** The counters of both sides, type by type, those that enter later included. */
const counters = ({ units }: BattleView): readonly Need[] =>
  ['blue', 'pink'].flatMap((colour, side) =>
    (['S', 'P', 'M', 'L'] as const).flatMap((type) => {
      const n = units.filter((unit) => unit.side === side && unit.type === type).length;
      return n === 0 ? [] : [{ code: `${colour}.${type}`, n, clauses: ['WK-08', 'WK-09'] }];
    }),
  );
