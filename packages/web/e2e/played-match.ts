import { CHANCE, defaults, Match, outcomeAt, Xoshiro, type OptionValues } from '@glade/engine';
import { games } from '@glade/games';

/** A whole match of a person in the first seat and bots in the others. The game's first policy plays all of them. */
export function playedToEnd(id: string, given: OptionValues, seed: number): Match {
  const game = games.find((each) => each.id === id)!;
  const options = { ...defaults(game.options), ...given };
  const rules = game.rules(options);
  const players = Array.from({ length: rules.seats }, (_, i) =>
    i === 0 ? 'person' : 'bot strong',
  );
  const header = { options, dice: 'virtual', seed: `${seed}`, players } as const;
  const building = Match.start(game, header).build();
  const [policy] = Object.values(game.policies(rules));
  const random = new Xoshiro(seed);
  while (!building.over) {
    const { state, actor } = building;
    const action =
      actor === CHANCE
        ? outcomeAt(rules, state, random.below(rules.totalWeight(state)))
        : policy!.choose(state, random);
    if (building.play(action, actor) !== undefined) throw new Error(`${id}: ${action}`);
  }
  return building.match();
}

/** The match as it was before the first throw of a row of throws, at most so many entries after its beginning. */
export function beforeThrow(match: Match, most: number): Match {
  const { log } = match;
  const at = log.findLastIndex(
    ({ actor }, i) => i <= most && actor === CHANCE && i > 0 && log[i - 1]!.actor !== CHANCE,
  );
  if (at < 0) throw new Error(`no throw in the first ${most} entries`);
  return match.at(at);
}
