import { CHANCE, type BotGame, type OrderLot, type SearchRules } from '@glade/engine';
import type { Experiment } from './experiment.ts';

/** The lot that decides who begins under these rules: what is drawn before anything else. Only for rivals. */
export function lotOf({ lot }: BotGame, rules: SearchRules): OrderLot | undefined {
  if (lot === undefined || rules.kind !== 'competitive') return undefined;
  const start = rules.create();
  const drawn = rules.actor(start) === CHANCE && rules.streams[rules.stream(start)] === lot.stream;
  return drawn ? lot : undefined;
}

/**
 * Whether nothing but a lot tells the seats of an experiment apart. Then no rule can favour a seat, and shares are told by places
 * in the order of play. It is so where the rules treat all seats alike but for the lot that decides who begins, and the same bots
 * sit in every seat: one bot in all of them, or several that rotate. Of another version of the game, a module, it is not known.
 */
export function areSeatsAlike(
  game: BotGame,
  {
    options,
    bots,
    rotate = false,
    module,
  }: Pick<Experiment, 'options' | 'bots' | 'rotate' | 'module'>,
): boolean {
  if (module !== undefined || (new Set(bots).size > 1 && !rotate)) return false;
  const rules = game.rules(options);
  return lotOf(game, rules)?.alike(rules.seats) === true;
}
