import type { Box, Catalogue, Language } from '@glade/engine';

/** How many play, from which age, and about how long. */
export const box: Box = { players: [2, 4], suits: 8, minutes: 30, measured: true };

/** What the shelf says of the game, before anything else of it is loaded. */
export const card: Readonly<Record<Language, Catalogue>> = {
  en: {
    'game.title': 'Lilliputian Leaf-Climbers',
    'game.line': 'Climb the pile of leaves, and never stand where the next one lands.',
    'game.credit':
      'Designer: not named; Ian Wyman was the last to edit the page. Source: “Lilliputian Leaf-Climbers”, taketurns.pbworks.com, a wiki of short games.',
  },
  it: {
    'game.title': 'Gli Scalafoglie di Lilliput',
    'game.line': 'Arrampicatevi sul mucchio di foglie, e attenti a dove cade la prossima.',
    'game.credit':
      'Ideatore: non indicato; l’ultimo a modificare la pagina è stato Ian Wyman. Fonte: «Lilliputian Leaf-Climbers», taketurns.pbworks.com, un wiki di giochi brevi.',
  },
};
