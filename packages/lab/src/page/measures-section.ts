import { type ReportWriter, foldedSection } from './report-writer.ts';
import { lengthName, measureName } from '../text/say.ts';
import type { Distribution } from '../report/distribution.ts';
import {
  isSingle,
  sameDistributions,
  distributionFigure,
  seatsFigure,
  constantValues,
  type DistributionOrSeats,
} from './distributions.ts';
import { upperFirst } from '../text/letter-case.ts';
import { escapeHtml } from '../charts/svg.ts';

/** The section of what the game counts at the end of a match. Measures that never vary stand last, in one line. */
export function measuresSection(writer: ReportWriter): string {
  const { say, report } = writer;
  const measures = Object.entries(report.measures).map(
    ([name, kept]) => [measureName(say, name), kept] as const,
  );
  if (measures.length === 0) return '';
  const constant: (readonly [string, Distribution])[] = [];
  const drawn = shownElsewhere(writer);
  const plots: string[] = [];
  const repeated: string[] = [];
  for (const [name, kept] of measures) {
    const seats = isSingle(kept) ? [kept] : kept;
    const values = new Set(seats.flatMap(({ histogram }) => histogram.map(([value]) => value)));
    const twin = drawn.find(([, each]) => sameDistributions(each, kept));
    if (values.size < 2) constant.push([name, seats[0]!]);
    else if (twin !== undefined)
      repeated.push(
        `<p>${escapeHtml(say('lab.same', { name: upperFirst(name), other: twin[0] }))}</p>`,
      );
    else
      plots.push(
        isSingle(kept) ? distributionFigure(writer, name, kept) : seatsFigure(writer, name, kept),
      );
    drawn.push([name, kept]);
  }
  const body = [...plots, ...repeated, constantValues(writer, constant)].join('\n');
  return foldedSection('measures', say('lab.measures'), body);
}

/** Distributions that another section draws. */
function shownElsewhere({
  say,
  report,
  about,
}: ReportWriter): (readonly [name: string, kept: DistributionOrSeats])[] {
  return [
    [lengthName(say, about.game), report.length],
    [say('lab.decisions.axis'), report.decisions],
    [say('lab.real.axis'), report.decisions.real],
  ];
}
