import styles from '../Board.module.css';

// What a tap can do, drawn over a place of 100 by 100.

/** A place where somebody can go. */
export const CanGo = () => <circle class={styles.canGo} cx="50" cy="50" r="13" />;

/** Where somebody can begin or step: a round step with two feet on it. */
export function CanStep() {
  return (
    <>
      <circle class={styles.canGo} cx="50" cy="50" r="27" />
      <path
        class={styles.feet}
        d="M43 36C49 36 49 50 44 54C38 50 37 36 43 36ZM39 58H47V63H39ZM57 40C63 40 63 54 58 58C52 54 51 40 57 40ZM53 62H61V67H53Z"
      />
    </>
  );
}

/** A fire that somebody can put out. */
export function CanPutOut() {
  return (
    <>
      <rect class={styles.casing} x="7" y="7" width="86" height="86" rx="16" />
      <rect class={styles.canPutOut} x="7" y="7" width="86" height="86" rx="16" />
      <path class={styles.drop} d="M84 2C92 12 97 17 97 24A13 12 0 0 1 71 24C71 17 76 12 84 2Z" />
    </>
  );
}

/** An end of a line on which water can fall. */
export function CanDrop() {
  return (
    <path class={styles.drop} d="M50 31C57 40 63 46 63 54A13 12 0 0 1 37 54C37 46 43 40 50 31Z" />
  );
}

/** A square that would catch fire, too. */
export function Preview() {
  return (
    <>
      <circle class={styles.casing} cx="50" cy="50" r="34" />
      <circle class={styles.preview} cx="50" cy="50" r="34" />
    </>
  );
}
