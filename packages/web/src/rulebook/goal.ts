import { plainText, summaryOf, type Language, type OptionValues } from '@glade/engine';
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
  language: Language,
): Promise<Goal | undefined> {
  const [first] = summaryOf(await loadRulebook(game, language), options);
  return first && { title: first.title, text: plainText(first.spans) };
}
