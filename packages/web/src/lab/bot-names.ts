import type { Say } from '@glade/text';

/** A bot in a few words; undefined if there are none. */
function botWords(say: Say, name: string): string | undefined {
  const kind = name.replace(/:\d+/, '');
  const keys = [`lab.app.bot.${name}`, `lab.app.bot.${kind}`, `lab.bot.${kind}`];
  const key = keys.find((each) => say.has(each));
  return key === undefined ? undefined : say(key);
}

/**
 * A bot of this list in a few words. Where others of the list have the same words, its name on the command line tells it apart; a
 * bot without words has that name alone.
 */
export function botName(say: Say, names: readonly string[], name: string): string {
  const words = botWords(say, name);
  if (words === undefined) return name;
  const alone = names.every((each) => each === name || botWords(say, each) !== words);
  return alone ? words : `${words} (${name})`;
}
