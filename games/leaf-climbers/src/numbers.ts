import type { RuleNumbers } from '@glade/engine';

/**
 * The numbers of the rules that can be changed to try them with --patch. A value here only says what the rules have: to change
 * it in a copy of the game, change it in `rules/` where its name stands, too. A test plays both and compares.
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
