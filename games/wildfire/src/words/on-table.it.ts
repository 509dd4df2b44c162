import type { Catalogue } from '@glade/engine';

/** What to draw on the paper. */
export const onTable = {
  // In X4: which of the four grids.
  'onTable.redraw':
    'Qualcosa è stato corretto. Ridisegna il foglio, proprio come lo mostra ora Glade.',
  'onTable.marks': 'Oppure cambia solo queste {marks} caselle',
  'onTable.heading':
    '{quadrant, select, tl {Griglia in alto a sinistra.} tr {Griglia in alto a destra.} br {Griglia in basso a destra.} bl {Griglia in basso a sinistra.} other {}}',
  'onTable.place': 'colonna {column}, riga {row}',
  'onTable.place.spoken': 'colonna {column}, riga {row}',
  'onTable.group': '{n, plural, one {colonna} other {colonne}} {members} della riga {row}',
  'onTable.member': '{column}',
  'onTable.pictured': 'le {n} caselle illuminate nella figura',
  'onTable.which': 'Il dado a sinistra è la colonna, quello a destra la riga.',
  'onTable.act': 'Quando hai disegnato tutto, tocca subito la tua casella.',
  'onTable.title.sparks': 'Scintille! Un nuovo fuoco',
  'onTable.title.flareUp': 'Una fiammata!',
  'onTable.grid.solo': 'Disegna una griglia di 6 caselle per 6. Numera colonne e righe da 1 a 6.',
  'onTable.grid.x4':
    'Disegna quattro griglie di 6 caselle per 6, unite in un solo quadrato. In ognuna numera colonne e righe da 1 a 6.',
  'onTable.grid.vs':
    'Ogni giocatore disegna una griglia di 6 caselle per 6, di nascosto. Colonne e righe hanno i numeri da 1 a 6.',
  'onTable.home': 'Disegna un triangolo per la casa: {places}.',
  'onTable.slash':
    '{n, plural, one {Disegna una barra: {places}.} other {Disegna # barre: {places}.}}',
  'onTable.slashOnHome': 'La casa prende fuoco! Disegna una barra sopra la casa: {places}.',
  'onTable.makeX': 'Cambia {n, plural, one {la barra} other {queste # barre}} in X: {places}.',
  'onTable.makeAllX': 'Per prima cosa cambia in X tutte le barre senza cerchio: sono {n}.',
  'onTable.circle': 'Disegna un cerchio sopra la barra: {places}.',
  'onTable.square': 'Disegna un quadratino: {places}.',
  'onTable.showGrids': 'Mostratevi tutte le griglie.',
  'onTable.x': 'Disegna {n, plural, one {una X} other {# X}}: {places}.',
  'onTable.noHome': 'Cancella il triangolo della casa: {places}.',
  'onTable.noSlashOnHome': 'Cancella la barra sopra la casa: {places}. Il triangolo resta.',
  'onTable.noSlash': 'Cancella {n, plural, one {la barra} other {# barre}}: {places}.',
  'onTable.noX': 'Cancella {n, plural, one {la X} other {# X}}: {places}.',
  'onTable.xToSlash':
    'Cancella un tratto {n, plural, one {della X} other {di queste # X}}: {places}. Resta una barra.',
  'onTable.noCircle':
    'Cancella {n, plural, one {il cerchio} other {# cerchi}}: {places}. La barra resta.',
  'onTable.noCircledSlash':
    'Cancella {n, plural, one {la barra con il suo cerchio} other {# barre con il loro cerchio}}: {places}.',
  'onTable.noSquare': 'Cancella {n, plural, one {il quadratino} other {# quadratini}}: {places}.',
  'onTable.hideGrids': 'Nascondete di nuovo le griglie.',
  'onTable.xOnHome': 'Disegna una X sopra la casa: {places}.',
  'onTable.noXOnHome': 'Cancella la X sopra la casa: {places}. Il triangolo resta.',
} satisfies Catalogue;
