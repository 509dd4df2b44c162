import type { MoveNames } from '@glade/engine';

/** What each kind of move is called in a report, by the first word of its notation. */
export const moves: MoveNames = {
  go: { en: 'Go', it: 'Muoversi' },
  put: { en: 'Put out', it: 'Spegnere' },
  drop: { en: 'Drop water', it: 'Lanciare l’acqua' },
  refill: { en: 'Fill the tank', it: 'Riempire il serbatoio' },
  done: { en: 'End the turn', it: 'Finire il turno' },
  stop: { en: 'End the match', it: 'Chiudere la partita' },
  hotshot: { en: 'Be a Hotshot', it: 'Fare il pompiere' },
  smoke: { en: 'Be a Smoke Jumper', it: 'Fare il paracadutista' },
  pilot: { en: 'Be a Pilot', it: 'Fare il pilota' },
};
