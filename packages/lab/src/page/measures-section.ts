import { type Writing, folded } from './report-writer.ts';
import { measureName } from '../text/say.ts';
import type { Distribution } from '../report/distribution.ts';
import { isOne, isSame, plot, seatsPlot, constants, type Kept } from './distributions.ts';
import { upper } from '../text/letter-case.ts';
import { escape } from '../charts/svg.ts';

/** What the game counts at the end. What never varies stands last, in a line. */
export function measuresSection(to: Writing): string {
  const { say, report } = to;
  const measures = Object.entries(report.measures).map(
    ([name, kept]) => [measureName(say, name), kept] as const,
  );
  if (measures.length === 0) return '';
  const still: (readonly [string, Distribution])[] = [];
  const shown = shownBefore(to);
  const plots: string[] = [];
  const again: string[] = [];
  for (const [name, kept] of measures) {
    const seats = isOne(kept) ? [kept] : kept;
    const values = new Set(seats.flatMap(({ histogram }) => histogram.map(([value]) => value)));
    const twin = shown.find(([, each]) => isSame(each, kept));
    if (values.size < 2) still.push([name, seats[0]!]);
    else if (twin !== undefined)
      again.push(`<p>${escape(say('lab.same', { name: upper(name), other: twin[0] }))}</p>`);
    else plots.push(isOne(kept) ? plot(to, name, kept) : seatsPlot(to, name, kept));
    shown.push([name, kept]);
  }
  const body = [...plots, ...again, constants(to, still)].join('\n');
  return folded('measures', say('lab.measures'), body);
}

/** What has its picture in another section. */
function shownBefore({ say, report }: Writing): (readonly [name: string, kept: Kept])[] {
  return [
    [say('lab.length.axis'), report.length],
    [say('lab.decisions.axis'), report.decisions],
    [say('lab.real.axis'), report.decisions.real],
  ];
}
