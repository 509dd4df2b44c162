/** An answer as it is read, on a terminal or as a page: words, tables, and plots of what the tables say. */
export interface Sheet {
  readonly title: string;
  readonly lead: string;
  readonly parts: readonly Part[];
  /** What makes it again. */
  readonly command: string;
}

export interface Part {
  readonly heading: string;
  readonly notes: readonly string[];
  readonly table?: Table;
  readonly plot?: Plot;
}

/** The first column is words; the others are numbers. */
export interface Table {
  readonly heads: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** Values with their intervals: shares from 0 to 1, or differences about zero. */
export interface Plot {
  readonly kind: 'shares' | 'differences';
  readonly label: string;
  readonly rows: readonly {
    readonly name: string;
    readonly value: number;
    readonly low: number;
    readonly high: number;
    readonly text: string;
  }[];
}
