import { useMemo, useState } from 'preact/hooks';
import type { Match } from '@glade/engine';
import { turnSpans, type Review, type ReviewTeller } from '@glade/lab/review';
import type { Say } from '@glade/text';
import type { GameBoard } from '@glade/ui';
import { botName } from './bot-name.ts';
import { GoThere } from './DecisionList.tsx';
import { SideFace } from './sides/SideFace.tsx';
import { TurnChart } from './charts/TurnChart.tsx';
import type { ToldMatch } from './told-match.ts';
import { biggestStep, spanHeading } from './turn-story.ts';
import styles from './ReviewScreen.module.css';

interface Props {
  readonly review: Review;
  readonly teller: ReviewTeller;
  readonly told: ToldMatch;
  readonly say: Say;
  readonly side: number;
  readonly match: Match;
  readonly board: GameBoard;
  /** Whether the bots still count. */
  readonly counting: boolean;
}

/** With fewer playouts from each position a curve would jump at every turn, and again with each that comes. */
const ENOUGH = 16;

/** The match as one picture of the chance after each turn, and the turn that changed most in one sentence. */
export function TurningPoint(props: Props) {
  const { review, teller, told, say, side, match, board, counting } = props;
  const early = counting && review.playouts < ENOUGH;
  const turns = useMemo(() => turnSpans(review.points), [review.points]);
  const point = teller.turningPoint(side);
  const turning = turns.findIndex(({ turn }) => turn === point?.turn);
  // Until a place is chosen, the turning point is looked at; without one the end.
  const [chosen, setChosen] = useState<number>();
  const at = chosen ?? (turning < 0 ? turns.length : turning + 1);
  const span = turns[at - 1];
  // Where choices did most, a choice is named, and not the luck that came with it.
  const cause = point !== undefined && at === turning + 1 ? teller.causeOf(side, point) : 'luck';
  const byChoice = cause === 'own' || cause === 'others';
  const what =
    span &&
    biggestStep(
      review,
      span,
      side,
      byChoice
        ? (step) =>
            step.cause === 'choice' &&
            (review.sides.length === 1 || step.actor === side) === (cause === 'own')
        : undefined,
    );
  const heading = spanHeading(review, teller, span, side, told, say);
  const next = turns[at]?.to ?? span?.to ?? 0;
  const text = what === undefined ? '' : told.change(what, next, byChoice);
  return (
    <>
      <p class={turning < 0 && counting ? styles.open : styles.story} data-review-turning>
        {teller.turn(side)}
      </p>
      <TurnChart
        review={review}
        turns={turns}
        side={side}
        turning={turning}
        at={at}
        told={`${heading} ${text}`}
        ends={[told.turn(turns[0]!.turn), told.lastTurn]}
        face={
          review.team ? undefined : <SideFace match={match} board={board} say={say} side={side} />
        }
        say={say}
        counting={counting}
        early={early}
        onMove={setChosen}
      />
      <p class={styles.basis}>
        {say('review.page.basis', { bot: botName(say, match.game, review.by) })}
      </p>
      {!early && (
        <div class={styles.place} data-review-turn>
          <p>
            <strong>{heading}</strong> {text}
          </p>
          {(chosen !== undefined || turning >= 0 || !counting) && (
            <GoThere at={what ?? 0} told={told} say={say} />
          )}
        </div>
      )}
    </>
  );
}
