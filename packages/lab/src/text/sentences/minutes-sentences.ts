import type { BotGame, Game, SearchRules } from '@glade/engine';
import type { Report } from '../../report/report.ts';
import { botList, botName, type Say } from '../say.ts';

/** From how many times the other on two numbers of minutes are told side by side. */
const FAR_APART = 1.5;

/** What tells whose the minutes on the card are. */
export type CardGame = Partial<Pick<Game, 'box' | 'rules'> & Pick<BotGame, 'policies'>>;

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
  const told = say('lab.minutes.pace', { ...pace });
  const box = farBox(minutes, game);
  if (box === undefined) return told;
  const by = usualBot(game, options);
  const usual = bots.every((bot) => bot === by);
  const card = say('lab.minutes.card', {
    card: box.minutes,
    lab: minutes.mean,
    by: by === undefined ? 'none' : botName(say, by),
    bots: botList(say, bots),
    why: by === undefined ? 'both' : usual ? 'rules' : 'bots',
    from: sourceOf(box, minutes),
  });
  return `${told} ${card}`;
}

/** Says beside the minutes of a report what the game's card says, where that is another number. Empty elsewhere. */
export function cardSentence(
  { minutes }: Pick<Report, 'minutes'>,
  say: Say,
  game: CardGame = {},
): readonly string[] {
  const box = farBox(minutes, game);
  if (box === undefined) return [];
  return [say('lab.plain.card', { card: box.minutes, from: sourceOf(box, minutes) })];
}

/** The card of a game, where its minutes are far from those of a report. */
function farBox({ mean }: Report['minutes'], { box }: CardGame): CardGame['box'] {
  if (box === undefined) return undefined;
  const [less, more] = [mean, box.minutes].toSorted((a, b) => a - b);
  return more! < FAR_APART * Math.max(less!, 1) ? undefined : box;
}

/** Whose number is on the card: that of the lab, or of the game's source, which counts more or a shorter match. */
const sourceOf = (
  box: NonNullable<CardGame['box']>,
  { mean }: Report['minutes'],
): 'lab' | 'source' | 'shorter' =>
  box.measured === true ? 'lab' : mean < box.minutes ? 'source' : 'shorter';
