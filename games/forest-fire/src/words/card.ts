import type { Catalogue, Language } from '@glade/engine';

/** What the shelf says of the game, before anything else of it is loaded. */
export const card: Readonly<Record<Language, Catalogue>> = {
  en: {
    'game.title': 'Forest Fire',
    'game.line': 'Put out the forest fire together. For two to four children from five years on.',
    'game.credit':
      'Designer: not named. Source: “Forest Fire: A Game for Kids v2”, spacetoast.net.',
  },
  it: {
    'game.title': 'Forest Fire',
    'game.line':
      'Spegnete insieme l’incendio della foresta. Da due a quattro bambini, dai cinque anni in su.',
    'game.credit':
      'Ideatore: non indicato. Fonte: «Forest Fire: A Game for Kids v2», spacetoast.net.',
  },
};
