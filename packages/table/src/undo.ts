import { CHANCE, type Match, type Problem, type Seat } from '@glade/engine';
import { secretive } from './shown.ts';
import { isPerson } from './players.ts';
import type { Player } from './types.ts';

/** The length to which the log may be cut back for this seat, or why not. Rules: see the intent `undo`. */
export function undoLength(match: Match, players: readonly Player[], by: Seat): number | Problem {
  if (!isPerson(players, by)) return { code: 'undo.nothing' };
  if (match.header.dice === 'virtual') return takeable(match, players, by);
  return secretive(match.rules) ? withdrawable(match, by) : correctable(match, players);
}

function correctable({ log }: Match, players: readonly Player[]): number | Problem {
  const last = log.findLastIndex(({ actor }) => actor === CHANCE || isPerson(players, actor));
  return last < 0 ? { code: 'undo.nothing' } : last;
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
