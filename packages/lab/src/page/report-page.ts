import { frontPage } from './front-page.ts';
import { outcomeSection } from './outcome-section.ts';
import { htmlDocument } from './document.ts';
import { placesSection } from './places-section.ts';
import type { Report } from '../report/report.ts';
import { decisionsSection } from './decisions-section.ts';
import { foldable, ReportWriter } from './report-writer.ts';
import { escapeHtml } from '../charts/svg.ts';
import { clausesSection } from './clauses-section.ts';
import { decidedSection } from './decisiveness-section.ts';
import { lengthSection } from './length-section.ts';
import { measuresSection } from './measures-section.ts';
import { choicesSection } from './choices-section.ts';
import { earlySection, movesSection, waitsSection } from './moves-section.ts';
import { methodSection } from './method-section.ts';
import { watchSection } from './matches-section.ts';
import { gameName, type Say } from '../text/say.ts';
import { type GameDetails, NO_DETAILS } from './game-details.ts';

/**
 * The report as one HTML file that loads nothing from elsewhere: pictures, a table beside each, light, dark and in
 * print.
 */
export function reportHtml(report: Report, say: Say, details: GameDetails = NO_DETAILS): string {
  const title = say('lab.title', { game: gameName(say, report.game) });
  const body = reportBody(report, say, details);
  return htmlDocument(title, say.language, `<h1>${escapeHtml(title)}</h1>\n${body}`);
}

/** The content of that file, to be shown inside another page together with `REPORT_STYLE`. */
export function reportBody(report: Report, say: Say, details: GameDetails): string {
  const writer = new ReportWriter(report, say, details);
  const parts = [
    outcomeSection(writer),
    lengthSection(writer),
    decidedSection(writer),
    watchSection(writer),
    clausesSection(writer),
    choicesSection(writer),
    movesSection(writer),
    waitsSection(writer),
    earlySection(writer),
    decisionsSection(writer),
    measuresSection(writer),
    placesSection(writer),
    methodSection(writer),
  ];
  const sections = parts.map(foldable).filter((section) => section !== '');
  const partial =
    details.partial === undefined ? '' : `<p><strong>${escapeHtml(details.partial)}</strong></p>\n`;
  const body = `${partial}${frontPage(writer)}
${contents(writer, sections)}
${sections.join('\n')}`;
  // Keeps a number and its percent sign on one line.
  return body.replaceAll(/(\d) %/g, '$1\u00a0%');
}

/** The table of contents at the top. */
function contents({ say }: ReportWriter, sections: readonly string[]): string {
  const links = sections.map((section) => {
    const [, id = '', words = ''] = /<h2 id="([^"]+)"[^>]*>([^<]*)<\/h2>/.exec(section) ?? [];
    return `<li><a href="#${id}">${words}</a></li>`;
  });
  return `<nav class="contents" aria-label="${escapeHtml(say('lab.contents'))}"><ul>${links.join('')}</ul></nav>`;
}
