import { constants, isConstant, plot, isSame } from './distributions.ts';
import { folded, type Writing } from './report-writer.ts';
import { escape } from '../charts/svg.ts';

/** How much there is to decide. */
export function decisionsSection(to: Writing): string {
  const { say, report, percent } = to;
  const { choices, forced, real, dead } = report.decisions;
  const told = say('lab.forced', {
    share: percent(forced.value),
    low: percent(forced.low),
    high: percent(forced.high),
    n: forced.n,
  });
  const allReal = isSame(real, report.decisions);
  const plots = [
    [say('lab.decisions.axis'), report.decisions],
    ...(allReal ? [] : [[say('lab.real.axis'), real] as const]),
    [say('lab.dead.axis'), dead],
  ] as const;
  const twins = { name: say('lab.real.axis'), other: say('lab.decisions.axis') };
  const body = `<p>${escape(told)} ${escape(say('lab.real.lead'))}${allReal ? ` ${escape(say('lab.same', twins))}` : ''}</p>
${plots
  .filter(([, data]) => !isConstant(data))
  .map(([name, data]) => plot(to, name, data))
  .join('\n')}
${plot(to, say('lab.choices.axis'), choices, 'lab.decisionsCount')}
${constants(
  to,
  plots.filter(([, data]) => isConstant(data)),
)}`;
  return folded('decisions', say('lab.decisions'), body);
}
