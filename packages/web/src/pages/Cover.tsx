import { useEffect, useState } from 'preact/hooks';
import styles from './Cover.module.css';

const covers = import.meta.glob<string>('../../../../games/*/cover.svg', {
  query: '?url',
  import: 'default',
});

/** The picture of a game, drawn in the colours of the theme. */
export function Cover({ game }: { readonly game: string }) {
  const [picture, setPicture] = useState('');
  useEffect(() => {
    // A page without its picture is still a page.
    load(game).then(setPicture, () => {});
  }, [game]);
  return (
    <div
      class={styles.cover}
      aria-hidden="true"
      // A file of our own, built in: nothing in it comes from outside.
      dangerouslySetInnerHTML={{ __html: picture }}
    />
  );
}

async function load(game: string): Promise<string> {
  const address = await covers[`../../../../games/${game}/cover.svg`]?.();
  if (address === undefined) return '';
  const answer = await fetch(address);
  return answer.ok ? answer.text() : '';
}
