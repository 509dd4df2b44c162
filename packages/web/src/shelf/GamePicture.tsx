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

/** The cover of a game, three wide and four high. The title stands beside it. A game from outside has a plain one. */
export function GamePicture({ game }: { readonly game: string }) {
  const src = covers[`../../../../games/${game}/cover.svg`];
  if (src !== undefined)
    return <img class={styles.cover} src={src} alt="" width="300" height="400" />;
  return (
    <svg class={styles.plain} viewBox="0 0 300 400" aria-hidden="true">
      <path d="M70 120H230V280H70ZM123.300 120V280M176.600 120V280M70 173.300H230M70 226.600H230" />
      <circle cx="96" cy="200" r="18" />
      <circle cx="150" cy="146" r="18" />
      <circle cx="204" cy="254" r="18" />
    </svg>
  );
}

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
