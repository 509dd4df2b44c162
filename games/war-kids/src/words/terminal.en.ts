import type { Catalogue } from '@glade/engine';

/** What only a terminal says. */
export const terminal = {
  'drawn.turn':
    '{step, select, over {The match ended on turn {turn}.} other {Turn {turn}, {player, select, 1 {Blue} other {Pink}}: {step, select, move {movement} combat {combat} cast {a spell} slow {slow magic} fight {a fight} land {where the enemy lands} other {which Soldier is hit}}}}',
  'drawn.legend':
    '{mode, select, guess {S: Soldier. P: Pegasus. M: Mage. L: leader.} other {Capital letters are blue, small letters are pink. S: Soldier. P: Pegasus. M: Mage. L: leader. !: wounded. w: woods. ~: river.}}',
  'drawn.guess': '{asked, select, yes {Who says this?} other {The counters}}',
  'drawn.pile': '{letter}: {left} in the middle, child {child}, grown-up {adult}',
} satisfies Catalogue;
