import type { Match } from '@glade/engine';
import { playersOf } from '@glade/table';
import type { Say } from '@glade/text';
import type { GameBoard } from '@glade/ui';
import { SeatFace } from '@glade/ui/seats';
import { looksAt } from '../../seats/seat-looks.ts';
import { sideStyle } from '../../seats/side-style.ts';
import { hasSides } from '../../seats/table-words.ts';
import styles from './SideChoice.module.css';

interface Props {
  readonly match: Match;
  readonly board: GameBoard;
  readonly say: Say;
  readonly side: number;
}

/** The face of who sits in a seat, as in the match. */
export function SideFace({ match, board, say, side }: Props) {
  const { header, rules } = match;
  const { face, colour } = looksAt(header, say)[side]!;
  const sides = hasSides(say);
  const view = sides ? rules.view(match.at(match.log.length).state, undefined) : undefined;
  return (
    <span class={styles.face} style={sides ? sideStyle(board, view, side) : undefined}>
      <SeatFace
        face={face}
        colour={sides ? undefined : colour}
        bot={playersOf(header)[side]!.who === 'bot'}
      />
    </span>
  );
}
