import type { RuleNumbers } from '@glade/engine';

/**
 * The numbers of the rules that can be tried with other values, each by the clause that states it and a word. `--patch`,
 * `--compare`, `tune` and `screen` read them, and `glade games` lists them. The rules do not read this file: `value` says what
 * they have, and a tried value reaches them through the options. To change a number for good, change it in `rules/` where its name
 * stands, and here. A test plays both and compares. `least` and `most` are the range that can be tried, both ends included. In it
 * every match still ends as the rules promise, which a test plays at both ends. The range says nothing about which values are good.
 */
export const numbers: RuleNumbers = {
  'FF-15.rolls': {
    value: 2,
    least: 1,
    most: 6,
    option: 'setupRounds',
    words: { en: 'opening fires for each player', it: 'incendi d’inizio per ogni giocatore' },
  },
  'FF-32.moves': {
    value: 2,
    least: 1,
    most: 3,
    when: { game: ['hotshots', 'mixed'] },
    words: { en: 'moves of a Hotshot in a round', it: 'mosse di un Pompiere in un giro' },
  },
  'FF-39.moves': {
    value: 2,
    least: 1,
    most: 3,
    when: { game: ['smokeJumpers', 'mixed'] },
    words: { en: 'moves of a Smoke Jumper in a round', it: 'mosse di un Paracadutista in un giro' },
  },
  'FF-48.rounds': {
    value: 2,
    least: 1,
    most: 4,
    when: { game: ['pilots', 'mixed'] },
    words: {
      en: 'rounds from one drop of a Pilot to the next',
      it: 'giri da un lancio d’acqua del Pilota al successivo',
    },
  },
};
