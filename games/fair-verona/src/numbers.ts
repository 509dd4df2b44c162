import type { RuleNumbers } from '@glade/engine';

/**
 * The numbers of the rules that can be tried with other values, each by the clause that states it and a word. `--patch`,
 * `--compare`, `tune` and `screen` read them, and `glade games` lists them. The rules do not read this file: `value` says what
 * they have, and a tried value reaches them through the options. To change a number for good, change it in `rules/` where its name
 * stands, and here. A test plays both and compares. `least` and `most` are the range that can be tried, both ends included. In it
 * every match still ends as the rules promise, which a test plays at both ends. The range says nothing about which values are good.
 */
export const numbers: RuleNumbers = {
  'FV-06.jokers': {
    value: 2,
    least: 0,
    most: 2,
    words: { en: 'number of Jokers in the deck', it: 'numero di Jolly nel mazzo' },
  },
  'FV-06.lowest': {
    value: 2,
    least: 2,
    most: 7,
    words: { en: 'lowest card of the deck', it: 'carta più bassa del mazzo' },
  },
  'FV-11.monasteries': {
    value: 4,
    least: 0,
    most: 4,
    words: { en: 'land tiles with a monastery alone', it: 'tessere con solo un monastero' },
  },
  'FV-11.straights': {
    value: 8,
    least: 0,
    most: 8,
    words: { en: 'land tiles with a straight road', it: 'tessere con una strada dritta' },
  },
  'FV-11.bends': {
    value: 9,
    least: 0,
    most: 9,
    words: { en: 'land tiles with a bend of a road', it: 'tessere con una curva di strada' },
  },
  'FV-14.tokens': {
    value: 7,
    least: 2,
    most: 8,
    when: { difficulty: ['medium'] },
    words: {
      en: 'tokens to bring home in the medium game',
      it: 'segnalini da riportare nel gioco medio',
    },
  },
  'FV-14.friends': {
    value: 1,
    least: 0,
    most: 2,
    when: { difficulty: ['medium'] },
    words: {
      en: 'Friends of each player in the medium game',
      it: 'Amici di ognuno nel gioco medio',
    },
  },
  'FV-72.tiles': {
    value: 2,
    least: 1,
    most: 6,
    words: {
      en: 'tiles of a move over any terrain',
      it: 'tessere di un movimento su ogni terreno',
    },
  },
  'FV-73.tiles': {
    value: 4,
    least: 1,
    most: 8,
    words: { en: 'tiles of a move through city', it: 'tessere di un movimento in città' },
  },
  'FV-74.tiles': {
    value: 6,
    least: 1,
    most: 12,
    words: { en: 'tiles of a move along road', it: 'tessere di un movimento su strada' },
  },
  'FV-82.tiles': {
    value: 2,
    least: 1,
    most: 4,
    words: {
      en: 'unused tiles of everybody that lose the game',
      it: 'tessere in attesa di ognuno che fanno perdere',
    },
  },
  'FV-R54.rounds': {
    value: 6,
    least: 1,
    most: 30,
    option: 'lastErrandRounds',
    words: { en: 'rounds for the last token', it: 'giri per l’ultimo segnalino' },
  },
};
