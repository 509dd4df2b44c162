import { useEffect, useState } from 'preact/hooks';
import styles from './GamePicture.module.css';

/** Picture files by path, as Vite finds them. Each loads the address of its file. */
type Files = Readonly<Record<string, () => Promise<string>>>;

const covers: Files = import.meta.glob<string>('../../../../games/*/cover.svg', {
  query: '?url',
  import: 'default',
});

/** The picture of a game. */
export const GamePicture = ({ game }: { readonly game: string }) => (
  <Picture files={covers} path={`../../../../games/${game}/cover.svg`} />
);

interface Props {
  readonly files: Files;
  readonly path: string;
}

/** A picture of a game, drawn in the colours of the theme; nothing if the game has no such file. */
export function Picture({ files, path }: Props) {
  const [picture, setPicture] = useState('');
  const file = files[path];
  useEffect(() => {
    // If it cannot be loaded, the page goes without it.
    if (file !== undefined) load(file).then(setPicture, () => {});
  }, [file]);
  if (file === undefined) return null;
  return (
    <div
      class={styles.cover}
      aria-hidden="true"
      // The file is part of the build: nothing in it comes from outside.
      dangerouslySetInnerHTML={{ __html: picture }}
    />
  );
}

async function load(file: () => Promise<string>): Promise<string> {
  const answer = await fetch(await file());
  return answer.ok ? answer.text() : '';
}
