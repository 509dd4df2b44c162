import { plainText, summaryOf, type OptionValues } from '@glade/engine';
import { loadRulebook } from './load-rulebook.ts';

/** What a match with these options is played for: the first sentence of the rulebook's first layer, with its title. */
export interface Goal {
  readonly title: string;
  readonly text: string;
}

/** Rejects where the rulebook cannot be loaded; undefined if it tells no goal. */
export async function loadGoal(
  game: string,
  options: OptionValues,
  tag: string,
): Promise<Goal | undefined> {
  const [first] = summaryOf(await loadRulebook(game, tag), options);
  return first && { title: first.title, text: plainText(first.spans) };
}
