import type { Catalogue, Language } from '@glade/engine';

/** What people need at a real table, and what paper can replace. */
export const needs: Readonly<Record<Language, Catalogue>> = {
  en: {
    'need.trees':
      '{n} trees that can stand and lie flat, about half of them broad: these are the strong ones',
    'need.fairies': '{n} fairies in different colours',
    'need.snakes': '{n} snakes',
    'need.hearts': '{n} hearts, three for each of you',
    'need.stars': 'plenty of stars',
    'need.paper':
      'Fold trees, fairies and snakes from paper, and draw hearts and stars on slips of paper. Ordinary dice will do: Glade says which picture each number stands for.',
  },
  it: {
    'need.trees':
      '{n} alberi che stanno in piedi e si possono buttare giù, circa la metà larghi: sono gli alberi forti',
    'need.fairies': '{n} fate di colori diversi',
    'need.snakes': '{n} serpenti',
    'need.hearts': '{n} cuori, tre per ciascuno',
    'need.stars': 'tante stelle',
    'need.paper':
      'Alberi, fate e serpenti si fanno piegando la carta; cuori e stelle si disegnano su foglietti. Vanno bene dadi normali: Glade dice quale disegno indica ogni numero.',
  },
};
