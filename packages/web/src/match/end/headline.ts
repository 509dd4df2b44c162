import type { OptionValues, Outcome, Rules, Seat } from '@glade/engine';
import type { Say, Values } from '@glade/text';
import { seatName } from '../../narration/narration.ts';
import { outcomeSentence } from '../../narration/outcome.ts';
import { t } from '../../words/words.ts';

/**
 * How a match ended, said to who plays here: to a lone person whether they won or which place they came to, to several who won,
 * to a team what became of it; of bots alone, what became of them.
 */
export function headline(
  say: Say,
  rules: Pick<Rules, 'kind' | 'seats'>,
  outcome: Outcome,
  options: OptionValues,
  you: Seat | undefined,
  botsOnly = false,
): string {
  const { winners, measures } = outcome;
  const everybody = rules.kind === 'cooperative' || rules.seats === 1;
  if (everybody || winners.length === 0) return outcomeSentence(say, outcome, [], botsOnly);
  // Where all have won, that is a draw, unless the game is played for something that all can reach.
  if (winners.length === rules.seats) {
    const all = `outcome.${outcome.code}.all`;
    return say.has(all) ? say(all) : t('end.draw');
  }
  const names = (seats: readonly Seat[]): string =>
    new Intl.ListFormat(say.tag).format(seats.map((seat) => seatName(say, options, seat)));
  const [first] = winners;
  // A game may say it in a sentence of its own, for names that need an article.
  const own =
    winners.length === 1 && say.has('headline.won')
      ? say('headline.won', { ...(options as Values), player: first! + 1 })
      : undefined;
  if (you === undefined)
    return own ?? t('end.won', { count: winners.length, names: names(winners) });
  const others = winners.filter((seat) => seat !== you);
  if (others.length < winners.length)
    return others.length === 0 ? t('end.you.won') : t('end.you.shared', { names: names(others) });
  // Of two, who did not win is told so, and who did.
  const place = rules.seats === 2 ? undefined : placeOf(you, measures['ranks']);
  return place === undefined
    ? own === undefined
      ? t('end.you.lost', { count: others.length, names: names(others) })
      : t('end.you.lost.told', { told: own })
    : t('end.you.place', { place, seats: rules.seats });
}

function placeOf(seat: Seat, ranks: Outcome['measures'][string] | undefined): number | undefined {
  return typeof ranks === 'object' ? ranks[seat] : undefined;
}
