import { useEffect, useRef } from 'preact/hooks';
import type { ComponentChildren } from 'preact';
import styles from './Page.module.css';

let visited = false;

interface Props {
  readonly title: string;
  /** Shows the heading to screen readers only, because everybody else sees what the page is. */
  readonly quiet?: boolean;
  readonly children: ComponentChildren;
}

/** A page with its heading. The heading gets the focus when people come from another page. */
export function Page({ title, quiet = false, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = title === 'Glade' ? title : `${title} · Glade`;
  }, [title]);
  useEffect(() => {
    // Not on the first page, where the browser knows where to begin, nor where the address names a clause.
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
