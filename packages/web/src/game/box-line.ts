import type { Box } from '@glade/engine';
import { capital, type Say } from '@glade/text';

type Range = readonly [least: number, most?: number];

/** Number of players, ages and length of a game as on its box, e.g. "2 players, ages 8 to 99, about an hour". */
export function boxLine(say: Say, { players, also, ages, suits, minutes }: Box): string {
  const range = (key: string, [least, most = 0]: Range): string =>
    say(key, { least, most, one: least === most ? 'yes' : 'no' });
  const parts = [
    range('box.players', players),
    ...(also === undefined ? [] : [range('box.also', also)]),
    ...(ages === undefined ? [] : [range('box.ages', ages)]),
    ...(suits === undefined ? [] : [say('box.suits', { least: suits })]),
    say('box.minutes', { minutes }),
  ];
  return capital(say, parts.join(', '));
}

/** For how many players a game is, in few signs: `2–4`, or `4 (2–6)` where other numbers can play, too. */
export const shortPlayers = ({ players, also }: Box): string =>
  also === undefined ? shortRange(players) : `${shortRange(players)} (${shortRange(also)})`;

/** A range in few signs: `2`, `2–4`, `5+`. */
export const shortRange = ([least, most]: Range): string =>
  most === undefined ? `${least}+` : most === least ? String(least) : `${least}–${most}`;
