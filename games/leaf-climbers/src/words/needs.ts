import type { Catalogue, Language } from '@glade/engine';

/** What people need at a real table, and what paper can replace. */
export const needs: Readonly<Record<Language, Catalogue>> = {
  en: {
    'need.board':
      'a board of 6 by 6 squares, with green numbers along the bottom and blue numbers on the left',
    'need.climbers': '{n} climbers in different colours',
    'need.chips': '{n} square chips: 36 each of green, yellow, orange, red, purple and blue',
    'need.rounds': '{n} round chips that you can see through',
    'need.dice.6':
      'a green and a blue die with 6 sides (or two alike: roll one after the other, first green)',
    'need.paper':
      'If you have no chips, print the board to fill in, or draw one. Write the colour on top into each square, in pencil: then nobody has to stack 216 chips. Coins or beans replace the round ones. Glade rolls dice that you don’t have.',
  },
  it: {
    'need.board':
      'un tabellone di 6 caselle per 6, con i numeri verdi in basso e quelli blu a sinistra',
    'need.climbers': '{n} omini di colori diversi: gli Scalafoglie',
    'need.chips':
      '{n} gettoni quadrati: 36 per colore, cioè verde, giallo, arancione, rosso, viola e blu',
    'need.rounds': '{n} gettoni tondi trasparenti',
    'need.dice.6':
      'un dado verde e uno blu a 6 facce (o due uguali: tirate uno dopo l’altro, prima il verde)',
    'need.paper':
      'Se non avete gettoni, stampate il tabellone da compilare, o disegnatelo. Scrivete a matita in ogni casella il colore più alto: così nessuno deve impilare 216 gettoni. Al posto di quelli tondi vanno bene monete o fagioli. I dadi che non avete li tira Glade.',
  },
};
