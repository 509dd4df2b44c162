import type { Report } from '../report/report.ts';
import type { GameDetails } from './game-details.ts';
import { escapeHtml } from '../charts/svg.ts';
import { NumberFormats } from '../text/numbers.ts';
import type { Say } from '../text/say.ts';

/** The report, the translator and the number formats that all sections are written with. */
export class ReportWriter {
  readonly report: Report;
  readonly say: Say;
  readonly about: GameDetails;
  readonly numbers: NumberFormats;

  constructor(report: Report, say: Say, details: GameDetails) {
    this.report = report;
    this.say = say;
    this.about = details;
    this.numbers = new NumberFormats(say.language);
  }

  readonly percent = (share: number): string => this.numbers.percent(share);

  /** An interval of shares. */
  readonly range = ({ low, high }: { readonly low: number; readonly high: number }): string =>
    this.say('lab.range.of', { low: this.percent(low), high: this.percent(high) });

  /** The same in whole percents, where it is not narrow. */
  nearRange({ low, high }: { readonly low: number; readonly high: number }): string {
    const near = (share: number): string => this.numbers.nearPercent(share, high - low);
    return this.say('lab.range.of', { low: near(low), high: near(high) });
  }

  /** How many independent observations something is from, as HTML. A phone leaves out the number that the first picture says. */
  counted(n: number, words = this.numbers.decimal(n)): string {
    const { win, stakes, points } = this.report.outcome;
    const told = win?.n ?? stakes?.seats[0]?.n ?? points?.[0]?.n;
    return n === told ? `<span class="known">${escapeHtml(words)}</span>` : escapeHtml(words);
  }

  list(names: readonly string[]): string {
    return new Intl.ListFormat(this.say.language).format(names);
  }
}

/** A heading that the table of contents links to. */
export const heading = (id: string, words: string): string =>
  `<h2 id="lab-${id}" tabindex="-1">${escapeHtml(words)}</h2>`;

/** A section that is folded on narrow screens, where a report is long, and open on wide ones and in print. */
export const foldable = (section: string): string =>
  section.replace(
    /^(<h2 [^>]*>[^<]*<\/h2>)([^]*)$/,
    '<details class="more part"><summary>$1</summary>$2</details>',
  );

/** A section that is folded until somebody opens it. */
export const foldedSection = (id: string, words: string, body: string): string =>
  `<details class="more"><summary>${heading(id, words)}</summary>\n${body}</details>`;
