import { moveHeader } from './move-rows.ts';
import { matchCsv, matchHeader, matchJson, type PlayedMatch } from './match-rows.ts';
import { measureColumns, type MeasureColumn } from './measure-columns.ts';
import { emptyRowTexts, type RowRequest, type RowTexts } from './row-request.ts';
import type { SearchRules } from '@glade/engine';

/** Collects the rows of a study: those of all its arms, match by match. */
export class StudyRows {
  readonly request: RowRequest;
  private readonly measures: readonly MeasureColumn[];
  private readonly seats: number;
  private readonly sides: number;
  private texts: RowTexts = emptyRowTexts();

  /** `arms`: the rules of each arm. */
  constructor(request: RowRequest, arms: readonly SearchRules[]) {
    this.request = request;
    this.seats = Math.max(...arms.map(({ seats }) => seats));
    this.sides = Math.max(...arms.map(({ kind, seats }) => (kind === 'competitive' ? seats : 1)));
    const columns = new Map(
      arms.flatMap((rules) => measureColumns(rules).map((each) => [each.column, each] as const)),
    );
    this.measures = request.csv ? [...columns.values()] : [];
  }

  /** The first line of each file. */
  header(): RowTexts {
    const { request, seats, sides, measures } = this;
    return {
      csv: request.csv ? matchHeader(seats, sides, measures) : '',
      jsonl: '',
      moves: request.moves === 'csv' ? moveHeader() : '',
    };
  }

  addMatch(played: PlayedMatch): void {
    const { request, texts } = this;
    if (request.csv) texts.csv += matchCsv(played, this.sides, this.measures);
    if (request.jsonl) texts.jsonl += matchJson(played);
  }

  addMove(row: string): void {
    this.texts.moves += row;
  }

  /** The rows since the last call. */
  take(): RowTexts {
    const { texts } = this;
    this.texts = emptyRowTexts();
    return texts;
  }
}
