import type { BoardProps } from '@glade/ui';
import { canSpeak, hush, speak } from '@glade/ui';
import { SquareGrid } from '@glade/ui/square-grid';
import type { Say } from '@glade/text';
import { useEffect, useState } from 'preact/hooks';
import styles from './Board.module.css';
import { Counter } from './Counters.tsx';
import { PHRASES } from './guess.ts';
import type { Counters, GuessView } from './view.ts';

const TYPES = ['S', 'P', 'M', 'L'] as const;
/** The answer of somebody who has been silent for too long. */
const TIME_UP = 4;
/** Round the ring. */
const ROUND = 2 * Math.PI * 44;

/** Who says this? A phrase, four pictures to tap, and the piles of those who were found. */
export function Guess(props: BoardProps<GuessView>) {
  const { view, say, legal, lit, options, settings, onAction } = props;
  const military = options?.['faces'] === 'military';
  const seconds = Number(options?.['guessTimer'] ?? 0);
  const asks = view.phrase !== '' && view.step !== 'over';
  const runs = asks && legal.length > 0 && seconds > 0 && props.still !== true;
  const picture = (
    <svg viewBox="0 0 200 200" class={styles.four}>
      {TYPES.map((type, i) => (
        <g
          key={type}
          transform={`translate(${50 + 100 * (i % 2)} ${46 + 100 * Math.floor(i / 2)})`}
          data-gone={view.middle[i] === 0}
        >
          <rect
            class={lit.includes(i) ? styles.here : styles.card}
            x="-47"
            y="-43"
            width="94"
            height="94"
            rx="12"
          />
          <Counter unit={{ type, side: 0 }} military={military} />
          <Name text={say('unit.kind', { type })} />
        </g>
      ))}
    </svg>
  );
  const phrase = say('event.phrase', { phrase: PHRASES.indexOf(view.phrase) });
  const told = (
    <blockquote class={styles.phrase}>{asks ? phrase : say(`board.guess.${view.step}`)}</blockquote>
  );
  if (props.still === true) {
    return (
      <div class={styles.guess}>
        {told}
        <div role="img" aria-label={pilesOf(view, say)}>
          {picture}
        </div>
      </div>
    );
  }
  return (
    <div class={styles.guess}>
      <div class={styles.asking}>
        {told}
        {runs && (
          <Ring
            key={`${view.phrase} ${view.round} ${view.used.length}`}
            seconds={seconds}
            motion={settings.motion}
            say={say}
            onEnd={() => onAction?.(TIME_UP)}
          />
        )}
        {asks && canSpeak() && (
          <button
            type="button"
            onClick={() => {
              hush();
              speak(phrase, say.language);
            }}
          >
            {say('board.listen')}
          </button>
        )}
      </div>
      <div class={styles.pictures}>
        <SquareGrid
          label={props.label ?? say('board.guess')}
          columns={2}
          margin={0}
          cells={TYPES.map((type, id) => ({
            id,
            label: say('unit.kind', { type }),
            active: legal.includes(id),
          }))}
          onCell={(id) => onAction?.(id)}
        >
          {picture}
        </SquareGrid>
      </div>
    </div>
  );
}

/** As large as it fits below the picture. */
function Name({ text }: { readonly text: string }) {
  return (
    <text class={styles.kind} y="45" font-size={Math.min(11, 130 / text.length)}>
      {text}
    </text>
  );
}

interface RingProps {
  readonly seconds: number;
  readonly motion: boolean;
  readonly say: Say;
  readonly onEnd: () => void;
}

/** The time that is left: a ring that shrinks, or only a number. */
function Ring({ seconds, motion, say, onEnd }: RingProps) {
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    if (left === 0) return onEnd();
    const timer = setTimeout(() => setLeft(left - 1), 1000);
    return () => clearTimeout(timer);
  }, [left]);
  return (
    <svg
      class={styles.timer}
      viewBox="-50 -50 100 100"
      role="timer"
      aria-label={say('board.time', { left })}
    >
      <circle class={styles.track} r="44" />
      {motion && (
        <circle
          class={styles.time}
          r="44"
          transform="rotate(-90)"
          style={{
            '--round': ROUND,
            strokeDasharray: ROUND,
            animationDuration: `${seconds}s`,
          }}
        />
      )}
      <text y="13">{left}</text>
    </svg>
  );
}

const total = (counters: Counters): number => counters.reduce((sum, count) => sum + count, 0);

const pilesOf = (view: GuessView, say: Say): string =>
  (['middle', 'child', 'adult'] as const)
    .map((pile) => say(`board.pile.${pile}`, { count: total(view[pile]) }))
    .join(', ');

/** What is in the middle, and what each has in front. */
export function GuessAside({ view, say }: { readonly view: GuessView; readonly say: Say }) {
  return (
    <section class={styles.piles} aria-label={say('board.piles')}>
      {(['middle', 'child', 'adult'] as const).map((pile) => (
        <div key={pile}>
          <h2>{say(`board.pile.${pile}`, { count: total(view[pile]) })}</h2>
          <p aria-hidden="true">
            {TYPES.flatMap((type, i) =>
              Array.from({ length: view[pile][i]! }, (_, k) => (
                <svg viewBox="-32 -32 64 64" key={`${type}${k}`}>
                  <Counter unit={{ type, side: 0 }} military={false} />
                </svg>
              )),
            )}
          </p>
        </div>
      ))}
    </section>
  );
}
