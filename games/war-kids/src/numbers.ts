import type { RuleNumbers } from '@glade/engine';

/**
 * The numbers of the rules that can be tried with other values, each by the clause that states it and a word. `--patch`,
 * `--compare`, `tune` and `screen` read them, and `glade games` lists them. The rules do not read this file: `value` says what
 * they have, and a tried value reaches them through the options. To change a number for good, change it in `rules/` where its name
 * stands, and here. A test plays both and compares. `least` and `most` are the range that can be tried, both ends included. In it
 * every match still ends as the rules promise, which a test plays at both ends. The range says nothing about which values are good.
 */
export const numbers: RuleNumbers = {
  'WK-01.soldierMovement': {
    value: 1,
    least: 1,
    most: 4,
    when: { mode: ['battle'] },
    words: { en: 'movement of a Soldier', it: 'movimento di un Soldato' },
  },
  'WK-01.pegasusMovement': {
    value: 3,
    least: 1,
    most: 4,
    when: { mode: ['battle'] },
    words: { en: 'movement of a Pegasus', it: 'movimento di un Pegaso' },
  },
  'WK-01.mageMovement': {
    value: 1,
    least: 1,
    most: 4,
    when: { mode: ['battle'] },
    words: { en: 'movement of a Mage', it: 'movimento di un Mago' },
  },
  'WK-01.leaderMovement': {
    value: 3,
    least: 1,
    most: 4,
    when: { mode: ['battle'] },
    words: {
      en: 'movement of a Prince or Princess',
      it: 'movimento di un Principe o di una Principessa',
    },
  },
  'WK-01.soldierForce': {
    value: 3,
    least: 0,
    most: 6,
    when: { mode: ['battle'], soldierDice: [true, 'scenario'] },
    words: { en: 'the Force of a Soldier', it: 'la Forza di un Soldato' },
  },
  'WK-01.pegasusForce': {
    value: 1,
    least: 0,
    most: 6,
    when: { mode: ['battle'], soldierDice: [true, 'scenario'] },
    words: { en: 'the Force of a Pegasus', it: 'la Forza di un Pegaso' },
  },
  'WK-29.points': {
    value: 2,
    least: 1,
    most: 4,
    when: { mode: ['battle'] },
    words: { en: 'points for a step into woods', it: 'punti per un passo in un bosco' },
  },
  'WK-30.points': {
    value: 2,
    least: 1,
    most: 4,
    when: { mode: ['battle'] },
    words: { en: 'points for a step into a river', it: 'punti per un passo in un fiume' },
  },
  'WK-31.points': {
    value: 2,
    least: 1,
    most: 4,
    when: { mode: ['battle'] },
    words: {
      en: 'points for a step across a contour line',
      it: 'punti per un passo attraverso una linea di livello',
    },
  },
  'WK-47.hexes': {
    value: 6,
    least: 1,
    most: 6,
    when: { mode: ['battle'] },
    words: { en: 'hexes that a spell reaches', it: 'caselle a cui arriva un incantesimo' },
  },
  'WK-73.hexes': {
    value: 12,
    least: 6,
    most: 12,
    when: { mode: ['battle'], slowMagic: [true, 'scenario'] },
    words: { en: 'hexes that slow magic reaches', it: 'caselle a cui arriva la magia lenta' },
  },
  'WK-R50.soldierPoints': {
    value: 1,
    least: 0,
    most: 6,
    when: { mode: ['battle'], scenario: ['firstSkirmish'] },
    words: {
      en: 'points for a Soldier eliminated',
      it: 'punti per ogni Soldato nemico eliminato',
    },
  },
  'WK-R50.pegasusPoints': {
    value: 2,
    least: 0,
    most: 6,
    when: { mode: ['battle'], scenario: ['firstSkirmish'] },
    words: {
      en: 'points for a Pegasus eliminated',
      it: 'punti per ogni Pegaso nemico eliminato',
    },
  },
  'WK-R50.magePoints': {
    value: 2,
    least: 0,
    most: 6,
    when: { mode: ['battle'], scenario: ['firstSkirmish'] },
    words: {
      en: 'points for a Mage eliminated',
      it: 'punti per ogni Mago nemico eliminato',
    },
  },
};
