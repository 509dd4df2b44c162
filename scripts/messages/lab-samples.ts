import { both, type Special } from './sample.ts';

const PERCENT = both('65.0%', '65,0 %');
const DECIMAL = both('2.5', '2,5');

/** What names stand for in the messages of reports, and of the value of a game. */
export const LAB_SAMPLES: readonly Special[] = [
  { in: /^packages\/lab lab\.screen\.typed/, samples: { line: DECIMAL, typed: 'descend=2,3' } },
  { in: /^packages\/lab lab\.early\.share/, samples: { those: DECIMAL } },
  {
    in: /^packages\/(?:lab|web) review\.(?:whole\.(?:win|homes)(?!.*same)|turn\.(?:win|homes)\.)/,
    samples: { from: both('43%', 'dal 43 %'), to: both('80%', 'all’80 %') },
  },
  {
    in: /^packages\/(?:lab|web) lab\.people\.pace\.setup/,
    samples: {
      setup: 15,
      setupRange: both(' (11 to 19)', ' (da 11 a 19)'),
      range: both(' (1.21 to 1.45)', ' (da 1,21 a 1,45)'),
    },
  },
  {
    in: /^packages\/lab lab\.people\.enough/,
    samples: { bots: 1000, games: '1000', most: both('10,000', '10.000') },
  },
  {
    in: /^packages\/(?:lab|web) lab\.people\.measures/,
    samples: {
      list: 'measure_pionts',
      known: both('measure_points and measure_homes', 'measure_points e measure_homes'),
    },
  },
  {
    in: /^packages\/(?:lab|web) lab\.people\.strength/,
    samples: {
      share: PERCENT,
      inside: both('“like:3” (57.0%)', '«like:3» (57,0 %)'),
      strong: both('“strong”', '«strong»'),
    },
  },
  { in: /people\.file\.ignored/, samples: { measures: 'measure_NAME' } },
  {
    in: /^packages\/lab lab\.beforehand/,
    samples: {
      what: both('“share of wins, seat 1 (Blue)”', '«quota di vittorie, posto 1 (azzurro)»'),
      from: both('53.0%', 'dal 53,0 %'),
      to: both('46.9%', 'al 46,9 %'),
      by: '−6.1',
      range: both('−10.7 to −1.5', 'da −10,7 a −1,5'),
      p: both('0.0091', '0,0091'),
    },
  },
  {
    // A share in a sentence: in Italian with its article.
    in: /^packages\/lab lab\.(?:balance\.(?:shown|open)|team\.possible)/,
    samples: {
      low: both('22.0%', 'il 22,0 %'),
      high: both('28.0%', 'il 28,0 %'),
      even: both('25.0%', 'il 25,0 %'),
      from: both('65.4%', 'dal 65,4 %'),
      to: both('98.8%', 'al 98,8 %'),
    },
  },
  {
    in: /^packages\/cli cli\.possible\.range/,
    samples: { low: both('48.0%', 'il 48,0 %'), high: both('85.3%', 'l’85,3 %') },
  },
  {
    in: /^packages\/lab lab\.order\.first/,
    samples: {
      share: both('53.4%', 'il 53,4 %'),
      low: both('48.0%', '48,0 %'),
      high: both('58.7%', '58,7 %'),
      even: both('50.0%', 'il 50,0 %'),
    },
  },
  {
    in: /^packages\/lab lab\.balance\.(?:more|fewer)/,
    samples: {
      list: both(
        'seat 1 gets 30.0% (28.1% – 32.0%); seat 4 gets 28.2% (26.3% – 30.1%)',
        'il posto 1 riceve 30,0 % (28,1 % – 32,0 %); il posto 4 riceve 28,2 % (26,3 % – 30,1 %)',
      ),
    },
  },
  {
    in: /^packages\/lab lab\.waits\.apart/,
    samples: {
      between: both('3.1 minutes', '3,1 minuti'),
      last: both('13.7 minutes', '13,7 minuti'),
    },
  },
  { in: /^packages\/lab lab\.cut/, samples: { limits: both('“Last turn”', '«Ultimo turno»') } },
  { in: /^packages\/lab lab\.ladder\.depth/, samples: { depth: 2, rungs: 3 } },
  { in: /^packages\/cli problem\.cli\.value\.game/, samples: { known: 'Wildfire' } },
  {
    in: /^packages\/lab lab\.changed/,
    samples: {
      what: both('Survivors', 'Sopravvissuti'),
      name: both('Sparks', 'Scintille'),
      move: both('Climb', 'Salire'),
      from: both('85.0%', 'dall’85,0 %'),
      to: both('0.0%', 'allo 0,0 %'),
    },
  },
  {
    in: /^packages\/lab lab\.(?:bots\.each|ladder\.lowest|skill\.attained|tune\.(?:met|missed|open))/,
    samples: {
      bot: 'policy',
      than: 'random',
      better: 'policy',
      name: both('“Sparks: 2”', '«Scintille: 2»'),
      share: both('8.3%', 'l’8,3 %'),
      part: both('83.3% (58.1% – 96.8%)', 'l’83,3 % (58,1 % – 96,8 %)'),
      even: both('25.0%', '25,0 %'),
      target: both('8.0% of matches won (±2 points)', 'l’8,0 % di partite vinte (±2 punti)'),
      value: both('9.1%', '9,1 %'),
      low: both('7.0%', '7,0 %'),
      high: both('11.4%', '11,4 %'),
    },
  },
  {
    in: /^packages\/lab lab\.decided\.answer/,
    samples: {
      first: both('72.9% (61.0% – 83.2%)', '72,9 % (61,0 % – 83,2 %)'),
      middle: both('83.9% (75.1% – 91.4%)', '83,9 % (75,1 % – 91,4 %)'),
      last: both('97.7% (92.3% – 100.0%)', '97,7 % (92,3 % – 100,0 %)'),
      after: both('66.1% (57.2% – 73.4%)', 'il 66,1 % (57,2 % – 73,4 %)'),
      base: both('72.9%', 'del 72,9 %'),
    },
  },
  {
    in: /^packages\/\w+ lab\.people\.pace\.setup/,
    samples: {
      setup: both('19.6', '19,6'),
      setupRange: both(' (14.2 to 25.1)', ' (da 14,2 a 25,1)'),
      range: both(' (0.87 to 1.12)', ' (da 0,87 a 1,12)'),
      times: both('1.01', '1,01'),
    },
  },
  {
    in: /^packages\/lab lab\.luck\.redrawn/,
    samples: { n: 44, range: '39 – 49', all: 46, allRange: '39 – 53' },
  },
  {
    in: /^games\/wildfire value\.(?:start|all)/,
    samples: {
      first: '2,1',
      second: '5,5',
      low: both('96.30%', 'il 96,30 %'),
      high: both('100.00%', 'il 100,00 %'),
    },
  },
  {
    in: /^packages\/lab /,
    samples: {
      name: both('Sparks', 'Scintille'),
      names: both('Sparks, Flare-ups', 'Scintille, Fiammate'),
      by: 'random',
      target: both('a match of 8 turns', 'una partita di 8 turni'),
      what: both('length of a match', 'durata di una partita'),
      value: DECIMAL,
      other: DECIMAL,
      found: DECIMAL,
      points: DECIMAL,
      part: PERCENT,
      wins: PERCENT,
      worth: DECIMAL,
      turn: both('turn 8', 'turno 8'),
      low: DECIMAL,
      from: PERCENT,
      to: PERCENT,
      place: DECIMAL,
    },
  },
];
