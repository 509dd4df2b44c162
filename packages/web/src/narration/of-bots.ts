import type { Say, Seated, Values } from '@glade/text';

/**
 * The words for a match of bots alone: what is said to one person otherwise, such as “You douse (3,4).”, has a form `.bots` there.
 */
export function ofBots(say: Say): Say {
  const told = (key: string, args?: Values): string =>
    say(say.has(`${key}.bots`) ? `${key}.bots` : key, args);
  const { language, tag } = say;
  return Object.assign(told, {
    has: (key: string) => say.has(key),
    language,
    tag,
    at: (table: Seated) => ofBots(say.at(table)),
  });
}
