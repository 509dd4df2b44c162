import { defaults, settled, spell, type Game, type Header } from '@glade/engine';
import { defaultPlayers, seatsOf, type MatchSetup } from '../game/match-setup.ts';
import { dayNamed, nameOfDay, ofTheDay } from './day.ts';

// The match of a day follows from the date alone: its seed, and one of the game's presets. So everybody plays the same match,
// and no server is needed. A match is known again by its seed and its options, wherever it is stored.

const SEED = 'day ';

/** The match of a day, as numbered by `dayOf`: a person in the first seat, steady bots in the others. */
export function matchOfDay(game: Game, day: number): MatchSetup & { readonly preset: string } {
  const preset = ofTheDay(Object.keys(game.options.presets), day) ?? 'default';
  const options = settled(game.options, {
    ...defaults(game.options),
    ...game.options.presets[preset],
  });
  return {
    preset,
    options,
    players: defaultPlayers(seatsOf(game, options)),
    seed: SEED + nameOfDay(day),
  };
}

/** The day of which this is the match; undefined for every other match. */
export function dayOfMatch(game: Game, { seed, options }: Header): number | undefined {
  const day = seed?.startsWith(SEED) === true ? dayNamed(seed.slice(SEED.length)) : undefined;
  if (day === undefined) return undefined;
  const rules = Object.entries(game.options.options).filter(
    ([, { affects }]) => affects === 'rules',
  );
  const wanted = matchOfDay(game, day).options;
  return rules.every(([name]) => spell(options[name]!) === spell(wanted[name]!)) ? day : undefined;
}
