import type { Game } from '@glade/engine';
import type { Say } from '@glade/text';
import type { SoundName } from '@glade/ui/effects';
import { nameOfDay } from './day.ts';
import type { MatchResult } from './match-result.ts';
import { SIGNS } from './signs.ts';

/** A result in a few words: “won, points: 9”. */
export function tellResult(say: Say, { counts }: Game, { won, count }: MatchResult): string {
  const key = won ? 'today.won' : 'today.lost';
  if (counts === undefined || count === undefined) return say(`${key}.only`);
  return say(key, { measure: say(`measure.${counts.measure}`), count: String(+count.toFixed(2)) });
}

/** A day in words, as people write dates where they are. `locale` is a language tag. */
export const tellDay = (day: number, locale: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${nameOfDay(day)}T00:00Z`),
  );

/** The moments of a match as one row of signs. */
export const rowOf = (signs: readonly SoundName[]): string =>
  signs.map((each) => SIGNS[each]).join('');

/** The same in words, for the ear. */
export const tellSigns = (say: Say, signs: readonly SoundName[]): string =>
  signs.length === 0
    ? say('today.quiet')
    : say('today.signs', { signs: signs.map((each) => say(`today.sign.${each}`)).join(', ') });

/** What can be pasted into a message: which match it was, its signs, how it ended, and where it is found. */
export function lineOf(
  say: Say,
  game: Game,
  {
    date,
    signs,
    result,
    bots = [],
    address,
  }: {
    readonly date: string;
    readonly signs: readonly SoundName[];
    readonly result: MatchResult;
    /** How bots did in the same match, each in a sentence. */
    readonly bots?: readonly string[];
    readonly address: string;
  },
): string {
  return [
    say('today.title', { game: say('game.title'), date }),
    `${rowOf(signs)} ${tellResult(say, game, result)}`.trim(),
    ...bots,
    address,
  ].join('\n');
}
