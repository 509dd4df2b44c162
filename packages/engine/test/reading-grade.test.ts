import { expect, test } from 'vitest';
import { fleschKincaid, gulpease, hardToRead } from '../src/testing/reading-grade.ts';

test('the grades follow the published formulas', () => {
  // 6 words, 1 sentence, 6 syllables: 0.39 · 6 + 11.8 · 1 - 15.59.
  expect(fleschKincaid('The cat sat on the mat.')).toBeCloseTo(-1.45);
  // 8 words, 2 sentences, 29 letters: 89 + (600 - 290) / 8 is more than 100, which is the most.
  expect(gulpease('Salva la casa dal fuoco. Tira un dado.')).toBeCloseTo(100);
  // 6 words, 1 sentence, 59 letters: 89 + (300 - 590) / 6.
  expect(gulpease('Considerando particolarmente complicate queste vicende politiche.')).toBeCloseTo(
    40.667,
  );
});

test('what is too hard, or more than two sentences, is named', () => {
  expect(hardToRead('Roll the die.', 'en')).toBeUndefined();
  expect(hardToRead('Tira il dado.', 'it')).toBeUndefined();
  expect(hardToRead('One. Two. Three.', 'en')).toContain('more than two sentences');
  expect(hardToRead('Eliminate every neighbouring incendiary possibility.', 'en')).toContain(
    'not 3',
  );
  expect(hardToRead('Eliminate immediatamente qualunque possibilità incendiaria.', 'it')).toContain(
    'not 80',
  );
});
