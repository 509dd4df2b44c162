import type { Game } from '@glade/engine';
import type { Report } from '../../report/report.ts';
import type { Say } from '../say.ts';

/** From how many times the other on two numbers of minutes are told side by side. */
const FAR_APART = 1.5;

/** Says what the minutes of a report are: assumed, of what, and how far they are from those on the game's card. */
export function minutesSentences(
  { pace, minutes }: Pick<Report, 'pace' | 'minutes'>,
  say: Say,
  { box }: Partial<Pick<Game, 'box'>> = {},
): string {
  const told = say('lab.minutes.pace', { ...pace });
  if (box === undefined) return told;
  const [less, more] = [minutes.mean, box.minutes].toSorted((a, b) => a - b);
  if (more! < FAR_APART * Math.max(less!, 1)) return told;
  const card = say('lab.minutes.card', {
    card: box.minutes,
    lab: minutes.mean,
    from: box.measured === true ? 'lab' : minutes.mean < box.minutes ? 'source' : 'shorter',
  });
  return `${told} ${card}`;
}
