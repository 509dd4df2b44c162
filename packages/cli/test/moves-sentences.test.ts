import { LANGUAGES, type Language } from '@glade/engine';
import {
  kindsSentences,
  labText,
  leadChanges,
  movesSentences,
  NumberFormats,
  type Report,
} from '@glade/lab';
import { expect, test } from 'vitest';
import { cliTranslator } from '../src/text/translator.ts';
import { gameById } from './experiments.ts';

const sayOf = (id: string, language: Language) => cliTranslator(language, gameById(id), labText);
const share = (value: number) => ({ value, low: value / 2, high: value, n: 60 });
const kind = (name: string, mean: number, forced: number, taken?: number, open?: number) => ({
  kind: name,
  times: { mean },
  forced: share(forced),
  ...(taken === undefined ? {} : { taken: share(taken), open }),
});

const told = (language: Language, moves: unknown): string =>
  movesSentences({ moves } as Report, sayOf('war-kids', language), gameById('war-kids')).join(' ');

test('moves that nobody chose, or that left no choice, are named', () => {
  const moves = {
    matches: 60,
    kinds: [
      kind('move', 53, 0, 0.65, 800),
      kind('cast', 10, 0, 1, 300),
      kind('charge', 0.13, 1),
      kind('exit', 0, 0, 0, 12),
    ],
    never: ['slow', 'trio'],
  };
  expect(told('en', moves)).toBe(
    'Made without a choice: “Charge”. Whenever it was made, it was the only legal move. Chosen every time, although another kind of move was possible, too: “Cast a spell”. Never chosen, although it was possible: “Leave the map” (in 12 decisions). Never made: “Cast slow magic” and “Attack with three”. In the 60 matches that were looked into, they were never legal.',
  );
  expect(told('it', moves)).toBe(
    'Senza scelta: «Caricare». Quando si è fatta, era l’unica mossa possibile. Scelta ogni volta, anche se era possibile un altro tipo di mossa: «Lanciare un incantesimo». Mai scelta, anche se era possibile: «Lasciare la mappa» (in 12 decisioni). Mai fatta: «Lanciare una magia lenta» e «Attaccare in tre». Nelle 60 partite esaminate non erano mai possibili.',
  );
  expect(told('en', { matches: 60, kinds: [kind('move', 53, 0, 0.65, 800)], never: [] })).toBe('');
});

const edge = (name: string, [value, low, high]: readonly (number | null)[], adjusted: number) => ({
  kind: name,
  value,
  low,
  high,
  adjusted,
  n: low === null ? 3 : 60,
  ...(low === null ? {} : { need: 400 }),
});

const compared = (language: Language, kinds: unknown, games = 60): readonly string[] =>
  kindsSentences(
    { games, choices: { kinds, threshold: 0.05, matches: 60 } } as Report,
    sayOf('war-kids', language),
    new NumberFormats(language),
    gameById('war-kids'),
  );

test('which kinds of moves win more is said, and where it is not known, with how many matches it would be', () => {
  const kinds = [
    edge('cast', [0.08, 0.04, 0.12], 0.001),
    edge('strike', [0.02, -0.03, 0.07], 0.4),
    edge('move', [0.001, -0.01, 0.012], 0.9),
    edge('charge', [0.3, null, null], 1),
    edge('end', [-0.09, -0.12, -0.06], 0.001),
  ];
  expect(compared('en', kinds)).toEqual([
    'Which kinds of moves win more?',
    'These moves win more than moves of other kinds in the same decision: “Cast a spell” (+8.0 in 100 matches, 95% range +4.0 to +12.0).',
    'These moves win less than moves of other kinds in the same decision: “End the turn” (−9.0 in 100 matches, 95% range −12.0 to −6.0).',
    'Not shown to win more or less: “Move”. With 95% confidence each, any difference is less than 5 matches in 100.',
    'Not known whether they win more or less than other kinds: “Strike”. For a difference of 5 matches in 100, look at about 400 matches (--games 400 --choices 400). That would prove it in 4 of 5 cases.',
    'Too rare in the choices that were picked to say more: “Charge” (in 3 matches).',
  ]);
  expect(compared('it', kinds)).toHaveLength(6);
  // Enough matches are played already.
  expect(compared('en', kinds, 1000).join(' ')).toContain('about 400 matches (--choices 400)');
  expect(compared('en', [])).toEqual([
    'Which kinds of moves win more?',
    'In the 60 matches looked at, no picked choice allowed moves of two kinds. So there is nothing to compare.',
  ]);
  // What one of two kinds wins more, the other wins less: once is enough.
  const two = [edge('cast', [0.08, 0.04, 0.12], 0.001), edge('move', [-0.08, -0.12, -0.04], 0.001)];
  expect(compared('en', two)).toHaveLength(2);
});

test('that the lead never changed is said with its range, and with what a change is', () => {
  const report = {
    decided: { changed: { value: 0, low: 0, high: 0.278, n: 10 } },
    outcome: { points: [] },
  } as unknown as Report;
  const [en, it] = LANGUAGES.map((language) =>
    leadChanges(report, sayOf('leaf-climbers', language), new NumberFormats(language)).join(' '),
  );
  expect(en).toBe(
    'The lead changed at least once in 0.0% of these matches (95% range 0.0% – 27.8%). That is when another seat’s chance is 10 points or more above all others. The gap must also be two standard errors.',
  );
  expect(it).toContain('27,8');
});
