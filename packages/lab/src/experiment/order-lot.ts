import {
  CHANCE,
  type BotGame,
  type OptionValues,
  type OrderLot,
  type SearchRules,
} from '@glade/engine';

/** The lot that decides who begins under these rules: what is drawn before anything else. Only for rivals. */
export function lotOf({ lot }: BotGame, rules: SearchRules): OrderLot | undefined {
  if (lot === undefined || rules.kind !== 'competitive') return undefined;
  const start = rules.create();
  const drawn = rules.actor(start) === CHANCE && rules.streams[rules.stream(start)] === lot.stream;
  return drawn ? lot : undefined;
}

/** Whether a lot decides who begins and the seats are alike otherwise: then no rule can favour one of them. */
export function areSeatsAlike(game: BotGame, options: OptionValues): boolean {
  const rules = game.rules(options);
  return lotOf(game, rules)?.alike(rules.seats) === true;
}
