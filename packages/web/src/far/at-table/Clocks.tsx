import { useEffect, useState } from 'preact/hooks';
import type { Seat } from '@glade/engine';
import type { TableInfo } from '@glade/online/wire';
import { announce } from '../../narration/announce.ts';
import { far } from '../far-words.ts';
import styles from '../Far.module.css';

interface Props {
  readonly info: TableInfo;
  readonly nameOf: (seat: Seat) => string;
  /** The seats of the people here. */
  readonly people: readonly Seat[];
}

/** Seconds that are left when somebody here hears of it. */
const WARNINGS = [60, 10] as const;

/** Milliseconds between two looks at the clock. */
const LOOK = 250;

/**
 * How much time each person has left. The server counts it: this page only counts on from what it said last, by a clock that
 * does not jump when somebody sets the time of the device.
 */
export function Clocks({ info, nameOf, people }: Props) {
  const passed = usePassed(info);
  const left = info.seats.map((seat) =>
    seat.left === undefined
      ? undefined
      : Math.max(0, Math.ceil((seat.left - (seat.runs === true ? passed : 0)) / 1000)),
  );
  const own = people.find((seat) => info.seats[seat]?.runs === true);
  const warning = own === undefined ? undefined : WARNINGS.find((each) => left[own] === each);
  useEffect(() => {
    if (warning !== undefined) announce(far('far.clock.left', { seconds: warning }));
  }, [warning]);
  return (
    <span class={styles.clocks} role="group" aria-label={far('far.clock')}>
      {left.map((seconds, seat) =>
        seconds === undefined ? null : (
          <span
            key={seat}
            data-runs={info.seats[seat]!.runs === true}
            data-low={seconds <= WARNINGS[0]}
          >
            <span class="visually-hidden">{nameOf(seat)}: </span>
            {timeOf(seconds)}
          </span>
        ),
      )}
    </span>
  );
}

/** Milliseconds since the server said this. */
function usePassed(said: TableInfo): number {
  const [passed, setPassed] = useState({ said, milliseconds: 0 });
  useEffect(() => {
    const heard = performance.now();
    const timer = setInterval(
      () => setPassed({ said, milliseconds: performance.now() - heard }),
      LOOK,
    );
    return () => clearInterval(timer);
  }, [said]);
  return passed.said === said ? passed.milliseconds : 0;
}

const timeOf = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
