import type { Say } from '@glade/text';

/** Bots of a game that has a policy, with common budgets. */
export const COMMON_BOTS = [
  'policy',
  'policy@70',
  'greedy',
  'random',
  'flat:200',
  'flat:200/policy',
  'mcts:1000',
  'mcts:1000/policy',
  'expectimax:2',
  'like:2',
  'strong',
];

/**
 * Table rows with bots and what they are: the message `cli.bot.<kind>`, or with `.leaf` for bots whose playouts use a
 * policy.
 */
export function botRows(say: Say, names: readonly string[]): readonly (readonly string[])[] {
  return names.map((name) => {
    const kind = /^[a-z]+/i.exec(name)?.[0] ?? name;
    const key = name.includes('@')
      ? 'cli.bot.mixed'
      : `cli.bot.${name.includes('/') ? `${kind}.leaf` : kind}`;
    const own = `lab.bot.${name}`;
    if (say.has(key)) return ['', name, say(key)];
    return ['', name, say.has(own) ? lowerFirst(say(own)) : say('cli.bot.own')];
  });
}

/** With a small letter, as in a list of such descriptions. */
const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
