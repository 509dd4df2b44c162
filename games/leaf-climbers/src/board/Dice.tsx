import styles from './Board.module.css';

interface FaceProps {
  readonly name: string;
  readonly sides: number;
}

/** A die that is no cube: the one with four sides, the one with twenty. From -30 to 30. */
export function Face({ name, sides }: FaceProps) {
  return sides === 4 ? (
    <g data-solid>
      <path class={styles.solid} d="M0-27L28 22H-28Z" />
      <text class={styles.pips} x="0" y="15">
        {name}
      </text>
    </g>
  ) : (
    <g data-solid>
      <path class={styles.solid} d="M0-28L25-14V14L0 28L-25 14V-14Z" />
      <path
        class={styles.facet}
        d="M0-17L16 11H-16ZM0-17V-28M16 11L25 14M-16 11L-25 14M0-17L25-14M0-17L-25-14M16 11L0 28L-16 11"
      />
      <text class={styles.pips} x="0" y="8" style={{ fontSize: '17px' }}>
        {name}
      </text>
    </g>
  );
}
