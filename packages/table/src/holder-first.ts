import { CHANCE, type Match, type Seat } from '@glade/engine';

/**
 * The same match with the turn of the person who acted last before the dice, where seats act at the same time: whoever holds
 * the one device begins the next round, and it goes from hand to hand once less. It tells nobody anything: all have seen who
 * acted last. `people` are the seats at the device.
 */
export function holderFirst(match: Match, people: readonly Seat[]): Match {
  const { rules, log, actor } = match;
  if (rules.turnTo === undefined || people.length < 2 || !people.includes(actor)) return match;
  if (log.at(-1)?.actor !== CHANCE) return match;
  const holder = log.findLast((entry) => people.includes(entry.actor))?.actor ?? actor;
  if (holder === actor) return match;
  const building = match.build();
  return building.turnTo(holder) ? building.match() : match;
}
