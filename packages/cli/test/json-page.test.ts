import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folder, gladeHere, setUpProgramTests } from './run-glade.ts';

setUpProgramTests();

const page = readFileSync(join(import.meta.dirname, '../../../docs/json.md'), 'utf8');

/** The names of fields that the tables of a section tell of, without those before a dot. */
function fieldsIn(section: string): ReadonlySet<string> {
  const cells = section
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .flatMap((line) => line.match(/`[\w.]+`/g) ?? []);
  return new Set(cells.flatMap((name) => name.slice(1, -1).split('.')));
}

/** The section under a heading of which these words are a part. */
const sectionOf = (words: string): string =>
  page.split('\n## ').find((section) => section.split('\n')[0]!.includes(words)) ?? '';

const COMMON = ['Numbers that come everywhere', 'What every answer has'].map(sectionOf);

/** Fields whose keys are names of the game. */
const NAMED = new Set([
  'options',
  'codes',
  'endings',
  'heat',
  'extremes',
  'measures',
  'clauses',
  'clauseShares',
]);

/** All names of fields in JSON. */
function namesIn(value: unknown, found = new Set<string>(), named = false): ReadonlySet<string> {
  if (Array.isArray(value)) for (const each of value) namesIn(each, found);
  else if (typeof value === 'object' && value !== null)
    for (const [name, each] of Object.entries(value)) {
      if (!named) found.add(name);
      namesIn(each, found, !named && NAMED.has(name));
    }
  return found;
}

const people = (): string => {
  const file = join(folder(), 'people.csv');
  const rows = Array.from({ length: 10 }, (_, i) => `${1 + (i % 4)},${12 + 2 * i},${40 + 3 * i},1`);
  writeFileSync(file, `winners,rounds,minutes,questions\n${rows.join('\n')}\n`);
  return file;
};

test.each([
  ['`playtest`', 'playtest leaf-climbers --games 12 --looks 2 --choices 10'],
  ['`playtest`', 'playtest wildfire --set mode=vs --bots like:1,like:2 --rotate --games 20'],
  ['`playtest`', 'playtest wildfire --games 10'],
  ['--compare', 'playtest leaf-climbers --compare descend=2,3 --of shared --games 20'],
  ['--compare', 'rulings wildfire --games 10'],
  ['`screen`', 'screen wildfire --games 20 --try startBuffer=4,8 --try WF-22.actions=1,2'],
  ['`people`', 'people leaf-climbers FILE --games 20'],
  ['`tune`', 'tune wildfire --target win=60% --try startBuffer=4,8 --games 40'],
  ['`luck`', 'luck wildfire --games 20'],
  ['`ladder`', 'ladder wildfire --games 6'],
  ['`stronger`', 'stronger wildfire policy random'],
])('docs/json.md tells of every field, under %s: glade %s', async (heading, command) => {
  const section = sectionOf(heading);
  expect(section).not.toBe('');
  const file = join(folder(), 'answer.json');
  const words = command.split(' ').map((word) => (word === 'FILE' ? people() : word));
  const { code, err } = await gladeHere([...words, '--json', file]);
  expect({ code, err }).toMatchObject({ code: 0 });
  const known = new Set([section, ...COMMON].flatMap((each) => [...fieldsIn(each)]));
  const names = namesIn(JSON.parse(readFileSync(file, 'utf8')));
  expect([...names].filter((name) => !known.has(name))).toEqual([]);
});

/** The sources of the lab. */
function sources(place: string): readonly string[] {
  return readdirSync(place).flatMap((name) => {
    const path = join(place, name);
    if (statSync(path).isDirectory()) return sources(path);
    return name.endsWith('.ts') ? [readFileSync(path, 'utf8')] : [];
  });
}

// What small studies seldom have, such as a match that was cut off, is found in the types.
test('docs/json.md tells of every field of the types that are written', () => {
  const all = sources(join(import.meta.dirname, '../../lab/src')).join('\n');
  const types = `
    Report KindReport EarlyReport WaitsReport ChoicesReport KindEdge BotShare
    DecisivenessReport WatchableMatch SeatBalance SeatEvenness OrderBalance Stakes CutOff
    StrongerBot PossibleWins Distribution Summary AnswerHeader CodeVersion ChoiceResult
    Variant Comparison VersionDifferences Change TestedDifference Ruling Rulings Factor
    Effect Margin Screening SideBySide FittedPace FittedStrength Likeness People Target
    Setting SeatShares Tuning LuckSource Luck Skill SkillStep Rung Ladder Claim
    SequentialTest Stronger
  `
    .trim()
    .split(/\s+/);
  const known = fieldsIn(page);
  const missing = types.flatMap((type) => {
    const bodies = [...all.matchAll(new RegExp(`interface ${type}\\b[^{]*\\{\n(.*?)\n\\}`, 'gs'))];
    expect({ type, found: bodies.length > 0 }).toEqual({ type, found: true });
    const fields = bodies.flatMap(([, body = '']) =>
      [...body.matchAll(/readonly (\w+)\??:/g)].map(([, name = '']) => name),
    );
    return fields.filter((name) => !known.has(name)).map((name) => `${type}.${name}`);
  });
  expect(missing).toEqual([]);
});
