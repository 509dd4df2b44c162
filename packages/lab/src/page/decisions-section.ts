import {
  constantValues,
  isConstant,
  distributionFigure,
  sameDistributions,
} from './distributions.ts';
import { turnUnit } from '../text/say.ts';
import { foldedSection, type ReportWriter } from './report-writer.ts';
import { escapeHtml } from '../charts/svg.ts';

/** The section on how much there is to decide. */
export function decisionsSection(writer: ReportWriter): string {
  const { say, report, percent } = writer;
  const { choices, forced, real, dead } = report.decisions;
  const forcedSentence = say('lab.forced', {
    share: percent(forced.value),
    low: percent(forced.low),
    high: percent(forced.high),
    n: forced.n,
  });
  const allReal = sameDistributions(real, report.decisions);
  const plots = [
    [say('lab.decisions.axis'), report.decisions],
    ...(allReal ? [] : [[say('lab.real.axis'), real] as const]),
    [say('lab.dead.axis', { unit: turnUnit(writer.about.game) }), dead],
  ] as const;
  const twins = { name: say('lab.real.axis'), other: say('lab.decisions.axis') };
  const body = `<p>${escapeHtml(forcedSentence)} ${escapeHtml(say('lab.real.lead'))}${allReal ? ` ${escapeHtml(say('lab.same', twins))}` : ''}</p>
${plots
  .filter(([, data]) => !isConstant(data))
  .map(([name, data]) => distributionFigure(writer, name, data))
  .join('\n')}
${distributionFigure(writer, say('lab.choices.axis'), choices, 'lab.decisionsCount')}
${constantValues(
  writer,
  plots.filter(([, data]) => isConstant(data)),
)}`;
  return foldedSection('decisions', say('lab.decisions'), body);
}
