import { defaults, Match, outcomeAt, Xoshiro, type Game, type OptionValues } from '@glade/engine';
import { anything } from '@glade/engine/testing';
import { expect } from 'vitest';

interface Played {
  readonly options?: OptionValues;
  readonly players?: readonly string[];
  readonly seed?: number;
}

/** A match played without thought, to its end or up to so many entries. */
export function someMatch(game: Game, length: number, played: Played = {}): Match {
  const { options = defaults(game.options), seed = 1 } = played;
  const { seats } = game.rules(options);
  const players = played.players ?? Array.from({ length: seats }, () => 'person');
  const building = Match.start(game, { options, dice: 'entered', players }).build();
  const { rules } = building;
  const random = new Xoshiro(seed);
  const choose = anything(rules, random);
  for (let n = 0; n < length && !building.over; n++) {
    const { state, actor } = building;
    const action =
      actor < 0 ? outcomeAt(rules, state, random.below(rules.totalWeight(state))) : choose(state);
    expect(building.play(action, actor)).toBeUndefined();
  }
  return building.match();
}
