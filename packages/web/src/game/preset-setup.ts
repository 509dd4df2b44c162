import { DIAL, defaults, type Game } from '@glade/engine';
import type { Player } from '@glade/table';
import { withOptions, type MatchSetup } from './match-setup.ts';

/**
 * The set-up with a preset: the front options and those of the table, such as own dice, stay. With the one for small children
 * come the bots that err most.
 */
export function withPreset(game: Game, setup: MatchSetup, name: string): MatchSetup {
  const { options: spec, presets } = game.options;
  const kept = Object.entries(setup.options).filter(
    ([option]) => spec[option]?.affects === 'table' || spec[option]?.front === true,
  );
  const options = { ...defaults(game.options), ...Object.fromEntries(kept), ...presets[name] };
  const chosen = withOptions(game, setup, options);
  if (name !== game.options.gentlestPreset) return chosen;
  const players = chosen.players.map((player): Player =>
    player.who === 'bot' ? { who: 'bot', level: DIAL[0]! } : player,
  );
  return { ...chosen, players };
}

/** The set-up, or, where it is for one person, the first preset for several; undefined if there is none. */
export function setupForSeveral(game: Game, setup: MatchSetup): MatchSetup | undefined {
  return [
    setup,
    ...Object.keys(game.options.presets).map((name) => withPreset(game, setup, name)),
  ].find(({ players }) => players.length > 1);
}
