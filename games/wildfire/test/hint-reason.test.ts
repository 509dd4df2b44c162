import type { Action, Language } from '@glade/engine';
import { expect, test } from 'vitest';
import { wildfire } from '../src/index.ts';
import { hintReason } from '../src/board/hint-reason.ts';
import { DIG } from '../src/rules/steps.ts';
import type { WildfireView } from '../src/rules/view.ts';
import { burningGrid } from './burning-grid.ts';

/** What is said of an action. */
function reason(view: WildfireView, action: Action, language: Language): string | undefined {
  const key = hintReason(view, action);
  return key && wildfire.text[language][key];
}

/** The position of somebody who acts on a burning grid. */
function viewOf(burning: readonly number[], actions = 1): WildfireView {
  return {
    mode: 'solo',
    step: 'act',
    turn: 1,
    quadrant: 0,
    actor: 0,
    grids: [burningGrid(burning, actions)],
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

test('a choice by which more is won is not said to come too late for the home', () => {
  const [late, fewer] = [viewOf([8, 6]), viewOf([8, 6, 34])];
  expect(hintReason(late, DIG + 30, true)).toBeUndefined();
  expect(hintReason(fewer, 34, true)).toBe('hint.fewer');
  expect(hintReason(fewer, 34)).toBe('hint.lost');
});

test('far from the home a hint says that fewer squares catch fire', () => {
  expect(reason(viewOf([20]), 20, 'en')).toMatch(/some squares from catching fire/);
  expect(reason(viewOf([20]), 20, 'it')).toMatch(/non prendono fuoco/);
  expect(reason(viewOf([]), 20, 'en')).toMatch(/Nothing catches fire/);
  // Far from the fire a ditch helps nothing yet.
  expect(reason(viewOf([35]), DIG + 2, 'en')).toBeUndefined();
});
