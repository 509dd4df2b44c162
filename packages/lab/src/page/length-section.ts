import { type ReportWriter, heading } from './report-writer.ts';
import { distributionFigure } from './distributions.ts';
import { lengthName } from '../text/say.ts';
import { escapeHtml } from '../charts/svg.ts';

export function lengthSection(writer: ReportWriter): string {
  const { say, report } = writer;
  return `${heading('length', say('lab.length'))}
${distributionFigure(writer, lengthName(say), report.length)}
${distributionFigure(writer, say('lab.minutes.axis'), report.minutes)}
<p class="soft">${escapeHtml(say('lab.minutes.pace', { ...report.pace }))}</p>`;
}
