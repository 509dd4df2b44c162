import type { RuleNumbers } from '@glade/engine';

/**
 * The numbers of the rules that can be tried with other values, each by the clause that states it and a word. `--patch`,
 * `--compare`, `tune` and `screen` read them, and `glade games` lists them. The rules do not read this file: `value` says what
 * they have, and a tried value reaches them through the options. To change a number for good, change it in `rules/` where its name
 * stands, and here. A test plays both and compares. `least` and `most` are the range that can be tried, both ends included. In it
 * every match still ends as the rules promise, which a test plays at both ends. The range says nothing about which values are good.
 */
export const numbers: RuleNumbers = {
  'SF-02.stars': {
    value: 5,
    least: 1,
    most: 9,
    option: 'goal',
    words: {
      en: 'stars that a fairy needs to fly home',
      it: 'stelle che servono a una fata per tornare a casa',
    },
  },
  'SF-06.hearts': {
    value: 3,
    least: 1,
    most: 9,
    words: {
      en: 'hearts at the start and after lying flat',
      it: 'cuori all’inizio e al risveglio',
    },
  },
  'SF-13.dice': {
    value: 5,
    least: 1,
    most: 5,
    words: {
      en: 'dice, and as many big stars bring a star down',
      it: 'dadi, e altrettante stelle grandi fanno cadere una stella',
    },
  },
  'SF-24.stars': {
    value: 2,
    least: 1,
    most: 5,
    words: {
      en: 'big stars in the last roll that topple a tree',
      it: 'stelle grandi dell’ultimo tiro che fanno finire a terra un albero',
    },
  },
  'SF-25.steps': {
    value: 2,
    least: 1,
    most: 2,
    words: {
      en: 'steps from one’s own fairy to a falling star, at least',
      it: 'passi, come minimo, fra la fata e la stella che cade',
    },
  },
  'SF-56.hearts': {
    value: 3,
    least: 1,
    most: 9,
    words: { en: 'hearts for one star', it: 'cuori per una stella' },
  },
};
