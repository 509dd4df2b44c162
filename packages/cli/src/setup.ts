import { LEVELS, Match, short, type WholeGame } from '@glade/engine';
import { headerName, newSeed } from '@glade/table';
import { Failure } from './failure.ts';
import { seedOf, settingOf, type Setting } from './given.ts';

/** What may be asked of `glade play`, as typed. */
export interface PlayRequest extends Setting {
  readonly seed?: string;
  readonly bots?: string;
  readonly dice?: string;
  readonly save?: string;
}

const DICE = ['virtual', 'entered'] as const;
const PLAYERS = ['person', ...LEVELS];

/** The name as a header has it. */
function written(name: string): string {
  const level = LEVELS.find((known) => known === name);
  return headerName(level === undefined ? { who: 'person' } : { who: 'bot', level });
}

/** A match of which nothing has been played, as asked for. */
export function matchOf(game: WholeGame, request: PlayRequest): Match<WholeGame> {
  const options = settingOf(game, request);
  const dice = diceOf(request.dice, options['ownDice'] === true);
  if (dice === 'entered' && request.seed !== undefined) throw new Failure('cli.dice.seed');
  const players = seated(request.bots, game.rules(options).seats).map(written);
  if (dice === 'entered') return Match.start(game, { options, dice, players });
  const seed = request.seed === undefined ? newSeed() : seedOf(request.seed);
  return Match.start(game, { options, dice, players, seed });
}

function diceOf(asked: string | undefined, own: boolean): (typeof DICE)[number] {
  if (asked === undefined) return own ? 'entered' : 'virtual';
  const dice = DICE.find((known) => known === asked.trim().toLowerCase());
  if (dice === undefined)
    throw new Failure('cli.dice', { found: short(asked), known: DICE.join(', ') });
  return dice;
}

/** Names for every seat; or for every seat but the first, where a person sits; one name does for all of these. */
function seated(names: string | undefined, seats: number): readonly string[] {
  const list = (names ?? (seats === 1 ? 'person' : 'steady'))
    .split(',')
    .map((name) => name.trim().toLowerCase());
  const wrong = list.find((name) => !PLAYERS.includes(name));
  if (wrong !== undefined) {
    throw new Failure('cli.player', { found: short(wrong), known: PLAYERS.join(', ') });
  }
  if (list.length === seats) return list;
  if (list.length === seats - 1) return ['person', ...list];
  if (list.length === 1) return ['person', ...Array.from({ length: seats - 1 }, () => list[0]!)];
  throw new Failure('cli.players', { found: list.length, seats });
}
