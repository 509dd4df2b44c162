import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseRulebook, plainText, type Rulebook } from '@glade/engine';
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

  test('finds exactly the rules that have each word, whatever the words are', () => {
    const all = book().sections.flatMap(({ heading, clauses }) =>
      clauses.map(({ id, spans }) => ({
        id,
        text: folded(`${id} ${heading} ${plainText(spans)}`),
      })),
    );
    const word = fc.constantFrom('snap', 'Sit', 'città', 'sn-', '1', 'stop', 'hippo', 'é', ',');
    fc.assert(
      fc.property(fc.array(word, { maxLength: 4 }), (words) => {
        const having = all.filter(({ text }) => words.every((each) => text.includes(folded(each))));
        expect(found(words.join(' '))).toEqual(having.map(({ id }) => id));
      }),
    );
  });
});
