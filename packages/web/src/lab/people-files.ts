import { short, type Game, type OptionValues } from '@glade/engine';
import {
  ANY_MEASURE,
  namedColumns,
  PEOPLE_LIMIT,
  readPeopleFile,
  turnUnit,
  type PeopleMatch,
} from '@glade/lab/core';
import { hasBots } from '@glade/table';
import { tellProblem, type Say } from '@glade/text';

/** The files that people chose, the matches in them, and what is said about them. */
export interface ChosenPeople {
  readonly files: readonly string[];
  /** What stands in each of the files. */
  readonly texts: readonly string[];
  readonly matches: readonly PeopleMatch[];
  readonly told: readonly string[];
}

export const NO_PEOPLE: ChosenPeople = { files: [], texts: [], matches: [], told: [] };

/** What one more file adds: nothing but a sentence if it cannot be read or does not count. */
export async function readPeopleOf(
  say: Say,
  game: Game,
  options: OptionValues,
  file: File,
): Promise<ChosenPeople> {
  const name = short(file.name);
  const nothing = (sentence: string): ChosenPeople => ({ ...NO_PEOPLE, told: [sentence] });
  // A character has at most three bytes here. A file that is surely too long is not read.
  if (file.size > 3 * PEOPLE_LIMIT)
    return nothing(say('problem.people.big', { file: name, limit: PEOPLE_LIMIT }));
  const text = await file.text();
  const read = readPeopleFile(game, options, text, hasBots);
  if (!read.ok) {
    const { code, args } = read.problem;
    const why = tellProblem(say, { code, args: { ...args, file: name, unit: turnUnit(game) } });
    return nothing(code.startsWith('people.') ? why : `${name}: ${why}`);
  }
  const { matches, ignored, left } = read.value;
  if (left !== undefined)
    return nothing(
      say(left === 'options' ? 'lab.app.people.options' : `people.file.${left}`, { file: name }),
    );
  return {
    files: [file.name],
    texts: [text],
    matches,
    told: [
      say('lab.app.people.read', { file: name, n: matches.length }),
      ...(ignored.length === 0
        ? []
        : [
            say('people.file.ignored', {
              file: name,
              ...namedColumns(ignored),
              unit: turnUnit(game),
              measures: ANY_MEASURE,
            }),
          ]),
    ],
  };
}

/** Files with one more. What stands in one of them already is no other match, whatever the name of the file: a sentence says so. */
export function withPeople(say: Say, before: ChosenPeople, added: ChosenPeople): ChosenPeople {
  const again = added.texts.some((text) => before.texts.includes(text));
  if (again) {
    const file = short(added.files.join(', '));
    return { ...before, told: [...before.told, say('lab.app.people.again', { file })] };
  }
  return {
    files: [...before.files, ...added.files],
    texts: [...before.texts, ...added.texts],
    matches: [...before.matches, ...added.matches],
    told: [...before.told, ...added.told],
  };
}
