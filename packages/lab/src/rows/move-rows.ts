import type { Action, SearchRules } from '@glade/engine';
import { csvLine, jsonLine, type Cell } from './row-text.ts';

/** A decision of a match, before it is carried out. */
export interface Decision {
  readonly match: number;
  readonly choice: string;
  /** The number of the entry in the log, counted from 1; throws and draws are entries, too. */
  readonly entry: number;
  readonly turn: number;
  readonly seat: number;
  readonly bot: string;
  /** How many actions were legal. */
  readonly legal: number;
  /** The first word of the move. */
  readonly kind: string;
  /** The seconds that it would take people at the assumed pace. */
  readonly seconds: number;
}

/** The columns of a file with one row a decision. */
export const moveHeader = (): string =>
  csvLine([
    'match',
    'choice',
    'entry',
    'turn',
    'seat',
    'bot',
    'legal',
    'forced',
    'chosen',
    'kind',
    'seconds',
  ]);

/** A decision as a row of CSV or as a line of JSON. Seats are counted from 1. */
export function moveRow(
  form: 'csv' | 'jsonl',
  rules: SearchRules,
  state: object,
  action: Action,
  decision: Decision,
): string {
  const { match, choice, entry, turn, seat, bot, legal, kind, seconds } = decision;
  const row = {
    match,
    choice,
    entry,
    turn,
    seat: seat + 1,
    bot,
    legal,
    forced: legal === 1,
    chosen: rules.notation.format(state, action),
    kind,
    seconds,
  };
  return form === 'jsonl' ? jsonLine(row) : csvLine(Object.values<Cell>(row));
}
