import type { RuleNumbers } from '@glade/engine';

/** The numbers of the rules that can be changed to try them. */
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
      it: 'cuori all’inizio e dopo essere stati a terra',
    },
  },
  'SF-56.hearts': {
    value: 3,
    least: 1,
    most: 9,
    words: { en: 'hearts for one star', it: 'cuori per una stella' },
  },
};
