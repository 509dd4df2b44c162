import type { BotGame, Game, SearchRules } from '@glade/engine';
import type { Report } from '../../report/report.ts';
import { botList, botName, type Say } from '../say.ts';

/** From how many times the other on two numbers of minutes are told side by side. */
const FAR_APART = 1.5;

/** What tells whose the minutes on the card are. */
type CardGame = Partial<Pick<Game, 'box' | 'rules'> & Pick<BotGame, 'policies'>>;

/** The default bot, which played where the card has the lab's own number; undefined where the bots are not known. */
const usualBot = (game: CardGame, options: Report['options']): string | undefined => {
  const rules = game.rules?.(options) as SearchRules | undefined;
  return rules && game.policies && Object.keys(game.policies(rules))[0];
};

/** Says what the minutes of a report are: assumed, of what, and how far they are from those on the game's card. */
export function minutesSentences(
  { pace, minutes, bots, options }: Pick<Report, 'pace' | 'minutes' | 'bots' | 'options'>,
  say: Say,
  game: CardGame = {},
): string {
  const { box } = game;
  const told = say('lab.minutes.pace', { ...pace });
  if (box === undefined) return told;
  const [less, more] = [minutes.mean, box.minutes].toSorted((a, b) => a - b);
  if (more! < FAR_APART * Math.max(less!, 1)) return told;
  const by = usualBot(game, options);
  const usual = bots.every((bot) => bot === by);
  const card = say('lab.minutes.card', {
    card: box.minutes,
    lab: minutes.mean,
    by: by === undefined ? 'none' : botName(say, by),
    bots: botList(say, bots),
    why: by === undefined ? 'both' : usual ? 'rules' : 'bots',
    from: box.measured === true ? 'lab' : minutes.mean < box.minutes ? 'source' : 'shorter',
  });
  return `${told} ${card}`;
}
