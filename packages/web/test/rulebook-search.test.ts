import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { clausesOf, parseRulebook, type Rulebook } from '@glade/engine';
import { folded, markWords, searchRulebook, wordsIn } from '../src/rulebook/search.ts';

function book(): Rulebook {
  const read = parseRulebook(`# Snap

## Play {#play}
- **SN-01** Sit down *quickly*.
- **SN-02** Say snap after SN-01.

## La città {#end}
- **SN-R10** Perché? Stop.
`);
  if (!read.ok) throw new Error(read.problem.code);
  return read.value;
}

const found = (wanted: string): readonly string[] =>
  searchRulebook(book(), wanted).flatMap(({ clauses }) => clauses.map(({ id }) => id));

describe('a search in the rulebook', () => {
  test.each([
    ['', ['SN-01', 'SN-02', 'SN-R10']],
    ['   ', ['SN-01', 'SN-02', 'SN-R10']],
    ['SNAP', ['SN-02']],
    ['quick', ['SN-01']],
    ['sn-01', ['SN-01', 'SN-02']],
    ['snap say', ['SN-02']],
    ['play', ['SN-01', 'SN-02']],
    ['perche', ['SN-R10']],
    ['CITTÀ', ['SN-R10']],
    ['stop snap', []],
  ])('for “%s” finds the rules that have every word', (wanted, ids) => {
    expect(found(wanted)).toEqual(ids);
  });

  test('leaves out the sections in which nothing is found', () => {
    expect(searchRulebook(book(), 'stop').map(({ id }) => id)).toEqual(['end']);
  });

  test('marks the words that it found, with their accents', () => {
    expect(markWords('Perché? perche!', wordsIn('PERCHÉ'))).toEqual([
      { text: 'Perché', marked: true },
      { text: '? ', marked: false },
      { text: 'perche', marked: true },
      { text: '!', marked: false },
    ]);
  });

  test('never changes the text that it marks, and never the length of what it compares', () => {
    const letter = fc.constantFrom(
      'a',
      'A',
      ' ',
      'é',
      '’',
      'İ',
      'ß',
      'ﬁ',
      '\u0301',
      '\ud800',
      '\u{1d4b3}',
    );
    const words = fc.string({ unit: letter });
    fc.assert(
      fc.property(words, words, (text, wanted) => {
        expect(folded(text)).toHaveLength(text.length);
        const pieces = markWords(text, wordsIn(wanted));
        expect(pieces.map((piece) => piece.text).join('')).toBe(text);
      }),
    );
  });

  test('may be for anything without a throw, and finds only what is there', () => {
    const all = clausesOf(book()).map(({ id }) => id);
    fc.assert(fc.property(fc.string(), (wanted) => found(wanted).every((id) => all.includes(id))));
  });
});
