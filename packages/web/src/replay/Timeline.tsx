import type { ComponentChildren } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import { Icon } from '../app/Icon.tsx';
import { t } from '../words/words.ts';
import { useTimelineKeys, type TimelineKey } from './use-timeline-keys.ts';
import styles from './Timeline.module.css';

const SIGNS = {
  first: 'M6 5v14M18 5l-7 7 7 7',
  earlier: 'm10 6-6 6 6 6M17 8l4 4-4 4-4-4z',
  back: 'm15 5-7 7 7 7',
  play: 'M7 4.5v15l13-7.5z',
  pause: 'M8 5v14M16 5v14',
  on: 'm9 5 7 7-7 7',
  later: 'm14 6 6 6-6 6M7 8l4 4-4 4-4-4z',
  last: 'm6 5 7 7-7 7M18 5v14',
};

interface Props {
  /** How many entries are shown, 0 to length. */
  readonly at: number;
  readonly length: number;
  /** What a screen reader says of the step that is shown. */
  readonly told: string;
  /** The steps of the moments that matter, in order. */
  readonly moments: readonly number[];
  readonly onMove: (to: number) => void;
  /** Whether it goes forward by itself, and how long each step is shown, in milliseconds. */
  readonly running: boolean;
  readonly beat: number;
  readonly onRun: (running: boolean) => void;
  /** The marks on the line. */
  readonly children: ComponentChildren;
}

/**
 * Moves through a match: forward, back, to its ends, to any point of the line, from moment to moment, or by itself. Its keys
 * work wherever they have no other use.
 */
export function Timeline({
  at,
  length,
  told,
  moments,
  onMove,
  running,
  beat,
  onRun,
  children,
}: Props) {
  const moving = running && at < length;
  // At once: whoever stops it just before the next step stays at this one.
  useLayoutEffect(() => {
    if (!moving) return undefined;
    const timer = setTimeout(() => onMove(at + 1), beat);
    return () => clearTimeout(timer);
  }, [moving, at, beat]);
  const go = (to: number): void => {
    onRun(false);
    onMove(to);
  };
  const earlier = moments.findLast((step) => step < at);
  const later = moments.find((step) => step > at);
  const acts: Readonly<Record<TimelineKey, () => void>> = {
    first: () => go(0),
    earlier: () => go(earlier ?? at),
    back: () => go(at - 1),
    play: () => {
      if (!moving && at === length) onMove(0);
      onRun(!moving);
    },
    on: () => go(at + 1),
    later: () => go(later ?? at),
    last: () => go(length),
  };
  useTimelineKeys((key) => acts[key]());
  const button = (what: TimelineKey, none = false) => {
    const name = what === 'play' && moving ? 'pause' : what;
    return (
      <button
        type="button"
        class={what === 'play' ? styles.play : undefined}
        title={t(`timeline.${name}`)}
        aria-disabled={none}
        data-timeline={what}
        onClick={() => none || acts[what]()}
      >
        <Icon path={SIGNS[name]} />
      </button>
    );
  };
  return (
    <div class={styles.timeline} role="group" aria-label={t('timeline')} data-timeline>
      <div class={styles.buttons}>
        {button('first', at === 0)}
        {button('earlier', earlier === undefined)}
        {button('back', at === 0)}
        {button('play', length === 0)}
        {button('on', at === length)}
        {button('later', later === undefined)}
        {button('last', at === length)}
      </div>
      <div class={styles.line}>
        {children}
        <input
          type="range"
          min="0"
          max={length}
          value={at}
          aria-label={t('timeline')}
          aria-valuetext={told}
          onInput={(event) => go(Number(event.currentTarget.value))}
        />
      </div>
    </div>
  );
}
