import type { Box, Catalogue, Language } from '@glade/engine';

/** How many play, from which age, and about how long. */
export const box: Box = { players: [2, 4], ages: [5], minutes: 30, measured: true };

/** What the shelf says of the game, before anything else of it is loaded. */
export const card: Readonly<Record<Language, Catalogue>> = {
  en: {
    'game.title': 'Forest Fire',
    'game.line': 'Put out the forest fire together: on foot, by parachute, by plane.',
    'game.credit':
      'Designer: not named. Source: “Forest Fire: A Game for Kids v2”, spacetoast.net.',
  },
  it: {
    'game.title': 'Forest Fire',
    'game.line': 'Spegnete insieme l’incendio della foresta: a piedi, col paracadute, in aereo.',
    'game.credit':
      'Ideatore: non indicato. Fonte: «Forest Fire: A Game for Kids v2», spacetoast.net.',
  },
};
