import type { Action } from '@glade/engine';
import { StillBoard } from '../match/stage/StillBoard.tsx';
import { looksAt } from '../seats/seat-looks.ts';
import { seatVariables } from '@glade/ui/seats';
import type { ToldMatch } from './told-match.ts';
import styles from './DecisionPicture.module.css';

interface Props {
  readonly at: number;
  readonly better: Action;
  readonly told: ToldMatch;
}

/** The board before entry `at`, with a frame round the places of the better action, as round those of a hint. */
export function DecisionPicture({ at, better, told }: Props) {
  const { board, say, match } = told;
  const { view, cells } = told.places(at, better);
  if (cells.length === 0) return null;
  const seats = looksAt(match.header, say);
  return (
    // For the ear the sentences beside it say all of it.
    <div
      class={styles.picture}
      style={seatVariables(seats)}
      data-message="hint"
      data-decision-picture
      aria-hidden
      inert
    >
      <StillBoard
        board={board}
        view={view}
        say={say}
        seats={seats}
        options={match.header.options}
        lit={cells}
      />
    </div>
  );
}
