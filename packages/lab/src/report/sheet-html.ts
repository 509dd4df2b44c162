import { bars, escape, forest } from './chart.ts';
import { page } from './page.ts';
import type { Part, Plot, Sheet, Table } from './sheet.ts';
import type { Say } from './words.ts';

/** A sheet as one HTML file that asks for nothing else. */
export function sheetHtml(sheet: Sheet, say: Say): string {
  const body = `<h1>${escape(sheet.title)}</h1>
<p class="lead">${escape(sheet.lead)}</p>
${sheet.parts.map(partOf).join('\n')}
<h2>${escape(say('lab.method'))}</h2>
<p>${escape(say('lab.method.again'))}</p>
<pre><code>${escape(sheet.command)}</code></pre>`;
  return page(sheet.title, say.language, body);
}

function partOf({ heading, notes, table, plot }: Part): string {
  const told = notes.map((note) => `<p>${escape(note)}</p>`).join('\n');
  const shown = [plot && `<figure>${chartOf(plot)}</figure>`, table && scrolled(table, heading)];
  return `<h2>${escape(heading)}</h2>\n${told}\n${shown.filter(Boolean).join('\n')}`;
}

const chartOf = ({ kind, label, rows }: Plot): string =>
  kind === 'shares' ? bars(label, rows) : forest(label, rows);

function scrolled({ heads, rows }: Table, label: string): string {
  const head = heads.map((name) =>
    name === '' ? '<td></td>' : `<th scope="col">${escape(name)}</th>`,
  );
  const body = rows.map(([name = '', ...cells]) => {
    const rest = cells.map((cell) => `<td>${escape(cell)}</td>`).join('');
    return `<tr><th scope="row">${escape(name)}</th>${rest}</tr>`;
  });
  return `<div class="scroll" role="region" tabindex="0" aria-label="${escape(label)}"><table><thead><tr>${head.join('')}</tr></thead><tbody>${body.join('')}</tbody></table></div>`;
}
