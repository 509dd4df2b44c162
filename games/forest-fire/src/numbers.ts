import type { RuleNumbers } from '@glade/engine';

/** The numbers of the rules that can be changed to try them. */
export const numbers: RuleNumbers = {
  'FF-15.rolls': {
    value: 2,
    least: 1,
    most: 6,
    option: 'setupRounds',
    words: { en: 'opening fires for each player', it: 'incendi d’inizio per ogni giocatore' },
  },
};
