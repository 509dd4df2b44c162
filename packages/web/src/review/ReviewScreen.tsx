import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Match } from '@glade/engine';
import { ReviewTeller, type Review } from '@glade/lab/review';
import { hasSecrets, playersOf } from '@glade/table';
import type { Say } from '@glade/text';
import type { GameBoard } from '@glade/ui';
import { announce } from '../narration/announce.ts';
import { seatName } from '../narration/narration.ts';
import { wordsAt } from '../seats/table-words.ts';
import { wordsOf } from '../words/words.ts';
import { CostlyDecisions, GoodDecisions, GoThere } from './DecisionList.tsx';
import { ReviewChart } from './ReviewChart.tsx';
import { ReviewTable } from './ReviewTable.tsx';
import { ToldMatch } from './told-match.ts';
import { useReview, type ReviewState } from './use-review.ts';
import styles from './ReviewScreen.module.css';

interface Props {
  readonly match: Match;
  readonly board: GameBoard;
}

/** What luck and choices changed in a match, as far as the bots know by now. */
export function ReviewScreen({ match, board }: Props) {
  const { header } = match;
  const people = playersOf(header).flatMap(({ who }, seat) => (who === 'person' ? [seat] : []));
  const you = people.length === 1 ? people[0] : undefined;
  const words = wordsOf(header.game);
  const say = useMemo(() => wordsAt(header, you), [words, header, you]);
  const [state, stop] = useReview(match);
  const [side, setSide] = useState(match.rules.kind === 'competitive' ? (people[0] ?? 0) : 0);
  const { review, step } = state;
  useEffect(() => {
    if (step !== 'working') announce(say(`review.page.${step}`));
  }, [step]);
  return (
    <div class={styles.review} data-review={step}>
      <Progress state={state} say={say} onStop={stop} />
      {review !== undefined && (
        <Findings
          review={review}
          match={match}
          board={board}
          say={say}
          side={side}
          onSide={setSide}
        />
      )}
    </div>
  );
}

/** How far the bots are, with a button that stops them. */
function Progress({
  state: { review, progress, step },
  say,
  onStop,
}: {
  readonly state: ReviewState;
  readonly say: Say;
  readonly onStop: () => void;
}) {
  const key = step !== 'working' ? step : review === undefined ? 'first' : 'finer';
  return (
    <div class={styles.progress}>
      <p>{say(`review.page.${key}`)}</p>
      {step === 'working' && (
        <>
          <progress value={progress} aria-label={say('review.page.progress')} />
          <button type="button" onClick={onStop}>
            {say('review.page.stop')}
          </button>
        </>
      )}
    </div>
  );
}

/** A game that can be played at this age is for children, too. */
const CHILD = 8;
const GROWN_UP = 18;

interface FindingsProps extends Props {
  readonly review: Review;
  readonly say: Say;
  readonly side: number;
  readonly onSide: (side: number) => void;
}

function Findings({ review, match, board, say, side, onSide }: FindingsProps) {
  const { rules, header } = match;
  const teller = useMemo(() => new ReviewTeller(say, review), [say, review]);
  // What happened is told as to everybody, as in the replay.
  const words = wordsOf(header.game);
  const told = useMemo(
    () => new ToldMatch(match, board, wordsAt(header, undefined)),
    [match, board, words],
  );
  const [at, setAt] = useState(match.log.length);
  const costs = teller.costs(side);
  // Children and teams first read what went well.
  const [youngest = GROWN_UP] = match.game.box?.ages ?? [];
  const kindly = youngest <= CHILD || review.team;
  const good = (
    <GoodDecisions
      teller={teller}
      told={told}
      say={say}
      decisions={teller.well(side)}
      always={kindly}
    />
  );
  const placed = toldAt(review, teller, told, { say, side, at });
  return (
    <>
      {review.sides.length > 1 && (
        <label class={styles.whose}>
          {say('review.page.whose')}{' '}
          <select value={String(side)} onChange={(e) => onSide(Number(e.currentTarget.value))}>
            {review.sides.map((_, seat) => (
              <option key={seat} value={String(seat)}>
                {seatName(say, header.options, seat)}
              </option>
            ))}
          </select>
        </label>
      )}
      {kindly && good}
      <ul class={styles.summary} data-review-summary>
        {teller.summary(side).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <ReviewChart
        review={review}
        teller={teller}
        side={side}
        at={at}
        told={placed}
        costs={costs}
        title={say(`review.page.chart.${review.stake}`)}
        say={say}
        onMove={setAt}
      />
      <div class={styles.place} data-review-place>
        <p>{placed}</p>
        <GoThere at={at} told={told} say={say} />
      </div>
      {!kindly && good}
      <CostlyDecisions
        teller={teller}
        told={told}
        say={say}
        decisions={costs}
        early={review.progress < 1 && review.sides[side]!.costs.length === 0}
      />
      <ReviewTable review={review} teller={teller} side={side} told={told} say={say} />
      <details>
        <summary>{say('review.page.how')}</summary>
        <ul>
          {teller.method(side, review.by, hasSecrets(rules)).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </details>
    </>
  );
}

interface Place {
  readonly say: Say;
  readonly side: number;
  readonly at: number;
}

/** What is said of the position after `at` entries: what the last of them was, what it changed, and the value. */
function toldAt(
  { points, steps }: Review,
  teller: ReviewTeller,
  told: ToldMatch,
  { say, side, at }: Place,
): string {
  const value = points[at]!.values[side]!;
  const now = say('review.page.value', {
    value: teller.share(value.value),
    range: teller.shareRange(value),
  });
  if (at === 0) return `${say('review.page.begin')}. ${now}`;
  const { cause, changes, asTheBot } = steps[at - 1]!;
  const change = changes[side]!;
  const by = asTheBot
    ? say('review.page.by.bot')
    : say(`review.page.by.${cause}`, {
        change: teller.signed(change.value),
        range: teller.range(change),
      });
  const place = say('review.page.at', { at, length: steps.length });
  const actor = told.actor(at - 1);
  return [
    actor === undefined ? `${place}.` : `${place}, ${actor}.`,
    told.entry(at - 1),
    ...(cause === 'forced' ? [] : [by]),
    now,
  ].join(' ');
}
