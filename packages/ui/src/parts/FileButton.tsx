import styles from './FileButton.module.css';

interface Props {
  /** What the file is for. It is also the name of the field. */
  readonly label: string;
  /** The kinds of file offered first, as HTML's `accept` writes them. */
  readonly accept: string;
  readonly onChoose: (file: File) => void;
}

/**
 * A field for one file that looks like a button. The browser's own says “No file chosen” in the browser's language, and
 * its button is smaller than a fingertip. The field stays one: Tab reaches it, and Enter or Space opens the list of files.
 */
export function FileButton({ label, accept, onChoose }: Props) {
  return (
    <label class={styles.file}>
      {label}
      <input
        class="visually-hidden"
        type="file"
        accept={accept}
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          if (file !== undefined) onChoose(file);
          // So the same file can be chosen again.
          currentTarget.value = '';
        }}
      />
    </label>
  );
}
