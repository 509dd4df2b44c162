import type { Match, WholeGame } from '@glade/engine';
import { turnBegun, turnName as headingOf, type Say } from '@glade/text';

type Told = ReturnType<Match<WholeGame>['events']>;

/** What a turn is called that begins with this entry. */
export const turnName = (say: Say, turn: number, at: number, events: Told): string =>
  headingOf(say, turn, turnBegun(events.slice(0, at)), {
    setup: say('cli.turn.setup'),
    turn: say('cli.turn', { turn }),
  });
