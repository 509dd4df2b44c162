import type { Box } from '@glade/engine';
import type { Say } from '@glade/text';

/** Number of players, ages and length of a game as on its box, e.g. "2 players, ages 8 to 99, about an hour"; empty if none is known. */
export function boxLine(say: Say, { players, ages, minutes }: Box = {}): string {
  const range = (key: string, [least, most = 0]: readonly [number, number?]): string =>
    say(key, { least, most, one: least === most ? 'yes' : 'no' });
  const parts = [
    ...(players === undefined ? [] : [range('box.players', players)]),
    ...(ages === undefined ? [] : [range('box.ages', ages)]),
    ...(minutes === undefined ? [] : [say('box.minutes', { minutes })]),
  ];
  const told = parts.join(', ');
  return told.charAt(0).toLocaleUpperCase(say.language) + told.slice(1);
}
