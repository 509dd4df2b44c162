import type { Staged } from '@glade/engine';
import type { Say } from '@glade/text';
import { isPlain } from '../settings/settings.ts';
import type { GameBoard } from '@glade/ui';

interface Props {
  readonly board: GameBoard;
  readonly staged: Staged;
  /** Whether to draw the position before the steps of the example or after them. */
  readonly moment: 'before' | 'after';
  readonly say: Say;
  /** What a screen reader calls it. */
  readonly label: string;
}

/** A position of a worked example, drawn by the board of the game. Nothing in it can be tapped. */
export function PositionPicture({ board, staged, moment, say, label }: Props) {
  const { rules, start, end, options, steps } = staged;
  const state = moment === 'before' ? start : end;
  return (
    <board.Board
      view={rules.view(state, rules.seats > 1 ? Math.max(0, rules.actor(state)) : undefined)}
      legal={[]}
      events={[]}
      lit={[]}
      say={say}
      options={options}
      settings={{ motion: false, forecast: false, score: false, plain: isPlain() }}
      label={label}
      planned={moment === 'before' ? steps.flatMap(({ events }) => events) : []}
      still
    />
  );
}
