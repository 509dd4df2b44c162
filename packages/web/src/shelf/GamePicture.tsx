import { useEffect, useState } from 'preact/hooks';
import styles from './GamePicture.module.css';

/** Picture files by path, as Vite finds them. Each loads the address of its file. */
type Files = Readonly<Record<string, () => Promise<string>>>;

/** The addresses of the covers. A cover has its own colours, so it is an image, which loads beside the code. */
const covers = import.meta.glob<string>('../../../../games/*/cover.svg', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** The cover of a game, three wide and four high. The title stands beside it. */
export const GamePicture = ({ game }: { readonly game: string }) => (
  <img
    class={styles.cover}
    src={covers[`../../../../games/${game}/cover.svg`]}
    alt=""
    width="300"
    height="400"
  />
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
      class={styles.picture}
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
