import type { ComponentChildren } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import type { Match } from '@glade/engine';
import { turnSpans, type Review, type ReviewTeller, type Step } from '@glade/lab/review';
import type { Say } from '@glade/text';
import type { GameBoard } from '@glade/ui';
import { AllOfTurn } from './AllOfTurn.tsx';
import { botName } from './bot-name.ts';
import { GoThere } from './DecisionList.tsx';
import { EventPictureOf } from '../match/stage/EventPictureOf.tsx';
import { looksAt } from '../seats/seat-looks.ts';
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
  /** Whether another entry that is shown lies in the same turn as this one. */
  readonly apart?: (at: number) => boolean;
  /** What stands beside the picture where there is room, else below it. */
  readonly children?: ComponentChildren;
}

/** With fewer playouts from each position a curve would jump at every turn, and again with each that comes. */
const ENOUGH = 16;

/** The match as one picture of the chance after each turn, and the turn that decided it, with what happened in it. */
export function TurningPoint(props: Props) {
  const { review, teller, told, say, side, match, board, counting, apart } = props;
  const early = counting && review.playouts < ENOUGH;
  const turns = useMemo(() => turnSpans(review.points), [review.points]);
  const point = teller.turningPoint(side);
  const turning = turns.findIndex(({ turn }) => turn === point?.turn);
  // Until a place is chosen, the turning point is looked at; without one the end.
  const [chosen, setChosen] = useState<number>();
  const at = chosen ?? (turning < 0 ? turns.length : turning + 1);
  const span = turns[at - 1];
  // Where choices did most, a choice is named, and not the luck that came with it.
  const cause = point === undefined ? 'luck' : teller.causeOf(side, point);
  const byChoice = cause === 'own' || cause === 'others';
  const ofCause = ({ cause: by, actor }: Step): boolean =>
    by === 'choice' && (review.sides.length === 1 || actor === side) === (cause === 'own');

  /** The entry that did most of what a turn changed, and what happened there. */
  function didMost(index: number): { readonly entry: number; readonly text: string } | undefined {
    const turn = turns[index];
    if (turn === undefined) return undefined;
    const named = index === turning && byChoice;
    const entry = biggestStep(review, turn, side, named ? ofCause : undefined);
    return { entry, text: told.brief(entry, turns[index + 1]?.to ?? turn.to, named) };
  }
  const { decided, by, more } = teller.story(side);
  const most = didMost(at - 1);
  const what = most?.entry;
  const text = most?.text ?? '';
  const heading = spanHeading(review, teller, span, side, told, say);
  const picture = what === undefined || early ? undefined : told.pictured(what);
  return (
    <div class={styles.beside}>
      <div class={styles.curve}>
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
        {/* Below the picture, and no headline: how the match ended is the only one. */}
        <p class={turning < 0 && counting ? styles.open : styles.verdict}>
          <span data-review-turning>
            <strong>{decided}</strong> {by}{' '}
            {more.map((line) => (
              <span key={line} class={styles.aside}>
                {line}{' '}
              </span>
            ))}
          </span>
        </p>
        {!early && (
          <div class={styles.turn} data-review-turn>
            <div class={styles.place}>
              {picture !== undefined && (
                <EventPictureOf board={board} seats={looksAt(match.header, say)} {...picture} />
              )}
              <p>
                {/* From where to where it went at the turning point stands above. */}
                {at !== turning + 1 && <strong>{heading} </strong>}
                <span data-review-reason>{text}</span>
              </p>
              {(chosen !== undefined || turning >= 0 || !counting) && (
                <GoThere at={what ?? 0} {...{ told, say }} apart={apart?.(what ?? 0)} />
              )}
            </div>
            {span !== undefined && <AllOfTurn key={span.turn} {...{ span, told, say }} />}
          </div>
        )}
        <p class={styles.basis}>
          {say('review.page.basis', { bot: botName(say, match.game, review.by) })}
        </p>
      </div>
      {props.children}
    </div>
  );
}
