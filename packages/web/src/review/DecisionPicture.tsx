import type { Action } from '@glade/engine';
import { StillBoard } from '../match/stage/StillBoard.tsx';
import { looksAt } from '../seats/seat-looks.ts';
import { seatVariables } from '@glade/ui/seats';
import type { ToldMatch } from './told-match.ts';
import styles from './DecisionPicture.module.css';

interface Props {
  readonly at: number;
  readonly played: Action;
  /** What would have been better; undefined where what was played went well. */
  readonly better?: Action;
  readonly told: ToldMatch;
}

/**
 * The board before entry `at`, with a frame round the places of the better action, as round those of a hint, or of what was played
 * where that went well. Beside a better action the same with a broken red frame round the places of what was played, if that was
 * elsewhere.
 */
export function DecisionPicture({ at, played, better, told }: Props) {
  const { board, say, match } = told;
  const { view, cells } = told.places(at, better ?? played);
  if (cells.length === 0) return null;
  const { cells: before } = told.places(at, played);
  const seats = looksAt(match.header, say);
  const marked = (lit: readonly number[], mark: 'played' | 'better') => (
    <div class={styles.picture} style={seatVariables(seats)} data-message="hint" data-marked={mark}>
      <StillBoard
        board={board}
        view={view}
        say={say}
        seats={seats}
        options={match.header.options}
        lit={lit}
      />
    </div>
  );
  const elsewhere = better !== undefined && before.length > 0 && before.join() !== cells.join();
  return (
    // For the ear the sentences beside it say all of it.
    <div class={styles.pictures} data-decision-picture aria-hidden inert>
      {elsewhere && (
        <figure>
          <figcaption>{say('review.page.did')}</figcaption>
          {marked(before, 'played')}
        </figure>
      )}
      <figure>
        {elsewhere && <figcaption>{say('review.page.instead')}</figcaption>}
        {marked(cells, 'better')}
      </figure>
    </div>
  );
}
