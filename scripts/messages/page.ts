import { LANGUAGES } from '@glade/text';
import type { Rendered } from './render.ts';

/** The messages for reading by program: a line with group and key, then a line for each language and rendering. */
export const asText = (messages: readonly Rendered[]): string =>
  messages
    .map(({ group, key, renderings }) =>
      [
        `${group} ${key}`,
        ...renderings.flatMap((one) =>
          LANGUAGES.map((language) => `  ${language}: ${one[language]}`),
        ),
        '',
      ].join('\n'),
    )
    .join('');

/** The messages as a page that stands alone: a table for each game and package, with a row for each rendering. */
export function asPage(messages: readonly Rendered[]): string {
  const groups = [...Map.groupBy(messages, ({ group }) => group)];
  const links = groups.map(
    ([group, inIt]) =>
      `<li><a href="#${escaped(group)}">${escaped(group)}</a>: ${inIt.length}</li>`,
  );
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Glade: all messages</title>
<style>${STYLE}</style>
<h1>All messages: ${messages.length}</h1>
<ul>${links.join('')}</ul>
${groups.map(([group, inIt]) => section(group, inIt)).join('\n')}
</html>
`;
}

const STYLE = `
body { font: 1rem/1.4 system-ui, sans-serif; margin: 1rem auto; max-width: 80rem; padding: 0 1rem; color-scheme: light dark }
table { border-collapse: collapse; table-layout: fixed; width: 100% }
th, td { border-top: 1px solid #8886; padding: 0.25rem 0.5rem; text-align: start; vertical-align: top; overflow-wrap: anywhere; white-space: pre-line }
tbody th { font: 0.8rem ui-monospace, monospace; width: 22% }
th:first-child { width: 22% }
`;

function section(group: string, messages: readonly Rendered[]): string {
  const rows = messages.map(
    ({ key, renderings }) =>
      `<tbody>${renderings
        .map((one, i) =>
          row(
            i === 0 ? key : '',
            renderings.length,
            LANGUAGES.map((language) => one[language]),
            LANGUAGES,
          ),
        )
        .join('')}</tbody>`,
  );
  const heads = LANGUAGES.map((language) => `<th scope="col">${language}</th>`).join('');
  return `<h2 id="${escaped(group)}">${escaped(group)}</h2>
<table><thead><tr><th scope="col">Key</th>${heads}</tr></thead>
${rows.join('\n')}</table>`;
}

function row(
  key: string,
  rows: number,
  texts: readonly string[],
  languages: readonly string[],
): string {
  const head = key === '' ? '' : `<th scope="rowgroup" rowspan="${rows}">${escaped(key)}</th>`;
  const cells = texts.map((text, i) => `<td lang="${languages[i]!}">${escaped(text)}</td>`);
  return `<tr>${head}${cells.join('')}</tr>`;
}

const escaped = (text: string): string =>
  text.replaceAll(/[&<>"]/g, (sign) => `&#${sign.codePointAt(0)};`);
