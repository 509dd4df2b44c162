import type { Catalogue } from '@glade/engine';

/** What to draw on the paper. */
export const onTable = {
  'onTable.grid.solo': 'Draw a grid of 6 by 6 squares.',
  'onTable.grid.x4': 'Draw four grids of 6 by 6 squares as one large square.',
  'onTable.grid.vs': 'Each player: draw a grid of 6 by 6 squares. Keep it hidden.',
  'onTable.home': 'Draw a triangle for the home on {places}.',
  'onTable.slash': '{n, plural, one {Draw a slash} other {Draw slashes}} on {places}.',
  'onTable.slashOnHome': 'Draw a slash over the home on {places}.',
  'onTable.makeX': 'Turn {n, plural, one {the} other {each}} slash on {places} into an X.',
  'onTable.circle': 'Draw a circle over the slash on {places}.',
  'onTable.square': 'Draw a small square on {places}.',
  'onTable.showGrids': 'Show all the grids to each other.',
} satisfies Catalogue;
