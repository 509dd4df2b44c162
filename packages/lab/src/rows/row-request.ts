/** Which files a study fills beside counting: one row a match as CSV or as lines of JSON, and one row a decision. */
export interface RowRequest {
  readonly csv: boolean;
  readonly jsonl: boolean;
  readonly moves: 'csv' | 'jsonl' | undefined;
  /** What each arm is called in the column `choice`. */
  readonly choices: readonly string[];
}

/** The text of each of these files, or a part of it. */
export interface RowTexts {
  csv: string;
  jsonl: string;
  moves: string;
}

export const emptyRowTexts = (): RowTexts => ({ csv: '', jsonl: '', moves: '' });
