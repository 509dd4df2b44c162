import { expect, test } from 'vitest';
import { fromTo, numberTold, withItalianArticle } from '../src/text/italian-article.ts';
import { NumberFormats } from '../src/text/numbers.ts';

test.each([
  ['47,0 %', 'il 47,0 %'],
  ['8 %', 'l’8 %'],
  ['80,3 %', 'l’80,3 %'],
  ['11 %', 'l’11 %'],
  ['1,5 %', 'l’1,5 %'],
  ['0,0 %', 'lo 0,0 %'],
  ['10 %', 'il 10 %'],
  ['18 %', 'il 18 %'],
  ['100,0 %', 'il 100,0 %'],
  ['110 %', 'il 110 %'],
  ['1.000 %', 'il 1.000 %'],
  ['11.000 %', 'l’11.000 %'],
  ['800 %', 'l’800 %'],
])('%s is said with its article: %s', (number, told) => {
  expect(withItalianArticle(number)).toBe(told);
});

test.each([
  ['a', 'al 47 %', 'all’8 %', 'allo 0 %'],
  ['da', 'dal 47 %', 'dall’8 %', 'dallo 0 %'],
  ['di', 'del 47 %', 'dell’8 %', 'dello 0 %'],
] as const)('%s and the article are one word', (preposition, ...told) => {
  expect(['47 %', '8 %', '0 %'].map((each) => withItalianArticle(each, preposition))).toEqual(told);
});

test('a number after “from” and “to” has its preposition in Italian, joined with the article of a percentage', () => {
  expect(fromTo('it', '85,0\u00a0%', '90,0\u00a0%')).toEqual({
    from: 'dall’85,0\u00a0%',
    to: 'al 90,0\u00a0%',
  });
  expect(fromTo('it', '8,44', '1,96')).toEqual({ from: 'da 8,44', to: 'a 1,96' });
  expect(fromTo('en', '85.0%', '90.0%')).toEqual({ from: '85.0%', to: '90.0%' });
  expect(['en', 'it'].map((language) => numberTold(language as 'en' | 'it', '8 %'))).toEqual([
    '8 %',
    'l’8 %',
  ]);
});

test('a share in a sentence has the article in Italian alone', () => {
  expect(new NumberFormats('it').told(0.85, 'da')).toBe('dall’85,0\u00a0%');
  expect(new NumberFormats('it').told(0.534)).toBe('il 53,4\u00a0%');
  expect(new NumberFormats('en').told(0.85, 'da')).toBe('85.0%');
});
