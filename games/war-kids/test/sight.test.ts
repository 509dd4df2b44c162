import { isSure, startLesson, type PuzzleFile } from '@glade/engine';
import { expect, test } from 'vitest';
import { openingOf } from '../src/board/map/sight.ts';
import { game } from '../src/game.ts';
import type { BattleView } from '../src/rules/view.ts';
import file from '../puzzles.json' with { type: 'json' };

const puzzles = (file as unknown as PuzzleFile).puzzles.filter(isSure);

/** The view of a puzzle's position. */
function viewOf({ preset, position }: (typeof puzzles)[number]): BattleView {
  const started = startLesson(game, { preset, position });
  if (!started.ok) throw new Error(position);
  const { rules, start } = started.value;
  return rules.view(start, rules.actor(start)) as BattleView;
}

test('a puzzle opens with who attacks and whom in sight', () => {
  const missing = puzzles.flatMap((puzzle) => {
    const view = viewOf(puzzle);
    const { show, together } = openingOf(view);
    const own = view.side === 0 ? 'B' : 'K';
    const named = puzzle.plan.flatMap((step) => {
      const [, unit, target] = /^(?:charge|strike) (\S+) at (\S+)$/.exec(step) ?? [];
      return unit === undefined || target === undefined ? [] : [`${own}-${unit}`, target];
    });
    const unseen = named.filter(
      (name) => !show.includes(view.units.find(({ id }) => id === name)!.cell),
    );
    // Each puzzle of this kind names who attacks.
    return together && named.length > 0 ? unseen : [puzzle.id];
  });
  expect(missing).toEqual([]);
});

test('at the beginning of a match all of the own army is to be seen, its leader first', () => {
  const started = startLesson(game, { preset: 'default' });
  if (!started.ok) throw new Error('no match');
  const { rules, start } = started.value;
  const view = rules.view(start, rules.actor(start)) as BattleView;
  const army = view.units.filter(({ side }) => side === view.side);
  const { show, together } = openingOf(view);
  expect(together).toBe(false);
  expect(show[0]).toBe(army.find(({ type }) => type === 'L')!.cell);
  expect(new Set(show)).toEqual(new Set(army.map(({ cell }) => cell)));
});
