import type { RuleNumbers } from '@glade/engine';

/** The numbers of the rules that can be changed to try them. */
export const numbers: RuleNumbers = {
  'WK-47.hexes': {
    value: 6,
    least: 1,
    most: 6,
    when: { mode: ['battle'] },
    words: { en: 'hexes that a spell reaches', it: 'esagoni a cui arriva un incantesimo' },
  },
  'WK-73.hexes': {
    value: 12,
    least: 6,
    most: 12,
    when: { mode: ['battle'], slowMagic: [true, 'scenario'] },
    words: { en: 'hexes that slow magic reaches', it: 'esagoni a cui arriva la magia lenta' },
  },
};
