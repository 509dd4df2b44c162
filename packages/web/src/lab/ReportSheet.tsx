import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { useLocation } from 'wouter-preact';
import { REPORT_STYLE } from '@glade/lab/core';
import { shownTheme } from '../settings/settings.ts';
import styles from './ReportSheet.module.css';

interface Props {
  readonly html: string;
  /** What stands below its first page. */
  readonly children: ComponentChildren;
}

/** A report as in a file of its own, in the colours and letters of the app. A shadow root keeps all other styles of the page out. */
export function ReportSheet({ html, children }: Props) {
  const host = useRef<HTMLDivElement>(null);
  const [, go] = useLocation();
  useEffect(() => {
    const element = host.current;
    if (element === null) return undefined;
    const root = element.shadowRoot ?? element.attachShadow({ mode: 'open' });
    const style = new CSSStyleSheet();
    style.replaceSync(REPORT_STYLE);
    root.adoptedStyleSheets = [style];
    root.innerHTML = `<div class="report">${html}</div>`;
    root.querySelector('.front')?.after(document.createElement('slot'));
    const narrow = matchMedia('(max-width: 46rem)');
    const fold = () => {
      for (const part of root.querySelectorAll<HTMLDetailsElement>('.part'))
        part.open = !narrow.matches;
    };
    fold();
    narrow.addEventListener('change', fold);
    for (const link of root.querySelectorAll('a'))
      link.addEventListener('click', (event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
        const inside = link.getAttribute('href')?.startsWith('#') === true;
        if (!inside && link.origin !== location.origin) return;
        event.preventDefault();
        // The app is not loaded again, so going back leads to the report.
        if (inside) show(root, link.hash.slice(1));
        else go(link.pathname + link.hash);
      });
    return () => narrow.removeEventListener('change', fold);
  }, [html]);
  return (
    <div
      ref={host}
      class={styles.sheet}
      data-theme={shownTheme.value === 'dark' ? 'dark' : 'light'}
    >
      {children}
    </div>
  );
}

/** Goes to a heading of the report. A fragment in the address does not find what is in a shadow root. */
function show(root: ShadowRoot, id: string): void {
  const heading = root.getElementById(id);
  heading?.closest('details')?.setAttribute('open', '');
  heading?.scrollIntoView();
  heading?.focus({ preventScroll: true });
}
