import { CHANCE, type Match, type Problem, type Seat } from '@glade/engine';
import { secretive } from './shown.ts';
import { isPerson } from './players.ts';
import type { Player } from './types.ts';

/** The length to which the log may be cut back for this seat, or why not. Rules: see the intent `undo`. */
export function undoLength(match: Match, players: readonly Player[], by: Seat): number | Problem {
  if (!isPerson(players, by)) return { code: 'undo.nothing' };
  if (match.header.dice === 'virtual') return takeable(match, players, by);
  return secretive(match.rules) ? withdrawable(match, by) : correctable(match, players, by);
}

/** The same for those who hold several seats: for whichever takes back least, or why none of them does. */
export function undoFor(
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

/** The latest entry that people made. A throw was read wrong by all; a move against others is its player's own. */
function correctable(
  { log, rules }: Match,
  players: readonly Player[],
  by: Seat,
): number | Problem {
  const last = log.findLastIndex(({ actor }) => actor === CHANCE || isPerson(players, actor));
  if (last < 0) return { code: 'undo.nothing' };
  const { actor } = log[last]!;
  const others = rules.kind === 'competitive' && actor !== CHANCE && actor !== by;
  return others ? { code: 'undo.other' } : last;
}

/** Where something is hidden: the last entry alone, a throw or the seat's own, and only while it has shown nobody anything. */
function withdrawable({ log, over, rules, state }: Match, by: Seat): number | Problem {
  const last = log.at(-1);
  if (last === undefined) return { code: 'undo.nothing' };
  if (over) return { code: 'undo.dice' };
  if (last.actor !== CHANCE) {
    if (last.actor !== by) return { code: 'undo.other' };
    if (rules.landmark?.(state) === true) return { code: 'undo.dice' };
  }
  return log.length - 1;
}

function takeable(match: Match, players: readonly Player[], by: Seat): number | Problem {
  const { log, fixed, rules } = match;
  const own = log.findLastIndex(({ actor }) => actor === by);
  if (own < 0) return { code: 'undo.nothing' };
  // The end shows everybody everything: nothing goes back behind that.
  const revealed = match.over && secretive(rules);
  if (own < fixed || revealed) return { code: 'undo.dice' };
  const others = log.slice(own + 1).some(({ actor }) => isPerson(players, actor));
  return others && rules.kind === 'competitive' ? { code: 'undo.other' } : own;
}
