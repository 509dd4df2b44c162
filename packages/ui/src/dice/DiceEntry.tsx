import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import styles from './DiceEntry.module.css';
import { useTypedDigits } from './use-typed-digits.ts';

export interface DiceEntryProps {
  /** Number of sides of each die. */
  readonly dice: readonly number[];
  /** What each die decides, in words. */
  readonly reads: readonly string[];
  /** Which way each die counts, as an arrow; undefined where it says nothing. */
  readonly signs?: readonly (string | undefined)[] | undefined;
  /** The label of a button, e.g. "column 3". */
  readonly label: (die: number, face: number) => string;
  /** What the form is called by a screen reader. */
  readonly legend: string;
  /** The element that says what this throw is for. */
  readonly describedBy?: string | undefined;
  /** What the sides show, if not numbers. Sides that show the same share a button. */
  readonly names?: readonly string[] | undefined;
  /** Draws a face, in a square from -30 to 30. */
  readonly draw?: ((face: number, die: number) => ComponentChildren) | undefined;
  /** Faces that were entered before and are to be put right. */
  readonly kept?: readonly number[] | undefined;
  /** The button that enters such faces as they are shown now. */
  readonly enter: string;
  /** Whether digits enter faces wherever the focus is, and not only in the form. */
  readonly digits?: boolean;
  /** Called when some dice are entered and others are not, with what takes the last of them back; or when that is over. */
  readonly onPart?: ((takeBack: (() => void) | undefined) => void) | undefined;
  /** Called when a face has been entered for each die. Where it answers false, the faces are kept to be put right. */
  readonly onFaces: (faces: readonly number[]) => boolean;
}

type Faces = readonly (number | undefined)[];

const none = (dice: readonly number[]): Faces => dice.map(() => undefined);

/**
 * Where people enter what real dice show, by taps or keys: a row of faces for each die, in any order. The last die enters
 * them all. Faces that are to be put right stay until each die is tapped again, or until a button enters them.
 */
export function DiceEntry(props: DiceEntryProps) {
  const {
    dice,
    reads,
    signs,
    label,
    legend,
    describedBy,
    draw,
    kept,
    enter,
    digits = false,
  } = props;
  const [fresh, setFresh] = useState<Faces>(none(dice));
  const [old, setOld] = useState<Faces>(kept ?? none(dice));
  const here = useRef<HTMLFieldSetElement>(null);
  const typed = useRef(0);
  const faces = dice.map((_, die) => fresh[die] ?? old[die]);
  const next = fresh.indexOf(undefined);
  const again = kept !== undefined || fresh.some(isKnown);
  const mixed = next >= 0 && again && faces.every(isKnown);

  function take(die: number, face: number | undefined): void {
    typed.current = 0;
    const now = dice.map((_, i) => (i === die ? face : fresh[i]));
    if (now.every(isKnown)) return give(now);
    setFresh(now);
    const open = now.indexOf(undefined);
    if (face !== undefined) focusRow(open);
  }

  function give(all: readonly number[]): void {
    if (props.onFaces(all)) return;
    setOld(all);
    setFresh(none(dice));
    focusRow(0);
  }

  const focusRow = (die: number): void =>
    here.current?.querySelector<HTMLElement>(`[data-die="${die}"]`)?.focus();

  /** For faces of two digits: a digit moves the focus to the face, Enter takes it. */
  function seek(digit: number, sides: number): void {
    const longer = 10 * typed.current + digit;
    typed.current = longer <= sides ? longer : digit;
    here.current?.querySelectorAll('button')[typed.current - 1]?.focus();
  }

  useTypedDigits(here, digits, (key) => {
    const row = document.activeElement?.closest<HTMLElement>('[data-row]');
    const die = row && here.current?.contains(row) === true ? Number(row.dataset['row']) : next;
    const sides = dice[die] ?? 0;
    if (key === 'Backspace') {
      const last = fresh.findLastIndex(isKnown);
      if (last < 0) return false;
      take(last, undefined);
      focusRow(last);
      return true;
    }
    if (sides > 9) seek(Number(key), sides);
    else if (Number(key) < 1 || Number(key) > sides) return false;
    else take(die, Number(key));
    return true;
  });

  const part = fresh.findLastIndex(isKnown);
  useEffect(() => {
    props.onPart?.(part < 0 ? undefined : () => take(part, undefined));
    return () => props.onPart?.(undefined);
  }, [fresh]);

  // Where somebody taps or types on the board, the focus stays there.
  useEffect(() => {
    const at = document.activeElement;
    if (at === null || at === document.body) focusRow(0);
  }, []);

  return (
    <fieldset
      class={styles.entry}
      ref={here}
      aria-label={legend}
      aria-describedby={describedBy}
      data-entry
      data-dice={dice.length}
    >
      {dice.map((sides, die) => (
        <div
          class={styles.die}
          key={die}
          role="group"
          aria-label={reads[die]}
          data-row={die}
          data-sides={sides > 9 ? 'many' : 'few'}
        >
          {dice.length > 1 && (
            <span class={styles.reads}>
              {reads[die]}
              {signs?.[die] !== undefined && <b aria-hidden="true"> {signs[die]}</b>}
            </span>
          )}
          {Array.from({ length: sides }, (_, i) => i + 1).map((side) => (
            <button
              type="button"
              key={side}
              data-die={side === 1 ? die : undefined}
              class={styles.face}
              aria-label={label(die, side)}
              aria-pressed={faces[die] === side}
              data-old={faces[die] === side && fresh[die] === undefined}
              onClick={() => take(die, side)}
            >
              {draw ? (
                <svg viewBox="-32 -32 64 64" aria-hidden="true">
                  {draw(side, die)}
                </svg>
              ) : (
                side
              )}
            </button>
          ))}
        </div>
      ))}
      {mixed && (
        <button
          type="button"
          class={styles.enter}
          data-enter
          onClick={() => give(faces.filter(isKnown))}
        >
          {enter}
        </button>
      )}
    </fieldset>
  );
}

const isKnown = (face: number | undefined): face is number => face !== undefined;
