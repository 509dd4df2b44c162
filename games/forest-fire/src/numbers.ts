import type { RuleNumbers } from '@glade/engine';

/**
 * The numbers of the rules that can be changed to try them with --patch. A value here only says what the rules have: to change
 * it in a copy of the game, change it in `rules/` where its name stands, too. A test plays both and compares.
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
