import type { OptionValues } from '@glade/engine';
import { seatNames } from '@glade/table';
import { writeMatch } from '../../game/match-setup.ts';
import type { Session } from '../session.ts';

/** The query of another match with the same rules and players, with the same dice or new ones. */
export function rematchQuery(
  session: Session,
  { sameDice }: { readonly sameDice: boolean },
): string {
  const { game, header, players } = session.host;
  const { options, seed } = header;
  return writeMatch(game, {
    options,
    players,
    names: seatNames(header),
    seed: sameDice ? seed : undefined,
    realTable: session.laidOut.peek() !== undefined,
  });
}

/** The query of another match with these options instead, by the same people. */
export function rematchQueryWith(session: Session, options: OptionValues): string {
  const { game, header, players } = session.host;
  const { seats } = game.options;
  const same = seats === undefined ? {} : { [seats]: players.length };
  const wanted = { ...header.options, ...options, ...same };
  return writeMatch(game, {
    options: wanted,
    players,
    names: seatNames(header),
    seed: undefined,
    realTable: session.laidOut.peek() !== undefined,
  });
}
