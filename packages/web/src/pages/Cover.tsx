import styles from './Cover.module.css';

const covers = import.meta.glob<string>('../../../../games/*/cover.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The picture of a game, drawn in the colours of the theme. */
export function Cover({ game }: { readonly game: string }) {
  return (
    <div
      class={styles.cover}
      aria-hidden="true"
      // A file of our own, built in: nothing in it comes from outside.
      dangerouslySetInnerHTML={{ __html: covers[`../../../../games/${game}/cover.svg`] ?? '' }}
    />
  );
}
