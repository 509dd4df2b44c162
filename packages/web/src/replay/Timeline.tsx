import { useEffect, useRef } from 'preact/hooks';
import { Icon } from '../app/Icon.tsx';
import { t } from '../words/words.ts';
import styles from './Timeline.module.css';

const BEAT = 1400;

const SIGNS = {
  first: 'M6 5v14M18 5l-7 7 7 7',
  back: 'm15 5-7 7 7 7',
  play: 'M7 4.5v15l13-7.5z',
  pause: 'M8 5v14M16 5v14',
  on: 'm9 5 7 7-7 7',
  last: 'm6 5 7 7-7 7M18 5v14',
};

interface Props {
  /** How many entries are shown, 0 to length. */
  readonly at: number;
  readonly length: number;
  readonly onMove: (to: number) => void;
  /** Whether it goes forward by itself. */
  readonly running: boolean;
  readonly onRun: (running: boolean) => void;
}

/** Moves through a match: forward, back, to its ends, to any point of the line, or by itself. The arrow keys work wherever they have no other use. */
export function Timeline({ at, length, onMove, running, onRun }: Props) {
  const moving = running && at < length;
  useEffect(() => {
    if (!moving) return undefined;
    const timer = setTimeout(() => onMove(at + 1), BEAT);
    return () => clearTimeout(timer);
  }, [moving, at]);
  const go = (to: number): void => {
    onRun(false);
    onMove(to);
  };
  useArrows((by) => go(at + by));
  return (
    <div class={styles.timeline} role="group" aria-label={t('timeline')}>
      <div class={styles.buttons}>
        <button type="button" aria-label={t('timeline.first')} onClick={() => go(0)}>
          <Icon path={SIGNS.first} />
        </button>
        <button type="button" aria-label={t('timeline.back')} onClick={() => go(at - 1)}>
          <Icon path={SIGNS.back} />
        </button>
        <button
          type="button"
          aria-label={t(moving ? 'timeline.pause' : 'timeline.play')}
          onClick={() => {
            if (!moving && at === length) onMove(0);
            onRun(!moving);
          }}
        >
          <Icon path={moving ? SIGNS.pause : SIGNS.play} />
        </button>
        <button type="button" aria-label={t('timeline.on')} onClick={() => go(at + 1)}>
          <Icon path={SIGNS.on} />
        </button>
        <button type="button" aria-label={t('timeline.last')} onClick={() => go(length)}>
          <Icon path={SIGNS.last} />
        </button>
      </div>
      <label class={styles.line}>
        <span>{t('timeline.at', { at, length })}</span>
        <input
          type="range"
          min="0"
          max={length}
          value={at}
          onInput={(event) => go(Number(event.currentTarget.value))}
        />
      </label>
    </div>
  );
}

const ARROWS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };
/** Elements in which the arrow keys have another use. */
const OWN = 'input, select, textarea, dialog, [role=grid]';

function useArrows(move: (by: number) => void): void {
  const latest = useRef(move);
  latest.current = move;
  useEffect(() => {
    const hear = (event: KeyboardEvent): void => {
      const by = ARROWS[event.key];
      if (by === undefined || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey)
        return;
      if ((event.target as HTMLElement).closest(OWN) !== null) return;
      event.preventDefault();
      latest.current(by);
    };
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, []);
}
