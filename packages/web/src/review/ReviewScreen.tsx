import { useEffect, useMemo, useState } from 'preact/hooks';
import { ReviewTeller, type Review } from '@glade/lab/review';
import { spacedPercent, type Match } from '@glade/engine';
import { hasSecrets, playersOf } from '@glade/table';
import type { Say } from '@glade/text';
import type { GameBoard } from '@glade/ui';
import { announce, leaveStep, sayBreaths } from '../narration/announce.ts';
import { sentencesOf } from '../narration/few-words.ts';
import { ofBots } from '../narration/of-bots.ts';
import { onlyBots } from '../narration/outcome.ts';
import { wordsAt } from '../seats/table-words.ts';
import { wordsOf } from '../words/words.ts';
import { botName } from './bot-name.ts';
import { CauseBars } from './charts/CauseBars.tsx';
import { CostlyDecisions, GoodDecisions } from './DecisionList.tsx';
import { Figures } from './Figures.tsx';
import { MatchMoments } from './MatchMoments.tsx';
import { MatchResult } from './MatchResult.tsx';
import { SideChoice } from './sides/SideChoice.tsx';
import { ToldMatch } from './told-match.ts';
import { TurningPoint } from './TurningPoint.tsx';
import { bestTurn } from './turn-story.ts';
import { useReview, type ReviewState } from './use-review.ts';
import styles from './ReviewScreen.module.css';

interface Props {
  readonly match: Match;
  readonly board: GameBoard;
}

interface ScreenProps extends Props {
  /** The seats of the people at this screen, where only some of the people sat here. */
  readonly own?: readonly number[] | undefined;
}

/** What luck and choices changed in a match, as far as the bots know by now. */
export function ReviewScreen({ match, board, own }: ScreenProps) {
  const { header } = match;
  const all = playersOf(header).flatMap(({ who }, seat) => (who === 'person' ? [seat] : []));
  const here = all.filter((seat) => own?.includes(seat) === true);
  const people = here.length > 0 ? here : all;
  const you = people.length === 1 ? people[0] : undefined;
  const words = wordsOf(header.game);
  const say = useMemo(() => {
    const told = wordsAt(header, you);
    return onlyBots(header) ? ofBots(told) : told;
  }, [words, header, you]);
  const told = useMemo(() => new ToldMatch(match, board, say, you), [match, board, say, you]);
  const [state, stop] = useReview(match);
  const [side, setSide] = useState(() => firstSide(match, people));
  const { review, step } = state;
  const quarters = step === 'working' ? Math.floor(4 * state.progress) : 0;
  const isKnown = review !== undefined;
  useEffect(() => {
    if (step !== 'working') {
      leaveStep();
      return sayFound(step === 'done' ? 'review.page.counted.all' : `review.page.${step}`);
    }
    announce(
      quarters === 0
        ? say('review.page.counting')
        : say('review.page.counted', { percent: percentOf(say, quarters / 4) }),
    );
  }, [step, quarters]);
  useEffect(() => {
    if (isKnown && step === 'working') sayFound('review.page.known');
  }, [isKnown]);
  // What has been found is not said any more on another page.
  useEffect(() => () => void leaveStep(), []);

  /** How far the bots are, and the verdict by then, as it is written: in breaths of at most 20 words. */
  function sayFound(first: string): void {
    const teller = review && new ReviewTeller(say, review, (turn) => told.turn(turn));
    const found = [say(first), ...sentencesOf(teller?.turn(side) ?? '')];
    sayBreaths(found.map((text) => [{ text, lasts: 'step' }]));
  }

  return (
    <div class={styles.review} data-review={step}>
      <MatchResult {...{ told, say, match, board, you }} />
      <Progress state={state} say={say} onStop={stop} />
      {review !== undefined && (
        <Findings
          told={told}
          review={review}
          match={match}
          board={board}
          say={say}
          side={side}
          onSide={setSide}
          counting={step === 'working'}
        />
      )}
      {step === 'working' && <MatchMoments told={told} say={say} />}
    </div>
  );
}

/** Whose chances are looked at first: those of the only person, else of who has won, a person before a bot. */
export function firstSide(match: Match, people: readonly number[]): number {
  const { rules, log } = match;
  if (rules.kind !== 'competitive') return 0;
  const { winners } = rules.outcome(match.at(log.length).state);
  const won = winners.find((seat) => people.includes(seat));
  return won ?? people[0] ?? winners[0] ?? 0;
}

const percentOf = (say: Say, part: number): string =>
  spacedPercent(new Intl.NumberFormat(say.tag, { style: 'percent' }).format(part), say.language);

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
  // That all is done is said to screen readers, and stands among the figures.
  if (step === 'done') return null;
  const key = step !== 'working' ? step : review === undefined ? 'first' : 'finer';
  return (
    <div class={styles.progress}>
      <p>{say(`review.page.${key}`)}</p>
      {step === 'working' && (
        <>
          <progress value={progress} aria-label={say('review.page.progress')} />
          <output aria-hidden="true">{percentOf(say, Math.floor(100 * progress) / 100)}</output>
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
  readonly told: ToldMatch;
  readonly say: Say;
  readonly side: number;
  readonly onSide: (side: number) => void;
  /** Whether the bots still count. */
  readonly counting: boolean;
}

/** What was found: first as a story, then all figures, folded. */
function Findings(props: FindingsProps) {
  const { review, told, match, board, say, side, onSide, counting } = props;
  const teller = useMemo(
    () => new ReviewTeller(say, review, (turn) => told.turn(turn)),
    [say, review, told],
  );
  const costs = teller.costs(side);
  // Children and teams first read what went well.
  const [youngest = GROWN_UP] = match.game.box?.ages ?? [];
  const kindly = youngest <= CHILD || review.team;
  const well = teller.well(side);
  const best = well.length === 0 ? bestTurn(review, teller, side)?.at : undefined;
  const apart = told.apart([
    ...costs.map(({ at }) => at),
    ...well.map(({ at }) => at),
    ...teller.dearest(side),
    ...(best === undefined ? [] : [best]),
  ]);
  const good = (
    <GoodDecisions
      {...{ teller, told, say, apart }}
      review={review}
      side={side}
      decisions={well}
      always={kindly && told.playedOut}
    />
  );
  const shown = { review, teller, told, say, side };
  return (
    <>
      {review.sides.length > 1 && (
        <SideChoice {...{ match, board, say, side, onSide }} legend={say('review.page.whose')} />
      )}
      <TurningPoint {...shown} {...{ match, board, counting, apart }}>
        <CauseBars
          {...{ review, teller, side, say, counting }}
          bot={botName(say, match.game, review.by)}
          costs={costs.some(({ loss }) => Math.round(100 * loss.value) > 0)}
        />
      </TurningPoint>
      {!counting && (
        <>
          {kindly && good}
          <CostlyDecisions {...{ teller, told, say, apart, side }} early={review.progress < 1} />
          {!kindly && good}
        </>
      )}
      <Figures {...shown} costs={costs} secret={hasSecrets(match.rules)} />
    </>
  );
}
