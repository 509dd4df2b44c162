import type { Catalogue, Language } from '@glade/engine';

/** What the shelf says of the game. */
export const card = {
  en: {
    'game.title': 'Wildfire',
    'game.line': 'Save your home from a growing fire. For one, or several with the same dice.',
  },
  it: {
    'game.title': 'Wildfire',
    'game.line':
      'Salva la tua casa da un incendio che cresce. Da soli, o in più con gli stessi dadi.',
  },
} satisfies Record<Language, Catalogue>;
