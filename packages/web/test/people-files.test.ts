import { expect, test } from 'vitest';
import { parseOptions } from '@glade/engine';
import { speaker } from '@glade/text';
import { en as engine } from '@glade/text/engine/en';
import { game } from '@glade/wildfire/game';
import { NO_PEOPLE, readPeopleOf, withPeople } from '../src/lab/people-files.ts';
import lab from '../src/words/pages/lab.en.ts';

const say = speaker('en', engine, lab);

async function chosen(...files: readonly (readonly [name: string, text: string])[]) {
  const options = parseOptions(game.options, {});
  if (!options.ok) throw new Error(options.problem.code);
  let people = NO_PEOPLE;
  for (const [name, text] of files) {
    const file = new File([text], name);
    people = withPeople(say, people, await readPeopleOf(say, game, options.value, file));
  }
  return people;
}

test('two files of one name with other matches both count', async () => {
  const { files, matches, told } = await chosen(
    ['evening.csv', 'won\nyes\n'],
    ['evening.csv', 'won\nno\nno\n'],
  );
  expect(files).toEqual(['evening.csv', 'evening.csv']);
  expect(matches).toHaveLength(3);
  expect(told).toEqual(['evening.csv: 1 match.', 'evening.csv: 2 matches.']);
});

test('a file that is added again does not count, whatever its name, and people are told', async () => {
  const { files, matches, told } = await chosen(
    ['evening.csv', 'won\nyes\n'],
    ['copy.csv', 'won\nyes\n'],
  );
  expect(files).toEqual(['evening.csv']);
  expect(matches).toHaveLength(1);
  expect(told[1]).toBe('copy.csv holds the same matches as an earlier file. It does not count.');
});
