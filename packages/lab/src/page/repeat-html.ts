import { escapeHtml } from '../charts/svg.ts';

/** How the same is made again in a terminal. Nothing where the app shows that by itself. */
export const repeatHtml = (made: string, command: string, inApp = false): string =>
  inApp
    ? ''
    : `<p class="soft">${escapeHtml(made)}</p>
<pre><code>${escapeHtml(command)}</code></pre>
`;
