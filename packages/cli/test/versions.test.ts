import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { judge, parseLimit, type Change } from '@glade/lab';
import { someOf } from '@glade/engine/testing';
import { describe, expect, test } from 'vitest';
import { folder, gladeHere, setUpProgramTests } from './run-glade.ts';

setUpProgramTests();

const WILDFIRE = join(import.meta.dirname, '../../../games/wildfire');

/** A folder with Wildfire as it is but for two actions in a turn. */
function twoActions(): string {
  const place = folder();
  const source = JSON.stringify(join(WILDFIRE, 'src/index.ts'));
  const text = `import { wildfire } from ${source};
export default { ...wildfire, rules: (o) => wildfire.rules({ ...o, 'WF-22.actions': 2 }) };\n`;
  writeFileSync(join(place, 'game.ts'), text);
  return place;
}

const line = '--games 60 --bots policy --workers 1'.split(' ');

test('a limit that no share can pass is refused, and it says how a percentage is written', async () => {
  const asked = ['playtest', 'wildfire', '--against', 'random', ...line, '--fail-if'];
  for (const limit of ['won>+3', 'won<-1', 'nobody>5']) {
    const { code, err } = await gladeHere([...asked, limit]);
    expect(code).toBe(2);
    expect(err.replaceAll(/\s+/g, ' ')).toContain(`Write ${limit}% for percentage points.`);
  }
  expect((await gladeHere([...asked, 'won>+0.9'])).code).not.toBe(2);
});

describe('two versions of a game on the same dice', () => {
  test('the same in a folder changes nothing', async () => {
    const asked = [
      'playtest',
      WILDFIRE,
      '--against',
      'wildfire',
      '--fail-if',
      'length>+5%',
      ...line,
    ];
    const { code, out, err } = await gladeHere(asked);
    expect(code).toBe(0);
    expect(out).toMatch(
      /changed\s+no\s+move\s+and\s+no\s+final\s+count\s+in\s+any\s+of\s+the\s+60\s+matches/,
    );
    expect(err).toMatch(
      /Within the limit length>\+5%:\s“\S+games\/wildfire”\safter\s“wildfire”\s\(no\sdifference\)\./,
    );
  });

  test('what is named first is judged, and the other is what stood before', async () => {
    const two = twoActions();
    // One action, after two: fewer matches are won.
    const fewer = ['playtest', WILDFIRE, '--against', two, '--fail-if', 'won<-10%'];
    const { code, out, err } = await gladeHere([...fewer, ...line]);
    expect(code).toBe(3);
    expect(out.split('\n', 2)[1]).toMatch(/^Before: “\S*glade/);
    expect(out).toMatch(
      /“\S+games\/wildfire” is proven to change\s+these numbers:\s+• Matches won: from (9\d|100)\.\d%/,
    );
    expect(err).toContain('Beyond the limit won<-10%');
    // By how much, with the range that is judged: of a share in percentage points.
    expect(err.replaceAll(/\s+/g, ' ')).toMatch(
      /\(from [\d.]+% to [\d.]+%: −[\d.]+ points, 95% range −[\d.]+ to −[\d.]+\)\./,
    );
    // A folder with the changed rules comes first: more are won.
    const more = ['playtest', two, '--against', 'wildfire', '--fail-if', 'won>+10%'];
    const other = await gladeHere([...more, '--fail-if', 'won<-10%', ...line]);
    expect(other.code).toBe(3);
    expect(other.out).toMatch(/After:\s“\S*glade/);
    expect(other.out).toMatch(
      /“\S+” is proven to change\s+these numbers:\s+• Matches won: from [5-8]\d\.\d% to (9\d|100)\.\d%/,
    );
    expect(other.err).toContain('Beyond the limit won>+10%');
    expect(other.err).toContain('Within the limit won<-10%');
    // The command repeats it.
    expect(other.out).toContain(`playtest ${two} --against wildfire`);
    // Nothing stands for the game on the shelf afterwards.
    const after = await gladeHere(['playtest', 'wildfire', '--against', 'HEAD', ...line]);
    expect(after.out).toContain('After: “wildfire”.');
  });

  test('beside a game on the shelf it is asked which one is new, before a limit is judged', async () => {
    const two = twoActions();
    const asked = ['playtest', 'wildfire', '--against', two, ...line];
    const refused = await gladeHere([...asked, '--fail-if', 'won<-10%']);
    expect(refused.code).toBe(2);
    expect(refused.err).toContain(`playtest ${two} --against wildfire`);
    expect(refused.err).toMatch(/playtest \S*games\/wildfire --against/);
    expect((await gladeHere(asked)).out).toMatch(/Before: “\S+”\.\sAfter:\s“wildfire”\./);
  });

  test('bots have the same direction', async () => {
    const asked = 'playtest leaf-climbers --bots greedy --against random --fail-if shared<-3%';
    const { code, out, err } = await gladeHere(`${asked} --games 60 --workers 1`.split(' '));
    expect(out).toContain('Before: “random”. After: “greedy”.');
    expect(out).toMatch(/played\sby\s“random”,\sthen\sby\s“greedy”/);
    expect(out).toMatch(/• Shared first place: from \d\.\d% to [78]\d\.\d%/);
    expect(err).toContain('Within the limit shared<-3%');
    expect(code).toBe(0);
    expect(out).toContain('--against random --fail-if');
    expect(out).toContain('--bots greedy');
  });

  test('what is not known has an exit code of its own', async () => {
    const asked = 'playtest wildfire --against greedy --fail-if length>+20% --games 12 --workers 1';
    const { code, err } = await gladeHere(asked.split(' '));
    expect(err).toContain('Not known for the limit length>+20%');
    // A limit in percent of a length is judged by a change in percent of it.
    expect(err.replaceAll(/\s+/g, ' ')).toMatch(
      /\(from [\d.]+ to [\d.]+: [−+][\d.]+%, 95% range [−+][\d.]+% to [−+][\d.]+%\)\. Part/,
    );
    expect(err.replaceAll(/\s+/g, ' ')).toMatch(
      /In 4 of 5 cases about [\d,]+ matches \(--games\) would be enough/,
    );
    expect(err.replaceAll(/\s+/g, ' ')).toContain('as large as seen here');
    expect(code).toBe(4);
  });

  test('a number that is edited in numbers.ts alone is told, since no rule reads it', async () => {
    const source = JSON.stringify(join(WILDFIRE, 'src/index.ts'));
    const declaringTwo = (more: string) => {
      const place = folder();
      const text = `import { wildfire } from ${source};
const numbers = { ...wildfire.numbers };
numbers['WF-22.actions'] = { ...numbers['WF-22.actions'], value: 2 };
export default { ...wildfire, numbers${more} };\n`;
      writeFileSync(join(place, 'game.ts'), text);
      return gladeHere(['playtest', 'wildfire', '--against', place, ...line]);
    };
    const edited = await declaringTwo('');
    expect(edited.code).toBe(0);
    expect(edited.out).toMatch(/changed\s+no\s+move/);
    expect(edited.err.replaceAll(/\s+/g, ' ')).toContain(
      '“numbers.ts” of one version says WF-22.actions is 2, but its rules play another value.',
    );
    expect(edited.err).toContain('--patch WF-22.actions=2');
    // Where the rules have the number, too, nothing is told.
    const whole = await declaringTwo(
      `, rules: (o) => wildfire.rules({ 'WF-22.actions': 2, ...o })`,
    );
    expect(whole.code).toBe(0);
    expect(whole.err).not.toContain('numbers.ts');
  });

  test('a revision of git is another version, too', async () => {
    const { code, out } = await gladeHere(['playtest', 'wildfire', '--against', 'HEAD', ...line]);
    expect(code).toBe(0);
    expect(out).toContain('--against HEAD --games 60');
  });
});

test.each([
  ['measure.pionts>5%', /“measure\.pionts” is not counted in .* measure\.points, measure\.homes/],
  ['ending.wonn>5%', /“ending\.wonn” is not .*ending\.won\b/],
  ['move.dig2>5%', /“move\.dig2” is not .*move\.dig\b/],
  ['clause.WF-99>5%', /“clause\.WF-99” is not .* clause\.WF-\d+/],
  ['sole.3>5%', /“sole\.3” is not counted/],
  ['shared>5%', /“shared” is not counted .* length, minutes, .* won, /],
])('a limit of %s is refused before anything is played', async (limit, sentence) => {
  const asked = 'playtest wildfire --bots random --against greedy --games 4 --workers 1 --fail-if';
  const { code, out, err } = await gladeHere([...asked.split(' '), limit]);
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(err.replaceAll(/\s+/g, ' ')).toMatch(sentence);
});

// In six games each name of each kind is judged in another test.
const JUDGED = someOf(
  'cli: limits that are judged',
  [
    'turns>-100%',
    'measure.points>-100%',
    'ending.won<-100%',
    'move.dig<-100%',
    'clause.WF-07<-100%',
  ],
  3,
);

test.each(JUDGED)('a limit of %s is judged', async (limit) => {
  const asked = 'playtest wildfire --bots random --against greedy --games 4 --workers 1 --fail-if';
  const { err } = await gladeHere([...asked.split(' '), limit]);
  expect(err).toMatch(/Within the limit|Beyond the limit|Not known/);
});

test('a limit of a measure that some matches do not have is not kept, and the answer is told', async () => {
  const place = folder();
  const source = JSON.stringify(join(WILDFIRE, 'src/index.ts'));
  // Chance loses every match of few; the policy wins most.
  const text = `import { wildfire } from ${source};
export default { ...wildfire, rules(options) {
  const rules = wildfire.rules(options);
  return { ...rules, outcome(s) {
    const { measures: { homes, ...others }, ...outcome } = rules.outcome(s);
    return { ...outcome, measures: outcome.winners.length > 0 ? others : { homes, ...others } };
  } };
} };\n`;
  writeFileSync(join(place, 'game.ts'), text);
  const asked = [
    'playtest',
    place,
    '--against',
    'wildfire',
    '--fail-if',
    'measure.homes<-1',
    ...line,
  ];
  const { code, out, err } = await gladeHere(asked);
  expect(code).toBe(4);
  expect(out).toContain('Before: “wildfire”.');
  expect(err.replaceAll(/\s+/g, ' ')).toContain('not every match counted this number');
});

test.each([
  ['--against wildfire', /“wildfire” is what stands after/],
  ['--against nowhere', /is not a bot of this game, a folder or a git revision/],
  ['--against greedy --fail-if length', /is not a limit\. Write what and by how much/],
  ['--against greedy --fail-if speed>5%', /is not a limit/],
  ['--against greedy --fail-if pace>5%', /points\.0 \(seat 1\)/],
  [
    '--against greedy --fail-if pace>5%',
    /length \(also: turns\)[^]*choices, forced[^]*clause\.ID[^]*sole\.0/,
  ],
  ['--fail-if length>5%', /Add --compare or --against/],
  ['--against HEAD --db postgres://x/y', /one version only/],
])('playtest wildfire %s is refused in a sentence', async (words, sentence) => {
  const { code, out, err } = await gladeHere(['playtest', 'wildfire', ...words.split(' ')]);
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(err).toMatch(sentence);
});

describe('a limit', () => {
  const change = (of: string, before: number, low: number, high: number): Change => ({
    of,
    before,
    after: before + (low + high) / 2,
    value: (low + high) / 2,
    low,
    high,
    n: 100,
    p: 0.01,
    adjusted: 0.01,
    test: true,
  });
  const verdict = (text: string, ...changes: readonly Change[]): string =>
    judge(parseLimit(text)!, { changes });

  test('in percent is a part of the value before, and of shares percentage points', () => {
    expect(verdict('length>+5%', change('length', 20, 1.1, 1.5))).toBe('broken');
    expect(verdict('length>+5%', change('length', 20, 0.5, 0.9))).toBe('kept');
    expect(verdict('length>+5%', change('length', 20, 0.9, 1.1))).toBe('unsure');
    expect(verdict('shared<-3%', change('shared', 0.8, -0.06, -0.04))).toBe('broken');
    expect(verdict('shared<-3%', change('shared', 0.8, -0.02, 0.01))).toBe('kept');
  });

  test('without percent is in the unit of what is counted', () => {
    expect(verdict('measure.points<-2', change('measure.points', 9, -4, -2.5))).toBe('broken');
    expect(verdict('won<-0.1', change('points.0', 0.6, -0.3, -0.2))).toBe('broken');
  });

  test('is kept by what does not change', () => {
    expect(verdict('length>+5%')).toBe('kept');
    expect(verdict('length>-1')).toBe('broken');
  });
});
