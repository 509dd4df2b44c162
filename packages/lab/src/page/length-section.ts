import { type Writing, heading } from './report-writer.ts';
import { plot } from './distributions.ts';
import { escape } from '../charts/svg.ts';

export function lengthSection(to: Writing): string {
  const { say, report } = to;
  return `${heading('length', say('lab.length'))}
${plot(to, say('lab.length.axis'), report.length)}
${plot(to, say('lab.minutes.axis'), report.minutes)}
<p class="soft">${escape(say('lab.minutes.pace', { ...report.pace }))}</p>`;
}
