import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { Link } from 'wouter-preact';
import { isSure, type PuzzleNumber, type SurePuzzle, type WeighedPuzzle } from '@glade/engine';
import type { Say } from '@glade/text';
import { canSpeak } from '@glade/ui';
import { SeatFace } from '@glade/ui/seats';
import { Icon, ICONS } from '../app/Icon.tsx';
import { Lazy } from '../loading/Lazy.tsx';
import { hasSides } from '../seats/table-words.ts';
import { speakNow } from '../narration/announce.ts';
import { percentTold, type PuzzleGuide } from './puzzle-guide.ts';
import { useWholeCard } from '../learn/whole-card.ts';
import card from '../learn/GuideCard.module.css';
import styles from './PuzzleCard.module.css';

interface Props {
  readonly game: string;
  readonly guide: PuzzleGuide;
  readonly say: Say;
}

/** What a puzzle asks for and, once it is solved, why that is best. */
export function PuzzleCard({ game, guide, say }: Props) {
  const whole = useWholeCard();
  if (guide.solved.value) return <Solved game={game} guide={guide} say={say} />;
  const text = guide.goal;
  return (
    <section ref={whole} class={card.card} data-guide aria-label={say('puzzles.one')}>
      <p class={`${card.text} ${styles.task}`} data-guide-text>
        {guide.look !== undefined && (
          <span class={styles.face} style={guide.side} data-puzzle-face>
            <SeatFace
              face={guide.look.face}
              colour={hasSides(say) ? undefined : guide.look.colour}
            />
          </span>
        )}
        {text}
      </p>
      <div class={card.tools}>
        {canSpeak() && (
          <button
            type="button"
            class={card.tool}
            aria-label={say('puzzles.say')}
            onClick={() => speakNow(text)}
          >
            <Icon path={ICONS.say} />
          </button>
        )}
        <Link class={card.tool} href={guide.back} aria-label={say('puzzles.all')}>
          ×
        </Link>
      </div>
    </section>
  );
}

function Solved({ game, guide, say }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  const [asked, setAsked] = useState(false);
  const whole = useWholeCard(asked);
  useLayoutEffect(() => button.current?.focus({ preventScroll: true }), []);
  return (
    <section
      ref={whole}
      class={asked ? `${card.card} ${styles.told}` : card.card}
      data-guide
      data-solved
      data-covers={asked}
      aria-label={say('puzzles.one')}
    >
      <p class={card.text} role="status">
        {say(isSure(guide.puzzle) ? 'puzzles.solved.sure' : 'puzzles.solved')}
      </p>
      <p class={styles.ways}>
        <button
          ref={button}
          type="button"
          data-first
          aria-expanded={asked}
          onClick={() => setAsked(!asked)}
        >
          {say('puzzles.why')}
        </button>
        <Link class={card.next} href={guide.back}>
          {say('puzzles.all')}
        </Link>
      </p>
      {asked && (
        <div class={styles.why} data-why>
          <Lazy key="why" name={`why/${game}/${guide.puzzle.id}`} load={() => guide.reason()}>
            {(reason) => <>{reason !== undefined && <p>{reason}</p>}</>}
          </Lazy>
          <Why guide={guide} say={say} />
        </div>
      )}
    </section>
  );
}

/** What shows that it is the solution: the way to the goal, or what the bots have found in numbers with their intervals. */
function Why({ guide, say }: Omit<Props, 'game'>) {
  const { puzzle } = guide;
  const { found, missed } = puzzle;
  return (
    <>
      {isSure(puzzle) ? (
        <WhySure guide={guide} puzzle={puzzle} say={say} />
      ) : (
        <WhyBest guide={guide} puzzle={puzzle} say={say} />
      )}
      <p>{say('puzzles.bots', { found: found.length, asked: found.length + missed.length })}</p>
    </>
  );
}

interface WhyProps<P> extends Omit<Props, 'game'> {
  readonly puzzle: P;
}

function WhySure({ guide, puzzle, say }: WhyProps<SurePuzzle>) {
  const { right, actions, positions } = puzzle;
  return (
    <>
      <p>{say('puzzles.sure')}</p>
      <ol>
        {guide.way.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ol>
      <p>{say('puzzles.searched', { right: right.length, actions, positions })}</p>
    </>
  );
}

function WhyBest({ guide, puzzle, say }: WhyProps<WeighedPuzzle>) {
  const percent = percentTold(say);
  // Rounded outwards.
  const down = (share: number): string => percent(Math.floor(100 * share) / 100);
  const up = (share: number): string => percent(Math.ceil(100 * share) / 100);
  const told = ({ value, low, high }: PuzzleNumber): Record<string, string> => ({
    value: percent(value),
    low: down(low),
    high: up(high),
  });
  const [move, second] = [puzzle.best, puzzle.second.do].map((text) => guide.namesOf([text])[0]!);
  return (
    <>
      <p>
        {say('puzzles.best', { move: move!, ...told(puzzle.value) })}{' '}
        {say('puzzles.second', { move: second!, ...told(puzzle.second.value) })}
      </p>
      {puzzle.reached !== undefined && (
        <p>
          {say('puzzles.reached', {
            best: percent(puzzle.reached.best.value),
            second: percent(puzzle.reached.second.value),
          })}
        </p>
      )}
      <p>{say('puzzles.proof', { n: puzzle.value.n, others: puzzle.others })}</p>
      {puzzle.proven !== undefined && (
        <p data-proven>
          {say('puzzles.proven', {
            low: down(puzzle.proven.low),
            high: up(puzzle.proven.high),
            others: up(puzzle.proven.others),
          })}
        </p>
      )}
    </>
  );
}
