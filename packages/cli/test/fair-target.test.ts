import { LANGUAGES } from '@glade/engine';
import { describe, expect, test } from 'vitest';
import { gladeHere, setUpProgramTests } from './run-glade.ts';

setUpProgramTests();

const asked = async (args: string) => {
  const { code, out, err } = await gladeHere([...args.split(' '), '--workers', '1']);
  return { code, out: out.replaceAll(/\s+/g, ' '), err: err.replaceAll(/\s+/g, ' ') };
};

describe.each(LANGUAGES)('tune --target fair in %s', (language) => {
  test('says which seat is farthest from an even share, and on which side', async () => {
    const { out } = await asked(
      `tune war-kids --try firstSide=blue,pink --target fair --games 80 --bots random --language ${language}`,
    );
    expect(out).toMatch(
      /The target is an even share of wins for every seat \(±3 points\)\.|L’obiettivo è la quota equa di vittorie per ogni posto \(±3 punti\)\./,
    );
    expect(out).toMatch(
      /seat 1 \(Blue\) \d+\.\d points (?:above|below) an even share|posto 1 \(azzurro\), \d+,\d punti (?:sopra|sotto) la quota equa/,
    );
    expect(out).toContain('--target fair');
  });

  test('compares the places in the order of play where a lot decides it', async () => {
    const { out } = await asked(
      `tune leaf-climbers --try descend=2,3 --target fair --within 0.1 --games 40 --bots random --language ${language}`,
    );
    expect(out).toMatch(
      /every place in the order of play \(±10 points\)|ogni posizione nell’ordine di gioco \(±10 punti\)/,
    );
  });

  test('knows nothing where all share the first place in every match', async () => {
    const { out } = await asked(
      `tune wildfire --set mode=vs --bots greedy --try startBuffer=4,8 --target fair --games 40 --language ${language}`,
    );
    expect(out).toMatch(/These matches tell nothing about it|Queste partite non dicono nulla/);
    expect(out).toMatch(
      /all seats got the same part|tutti i posti hanno avuto sempre la stessa parte/,
    );
    expect(out).not.toMatch(/It is met by|Si raggiunge con/);
  });
});

test.each([
  ['forest-fire --try firebreaks=0,1', /all players are one team/],
  ['war-kids --try firstSide=blue,pink --bots greedy,random', /Use one bot in all seats/],
  ['war-kids --try firstSide=blue,pink --bots greedy,random --rotate', /Use one bot in all seats/],
])('no seats are compared: %s', async (args, why) => {
  const { code, err } = await asked(`tune ${args} --target fair --games 8`);
  expect(code).not.toBe(0);
  expect(err).toMatch(why);
});
