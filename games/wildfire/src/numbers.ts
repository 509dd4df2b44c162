import type { RuleNumbers } from '@glade/engine';

/**
 * The numbers of the rules that can be changed to try them with --patch. A value here only says what the rules have: to change
 * it in a copy of the game, change it in `rules/` where its name stands, too. A test plays both and compares.
 */
export const numbers: RuleNumbers = {
  'WF-18.actions': {
    value: 1,
    least: 0,
    most: 3,
    words: {
      en: 'extra actions when the event hits the home',
      it: 'azioni in più se l’evento colpisce la casa',
    },
  },
  'WF-22.actions': {
    value: 1,
    least: 1,
    most: 4,
    words: { en: 'actions per turn', it: 'azioni per turno' },
  },
  'WF-26.digs': {
    value: 0,
    least: 0,
    most: 4,
    words: { en: 'digs of a home in a corner', it: 'scavi di una casa in un angolo' },
  },
  'WF-27.digs': {
    value: 1,
    least: 0,
    most: 4,
    words: { en: 'digs of a home at the edge', it: 'scavi di una casa sul bordo' },
  },
  'WF-28.digs': {
    value: 2,
    least: 0,
    most: 4,
    words: { en: 'digs of a home away from the edge', it: 'scavi di una casa lontana dal bordo' },
  },
};
