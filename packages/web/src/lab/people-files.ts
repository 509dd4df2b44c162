import { short, type Game, type OptionValues } from '@glade/engine';
import { PEOPLE_LIMIT, readPeopleFile, type PeopleMatch } from '@glade/lab/core';
import { hasBots } from '@glade/table';
import { tellProblem, type Say } from '@glade/text';

/** The files that people chose, the matches in them, and what is said about them. */
export interface ChosenPeople {
  readonly files: readonly string[];
  readonly matches: readonly PeopleMatch[];
  readonly told: readonly string[];
}

/** What one more file adds: nothing but a sentence if it cannot be read or does not count. */
export async function readPeopleOf(
  say: Say,
  game: Game,
  options: OptionValues,
  file: File,
): Promise<ChosenPeople> {
  const name = short(file.name);
  const nothing = (sentence: string): ChosenPeople => ({
    files: [],
    matches: [],
    told: [sentence],
  });
  // A character has at most three bytes here. A file that is surely too long is not read.
  if (file.size > 3 * PEOPLE_LIMIT)
    return nothing(say('problem.people.big', { file: name, limit: PEOPLE_LIMIT }));
  const read = readPeopleFile(game, options, await file.text(), hasBots);
  if (!read.ok) {
    const { code, args } = read.problem;
    const why = tellProblem(say, { code, args: { ...args, file: name } });
    return nothing(code.startsWith('people.') ? why : `${name}: ${why}`);
  }
  const { matches, ignored, left } = read.value;
  if (left !== undefined)
    return nothing(
      say(left === 'options' ? 'lab.app.people.options' : `people.file.${left}`, { file: name }),
    );
  const list = ignored.join(', ');
  return {
    files: [file.name],
    matches,
    told: [
      say('lab.app.people.read', { file: name, n: matches.length }),
      ...(ignored.length === 0
        ? []
        : [say('people.file.ignored', { file: name, list: short(list) })]),
    ],
  };
}
