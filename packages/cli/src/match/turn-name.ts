import type { Match, WholeGame } from '@glade/engine';
import { turnBegun, turnHeading, type Say } from '@glade/text';

type Told = ReturnType<Match<WholeGame>['events']>;

/** What a turn is called that begins with this entry: as the game calls it, if it does, and before the first one the set-up. */
export const turnName = (say: Say, turn: number, at: number, events: Told): string =>
  turn === 0
    ? say('cli.turn.setup')
    : (turnHeading(say, turn, turnBegun(events.slice(0, at))) ?? say('cli.turn', { turn }));
