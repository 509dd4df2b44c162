import { DIAL, LEVELS, Match, short, type Level, type WholeGame } from '@glade/engine';
import { headerName, newSeed } from '@glade/table';
import { UserError } from '../arguments/user-error.ts';
import { parseSeed, gameOptions, type OptionArguments } from '../arguments/game-options.ts';

/** Arguments of `glade play`, as typed. */
export interface PlayArguments extends OptionArguments {
  readonly seed?: string;
  readonly bots?: string;
  readonly dice?: string;
  readonly save?: string;
}

const DICE = ['virtual', 'entered'] as const;
const PLAYERS = ['person', ...LEVELS];
/** The level of this name: that of a step of the dial, too. */
const levelOf = (name: string): Level | undefined =>
  LEVELS.find((known) => known === name) ?? DIAL.find((_, step) => name === `like:${step + 1}`);

/** The name of a player in the header of a match. */
function headerNameOf(name: string): string {
  const level = levelOf(name);
  return headerName(level === undefined ? { who: 'person' } : { who: 'bot', level });
}

/** A new match with these options and players. */
export function newMatch(game: WholeGame, request: PlayArguments): Match<WholeGame> {
  const options = gameOptions(game, request);
  const dice = parseDice(request.dice, options['ownDice'] === true);
  if (dice === 'entered' && request.seed !== undefined) throw new UserError('cli.dice.seed');
  const players = playersPerSeat(request.bots, game.rules(options).seats).map(headerNameOf);
  if (dice === 'entered') return Match.start(game, { options, dice, players });
  const seed = request.seed === undefined ? newSeed() : parseSeed(request.seed);
  return Match.start(game, { options, dice, players, seed });
}

function parseDice(asked: string | undefined, own: boolean): (typeof DICE)[number] {
  if (asked === undefined) return own ? 'entered' : 'virtual';
  const dice = DICE.find((known) => known === asked.trim().toLowerCase());
  if (dice === undefined)
    throw new UserError('cli.dice', { found: short(asked), known: DICE.join(', ') });
  return dice;
}

/**
 * The player of each seat. The names may be those of all seats, of all seats but the first (which is then a person's),
 * or one name for all seats but the first.
 */
function playersPerSeat(names: string | undefined, seats: number): readonly string[] {
  const list = (names ?? (seats === 1 ? 'person' : 'steady'))
    .split(',')
    .map((name) => name.trim().toLowerCase());
  const wrong = list.find((name) => name !== 'person' && levelOf(name) === undefined);
  if (wrong !== undefined) {
    throw new UserError('cli.player', { found: short(wrong), known: PLAYERS.join(', ') });
  }
  if (list.length === seats) return list;
  if (list.length === seats - 1) return ['person', ...list];
  if (list.length === 1) return ['person', ...Array.from({ length: seats - 1 }, () => list[0]!)];
  throw new UserError('cli.players', { found: list.length, seats });
}
