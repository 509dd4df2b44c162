import { engineText, translator } from '@glade/text';
import { expect, test } from 'vitest';
import { burningStep } from '../src/board/grid-at-turn.ts';
import { wildfire } from '../src/index.ts';
import type { GridView } from '../src/rules/view.ts';

// What there is to do on a grid, as the step says it.

/** A grid with the home on square 7 (column 2, row 2) and fire on some squares. */
function gridWith(burning: readonly number[], actions = 1): GridView {
  const cells = Array.from({ length: 36 }, (_, n) =>
    n === 7 ? '^' : burning.includes(n) ? '/' : '.',
  ).join('');
  const homeInDanger = burning.some((n) => [1, 6, 8, 13].includes(n));
  return {
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
    homeInDanger,
  };
}

test('who has fewer actions than fires beside the home is told so, not sent to douse a fire', () => {
  const say = translator('en', engineText, wildfire.text);
  const step = (burning: readonly number[], actions?: number): string => {
    const { key, args } = burningStep(gridWith(burning, actions), 2, true);
    return say(key, args);
  };
  expect(step([8])).toBe('One action. Your home is in danger: douse a fire, or dig!');
  expect(step([8, 6])).toBe('One action, but two fires touch your home: you can douse only one.');
  expect(step([8, 6], 2)).toContain('Your home is in danger');
  expect(step([1, 8, 6], 2)).toContain('three fires touch your home: you can douse only 2.');
});
