import { LANGUAGES } from '@glade/engine';
import { describe, expect, test } from 'vitest';
import { gladeHere } from './run-glade.ts';

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
});
