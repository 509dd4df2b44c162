import type { Catalogue } from '@glade/engine';

const text = {
  'game.title': 'Forza quattro',
  'game.line': 'Lascia cadere i dischi e metti quattro in fila prima dell’altro. Per due.',
  'preset.default': 'Classico',
  place: '{column}{row}',
  'place.spoken': 'colonna {column}, riga {row}',

  'where.dropped': 'Dove cadono i dischi',
  'event.dropped': 'Il disco del giocatore {player} cade in {places}.',
  'event.line': 'Quattro in fila per il giocatore {player}!',
  'event.full': 'Il tabellone è pieno.',

  'outcome.won': 'Quattro in fila!',
  'outcome.drawn': 'Pari: il tabellone è pieno e nessuno ha quattro in fila.',
  'measure.discs': 'dischi',
  'turn.heading': 'Turno {turn}',

  'refusal.over': 'La partita è finita. Cominciatene una nuova.',
  'refusal.noRoll': 'In questo gioco non ci sono dadi. Lascia cadere un disco.',
  'refusal.notYourTurn': 'È il turno dell’altro giocatore: aspetta.',
  'refusal.outside': 'Questa colonna non c’è. Le colonne vanno da a a g.',
  'refusal.filled': 'Questa colonna è piena fino a {place}. Scegline un’altra.',
} satisfies Catalogue;

export default text;
