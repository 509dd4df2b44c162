import type { ClauseId, Outcome, Seat } from '@glade/engine';
import type { MatchResult } from '../tally/match-result.ts';
import { POINTS_PER_MATCH } from '../tally/tally.ts';
import type { MeasureColumn } from './measure-columns.ts';
import { csvLine, jsonLine, type Cell } from './row-text.ts';

/** What a row says of a match beside its result. */
export interface PlayedMatch {
  readonly match: number;
  /** The number of its dice: matches of a block share it, and so do those of the arms of a study. */
  readonly dice: number;
  /** What the arm is called. Empty where nothing is compared. */
  readonly choice: string;
  /** The name of the bot in each seat. */
  readonly bots: readonly string[];
  readonly result: MatchResult;
  /** Undefined where the match did not end. */
  readonly outcome: Outcome | undefined;
  /** The clauses that came up. */
  readonly clauses: readonly ClauseId[];
}

/** The columns of a CSV file with one row a match. `sides`: the seats, or 1 where all are one team. */
export function matchHeader(
  seats: number,
  sides: number,
  measures: readonly MeasureColumn[],
): string {
  return csvLine([
    'match',
    'dice',
    'choice',
    'ended',
    'ending',
    'winners',
    'winner_count',
    'turns',
    'decisions',
    'real',
    'dead',
    'legal',
    'draws',
    'minutes',
    'order',
    'gone',
    'gone_turns',
    'gone_seconds',
    ...numbered('bot', seats),
    ...numbered('share', sides),
    ...measures.map(({ column }) => column),
    'clauses',
  ]);
}

const numbered = (name: string, many: number): readonly string[] =>
  Array.from({ length: many }, (_, i) => `${name}_${i + 1}`);

/** A match as a row of such a file. What is unknown of a match that did not end is empty. */
export function matchCsv(
  played: PlayedMatch,
  sides: number,
  measures: readonly MeasureColumn[],
): string {
  const { match, dice, choice, bots, outcome, clauses, result } = played;
  const { decisions, real, legal, draws } = result;
  const known = <T extends Cell>(value: T): T | null => (outcome === undefined ? null : value);
  const shares = sharesOf(result);
  return csvLine([
    match,
    dice,
    choice,
    outcome !== undefined,
    outcome?.code ?? null,
    known(ordinals(outcome?.winners).join(' ')),
    known(outcome?.winners.length ?? 0),
    known(result.turns),
    decisions,
    real,
    known(result.dead),
    legal,
    draws,
    known(result.minutes),
    ordinals(result.order).join(' '),
    known(ordinals(result.early.map(({ seat }) => seat)).join(' ')),
    known(result.early.map(({ turn }) => turn).join(' ')),
    known(result.early.map(({ seconds }) => seconds).join(' ')),
    ...bots,
    ...Array.from({ length: sides }, (_, side) => known(shares[side] ?? null)),
    ...measures.map(({ name, seat }) => measured(outcome, name, seat)),
    clauses.join(' '),
  ]);
}

/** A match as a line of JSON. */
export function matchJson(played: PlayedMatch): string {
  const { match, dice, choice, bots, outcome, clauses, result } = played;
  const { turns, decisions, real, dead, legal, draws, minutes } = result;
  const ended = outcome !== undefined;
  return jsonLine({
    match,
    dice,
    choice,
    ended,
    ...(ended
      ? { ending: outcome.code, winners: ordinals(outcome.winners), turns, dead, minutes }
      : {}),
    decisions,
    real,
    legal,
    draws,
    ...(result.order.length > 0 ? { order: ordinals(result.order) } : {}),
    bots,
    ...(ended
      ? { gone: goneOf(result), shares: sharesOf(result), measures: outcome.measures }
      : {}),
    clauses,
  });
}

const goneOf = ({ early }: MatchResult): readonly object[] =>
  early.map(({ seat, turn, seconds }) => ({ seat: seat + 1, turn, seconds }));

/** Seats counted from 1, as people do. */
const ordinals = (seats: readonly Seat[] = []): readonly number[] => seats.map((seat) => seat + 1);

/** The share of the match's one point that each side took. */
const sharesOf = ({ points }: MatchResult): readonly number[] =>
  points.map((each) => each / POINTS_PER_MATCH);

function measured(outcome: Outcome | undefined, name: string, seat: number | undefined): Cell {
  const value = outcome?.measures[name];
  if (value === undefined) return null;
  return typeof value === 'number' ? value : (value[seat ?? 0] ?? null);
}
