import type { Catalogue } from '@glade/engine';

/** What to draw on the paper. */
export const onTable = {
  // In X4: which of the four grids.
  'onTable.redraw': 'Something was corrected. Draw your sheet again, just as Glade shows it now.',
  'onTable.marks': 'Or change only these {marks} squares',
  'onTable.heading':
    '{quadrant, select, tl {Top left grid.} tr {Top right grid.} br {Bottom right grid.} bl {Bottom left grid.} other {}}',
  'onTable.place': 'column {column}, row {row}',
  'onTable.place.spoken': 'column {column}, row {row}',
  'onTable.group': '{n, plural, one {column} other {columns}} {members} of row {row}',
  'onTable.member': '{column}',
  'onTable.pictured': 'the {n} squares lit in the picture',
  'onTable.which': 'The left die is the column, the right die the row.',
  'onTable.act': 'When all is drawn, tap your square at once.',
  'onTable.title.sparks': 'Sparks! A new fire',
  'onTable.title.flareUp': 'A flare-up!',
  'onTable.grid.solo': 'Draw a grid of 6 by 6 squares. Number its columns and rows from 1 to 6.',
  'onTable.grid.x4':
    'Draw four grids of 6 by 6 squares as one large square. Number the columns and rows of each from 1 to 6.',
  'onTable.grid.vs':
    'Each player: draw a grid of 6 by 6 squares. Number its columns and rows from 1 to 6. Keep it hidden.',
  'onTable.home': 'Draw a triangle for the home on {places}.',
  'onTable.slash': '{n, plural, one {Draw a slash} other {Draw slashes}} on {places}.',
  'onTable.slashOnHome': 'The home catches fire! Draw a slash over it on {places}.',
  'onTable.makeX': 'Turn {n, plural, one {the} other {each}} slash on {places} into an X.',
  'onTable.makeAllX': 'First turn every slash without a circle into an X: {n} in all.',
  'onTable.circle': 'Draw a circle over the slash on {places}.',
  'onTable.square': 'Draw a small square on {places}.',
  'onTable.showGrids': 'Show all the grids to each other.',
  'onTable.x': 'Draw {n, plural, one {an X} other {Xs}} on {places}.',
  'onTable.noHome': 'Rub out the triangle of the home on {places}.',
  'onTable.noSlashOnHome': 'Rub out the slash over the home on {places}. The triangle stays.',
  'onTable.noSlash': 'Rub out {n, plural, one {the slash} other {the slashes}} on {places}.',
  'onTable.noX': 'Rub out the {n, plural, one {X} other {Xs}} on {places}.',
  'onTable.xToSlash':
    'Rub out one stroke of {n, plural, one {the} other {each}} X on {places}. A slash stays.',
  'onTable.noCircle':
    'Rub out the {n, plural, one {circle} other {circles}} on {places}. The slash stays.',
  'onTable.noCircledSlash':
    'Rub out {n, plural, one {the slash with its circle} other {the slashes with their circles}} on {places}.',
  'onTable.noSquare': 'Rub out the small {n, plural, one {square} other {squares}} on {places}.',
  'onTable.hideGrids': 'Hide your grids from each other again.',
  'onTable.xOnHome': 'Draw an X over the home on {places}.',
  'onTable.noXOnHome': 'Rub out the X over the home on {places}. The triangle stays.',
} satisfies Catalogue;
