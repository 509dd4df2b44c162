import { DIAL, defaults, type Game, type Level } from '@glade/engine';
import type { Player } from '@glade/table';
import { USUAL, withOptions, type MatchSetup } from './match-setup.ts';

/**
 * The set-up with a preset: the front options and those of the table, such as own dice, stay. With the one for small children
 * come the bots that err most, in place of the usual ones, and they go with it. A bot that somebody chose stays.
 */
export function withPreset(game: Game, setup: MatchSetup, name: string): MatchSetup {
  const { options: spec, presets } = game.options;
  const kept = Object.entries(setup.options).filter(
    ([option]) => spec[option]?.affects === 'table' || spec[option]?.front === true,
  );
  const options = { ...defaults(game.options), ...Object.fromEntries(kept), ...presets[name] };
  const chosen = withOptions(game, setup, options);
  return { ...chosen, players: withItsBots(game, chosen.players, name) };
}

/** The players with the bots of a preset, as `withPreset` says. */
export function withItsBots(
  game: Game,
  players: readonly Player[],
  preset: string,
): readonly Player[] {
  const { gentlestPreset } = game.options;
  if (gentlestPreset === undefined) return players;
  const gentle = preset === gentlestPreset;
  const [from, to]: readonly [Level, Level] = gentle ? [USUAL, DIAL[0]!] : [DIAL[0]!, USUAL];
  return players.map((player): Player =>
    player.who === 'bot' && player.level === from ? { who: 'bot', level: to } : player,
  );
}

/**
 * The next set-up where one person has played alone so far: the first bots that come are those that err most. Whoever has
 * chosen among bots keeps theirs.
 */
export const withFirstBots = (before: MatchSetup, next: MatchSetup): MatchSetup =>
  before.players.length > 1
    ? next
    : {
        ...next,
        players: next.players.map((player): Player =>
          player.who === 'bot' && player.level === USUAL ? { who: 'bot', level: DIAL[0]! } : player,
        ),
      };

/** Who sits in a seat, also in one that the rules chosen now do not have. */
export interface Seated {
  readonly player: Player;
  readonly name: string | undefined;
}

/**
 * Everybody who sits there now, and behind them who sat before in seats that are gone: not those who have a seat again, and
 * nobody where only bots are wanted.
 */
export function seatedIn(
  { players, names: given }: MatchSetup,
  before: readonly Seated[] = [],
): readonly Seated[] {
  const now = players.map((player, seat): Seated => ({ player, name: given?.[seat] }));
  if (!players.some(({ who }) => who === 'person')) return now;
  const names = new Set(now.map(({ name }) => name));
  return [
    ...now,
    ...before
      .slice(players.length)
      .map((each) => (each.name !== undefined && names.has(each.name) ? NOBODY : each)),
  ];
}

const NOBODY: Seated = { player: { who: 'bot', level: USUAL }, name: undefined };

/** A set-up with another number of seats, and in them the people who were seated. */
export const withSeated = (setup: MatchSetup, seated: readonly Seated[]): MatchSetup => ({
  ...setup,
  players: setup.players.map((player, seat) =>
    seated[seat]?.player.who === 'person' ? seated[seat].player : player,
  ),
  names: setup.players.map((_, seat) => seated[seat]?.name),
});

/** The names of the people for whom there is no seat now. */
export const unseated = (setup: MatchSetup, seated: readonly Seated[]): readonly string[] =>
  seated
    .slice(setup.players.length)
    .flatMap(({ player, name }) => (player.who === 'person' && name !== undefined ? [name] : []));

/** The set-up, or, where it is for one person, the first preset for several; undefined if there is none. */
export function setupForSeveral(game: Game, setup: MatchSetup): MatchSetup | undefined {
  return [
    setup,
    ...Object.keys(game.options.presets).map((name) => withPreset(game, setup, name)),
  ].find(({ players }) => players.length > 1);
}
