import { engineText, translator } from '@glade/text';
import { expect, test } from 'vitest';
import { burningStep } from '../src/board/grid-at-turn.ts';
import { wildfire } from '../src/index.ts';
import { burningGrid } from './burning-grid.ts';

// What there is to do on a grid, as the step says it.

test('who has fewer actions than fires beside the home is told so, not sent to douse a fire', () => {
  const say = translator('en', engineText, wildfire.text);
  const step = (burning: readonly number[], actions?: number): string => {
    const { key, args } = burningStep(burningGrid(burning, actions), 2, true);
    return say(key, args);
  };
  expect(step([8])).toBe('One action. Your home is in danger: douse a fire, or dig!');
  expect(step([8, 6])).toBe('One action, but two fires touch your home: you can douse only one.');
  expect(step([8, 6], 2)).toContain('Your home is in danger');
  expect(step([1, 8, 6], 2)).toContain('three fires touch your home: you can douse only 2.');
});
