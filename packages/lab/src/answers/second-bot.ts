import type { Comparison } from '../questions/compare.ts';
import type { AnswerFormatter } from './answer-formatter.ts';
import { sureChanges } from './change-list.ts';

/** Where a change is proven with one bot only: which other bot to ask. */
export function secondLines(
  formatter: AnswerFormatter,
  { second, variants, bots }: Comparison,
): readonly string[] {
  if (second === undefined || variants.every(({ changes }) => sureChanges(changes).length === 0))
    return [];
  return [
    formatter.say('lab.compare.second', {
      bot: formatter.bot(bots[0]!),
      name: second,
      named: formatter.bot(second),
      people: second.startsWith('like:') ? 'yes' : 'no',
    }),
  ];
}
