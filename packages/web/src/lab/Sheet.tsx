import { useEffect, useRef } from 'preact/hooks';
import { STYLE } from '@glade/lab/core';
import { settings } from '../settings.ts';

/** A report as it stands in a file of its own, set apart from the look of the page around it. */
export function Sheet({ html }: { readonly html: string }) {
  const host = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = host.current;
    if (element === null) return;
    const root = element.shadowRoot ?? element.attachShadow({ mode: 'open' });
    const style = new CSSStyleSheet();
    style.replaceSync(STYLE);
    root.adoptedStyleSheets = [style];
    root.innerHTML = `<div class="report">${html}</div>`;
  }, [html]);
  return <div ref={host} data-theme={settings.value.theme} />;
}
