import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { judge, parseLimit, type Change } from '@glade/lab';
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

describe('two versions of a game on the same dice', () => {
  test('the same in a folder changes nothing', async () => {
    const asked = [
      'playtest',
      'wildfire',
      '--against',
      WILDFIRE,
      '--fail-if',
      'length>+5%',
      ...line,
    ];
    const { code, out, err } = await gladeHere(asked);
    expect(code).toBe(0);
    expect(out).toContain('changed no move and no final count in any of the 60 matches');
    expect(err).toContain('Within the limit length>+5%: here.');
  });

  test('another is told, and fails what it breaks', async () => {
    const asked = ['playtest', 'wildfire', '--against', twoActions(), '--fail-if', 'won<-10%'];
    const { code, out, err } = await gladeHere([...asked, ...line]);
    expect(code).toBe(3);
    // Here there is one action, there are two.
    expect(out).toMatch(
      /“here” is proven to change\s+these numbers:\s+• Matches won: from (9\d|100)\.\d%/,
    );
    expect(err).toContain('Beyond the limit won<-10%');
  });

  test('a revision of git is another version, too', async () => {
    const { code, out } = await gladeHere(['playtest', 'wildfire', '--against', 'HEAD', ...line]);
    expect(code).toBe(0);
    expect(out).toContain('--against HEAD --games 60');
  });
});

test.each([
  ['--against nowhere', /is not a bot of this game, a folder or a git revision/],
  ['--against greedy --fail-if length', /is not a limit\. Write what and by how much/],
  ['--against greedy --fail-if speed>5%', /is not a limit/],
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
