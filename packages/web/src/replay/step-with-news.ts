import type { Rules } from '@glade/engine';
import type { KnownEntry } from '@glade/table';
import type { Listener, Say } from '@glade/text';
import type { GameBoard } from '@glade/ui';
import { toldLines } from './told-lines.ts';

/**
 * The step that a replay at step `at` shows when it goes to step `to`: after a choice of which nothing came yet, such as to draw
 * a tile, it goes on in the same direction, to the step that says what came of it.
 */
export function stepWithNews(
  entries: readonly KnownEntry[],
  at: number,
  to: number,
  say: Say,
  rules: Pick<Rules, 'notation'>,
  board: Pick<GameBoard, 'effects'>,
  listener: Listener,
): number {
  const by = to < at ? -1 : 1;
  let step = Math.max(0, Math.min(entries.length, to));
  while (
    step > 0 &&
    step < entries.length &&
    toldLines(say, rules, board, entries[step - 1]!.events, listener).length === 0
  )
    step += by;
  return step;
}
