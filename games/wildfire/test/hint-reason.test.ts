import type { Action, Language } from '@glade/engine';
import { expect, test } from 'vitest';
import { wildfire } from '../src/index.ts';
import { hintReason } from '../src/board/hint-reason.ts';
import { DIG } from '../src/rules/steps.ts';
import type { WildfireView } from '../src/rules/view.ts';

/** What is said of an action. */
function reason(view: WildfireView, action: Action, language: Language): string | undefined {
  const key = hintReason(view, action);
  return key && wildfire.text[language][key];
}

/** A home on square 7 (column 2, row 2) and fire on some squares. */
function viewOf(burning: readonly number[], actions = 1): WildfireView {
  const cells = Array.from({ length: 36 }, (_, n) =>
    n === 7 ? '^' : burning.includes(n) ? '/' : '.',
  ).join('');
  const grid = {
    cells,
    home: 7,
    burnt: false,
    digs: 2,
    actions,
    seat: 0,
    finished: false,
    hidden: false,
    points: 0,
    next: [],
    homeInDanger: burning.some((n) => [1, 6, 8, 13].includes(n)),
  };
  return {
    mode: 'solo',
    step: 'act',
    turn: 1,
    quadrant: 0,
    actor: 0,
    grids: [grid],
    roll: -1,
    stopped: false,
    closed: false,
  };
}

test('a hint that saves the home says so', () => {
  expect(reason(viewOf([8, 20]), 8, 'en')).toMatch(/keeps the fire from your home/);
  expect(reason(viewOf([8, 20]), 20, 'en')).toBeUndefined();
  expect(reason(viewOf([8]), DIG + 8, 'en')).toBeUndefined();
});

test('where nothing saves the home any more the hint says so', () => {
  expect(reason(viewOf([8, 6]), 8, 'en')).toMatch(/Nothing can save this home/);
  expect(reason(viewOf([8, 6], 2), 8, 'en')).toMatch(/keeps the fire/);
  expect(reason(viewOf([8, 6]), 8, 'it')).toMatch(/Niente può più salvare/);
});

test('far from the home a hint says that fewer squares catch fire', () => {
  expect(reason(viewOf([20]), 20, 'en')).toMatch(/some squares from catching fire/);
  expect(reason(viewOf([20]), 20, 'it')).toMatch(/non prendono fuoco/);
  expect(reason(viewOf([]), 20, 'en')).toMatch(/Nothing catches fire/);
  // Far from the fire a ditch helps nothing yet.
  expect(reason(viewOf([35]), DIG + 2, 'en')).toBeUndefined();
});
