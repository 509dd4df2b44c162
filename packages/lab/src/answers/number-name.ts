import type { Game, OptionValues } from '@glade/engine';
import { upperFirst } from '../text/letter-case.ts';
import type { Say } from '../text/say.ts';
import { AnswerFormatter } from './answer-formatter.ts';
import { changeName } from './change-list.ts';

/** What a number of matches is called, such as “Turns of a match” for `length`. `sides`: 1 where all are one team. */
export const numberName = (
  say: Say,
  game: Game,
  options: OptionValues,
  of: string,
  sides: number,
): string =>
  upperFirst(changeName(new AnswerFormatter(say, game).withOptions([options]), of, sides));
