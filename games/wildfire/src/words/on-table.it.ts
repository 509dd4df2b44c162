import type { Catalogue } from '@glade/engine';

/** What to draw on the paper. */
export const onTable = {
  'onTable.grid.solo': 'Disegna una griglia di 6 caselle per 6.',
  'onTable.grid.x4': 'Disegna quattro griglie di 6 caselle per 6, unite in un solo quadrato.',
  'onTable.grid.vs': 'Ogni giocatore disegna una griglia di 6 caselle per 6, di nascosto.',
  'onTable.home': 'Disegna un triangolo per la casa: {places}.',
  'onTable.slash':
    '{n, plural, one {Disegna una barra: {places}.} other {Disegna # barre: {places}.}}',
  'onTable.slashOnHome': 'Disegna una barra sopra la casa: {places}.',
  'onTable.makeX': 'Cambia {n, plural, one {la barra} other {queste # barre}} in X: {places}.',
  'onTable.circle': 'Disegna un cerchio sopra la barra: {places}.',
  'onTable.square': 'Disegna un quadratino: {places}.',
  'onTable.showGrids': 'Mostratevi tutte le griglie.',
} satisfies Catalogue;
