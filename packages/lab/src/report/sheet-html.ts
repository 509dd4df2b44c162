import { escape, strips } from './chart.ts';
import { page } from './page.ts';
import type { Part, Sheet, Table } from './sheet.ts';
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

function partOf({ heading, answer, notes, table, plot, method = [] }: Part): string {
  const parts = [
    `<h2>${escape(heading)}</h2>`,
    answer === undefined ? '' : `<p class="answer">${escape(answer)}</p>`,
    ...notes.map((note) => `<p>${escape(note)}</p>`),
    plot === undefined
      ? ''
      : `<figure><figcaption>${escape(plot.label)}</figcaption>${strips(plot.label, plot.rows, plot.scale)}</figure>`,
    table === undefined ? '' : stacked(table),
    ...method.map((note) => `<p class="soft">${escape(note)}</p>`),
  ];
  return parts.filter((part) => part !== '').join('\n');
}

/** A table whose rows become short lists on a phone: roles keep it a table for those who hear it. */
function stacked({ heads, rows, fine }: Table): string {
  const head = heads.map((name) =>
    name === ''
      ? '<td role="cell"></td>'
      : `<th role="columnheader" scope="col">${escape(name)}</th>`,
  );
  const body = rows.map(([name = '', ...cells], i) => {
    const rest = cells.map(
      (cell, k) => `<td role="cell" data-head="${escape(heads[k + 1] ?? '')}">${escape(cell)}</td>`,
    );
    const small = fine?.[i] ? `<small>${escape(fine[i])}</small>` : '';
    return `<tr role="row"><th role="rowheader" scope="row">${escape(name)}${small}</th>${rest.join('')}</tr>`;
  });
  return `<table class="stack" role="table"><thead role="rowgroup"><tr role="row">${head.join('')}</tr></thead><tbody role="rowgroup">${body.join('')}</tbody></table>`;
}
