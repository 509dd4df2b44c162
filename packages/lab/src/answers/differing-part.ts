import type { DifferingLinks } from '../questions/differing-links.ts';
import type { AnswerFormatter } from './answer-formatter.ts';
import type { WrittenAnswer } from './written-answer.ts';

/** The answer with links to matches that ended otherwise, where there are any. `replay`: where they are watched, up to the link. `note`: what a page says before the links. */
export function withDifferingPart(
  { say, names }: AnswerFormatter,
  answer: WrittenAnswer,
  { links, most }: DifferingLinks,
  replay: string,
  note?: string,
): WrittenAnswer {
  if (links.length === 0) return answer;
  const part = {
    heading: say('lab.differing'),
    notes: [say('lab.differing.lead', { n: most })],
    ...(note === undefined ? {} : { linksNote: note }),
    links: links.map(({ match, choice, link }) => ({
      name: say('lab.differing.match', { match, name: names.choice(choice) }),
      href: replay + link,
    })),
  };
  return { ...answer, parts: [...answer.parts, part] };
}
