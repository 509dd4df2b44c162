import { CHANCE, type Match, type Problem, type Seat } from '@glade/engine';
import { secretive } from './shown.ts';
import type { Player } from './types.ts';

/** The length to which the log may be cut back for this seat, or why not. Rules: see the intent `undo`. */
export function undoLength(match: Match, players: readonly Player[], by: Seat): number | Problem {
  return match.header.dice === 'entered'
    ? correctable(match, players)
    : takeable(match, players, by);
}

function correctable({ log }: Match, players: readonly Player[]): number | Problem {
  const last = log.findLastIndex(
    ({ actor }) => actor === CHANCE || players[actor]?.who === 'person',
  );
  return last < 0 ? { code: 'undo.nothing' } : last;
}

function takeable(match: Match, players: readonly Player[], by: Seat): number | Problem {
  const { log, fixed, rules } = match;
  const own = log.findLastIndex(({ actor }) => actor === by);
  if (players[by]?.who !== 'person' || own < 0) return { code: 'undo.nothing' };
  // The end shows everybody everything: nothing goes back behind that.
  const revealed = match.over && secretive(rules);
  if (own < fixed || revealed) return { code: 'undo.dice' };
  const others = log.slice(own + 1).some(({ actor }) => players[actor]?.who === 'person');
  return others && rules.kind === 'competitive' ? { code: 'undo.other' } : own;
}
