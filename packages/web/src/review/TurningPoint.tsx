import { useMemo, useState } from 'preact/hooks';
import type { Match } from '@glade/engine';
import { turnSpans, type Review, type ReviewTeller, type TurnSpan } from '@glade/lab/review';
import type { Say } from '@glade/text';
import type { GameBoard } from '@glade/ui';
import { GoThere } from './DecisionList.tsx';
import { SideFace } from './SideFace.tsx';
import { TurnChart } from './TurnChart.tsx';
import type { ToldMatch } from './told-match.ts';
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

/** The match as one picture of the chance after each turn, and the turn that changed most in one sentence. */
export function TurningPoint(props: Props) {
  const { review, teller, told, say, side, match, board, counting } = props;
  const turns = useMemo(() => turnSpans(review.points), [review.points]);
  const turning = turns.findIndex(({ turn }) => turn === teller.turningPoint(side)?.turn);
  // Until a place is chosen, the turning point is looked at; without one the end.
  const [chosen, setChosen] = useState<number>();
  const at = chosen ?? (turning < 0 ? turns.length : turning + 1);
  const span = turns[at - 1];
  const what = span && biggestStep(review, span, side);
  const worth = (entry: number): string => teller.worth(review.points[entry]!.values[side]!.value);
  const [from, to] = [worth(span?.from ?? 0), worth(span?.to ?? 0)];
  const when = span === undefined ? say('review.page.begin') : told.turn(span.turn);
  const same = from === to ? '.same' : '';
  const heading = say(`review.page.span${same}.${review.stake}`, { when, from, to });
  const next = turns[at]?.to ?? span?.to ?? 0;
  const text = what === undefined ? '' : told.change(what, next);
  return (
    <>
      <p class={styles.story} data-review-turning>
        {teller.turn(side)}
      </p>
      <TurnChart
        review={review}
        turns={turns}
        side={side}
        turning={turning}
        at={at}
        told={`${heading} ${text}`}
        ends={[turns[0]!, turns.at(-1)!].map(({ turn }) => told.turn(turn))}
        face={
          review.team ? undefined : <SideFace match={match} board={board} say={say} side={side} />
        }
        say={say}
        counting={counting}
        onMove={setChosen}
      />
      <div class={styles.place} data-review-turn>
        <p>
          <strong>{heading}</strong> {text}
        </p>
        <GoThere at={what ?? 0} told={told} say={say} />
      </div>
    </>
  );
}

/** The entry of a turn that changed most for a side; the last one, if none changed anything. */
function biggestStep({ steps }: Review, { from, to }: TurnSpan, side: number): number {
  let most = to - 1;
  for (let at = from; at < to; at++) {
    if (Math.abs(steps[at]!.changes[side]!.value) > Math.abs(steps[most]!.changes[side]!.value))
      most = at;
  }
  return most;
}
