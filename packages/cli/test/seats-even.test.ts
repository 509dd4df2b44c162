import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from '@glade/engine';
import { describe, expect, test } from 'vitest';
import { folder, gladeHere, setUpProgramTests } from './run-glade.ts';

setUpProgramTests();

const asked = async (args: string, language: string): Promise<string> => {
  const { out } = await gladeHere([...args.split(' '), '--workers', '1', '--language', language]);
  return out.replaceAll(/\s+/g, ' ');
};

describe.each(LANGUAGES)('whether seats are even, in %s', (language) => {
  test('is told with the seat that gains, how much, and who played', async () => {
    // Who moves first wins a game of Connect Four between bots that move at random more often.
    const out = await asked('playtest connect-four --bots random --games 900', language);
    expect(out).toMatch(
      /No, with “random”\. An even share of wins is 50\.0%\. More than that: seat 1 gets 5\d\.\d%|No, con «random»\. La quota equa di vittorie è il 50,0 %\. Più della quota equa: il posto 1 riceve 5\d,\d %/,
    );
    expect(out).toMatch(/(?:Less than that: seat 2|Meno della quota equa: il posto 2)/);
    expect(out).toMatch(/Results depend on who plays|I risultati dipendono da chi gioca/);
  });

  test('is not known where all share the first place in every match', async () => {
    const out = await asked('playtest wildfire --set mode=vs --bots greedy --games 40', language);
    expect(out).toMatch(/100[.,]0/);
    expect(out).not.toMatch(/Are the seats even\? Yes|equilibrati\? Sì/);
    expect(out).toMatch(
      /Not known\. In every match all seats got the same part|Non si sa\. In ogni partita tutti i posti hanno avuto la stessa parte/,
    );
  });

  test('is told with who the seats are in the words of the game, and who begins', async () => {
    // Blue begins here, and wins more often between bots that move at random.
    const report = join(folder(), 'report.html');
    const args = 'playtest war-kids --set firstSide=pink --bots random --games 40';
    const out = await asked(`${args} --html ${report}`, language);
    for (const told of [out, readFileSync(report, 'utf8')]) {
      expect(told).toMatch(/Seat 1 \(Blue\)|Posto 1 \(azzurro\)/);
      expect(told).toMatch(/Pink begins\.|Il rosa comincia\./);
      expect(told).not.toMatch(/Blue begins|L’azzurro comincia/);
    }
    // Only the answer is strong, not the figures that follow it.
    expect(readFileSync(report, 'utf8')).toMatch(
      /<strong>(?:Not known|No|Non si sa)[^.<]*\.<\/strong> \S/,
    );
  });

  test('names who gains by the words of the game', async () => {
    const out = await asked(
      'playtest war-kids --bots greedy,careless --rotate --games 4',
      language,
    );
    expect(out).toMatch(/First place alone, seat 2 \(Pink\)|Il posto 2 \(rosa\) vince da solo/);
  });

  test('says which number begins where seats have no names', async () => {
    const out = await asked('playtest connect-four --bots random --games 900', language);
    expect(out).toMatch(/Seat 1 begins\.|Il posto 1 comincia\./);
  });

  test('does not say who begins where seats act at the same time', async () => {
    const out = await asked('playtest wildfire --set mode=vs --bots random --games 40', language);
    expect(out).not.toMatch(/ begins\.| comincia\./);
  });
});
