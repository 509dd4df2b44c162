import type { OptionValues, Outcome, Rules, Seat } from '@glade/engine';
import type { Say } from '@glade/text';
import { seatName } from '../../narration/narration.ts';
import { t } from '../../words/words.ts';

/**
 * How a match ended, said to who plays here: to a lone person whether they won or which place they came to, to several who won,
 * to a team what became of it.
 */
export function headline(
  say: Say,
  rules: Pick<Rules, 'kind' | 'seats'>,
  outcome: Outcome,
  options: OptionValues,
  you: Seat | undefined,
): string {
  const { winners, measures } = outcome;
  const everybody = rules.kind === 'cooperative' || rules.seats === 1;
  if (everybody || winners.length === 0) return say(`outcome.${outcome.code}`);
  const names = (seats: readonly Seat[]): string =>
    new Intl.ListFormat(say.language).format(seats.map((seat) => seatName(say, options, seat)));
  if (you === undefined) return t('end.won', { count: winners.length, names: names(winners) });
  const others = winners.filter((seat) => seat !== you);
  if (others.length < winners.length)
    return others.length === 0 ? t('end.you.won') : t('end.you.shared', { names: names(others) });
  const place = placeOf(you, measures['ranks']);
  return place === undefined
    ? t('end.you.lost', { count: others.length, names: names(others) })
    : t('end.you.place', { place, seats: rules.seats });
}

function placeOf(seat: Seat, ranks: Outcome['measures'][string] | undefined): number | undefined {
  return typeof ranks === 'object' ? ranks[seat] : undefined;
}
