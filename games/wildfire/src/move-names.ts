import type { MoveNames } from '@glade/engine';

/** What each kind of move is called in a report, by the first word of its notation. */
export const moves: MoveNames = {
  douse: { en: 'Douse', it: 'Spegnere' },
  dig: { en: 'Dig', it: 'Scavare' },
  pass: { en: 'Pass', it: 'Passare' },
  play: { en: 'Play on for points', it: 'Continuare per i punti' },
  stop: { en: 'Stop here, no points', it: 'Fermarsi senza punti' },
};
