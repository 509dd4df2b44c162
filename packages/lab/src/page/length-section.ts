import { type ReportWriter, heading } from './report-writer.ts';
import { distributionFigure } from './distributions.ts';
import { lengthName } from '../text/say.ts';
import { cutOffSentence } from '../text/sentences/cut-off-sentence.ts';
import { minutesSentences } from '../text/sentences/minutes-sentences.ts';
import { escapeHtml } from '../charts/svg.ts';

export function lengthSection(writer: ReportWriter): string {
  const { say, report, numbers } = writer;
  const cut = cutOffSentence(say, numbers, report.cut).map((told) => `<p>${escapeHtml(told)}</p>`);
  return `${heading('length', say('lab.length'))}
${distributionFigure(writer, lengthName(say, writer.about.game), report.length)}${cut.join('')}
${distributionFigure(writer, say('lab.minutes.axis'), report.minutes)}
<p class="soft">${escapeHtml(minutesSentences(report, say, writer.about.game))}</p>`;
}
