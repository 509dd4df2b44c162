import type { Catalogue, Language } from '@glade/engine';

/** What people need at a real table, and what paper can replace. */
export const needs: Readonly<Record<Language, Catalogue>> = {
  en: {
    'need.pencil': '{n, plural, one {a pencil} other {# pencils}}',
    'need.grid':
      '{n, plural, one {a grid of 6 by 6 squares on squared paper} other {# grids of 6 by 6 squares on squared paper, one for each of you}}',
    'need.x4': 'four grids of 6 by 6 squares, joined into one big square, on squared paper',
    'need.paper':
      'Everything is drawn by hand. Plain paper will do, too. The die that lies further left is the column, the other one the row.',
  },
  it: {
    'need.pencil': '{n, plural, one {una matita} other {# matite}}',
    'need.grid':
      '{n, plural, one {una griglia di 6 caselle per 6 su carta a quadretti} other {# griglie di 6 caselle per 6 su carta a quadretti, una per ciascuno}}',
    'need.x4':
      'quattro griglie di 6 caselle per 6, unite in un solo quadrato, su carta a quadretti',
    'need.paper':
      'Si disegna tutto a mano. Va bene anche un foglio bianco. Il dado più a sinistra è la colonna, l’altro la riga.',
  },
};
