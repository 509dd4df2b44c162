import type { Staged } from '@glade/engine';
import type { Say } from '@glade/text';
import type { GameBoard } from '@glade/ui';
import { StillBoard } from '../../match/stage/StillBoard.tsx';

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
    <StillBoard
      board={board}
      view={rules.view(state, rules.seats > 1 ? Math.max(0, rules.actor(state)) : undefined)}
      say={say}
      options={options}
      label={label}
      planned={moment === 'before' ? steps.flatMap(({ events }) => events) : []}
    />
  );
}
