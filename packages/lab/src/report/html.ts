import type { Game } from '@glade/engine';
import { escape } from './chart.ts';
import { frontPage } from './front.ts';
import type { Section } from './never.ts';
import { outcomeSection } from './outcome.ts';
import { page } from './page.ts';
import { placesSection } from './places.ts';
import type { Report } from './report.ts';
import {
  clausesSection,
  decidedSection,
  decisionsSection,
  lengthSection,
  measuresSection,
  methodSection,
  watchSection,
} from './sections.ts';
import { nameOf, type Say } from './words.ts';
import { Writing } from './writing.ts';

/** What a report in pictures tells of the game beside the figures. */
export interface About {
  /** Clauses of the rulebook by id, shown beside how often they came up. */
  readonly sentences: ReadonlyMap<string, string>;
  readonly sections: readonly Section[];
  /** Options that change nothing in what was played: they are left out. */
  readonly idle: ReadonlySet<string>;
  /** Where a place lies on the picture of the board, if that can be said. */
  spot(place: number): readonly [x: number, y: number] | undefined;
  placeName(place: number): string;
  /** The clauses that say what happens in events of this kind, at most the first. */
  clausesOf(code: string): readonly string[];
  /** The game itself, by which values of options are called that have no words of their own. */
  readonly game?: Game;
  /** The address of the app's page for replays, to which the fragment of a link is added. */
  readonly replay: string;
  /** What is to be said first where not all matches were played that were asked for. */
  readonly partial?: string | undefined;
}

const NOTHING: About = {
  sentences: new Map(),
  sections: [],
  idle: new Set(),
  spot: () => undefined,
  placeName: String,
  clausesOf: () => [],
  replay: '',
};

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
