import type { RuleNumbers } from '@glade/engine';

/**
 * The numbers of the rules that can be tried with other values, each by the clause that states it and a word. `--patch`,
 * `--compare`, `tune` and `screen` read them, and `glade games` lists them. The rules do not read this file: `value` says what
 * they have, and a tried value reaches them through the options. To change a number for good, change it in `rules/` where its name
 * stands, and here. A test plays both and compares. `least` and `most` are the range that can be tried, both ends included. In it
 * every match still ends as the rules promise, which a test plays at both ends. The range says nothing about which values are good.
 */
export const numbers: RuleNumbers = {
  'LC-12.sides': {
    value: 20,
    least: 2,
    most: 36,
    words: {
      en: 'sides of the die that says how many leaves fall',
      it: 'facce del dado che dice quante foglie cadono',
    },
  },
  'LC-18.sides': {
    value: 4,
    least: 2,
    most: 4,
    words: { en: 'sides of the die that gives points', it: 'facce del dado che dà i punti' },
  },
  'LC-22.points': {
    value: 1,
    least: 1,
    most: 3,
    words: { en: 'points more for each level up', it: 'punti in più per ogni livello in salita' },
  },
  'LC-23.points': {
    value: 2,
    least: 1,
    most: 4,
    option: 'descend',
    words: { en: 'points for a step down', it: 'punti per un passo in discesa' },
  },
  'LC-24.points': {
    value: 1,
    least: 1,
    most: 3,
    words: {
      en: 'points for a step on the same level',
      it: 'punti per un passo allo stesso livello',
    },
  },
  'LC-25.climbers': {
    value: 2,
    least: 1,
    most: 4,
    words: { en: 'climbers on one square at most', it: 'arrampicatori su una casella, al massimo' },
  },
};
