import type { Catalogue } from '@glade/engine';

const text = {
  'game.title': 'Breakthrough',
  'game.line': 'Porta un pezzo fino al lato opposto. Per due.',
  'preset.default': 'Classico',
  place: '{column}{row}',
  'place.spoken': 'colonna {column}, riga {row}',

  'where.moved': 'Dove vanno i pezzi',
  'where.captured': 'Catture',
  'event.moved': 'Il giocatore {player} va da {fromCell} a {toCell}.',
  'event.captured': 'Il giocatore {player} va da {fromCell} a {toCell} e cattura.',
  'event.through': 'Il giocatore {player} è passato!',
  'event.none': 'Il giocatore {player} ha catturato l’ultimo pezzo.',

  'outcome.through': 'Un pezzo è arrivato al lato opposto!',
  'outcome.captured': 'Tutti i pezzi di una parte sono catturati!',
  'measure.moves': 'mosse',
  'turn.heading': 'Turno {turn}',

  'refusal.over': 'La partita è finita. Cominciatene una nuova.',
  'refusal.noRoll': 'In questo gioco non ci sono dadi. Muovi un pezzo.',
  'refusal.notYourTurn': 'È il turno dell’altro giocatore: aspetta.',
  'refusal.outside': 'Non è sul tabellone. Le colonne vanno da a a h, le righe da 1 a 8.',
  'refusal.noMove': 'Un pezzo va avanti di una riga: dritto o in diagonale.',
  'refusal.notYours': 'In {place} non c’è un tuo pezzo.',
  'refusal.own': 'In {place} c’è già un tuo pezzo.',
  'refusal.blocked': 'Dritto davanti non si cattura: {place} è occupata.',
} satisfies Catalogue;

export default text;
