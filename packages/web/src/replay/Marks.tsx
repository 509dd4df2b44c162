import type { GameBoard, SeatLook } from '@glade/ui';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { Icon } from '../app/Icon.tsx';
import { t } from '../words/words.ts';
import type { Moment } from '@glade/ui/ending';
import styles from './Timeline.module.css';

const FLAG = 'M6 21V4M6 4.5h11l-2.5 4 2.5 4H6';

/** A moment with what is shown of it. */
interface TimelineMark extends Moment {
  /** What happened, in short words. */
  readonly text: string;
  /** The game's view of the position after it. */
  readonly view: unknown;
}

interface Props {
  readonly marks: readonly TimelineMark[];
  readonly board: GameBoard;
  readonly seats: readonly SeatLook[];
  readonly at: number;
  readonly length: number;
  readonly onPick: (step: number) => void;
}

/** How many steps a mark has to itself, from halfway to the mark before it to halfway to the next. */
function roomAt(marks: readonly TimelineMark[], i: number, length: number): number {
  const steps = [marks[i - 1], marks[i + 1]].flatMap((other) => other?.step ?? []);
  return Math.min(length, ...steps.map((step) => Math.abs(step - marks[i]!.step)));
}

/** A finger, and what the line keeps free at its two ends, in CSS pixels. */
const FINGER = 44;
const ENDS = 44;
/** On the widest line moments are still so far apart. */
const APART = 1 / 11;

/** The line of the moments, and which part of the match lies between two of them at least, so that each is as wide as a finger. */
export function useMarkRoom() {
  const line = useRef<HTMLDivElement>(null);
  const [apart, setApart] = useState(APART);
  useLayoutEffect(() => {
    const box = line.current!;
    const fit = (): void => setApart(Math.max(APART, FINGER / Math.max(1, box.clientWidth - ENDS)));
    fit();
    const sizes = new ResizeObserver(fit);
    sizes.observe(box);
    return () => sizes.disconnect();
  }, []);
  return [line, apart] as const;
}

/** The moments that matter, as small pictures where they are on the timeline. A tap leads there. */
export function Marks({ marks, board, seats, at, length, onPick }: Props) {
  return (
    <ul class={styles.marks} aria-label={t('timeline.moments')} data-moments>
      {marks.map(({ step, text, events: [event], view }, i) => (
        <li
          key={step}
          style={{ '--at': step / length, '--room': roomAt(marks, i, length) / length }}
          data-last={step === length}
        >
          <button
            type="button"
            class={styles.mark}
            // It is the name, too: with both, screen readers would say it twice.
            title={t('timeline.moment', { text, at: step })}
            aria-current={step === at ? 'step' : undefined}
            data-moment={step}
            onClick={() => onPick(step)}
          >
            {board.EventPicture !== undefined && board.effects?.[event.code]?.picture === true ? (
              <svg viewBox="-30 -30 60 60" aria-hidden="true">
                <board.EventPicture event={event} view={view} seats={seats} />
              </svg>
            ) : (
              <Icon path={FLAG} />
            )}
          </button>
        </li>
      ))}
    </ul>
  );
}
