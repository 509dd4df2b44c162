import { intervalChart } from '../charts/interval-chart.ts';
import { lineChart } from '../charts/line-chart.ts';
import { NumberFormats } from '../text/numbers.ts';
import { htmlDocument } from '../page/document.ts';
import { gridChart } from '../charts/grid-chart.ts';
import { dotsChart, scatterChart } from '../charts/points-chart.ts';
import type { AnswerPart, AnswerPicture, WrittenAnswer, AnswerTable } from './written-answer.ts';
import { stackingTable } from '../page/table.ts';
import { repeatHtml } from '../page/repeat-html.ts';
import { escapeHtml } from '../charts/svg.ts';
import type { Say } from '../text/say.ts';

/** An answer as one HTML file that loads nothing from elsewhere. */
export function answerHtml(answer: WrittenAnswer, say: Say): string {
  const body = `<h1>${escapeHtml(answer.title)}</h1>
${answerBody(answer, say)}`;
  return htmlDocument(answer.title, say.language, body);
}

/** The content of that file below its title, to be shown inside another page together with `REPORT_STYLE`. The app shows the command by itself. */
export const answerBody = (answer: WrittenAnswer, say: Say, inApp = false): string =>
  [
    frontPage(answer, say, inApp),
    ...answer.parts.map((part, i) => partHtml(part, i > 0, say)),
    ...judgedHtml(answer, say),
  ].join('\n');

/** The first page: the answer, its picture, what was played, and the command that repeats it. */
function frontPage({ lead, parts, command }: WrittenAnswer, say: Say, inApp: boolean): string {
  const [first] = parts;
  const headed = first?.heads !== undefined;
  const grid = parts.find((part) => part.grid !== undefined)?.grid;
  // Of several choices the grid says in one look what sentences say of each.
  const seenFirst = grid !== undefined && grid.heads.length > 2;
  const answers = parts.flatMap((part) => {
    if (part.answer === undefined) return [];
    if (headed) return headedAnswer(part);
    return [`<p class="answer${seenFirst ? ' headed' : ''}">${linesOf(part.answer)}</p>`];
  });
  const gridded = grid === undefined ? [] : [gridFigure(grid)];
  const told = seenFirst ? [...gridded, ...answers] : [...answers, ...gridded];
  return `<section class="front">
${told.join('\n')}
${first?.plot === undefined ? '' : plotFigure(first.plot)}
<p>${escapeHtml(lead)}</p>
${repeatHtml(say('lab.method.again'), command, inApp)}</section>`;
}

/** Each line of an answer below its heading, with its pictures. A part without headings has its own. */
function headedAnswer({ answer = '', heads, heading }: AnswerPart): readonly string[] {
  const lines = heads === undefined ? [answer] : answer.split('\n');
  return lines.map((line, i) => {
    const { heading: above, pictures = [] } = heads?.[i] ?? { heading };
    const told = `<h3>${escapeHtml(above)}</h3>\n<p class="answer headed">${linesOf(line)}</p>`;
    if (pictures.length === 0) return told;
    return `${told}\n<div class="curves">${pictures.map(pictureFigure).join('')}</div>`;
  });
}

const pictureFigure = (drawn: AnswerPicture): string =>
  `<figure><figcaption>${escapeHtml(drawn.caption)}</figcaption>${'dots' in drawn ? dotsChart(drawn.dots) : scatterChart(drawn.scatter)}</figure>`;

/** How the answer was judged, folded. */
const judgedHtml = ({ judged = [] }: WrittenAnswer, say: Say): readonly string[] =>
  judged.length === 0
    ? []
    : [
        `<details><summary>${escapeHtml(say('lab.judged'))}</summary>${judged.map((note) => `<p>${escapeHtml(note)}</p>`).join('')}</details>`,
      ];

function gridFigure({ caption, about, ...grid }: NonNullable<AnswerPart['grid']>): string {
  const named = about === undefined ? '' : `<b>${escapeHtml(about)}</b> `;
  return `<figure class="gridded"><figcaption>${named}<small>${escapeHtml(caption)}</small></figcaption>${gridChart(grid)}</figure>`;
}

/** Lines of an answer as HTML. */
const linesOf = (answer: string): string => answer.split('\n').map(escapeHtml).join('<br>');

function plotFigure({ label, rows, scale }: NonNullable<AnswerPart['plot']>): string {
  return `<figure><figcaption>${escapeHtml(label)}</figcaption>${intervalChart(label, rows, scale)}</figure>`;
}

function curveFigure(
  { label, axis, ticks, values }: NonNullable<AnswerPart['curve']>,
  say: Say,
): string {
  const numbers = new NumberFormats(say.language);
  const chart = lineChart({
    label,
    axis,
    ...(ticks && { ticks }),
    series: [{ name: '', values }],
    percent: (share) => numbers.percent(share),
    whole: (share) => numbers.whole(share),
  });
  return `<figure><figcaption>${escapeHtml(label)}</figcaption>${chart}</figure>`;
}

/** One part of the answer. The picture of the first part is left out: the front page shows it. */
function partHtml(
  { heading, notes, table, folded, plot, curve, links = [], linksNote, method = [] }: AnswerPart,
  pictured: boolean,
  say: Say,
): string {
  const parts = [
    `<h2>${escapeHtml(heading)}</h2>`,
    ...notes.map((note) => `<p>${escapeHtml(note)}</p>`),
    plot === undefined || !pictured ? '' : plotFigure(plot),
    curve === undefined ? '' : curveFigure(curve, say),
    table === undefined ? '' : tableHtml(table),
    folded === undefined
      ? ''
      : `<details><summary>${escapeHtml(folded.summary)}</summary>${folded.note === undefined ? '' : `<p>${escapeHtml(folded.note)}</p>`}${tableHtml(folded.table)}</details>`,
    linksNote === undefined ? '' : `<p class="soft">${escapeHtml(linksNote)}</p>`,
    links.length === 0
      ? ''
      : `<ul>${links.map(({ name, href }) => `<li><a href="${escapeHtml(href)}">${escapeHtml(name)}</a></li>`).join('')}</ul>`,
    ...method.map((note) => `<p class="soft">${escapeHtml(note)}</p>`),
  ];
  return parts.filter((part) => part !== '').join('\n');
}

function tableHtml({ heads, rows, fine, aside }: AnswerTable): string {
  const all = rows.map(([name = '', ...cells], i) => {
    const small = fine?.[i] ? `<small>${escapeHtml(fine[i])}</small>` : '';
    const more = aside === undefined ? [] : [aside.cells[i]!];
    return { name: `${escapeHtml(name)}${small}`, cells: [...cells, ...more].map(escapeHtml) };
  });
  return stackingTable(aside === undefined ? heads : [...heads, aside.head], all);
}
