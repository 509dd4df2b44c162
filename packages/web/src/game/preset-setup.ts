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
  const gentle = preset === game.options.gentlestPreset;
  const [from, to]: readonly [Level, Level] = gentle ? [USUAL, DIAL[0]!] : [DIAL[0]!, USUAL];
  return players.map((player): Player =>
    player.who === 'bot' && player.level === from ? { who: 'bot', level: to } : player,
  );
}

/** The set-up, or, where it is for one person, the first preset for several; undefined if there is none. */
export function setupForSeveral(game: Game, setup: MatchSetup): MatchSetup | undefined {
  return [
    setup,
    ...Object.keys(game.options.presets).map((name) => withPreset(game, setup, name)),
  ].find(({ players }) => players.length > 1);
}
