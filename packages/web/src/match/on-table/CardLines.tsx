import type { TableLine } from '@glade/text';
import type { GameBoard, SeatLook } from '@glade/ui';
import { EventPictureOf } from '../stage/EventPictureOf.tsx';
import styles from './OnTable.module.css';

interface Props {
  readonly board: GameBoard;
  /** The game's own view. */
  readonly view: unknown;
  readonly seats: readonly SeatLook[];
  readonly lines: readonly TableLine[];
  /** What stands above a line, by its number. */
  readonly headings: ReadonlyMap<number, string>;
  /** The numbers of those that are ticked off. */
  readonly ticked: ReadonlySet<number>;
  /** The line whose places are lit on the board. */
  readonly lit: number | undefined;
  /** The number of the line whose places are lit instead of named; -1 where there is none. */
  readonly pictured: number;
  /** They are the only ones on the card, or nearly so. */
  readonly few: boolean;
  /** What opens the places of a line in words, where the board lights them. */
  readonly inWords: string;
  readonly onTick: (index: number, event: MouseEvent) => void;
}

/** More lines than this, or more letters, are written smaller, so that more of them are in sight at once. */
const MANY = 3;
const MANY_LETTERS = 160;

/** Things to do with the real pieces, with their pictures, each to be ticked off. */
export function CardLines(props: Props) {
  const { board, view, seats, lines, headings, ticked, lit, pictured, few, inWords, onTick } =
    props;
  const texts = lines.map(
    (line, i) => (pictured === i ? line.pictured : undefined) ?? line.written,
  );
  return (
    <ul
      class={styles.lines}
      data-few={few || undefined}
      data-many={lines.length > MANY || texts.join('').length > MANY_LETTERS || undefined}
    >
      {lines.map((line, index) => {
        const [event] = line.events;
        return (
          <li key={`${index} ${line.text}`}>
            {headings.has(index) && <h3>{headings.get(index)}</h3>}
            <button
              type="button"
              data-line
              class={styles.line}
              aria-pressed={ticked.has(index)}
              data-shown={lit === index}
              onClick={(tap) => onTick(index, tap)}
            >
              <span class={styles.tick} aria-hidden="true" />
              {event !== undefined && (
                <EventPictureOf board={board} view={view} seats={seats} event={event} />
              )}
              <span class={styles.written}>{texts[index]}</span>
            </button>
            {pictured === index && (
              <details class={styles.why}>
                <summary>{inWords}</summary>
                <p class={styles.written}>{line.written}</p>
              </details>
            )}
          </li>
        );
      })}
    </ul>
  );
}
