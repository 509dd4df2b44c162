import type { OptionValues } from '@glade/engine';
import { seatNames } from '@glade/table';
import { writeMatch, type MatchSetup } from '../game/match-setup.ts';
import { REAL_TABLE } from './begin-or-resume.ts';
import type { Session } from './session.ts';

/** The query of another match with the same rules and players, with the same dice or new ones. */
export function rematchQuery(
  session: Session,
  { sameDice }: { readonly sameDice: boolean },
): string {
  const { match, players } = session.table;
  const { options, seed } = match.header;
  return onSameTable(session, {
    options,
    players,
    names: seatNames(match.header),
    seed: sameDice ? seed : undefined,
  });
}

/** The query of another match with these options instead, by the same people. */
export function rematchQueryWith(session: Session, options: OptionValues): string {
  const { match, players } = session.table;
  const { seats } = match.game.options;
  const same = seats === undefined ? {} : { [seats]: players.length };
  const wanted = { ...match.header.options, ...options, ...same };
  return onSameTable(session, {
    options: wanted,
    players,
    names: seatNames(match.header),
    seed: undefined,
  });
}

/** Where the pieces lie on a real table, those of the next match do, too. */
function onSameTable(session: Session, setup: MatchSetup): string {
  const query = writeMatch(session.table.match.game, setup);
  if (session.laidOut.peek() === undefined) return query;
  return new URLSearchParams([...new URLSearchParams(query), [REAL_TABLE, 'real']]).toString();
}
