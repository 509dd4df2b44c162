import { CHANCE, type Entry, type Match, type Problem, type Seat } from '@glade/engine';
import { hasSecrets } from '../visible-entries.ts';
import { isPerson } from '../players.ts';
import type { Correction, Player } from '../types.ts';

/** The length to which the log may be cut for this seat, or why it may not be. The intent `undo` says the rules. */
export function undoLength(match: Match, players: readonly Player[], by: Seat): number | Problem {
  if (!isPerson(players, by)) return { code: 'undo.nothing' };
  if (match.header.dice === 'virtual') return undoVirtual(match, players, by);
  return hasSecrets(match.rules) ? undoEnteredHidden(match, by) : undoEntered(match, players, by);
}

/** The same for people who hold several seats: the longest log that one of their seats may cut it to. */
export function longestUndo(
  match: Match,
  players: readonly Player[],
  seats: readonly Seat[],
): number | Problem {
  let best = -1;
  let why: Problem = { code: 'undo.nothing' };
  for (const seat of seats) {
    const length = undoLength(match, players, seat);
    if (typeof length === 'number') best = Math.max(best, length);
    else if (length.code !== 'undo.nothing') why = length;
  }
  return best < 0 ? why : best;
}

/**
 * With entered dice, in open games: before the latest entry that people made. All of them may correct a throw; in
 * competitive games only its player may take an action back. What somebody did because nothing else was left to do goes
 * with what they did before it: alone it would come again.
 */
function undoEntered(match: Match, players: readonly Player[], by: Seat): number | Problem {
  const { log, rules } = match;
  const latest = log.findLastIndex(({ actor }) => actor === CHANCE || isPerson(players, actor));
  if (latest < 0) return { code: 'undo.nothing' };
  const { actor } = log[latest]!;
  const others = rules.kind === 'competitive' && actor !== CHANCE && actor !== by;
  if (others) return { code: 'undo.other' };
  if (actor === CHANCE) return latest;
  const isAlone = (at: number): boolean => log[at - 1]?.actor === actor && isForced(match, at);
  let last = latest;
  while (isAlone(last)) last -= 1;
  return last;
}

const isForced = (match: Match, at: number): boolean => match.rules.count(match.at(at).state) === 1;

/** With entered dice, where something is hidden: before the last entry, if that is a throw or the seat's own action and has revealed nothing. */
function undoEnteredHidden({ log, over, rules, state }: Match, by: Seat): number | Problem {
  const last = log.at(-1);
  if (last === undefined) return { code: 'undo.nothing' };
  if (over) return { code: 'undo.dice' };
  if (last.actor !== CHANCE) {
    if (last.actor !== by) return { code: 'undo.other' };
    if (rules.landmark?.(state) === true) return { code: 'undo.dice' };
  }
  return log.length - 1;
}

/** With virtual dice: before the seat's latest action, if no chance was drawn and nothing revealed since. */
function undoVirtual(match: Match, players: readonly Player[], by: Seat): number | Problem {
  const { log, fixed, rules } = match;
  const own = log.findLastIndex(({ actor }) => actor === by);
  if (own < 0) return { code: 'undo.nothing' };
  // The end reveals everything to everybody, so it cannot be taken back.
  const revealed = match.over && hasSecrets(rules);
  if (own < fixed || revealed) return { code: 'undo.dice' };
  const others = log.slice(own + 1).some(({ actor }) => isPerson(players, actor));
  return others && rules.kind === 'competitive' ? { code: 'undo.other' } : own;
}

/** What an undo has cut off, and for which seats it was done. */
export interface Undone {
  readonly seats: readonly Seat[];
  readonly entries: readonly Entry[];
}

/** The last correction, as long as nothing else has happened since. */
export interface LastCorrection {
  /** The match before it. */
  readonly before: Match;
  readonly at: number;
  readonly by: Seat;
  /** Who had to agree to it. */
  readonly asked: readonly Seat[];
  /** What was done; undefined for one that was stored. */
  readonly kind?: Correction['kind'] | 'restore' | undefined;
}

/** Whether the people in one of these seats may ask to take the last correction back. The intent `restore` says the rules. */
export function mayRestore(
  { rules }: Pick<Match, 'rules'>,
  players: readonly Player[],
  last: LastCorrection | undefined,
  seats: readonly Seat[],
): boolean {
  if (last === undefined) return false;
  const free = rules.kind !== 'competitive' && !hasSecrets(rules);
  return seats.some(
    (by) => isPerson(players, by) && (free || by === last.by || last.asked.includes(by)),
  );
}

/** Whether one of these seats may do again what was taken back. The intent `redo` says the rules. */
export function mayRedo(
  { rules }: Pick<Match, 'rules'>,
  players: readonly Player[],
  undone: Undone | undefined,
  seats: readonly Seat[],
): boolean {
  if (undone === undefined || !seats.some((seat) => isPerson(players, seat))) return false;
  const free = rules.kind !== 'competitive' && !hasSecrets(rules);
  const thrown = undone.entries.every(({ actor }) => actor === CHANCE);
  return free || thrown || seats.some((seat) => undone.seats.includes(seat));
}
