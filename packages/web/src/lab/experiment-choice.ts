import type { ExperimentChoice } from './ExperimentForm.tsx';
import { NO_PEOPLE } from './people-files.ts';
import { amongFor, seatsSwap } from './questions.ts';

/** What decides a report or an answer, but for the number of matches. */
export function keyOf(choice: ExperimentChoice, rivals: boolean): string {
  const { asked, bots, rungs, option, second, other, people, target, of } = choice;
  const swapped = rivals && choice.swapped && seatsSwap(asked);
  if (asked === 'ladder') return [asked, ...rungs].join();
  if (asked === 'stronger') return [asked, ...rungs.slice(0, 2)].join();
  const seated = [asked, swapped, ...bots];
  if (asked === 'compare') seated.push(option, of);
  if (asked === 'tune') seated.push(option, second, ...Object.values(target).map(String));
  if (asked === 'luck') seated.push(...rungs);
  if (asked === 'bots') seated.push(other, of);
  if (asked === 'people') seated.push(...people.files);
  return seated.join();
}

/** The report on 300 matches of these bots. */
export const usualChoice = (
  names: readonly string[],
  seats: number,
  option: string,
): ExperimentChoice => ({
  bots: Array<string>(seats).fill(names[0]!),
  alike: true,
  swapped: false,
  games: 300,
  asked: 'report',
  option,
  second: '',
  other: '',
  of: '',
  target: { of: 'turns', value: 20, within: 3 },
  rungs: [...amongFor(names), '', ''],
  people: NO_PEOPLE,
  weighed: false,
});
