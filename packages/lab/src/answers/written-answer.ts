import type { Scale, IntervalRow } from '../charts/interval-chart.ts';

/** An answer as it is read, on a terminal or as a page: words, tables, and plots of what the tables say. */
export interface WrittenAnswer {
  readonly title: string;
  readonly lead: string;
  readonly parts: readonly AnswerPart[];
  /** What makes it again. */
  readonly command: string;
}

export interface AnswerPart {
  readonly heading: string;
  /** The answer in plain words, before everything else. */
  readonly answer?: string;
  readonly notes: readonly string[];
  readonly table?: AnswerTable;
  /** More rows of the same kind, folded on a page and left out on a terminal: what they are, in words. */
  readonly folded?: { readonly summary: string; readonly table: AnswerTable };
  readonly plot?: AnswerPlot;
  /** Said after the table: how it is to be read. */
  readonly method?: readonly string[];
}

/** The first column is words; the others are numbers. */
export interface AnswerTable {
  readonly heads: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** Small print below the words of each row. */
  readonly fine?: readonly string[];
}

/** Values with their intervals. */
export interface AnswerPlot {
  readonly label: string;
  readonly rows: readonly IntervalRow[];
  readonly scale: Scale;
}
