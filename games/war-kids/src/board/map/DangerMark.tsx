import styles from '../Board.module.css';

/** What could come at a place: somebody who strikes, or a spell. About its own middle, within a circle of 14. */
export const DangerMark = ({ mark }: { readonly mark: 'near' | 'far' }) =>
  mark === 'near' ? (
    <>
      <path class={styles.near} d="M0-12L13 10H-13Z" />
      <path class={styles.dangerSign} d="M0-4V2.500M0 6.500V6.600" />
    </>
  ) : (
    <>
      <circle class={styles.far} r="11.500" />
      <path class={styles.spark} d="M0-8L2-2L8 0L2 2L0 8L-2 2L-8 0L-2-2Z" />
    </>
  );
