import { expect, test } from 'vitest';
import { restOfStep } from '../src/narration/rest-of-step.ts';

test('what was just told is not said again with the step', () => {
  const step = '4 points. Choose the square where you want to stop.';
  expect(restOfStep(step, 'You have 4 points.')).toBe('Choose the square where you want to stop.');
  expect(restOfStep('Un punto. Scegli la casella.', 'Hai un punto.')).toBe('Scegli la casella.');
  expect(restOfStep(step, 'You have 14 points.')).toBe(step);
  expect(restOfStep('Your star falls! Where?', 'Your star falls!')).toBe('Where?');
  expect(restOfStep(step, '')).toBe(step);
  expect(restOfStep('Roll.', 'You roll.')).toBe('Roll.');
});
