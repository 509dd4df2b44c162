import { CHANCE, outcomeAt, type Action, type Building, type Random } from '@glade/engine';

/** Plays a match on, to its end or for `most` entries: dice and cards fall by `random`, and `choose` acts for everybody. */
export function playOn(
  building: Building,
  random: Random,
  choose: (at: Building) => Action,
  most = Infinity,
): void {
  for (let left = most; left > 0 && !building.over; left--) {
    const { rules, state, actor } = building;
    const drawn = () => outcomeAt(rules, state, random.below(rules.totalWeight(state)));
    building.play(actor === CHANCE ? drawn() : choose(building), actor);
  }
}

/** Any legal action, all equally likely. */
export const anyAction =
  (random: Random) =>
  ({ rules, state }: Building): Action =>
    rules.nth(state, random.below(rules.count(state)));
