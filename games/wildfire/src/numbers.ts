import type { RuleNumbers } from '@glade/engine';

/**
 * The numbers of the rules that can be tried with other values, each by the clause that states it and a word. `--patch`,
 * `--compare`, `tune` and `screen` read them, and `glade games` lists them. The rules do not read this file: `value` says what
 * they have, and a tried value reaches them through the options. To change a number for good, change it in `rules/` where its name
 * stands, and here. A test plays both and compares. `least` and `most` are the range that can be tried, both ends included. In it
 * every match still ends as the rules promise, which a test plays at both ends. The range says nothing about which values are good.
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
