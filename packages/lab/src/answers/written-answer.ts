import type { Estimate } from '../statistics/intervals.ts';
import type { Grid } from '../charts/grid-chart.ts';
import type { DotsPicture, ScatterPicture } from '../charts/points-chart.ts';
import type { Scale, IntervalRow } from '../charts/interval-chart.ts';

/**
 * The answer to a question as text: sentences, tables, and plots of what the tables say. It is printed in a terminal or
 * as an HTML page.
 */
export interface WrittenAnswer {
  readonly title: string;
  readonly lead: string;
  readonly parts: readonly AnswerPart[];
  /** How all of it was judged, with the names of the methods: after everything else. */
  readonly judged?: readonly string[];
  /** The command that repeats the experiment. */
  readonly command: string;
}

export interface AnswerPart {
  readonly heading: string;
  /** The answer in a few sentences. It stands before everything else. */
  readonly answer?: string;
  /** The headings of its lines, one for each, where they answer different things; with their pictures, which only a page shows. */
  readonly heads?: readonly AnswerHead[];
  readonly notes: readonly string[];
  readonly table?: AnswerTable;
  /** More rows. A page shows them folded, a terminal only the summary, unless they are few and `printed`. */
  readonly folded?: {
    readonly printed?: true;
    readonly summary: string;
    /** How to read the table. It is shown only with the table. */
    readonly note?: string;
    readonly table: AnswerTable;
  };
  readonly plot?: AnswerPlot;
  /** What was counted under each of several choices: a page shows it beside the answer. */
  readonly grid?: AnswerGrid;
  readonly curve?: AnswerCurve;
  /** Links that a page shows; a terminal does not, since they are long. */
  readonly links?: readonly { readonly name: string; readonly href: string }[];
  /** What a page says before the links. */
  readonly linksNote?: string;
  /** Sentences after the table on how to read it. */
  readonly method?: readonly string[];
  /** What is told of this part under “How this was judged”, with the names of methods. */
  readonly judged?: readonly string[];
}

export interface AnswerHead {
  readonly heading: string;
  readonly pictures?: readonly AnswerPicture[];
}

/** A picture of single matches, with what stands above it. */
export type AnswerPicture = { readonly caption: string } & (
  { readonly dots: DotsPicture } | { readonly scatter: ScatterPicture }
);

export interface AnswerGrid extends Grid {
  readonly caption: string;
  /** The option whose values the columns are. */
  readonly about?: string;
}

/** The first column holds names, the others hold numbers. */
export interface AnswerTable {
  readonly heads: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** Small print below the name in each row. */
  readonly fine?: readonly string[];
  /** One more column, which only a page shows: its head, and its cell in each row. */
  readonly aside?: { readonly head: string; readonly cells: readonly string[] };
}

/** Shares at equal steps, as a line. */
interface AnswerCurve {
  readonly label: string;
  readonly axis: string;
  /** What stands below each value; without it hundredths. */
  readonly ticks?: readonly string[];
  readonly values: readonly Estimate[];
}

/** Values with their intervals. */
export interface AnswerPlot {
  readonly label: string;
  readonly rows: readonly IntervalRow[];
  readonly scale: Scale;
}
