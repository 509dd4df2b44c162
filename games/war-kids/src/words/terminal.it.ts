import type { Catalogue } from '@glade/engine';

/** What only a terminal says. */
export const terminal = {
  'drawn.turn':
    '{step, select, over {La partita è finita al turno {turn}.} other {Turno {turn}, {player, select, 1 {azzurro} other {rosa}}: {step, select, move {movimento} combat {combattimento} cast {un incantesimo} slow {una magia lenta} fight {uno scontro} land {dove finisce il nemico} other {quale Soldato è colpito}}}}',
  'drawn.legend':
    '{mode, select, guess {S: Soldato. P: Pegaso. M: Mago. L: capo.} other {Le maiuscole sono azzurre, le minuscole sono rosa. S: Soldato. P: Pegaso. M: Mago. L: capo. !: unità ferita. w: bosco. ~: fiume.}}',
  'drawn.guess': '{asked, select, yes {Chi lo dice?} other {Le pedine}}',
  'drawn.pile': '{letter}: al centro {left}, chi indovina {child}, adulto {adult}',
} satisfies Catalogue;
