import type { Match } from '@glade/engine';
import type { Say } from '@glade/text';
import type { GameBoard } from '@glade/ui';
import { seatName } from '../../narration/narration.ts';
import { SideFace } from './SideFace.tsx';
import styles from './SideChoice.module.css';

interface Props {
  readonly match: Match;
  readonly board: GameBoard;
  readonly say: Say;
  readonly side: number;
  readonly onSide: (side: number) => void;
}

/** By whose chances the match is looked at: one of the faces that played. */
export function SideChoice({ match, board, say, side, onSide }: Props) {
  const { header, rules } = match;
  return (
    <fieldset class={styles.sides}>
      <legend>{say('review.page.whose')}</legend>
      <div>
        {Array.from({ length: rules.seats }, (_, seat) => (
          <label key={seat}>
            <input
              type="radio"
              name="review-side"
              class="visually-hidden"
              checked={seat === side}
              onChange={() => onSide(seat)}
            />
            <SideFace match={match} board={board} say={say} side={seat} />
            {seatName(say, header.options, seat)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
