import type { Outcome, OptionValues, Seat } from '@glade/engine';
import type { Say } from '@glade/text';
import type { Ending, Story } from '../contract/effects.ts';
import type { GameBoard } from '../contract/game-board.ts';

/** A match that may be over. */
interface Ended {
  readonly entries: Story['entries'];
  readonly outcome: Outcome | undefined;
  readonly header: { readonly options: OptionValues };
  readonly rules: { readonly seats: number };
}

/**
 * One true sentence about a match that is over, by the tellers of the game; undefined for a game that has none. `people` are
 * the seats of people at this screen; a lone one is called “you” where the game has such words. Where only bots have played,
 * nobody is: what is said to a team then has a form `.bots`.
 */
export async function tellEnding(
  board: GameBoard,
  view: Ended,
  people: readonly Seat[],
  say: Say,
  botsOnly = false,
): Promise<string | undefined> {
  if (view.outcome === undefined || board.ending === undefined) return undefined;
  return tellEndingBy(await board.ending(), view, people, say, botsOnly);
}

/** The same where the tellers have been loaded. */
export function tellEndingBy(
  { tellers }: Ending,
  { entries, outcome, header, rules }: Ended,
  people: readonly Seat[],
  say: Say,
  botsOnly = false,
): string | undefined {
  if (outcome === undefined) return undefined;
  const { options } = header;
  const story = { entries, outcome, options, seats: rules.seats, people };
  for (const teller of tellers) {
    const told = teller(story);
    if (told === undefined) continue;
    const { key, args } = told;
    // A sentence may be about somebody else than the person here.
    const about = args?.['player'];
    const mine = people.length === 1 && (about === undefined || about === people[0]! + 1);
    const form = mine ? `${key}.you` : botsOnly ? `${key}.bots` : key;
    return say(say.has(form) ? form : key, args);
  }
  return undefined;
}
