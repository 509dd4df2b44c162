import type { BotGame } from '@glade/engine';
import type { Experiment } from '../experiment/experiment.ts';
import { numbersChanged } from '../experiment/numbers.ts';
import { matchRecord } from '../play/match-record.ts';
import type { Choice, Comparison } from './compare.ts';

/** A match under one choice, to watch. */
interface DifferingLink {
  /** Its number in the experiment. */
  readonly match: number;
  /** The name of the choice. */
  readonly choice: string;
  /** The fragment of its link. */
  readonly link: string;
}

/** Links to the first matches that ended otherwise, each under both choices. */
export interface DifferingLinks {
  readonly links: readonly DifferingLink[];
  /** The most matches of one choice that have links. */
  readonly most: number;
}

/**
 * The matches of a comparison that can be watched: a page plays by the rules as they are, so not those with other numbers.
 * `linkOf`: a record as the fragment of a link, undefined where it has none.
 */
export async function differingLinks(
  game: BotGame,
  experiment: Experiment,
  choices: readonly Choice[],
  { variants }: Comparison,
  linkOf: (record: string) => Promise<string | undefined>,
): Promise<DifferingLinks> {
  const [base, ...others] = choices;
  const links: DifferingLink[] = [];
  let most = 0;
  for (const [i, { differing }] of variants.entries()) {
    const both = [base!, others[i]!];
    if (both.some(({ options }) => numbersChanged(game, options).length > 0)) continue;
    most = Math.max(most, differing.length);
    for (const match of differing)
      for (const { name, options, bots = experiment.bots } of both) {
        const link = await linkOf(matchRecord(game, { ...experiment, options, bots }, match));
        if (link !== undefined) links.push({ match, choice: name, link });
      }
  }
  return { links, most };
}
