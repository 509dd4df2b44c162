import { useEffect, useRef, useState } from 'preact/hooks';
import styles from './DiceEntry.module.css';

interface Props {
  /** Number of sides of each die. */
  readonly dice: readonly number[];
  /** What each die tells, for people. */
  readonly reads: readonly string[];
  /** The label of a button, e.g. "column 3". */
  readonly label: (die: number, face: number) => string;
  readonly legend: string;
  /** All dice are in. */
  readonly onFaces: (faces: readonly number[]) => void;
}

/** Real dice, tapped or typed: a row of faces for each die, and the next die is ready at once. */
export function DiceEntry({ dice, reads, label, legend, onFaces }: Props) {
  const [faces, setFaces] = useState<readonly number[]>([]);
  const here = useRef<HTMLFieldSetElement>(null);

  function enter(die: number, face: number): void {
    const next = [...faces.slice(0, die), face];
    if (next.length < dice.length) {
      setFaces(next);
      return;
    }
    setFaces([]);
    onFaces(next);
  }

  function type(event: KeyboardEvent): void {
    const face = Number(event.key);
    const die = faces.length;
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    if (event.key === 'Backspace') setFaces(faces.slice(0, -1));
    else if (face >= 1 && face <= (dice[die] ?? 0)) enter(die, face);
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
          {Array.from({ length: sides }, (_, i) => (
            <button
              type="button"
              key={i}
              data-die={i === 0 ? die : undefined}
              class={styles.face}
              aria-label={label(die, i + 1)}
              aria-pressed={faces[die] === i + 1}
              disabled={die > faces.length}
              onKeyDown={type}
              onClick={() => enter(die, i + 1)}
            >
              {i + 1}
            </button>
          ))}
        </div>
      ))}
    </fieldset>
  );
}
