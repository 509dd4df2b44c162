import { REPORT_STYLE } from './style.ts';
import { escapeHtml } from '../charts/svg.ts';

/** A whole HTML file with this content in `main`. It loads nothing from elsewhere. */
export const htmlDocument = (
  title: string,
  language: string,
  main: string,
): string => `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${escapeHtml(title)}</title>
<style>${REPORT_STYLE}</style>
</head>
<body>
<main class="report">
${main}
</main>
</body>
</html>
`;
