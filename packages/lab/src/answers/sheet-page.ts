import { strips } from '../charts/interval-chart.ts';
import { page } from '../page/document.ts';
import type { Part, Sheet, Table } from './sheet.ts';
import { tableOf } from '../page/table.ts';
import { escape } from '../charts/svg.ts';
import type { Say } from '../text/say.ts';

/** A sheet as one HTML file that asks for nothing else. */
export function sheetHtml(sheet: Sheet, say: Say): string {
  const body = `<h1>${escape(sheet.title)}</h1>
${frontOf(sheet, say)}
${sheet.parts.map((part, i) => partOf(part, i > 0)).join('\n')}`;
  return page(sheet.title, say.language, body);
}

/** What fits on one page: what was played, the answer, its picture, and what makes it again. */
function frontOf({ lead, parts, command }: Sheet, say: Say): string {
  const answers = parts.flatMap(({ answer }) => (answer === undefined ? [] : [answer]));
  const [first] = parts;
  return `<section class="front">
<p class="lead">${escape(lead)}</p>
${answers.map((answer) => `<p class="answer">${escape(answer)}</p>`).join('\n')}
${first?.plot === undefined ? '' : figureOf(first.plot)}
<p class="soft">${escape(say('lab.method.again'))}</p>
<pre><code>${escape(command)}</code></pre>
</section>`;
}

function figureOf({ label, rows, scale }: NonNullable<Part['plot']>): string {
  return `<figure><figcaption>${escape(label)}</figcaption>${strips(label, rows, scale)}</figure>`;
}

/** A part; the picture of the first stands before all of them. */
function partOf(
  { heading, notes, table, folded, plot, method = [] }: Part,
  pictured: boolean,
): string {
  const parts = [
    `<h2>${escape(heading)}</h2>`,
    ...notes.map((note) => `<p>${escape(note)}</p>`),
    plot === undefined || !pictured ? '' : figureOf(plot),
    table === undefined ? '' : tableHtml(table),
    folded === undefined
      ? ''
      : `<details><summary>${escape(folded.summary)}</summary>${tableHtml(folded.table)}</details>`,
    ...method.map((note) => `<p class="soft">${escape(note)}</p>`),
  ];
  return parts.filter((part) => part !== '').join('\n');
}

function tableHtml({ heads, rows, fine }: Table): string {
  const all = rows.map(([name = '', ...cells], i) => {
    const small = fine?.[i] ? `<small>${escape(fine[i])}</small>` : '';
    return { name: `${escape(name)}${small}`, cells: cells.map(escape) };
  });
  return tableOf(heads, all);
}
