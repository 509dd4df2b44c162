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
  /** What is chosen by a face. */
  readonly legend: string;
  /** Whether the faces stand beside the legend, in one line. */
  readonly inLine?: boolean;
  readonly side: number;
  /** The seat of the only person. */
  readonly you?: number | undefined;
  readonly onSide: (side: number) => void;
}

/** By whose eyes or chances the match is looked at: one of the faces that played. */
export function SideChoice({
  match,
  board,
  say,
  legend,
  inLine = false,
  side,
  you,
  onSide,
}: Props) {
  const { header, rules } = match;
  return (
    <fieldset class={styles.sides} data-in-line={inLine} data-side-choice>
      <legend>{legend}</legend>
      <div>
        {Array.from({ length: rules.seats }, (_, seat) => (
          <label key={seat}>
            <input
              type="radio"
              name="side"
              class="visually-hidden"
              checked={seat === side}
              onChange={() => onSide(seat)}
            />
            <SideFace match={match} board={board} say={say} side={seat} />
            <span class={styles.name} data-many={rules.seats > 2}>
              {seatName(say, header.options, seat, you)}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
