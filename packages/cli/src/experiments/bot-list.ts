import type { Say } from '@glade/text';

/** Bots that a game with a player of its own has, with usual budgets. */
export const COMMON_BOTS = [
  'policy',
  'greedy',
  'random',
  'flat:200',
  'flat:200/policy',
  'mcts:1000',
  'mcts:1000/policy',
  'expectimax:2',
  'strong',
];

/** Bots by name, each with what it is: `cli.bot.<kind>`, or with `.leaf` where it plays matches out by a policy. */
export function botRows(say: Say, names: readonly string[]): readonly (readonly string[])[] {
  return names.map((name) => {
    const kind = /^[a-z]+/i.exec(name)?.[0] ?? name;
    const key = `cli.bot.${name.includes('/') ? `${kind}.leaf` : kind}`;
    const own = `lab.bot.${name}`;
    if (say.has(key)) return ['', name, say(key)];
    return ['', name, say.has(own) ? lowerFirst(say(own)) : say('cli.bot.own')];
  });
}

/** What heads a menu, within a list of what begins with a small letter. */
const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
