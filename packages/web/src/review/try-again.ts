import { CHANCE, formatRecord, Match, type Seat } from '@glade/engine';
import { newSeed, playersOf } from '@glade/table';
import { lastTurnOf } from '../match/controls/last-turn.ts';
import { matches } from '../storage/stored-matches.ts';

/** Whether the dice to come are known: they follow from the seed of the match. */
export const hasSameDice = ({ header }: Match): boolean =>
  header.dice === 'virtual' && header.seed !== undefined;

/**
 * A new match that begins with the entries of this one before entry `at`. With the same dice its seed goes on, else it has a
 * new one. If a bot is the next to decide, a person takes its seat.
 */
export function matchFrom(match: Match, at: number, sameDice: boolean): Match {
  const { header, log, game } = match;
  const seat = log.slice(at).find(({ actor }) => actor !== CHANCE)?.actor;
  const bots = playersOf(header);
  const players = header.players.map((name, each) =>
    each === seat && bots[each]!.who === 'bot' ? 'person' : name,
  );
  const { seed, ...rest } = header;
  const seeded =
    header.dice === 'virtual' ? { seed: sameDice && seed !== undefined ? seed : newSeed() } : {};
  const building = Match.start(game, { ...rest, ...seeded, players }).build();
  for (const { actor, action } of log.slice(0, at)) {
    if (building.actor !== actor) building.turnTo(actor);
    building.play(action, actor);
  }
  return building.match();
}

/** Stores such a match beside this one, and gives its key. */
function storeFrom(match: Match, at: number, sameDice: boolean): string {
  const begun = matchFrom(match, at, sameDice);
  const key = matches.newKey();
  const { id } = match.game;
  // If it cannot be stored, it stays with this tab, and the page of the match says so.
  matches.write({ key, game: id, record: formatRecord(begun), over: false, begun: true }, 0);
  return key;
}

/** Stores such a match beside this one, and gives the address at which it is played. */
export const tryAgain = (match: Match, at: number, sameDice: boolean): string =>
  `/${match.game.id}/play?match=${storeFrom(match, at, sameDice)}`;

/** Stores such a match from the last turn of these people, and gives the query with which it is opened. */
export const fromLastTurn = (match: Match, people: readonly Seat[]): string =>
  `?match=${storeFrom(match, lastTurnOf(match, people), true)}`;
