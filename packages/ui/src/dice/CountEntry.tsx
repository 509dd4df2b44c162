import { useEffect, useRef, useState } from 'preact/hooks';
import type { DiceEntryProps } from './DiceEntry.tsx';
import styles from './DiceEntry.module.css';
import { useTypedDigits } from './use-typed-digits.ts';

interface Props extends Omit<DiceEntryProps, 'reads' | 'label'> {
  /** What a face is called, with how many dice show it. */
  readonly label: (face: number, count: number) => string;
  /** How many of all dice are entered. */
  readonly sum: (entered: number, all: number) => string;
  /** The label of the button that takes one away. */
  readonly less: (face: number) => string;
  /** The label of the button by which all dice that are left show this face, and what is written on it. */
  readonly rest: (face: number, left: number) => ButtonWords;
  /** The label of the button by which no die shows this face, and one shows each other face, and what is written on it. */
  readonly none: (face: number, others: number) => ButtonWords;
}

interface ButtonWords {
  readonly name: string;
  readonly text: string;
}

/**
 * Where people enter dice whose order means nothing: a tap on a face for each die that shows it. The last die enters them
 * all. With a single die, another face takes the place of what was entered before.
 *
 * Under each face is one more key: it takes a die away, or says that all dice that are left show this face. Where there are
 * about as many dice as faces, they mostly show all faces but one. So before the first die that key says that this face is
 * missing: then each other face is shown once.
 */
export function CountEntry(props: Props) {
  const { dice, legend, describedBy, names, draw, kept, label, sum, less, rest, none, enter } =
    props;
  // Each face once: two sides of a die can show the same.
  const sides = Array.from({ length: dice[0] ?? 0 }, (_, i) => i + 1).filter(
    (side) => names === undefined || names.indexOf(names[side - 1]!) === side - 1,
  );
  const [faces, setFaces] = useState<readonly number[]>(kept ?? []);
  const here = useRef<HTMLFieldSetElement>(null);
  const left = dice.length - faces.length;
  const single = dice.length === 1;
  /** The numbers that ordinary dice show for the picture of this side. */
  const numbersOf = (side: number): string =>
    (names ?? []).flatMap((name, i) => (name === names?.[side - 1] ? [i + 1] : [])).join(' ');
  const countOf = (side: number): number => faces.filter((face) => face === side).length;

  const mostlyOneEach =
    faces.length === 0 && [sides.length, sides.length - 1].includes(dice.length) && !single;

  const add = (side: number, times = 1): void => addAll(Array.from({ length: times }, () => side));

  function addAll(more: readonly number[]): void {
    const before = single ? [] : faces;
    if (dice.length - before.length < more.length) return;
    const now = [...before, ...more];
    const sorted = now.toSorted((a, b) => a - b);
    if (now.length < dice.length || !props.onFaces(sorted)) setFaces(now);
  }

  const remove = (side: number): void => setFaces(faces.toSpliced(faces.lastIndexOf(side), 1));

  useTypedDigits(here, props.digits === true, (key) => {
    const side = sides[Number(key) - 1];
    if (key === 'Backspace' ? faces.length === 0 : side === undefined) return false;
    if (key === 'Backspace') setFaces(faces.slice(0, -1));
    else add(side!);
    return true;
  });

  useEffect(() => {
    props.onPart?.(faces.length === 0 ? undefined : () => setFaces(faces.slice(0, -1)));
    return () => props.onPart?.(undefined);
  }, [faces]);

  useEffect(() => {
    const at = document.activeElement;
    if (at === null || at === document.body) here.current?.querySelector('button')?.focus();
  }, []);

  return (
    <fieldset
      class={styles.entry}
      ref={here}
      aria-label={legend}
      aria-describedby={describedBy}
      data-entry
    >
      <p class={styles.sum} role="status" data-sum>
        {sum(faces.length, dice.length)}
      </p>
      <div class={styles.counts} style={{ '--faces': sides.length }}>
        {sides.map((side) => {
          const count = countOf(side);
          const { name, text } = mostlyOneEach ? none(side, sides.length - 1) : rest(side, left);
          return (
            <div key={side} class={styles.count}>
              <button
                type="button"
                class={styles.face}
                aria-label={label(side, count)}
                aria-disabled={left === 0 && !single}
                data-count={count}
                onClick={() => add(side)}
              >
                {draw ? (
                  <svg viewBox="-32 -32 64 64" aria-hidden="true">
                    {draw(side, 0)}
                  </svg>
                ) : (
                  side
                )}
                {draw && names && <span class={styles.numbers}>{numbersOf(side)}</span>}
                {count > 0 && <b aria-hidden="true">{count}</b>}
              </button>
              {count > 0 ? (
                <button
                  type="button"
                  class={styles.less}
                  aria-label={less(side)}
                  data-less
                  onClick={() => remove(side)}
                >
                  −
                </button>
              ) : (
                <button
                  type="button"
                  class={styles.less}
                  aria-label={name}
                  data-rest={!mostlyOneEach || undefined}
                  data-none={mostlyOneEach || undefined}
                  hidden={left < 2}
                  onClick={() => (mostlyOneEach ? addAll(without(sides, side)) : add(side, left))}
                >
                  {text}
                </button>
              )}
            </div>
          );
        })}
      </div>
      {left === 0 && kept !== undefined && (
        <button
          type="button"
          class={styles.enter}
          data-as-it-was
          onClick={() => props.onFaces(faces)}
        >
          {enter}
        </button>
      )}
    </fieldset>
  );
}

const without = (sides: readonly number[], side: number): readonly number[] =>
  sides.filter((each) => each !== side);
