import { turnUnit } from '../text/say.ts';
import { type ReportWriter, heading } from './report-writer.ts';
import { lowerFirst } from '../text/letter-case.ts';
import { escapeHtml } from '../charts/svg.ts';

/**
 * The section of matches worth watching, as links that open the replay. Each match is listed once, with all its
 * reasons. A match without a link is left out.
 */
export function watchSection({ report, say, about }: ReportWriter): string {
  const { longest, shortest, ...others } = report.extremes;
  const named = longest?.value === shortest?.value ? others : report.extremes;
  const links = new Map<string, { readonly match: number; readonly told: string[] }>();
  for (const [name, { value, match, link }] of Object.entries(named)) {
    if (link === undefined) continue;
    const each = links.get(link) ?? { match, told: [] };
    const words = say(`lab.watch.${name}`, {
      value: name === 'turnaround' ? 100 - value : value,
      unit: turnUnit(about.game),
    });
    each.told.push(each.told.length === 0 ? words : lowerFirst(words));
    links.set(link, each);
  }
  const rows = [...links].map(([link, { match, told }]) => {
    const number = escapeHtml(say('lab.watch.match', { match }));
    return `<li>${escapeHtml(told.join('; '))}: <a href="${escapeHtml(about.replay + link)}">${number}</a></li>`;
  });
  if (rows.length === 0) return '';
  return `${heading('watch', say('lab.watch'))}\n<p class="soft">${escapeHtml(say('lab.watch.lead'))}</p>\n<ul>${rows.join('')}</ul>`;
}
