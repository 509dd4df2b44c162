import type { Catalogue } from '@glade/engine';

const text = {
  'game.title': 'Tris',
  'game.line': 'Tre in fila prima dell’altro. Per due.',
  'preset.default': 'Classico',
  place: '{column}{row}',
  'place.spoken': 'colonna {column}, riga {row}',

  'where.marked': 'Caselle segnate',
  'event.marked': 'Il giocatore {player} segna {places}.',
  'event.line': 'Tre in fila per il giocatore {player}!',
  'event.full': 'Il tabellone è pieno.',

  'outcome.won': 'Tre in fila!',
  'outcome.drawn': 'Pari: il tabellone è pieno e nessuno ha tre in fila.',
  'measure.marks': 'segni',
  'turn.heading': 'Turno {turn}',

  'refusal.over': 'La partita è finita. Cominciatene una nuova.',
  'refusal.noRoll': 'In questo gioco non ci sono dadi. Segna una casella.',
  'refusal.notYourTurn': 'È il turno dell’altro giocatore: aspetta.',
  'refusal.outside': 'Questa casella non c’è. Le colonne vanno da a a c, le righe da 1 a 3.',
  'refusal.taken': 'In {place} c’è già un segno. Scegli una casella vuota.',
} satisfies Catalogue;

export default text;
