import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from '@glade/engine';
import { describe, expect, test } from 'vitest';
import { folder, gladeHere, setUpProgramTests } from './run-glade.ts';

setUpProgramTests();

const WAR_KIDS = 'playtest war-kids --compare firstSide=blue,pink --games 60 --bots random';

const asked = async (args: string) => {
  const { code, out, err } = await gladeHere([...args.split(' '), '--workers', '1']);
  return { code, out: out.replaceAll(/\s+/g, ' '), err: err.replaceAll(/\s+/g, ' ') };
};

describe('a question that is named beforehand', () => {
  test('is one test, and all others are corrected for each other', async () => {
    const [file, plain] = ['named.json', 'plain.json'].map((name) => join(folder(), name));
    await asked(`${WAR_KIDS} --of points.1 --json ${file}`);
    await asked(`${WAR_KIDS} --json ${plain}`);
    const named = JSON.parse(readFileSync(file!, 'utf8'));
    const usual = JSON.parse(readFileSync(plain!, 'utf8'));
    const { changes } = named.variants[0];
    const own = changes.filter((each: { asked?: true }) => each.asked);
    expect(own.map(({ of }: { of: string }) => of)).toContain('points.1');
    for (const { p, adjusted } of own) expect(adjusted).toBe(p);
    expect(named.asked).toBe('points.1');
    expect(named.tests).toBe(usual.tests - 1);
    expect(named.command).toContain('--of points.1');
  });

  test.each(LANGUAGES)(
    'comes first in the answer, and the rest is marked (%s)',
    async (language) => {
      const { out } = await asked(`${WAR_KIDS} --of points.0 --language ${language}`);
      const [before, after] = out.split(/Looked at afterwards|Guardato dopo/);
      expect(before).toMatch(
        /Asked in advance: “share of wins, seat 1 \(Blue\)” (?:Not proven|Proven): with “Who begins: pink”|Domanda fatta prima: «quota di vittorie, posto 1 \(azzurro\)» (?:Non dimostrato|Dimostrato): con «Chi comincia: rosa»/,
      );
      expect(before).toMatch(/It is a single test, so its p is not corrected|È un solo test/);
      expect(after).toMatch(/not named in advance|non erano nominati prima/);
    },
  );

  test('of the length may be called turns, as elsewhere', async () => {
    const { out } = await asked(`${WAR_KIDS} --of turns`);
    expect(out).toMatch(/Asked in advance: “turns/);
  });

  test('has one test for each value', async () => {
    const { out } = await asked(
      'playtest leaf-climbers --compare LC-12.sides=10,15,20 --games 20 --bots random --of length',
    );
    expect(out).toContain('It is 2 tests, one for each value that changes it');
  });

  test('can be asked of other bots, and of what never changes', async () => {
    const { out } = await asked(
      'playtest connect-four --bots random --against random@50 --games 20 --of nobody',
    );
    expect(out).toMatch(/With “random”, “[^”]+” was the same in every match\./);
  });

  test.each([
    ['points.7', 'points.0, points.1'],
    ['winner', 'turns, length, '],
    ['minutes', 'turns, length, '],
    ['measure.winner', 'measure.points.all'],
  ])('that does not exist is refused with what there is: %s', async (name, known) => {
    const { code, err } = await asked(`${WAR_KIDS} --of ${name}`);
    expect(code).not.toBe(0);
    expect(err).toContain(`“${name}” is not counted in these matches`);
    expect(err).toContain(known);
  });

  test('of a seat is refused where a lot makes all seats alike', async () => {
    const { code, err } = await asked(
      'playtest leaf-climbers --compare descend=2,3 --games 8 --of points.0',
    );
    expect(code).not.toBe(0);
    expect(err).toContain('Ask about order.0');
  });

  test('needs a comparison', async () => {
    const { code, err } = await asked('playtest war-kids --of points.0 --games 8');
    expect(code).not.toBe(0);
    expect(err).toContain('Add --compare or --against');
  });
});
