import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import styles from './DiceEntry.module.css';

interface Props {
  /** Number of sides of each die. */
  readonly dice: readonly number[];
  /** What each die decides, in words. */
  readonly reads: readonly string[];
  /** The label of a button, e.g. "column 3". */
  readonly label: (die: number, face: number) => string;
  readonly legend: string;
  /** What the sides show, if not numbers. Sides that show the same share a button. */
  readonly names?: readonly string[] | undefined;
  /** Draws a face, in a square from -30 to 30. */
  readonly draw?: ((face: number, die: number) => ComponentChildren) | undefined;
  /** Called when a face has been entered for each die. */
  readonly onFaces: (faces: readonly number[]) => void;
}

/** Where people enter what real dice show, by taps or keys: a row of faces for each die. */
export function DiceEntry({ dice, reads, label, legend, names, draw, onFaces }: Props) {
  const [faces, setFaces] = useState<readonly number[]>([]);
  const here = useRef<HTMLFieldSetElement>(null);
  const typed = useRef(0);

  function enter(die: number, face: number): void {
    const next = [...faces.slice(0, die), face];
    typed.current = 0;
    if (next.length < dice.length) {
      setFaces(next);
      return;
    }
    setFaces([]);
    onFaces(next);
  }

  function sidesOf(sides: number): readonly number[] {
    const all = Array.from({ length: sides }, (_, i) => i + 1);
    return all.filter(
      (side) => names === undefined || names.indexOf(names[side - 1]!) === side - 1,
    );
  }

  /** For faces of two digits: a digit moves the focus to the face, Enter takes it. */
  function seek({ key, currentTarget }: KeyboardEvent, sides: number): void {
    const longer = Number(`${typed.current}${key}`);
    typed.current = longer <= sides ? longer : Number(key);
    const all = (currentTarget as HTMLElement).parentElement!.querySelectorAll('button');
    all[typed.current - 1]?.focus();
  }

  function type(event: KeyboardEvent): void {
    const die = faces.length;
    const face = sidesOf(dice[die] ?? 0)[Number(event.key) - 1];
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    if (dice[die]! > 9 && /^\d$/.test(event.key)) seek(event, dice[die]!);
    else if (event.key === 'Backspace') setFaces(faces.slice(0, -1));
    else if (face !== undefined) enter(die, face);
    else return;
    event.preventDefault();
  }

  useEffect(() => {
    here.current?.querySelector<HTMLElement>(`[data-die="${faces.length}"]`)?.focus();
  }, [faces.length]);

  return (
    <fieldset class={styles.entry} ref={here}>
      <legend>{legend}</legend>
      {dice.map((sides, die) => (
        <div class={styles.die} key={die} role="group" aria-label={reads[die]}>
          <span class={styles.reads}>{reads[die]}</span>
          {sidesOf(sides).map((side) => (
            <button
              type="button"
              key={side}
              data-die={side === 1 ? die : undefined}
              class={styles.face}
              aria-label={label(die, side)}
              aria-pressed={faces[die] === side}
              disabled={die > faces.length}
              onKeyDown={type}
              onClick={() => enter(die, side)}
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
    </fieldset>
  );
}
