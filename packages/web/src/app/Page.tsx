import { useEffect, useRef } from 'preact/hooks';
import type { ComponentChildren } from 'preact';
import styles from './Page.module.css';

let visited = false;

interface Props {
  readonly title: string;
  /** The heading is there for screen readers only: the page shows itself what it is. */
  readonly quiet?: boolean;
  readonly children: ComponentChildren;
}

/** A page with its heading, which takes the focus when people come here from another page. */
export function Page({ title, quiet = false, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = title === 'Glade' ? title : `${title} · Glade`;
  }, [title]);
  useEffect(() => {
    // On the first page the browser's own start of reading is right; and a clause in the address finds itself.
    if (visited && location.hash === '') {
      heading.current?.focus({ preventScroll: true });
      scrollTo({ top: 0, behavior: 'instant' });
    }
    visited = true;
  }, []);
  return (
    <>
      <h1 ref={heading} tabIndex={-1} class={quiet ? styles.quiet : styles.title}>
        {title}
      </h1>
      {children}
    </>
  );
}
