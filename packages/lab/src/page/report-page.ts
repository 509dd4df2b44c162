import { frontPage } from './front-page.ts';
import { outcomeSection } from './outcome-section.ts';
import { page } from './document.ts';
import { placesSection } from './places-section.ts';
import type { Report } from '../report/report.ts';
import { decisionsSection } from './decisions-section.ts';
import { Writing } from './report-writer.ts';
import { escape } from '../charts/svg.ts';
import { clausesSection } from './clauses-section.ts';
import { decidedSection } from './decided-section.ts';
import { lengthSection } from './length-section.ts';
import { measuresSection } from './measures-section.ts';
import { methodSection } from './method-section.ts';
import { watchSection } from './watch-section.ts';
import { nameOf, type Say } from '../text/say.ts';
import { type About, NOTHING } from './game-details.ts';

/** The report as one HTML file that asks for nothing else: pictures, a table beside each, light and dark, printable. */
export function reportHtml(report: Report, say: Say, about: About = NOTHING): string {
  const title = say('lab.title', { game: nameOf(say, report.game) });
  const body = reportBody(report, say, about);
  return page(title, say.language, `<h1>${escape(title)}</h1>\n${body}`);
}

/** The same without the file around it, to be shown with `STYLE` inside another page. */
export function reportBody(report: Report, say: Say, about: About): string {
  const to = new Writing(report, say, about);
  const sections = [
    outcomeSection(to),
    lengthSection(to),
    decidedSection(to),
    watchSection(to),
    clausesSection(to),
    decisionsSection(to),
    measuresSection(to),
    placesSection(to),
    methodSection(to),
  ].filter((section) => section !== '');
  const partial =
    about.partial === undefined ? '' : `<p><strong>${escape(about.partial)}</strong></p>\n`;
  const body = `${partial}${frontPage(to)}
${contents(to, sections)}
${sections.join('\n')}`;
  // A number and its sign stay on one line.
  return body.replaceAll(/(\d) %/g, '$1\u00a0%');
}

/** A list of the sections, at the top. */
function contents({ say }: Writing, sections: readonly string[]): string {
  const links = sections.map((section) => {
    const [, id = '', words = ''] = /<h2 id="([^"]+)"[^>]*>([^<]*)<\/h2>/.exec(section) ?? [];
    return `<li><a href="#${id}">${words}</a></li>`;
  });
  return `<nav class="contents" aria-label="${escape(say('lab.contents'))}"><ul>${links.join('')}</ul></nav>`;
}
