import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from '@glade/engine';
import { describe, expect, test } from 'vitest';
import { folder, gladeHere, setUpProgramTests } from './run-glade.ts';

setUpProgramTests();

describe.each(LANGUAGES)('what is set in bulk so that every match ends, in %s', (language) => {
  const asked = async (args: string): Promise<string> => {
    const { out } = await gladeHere([...args.split(' '), '--language', language]);
    return out.replaceAll(/\s+/g, ' ');
  };
  const SET =
    /So that every match ends, this is set: “Last round: 200”|Perché ogni partita finisca è impostato: «Ultimo giro: 200»/;

  test('is told by a playtest, on the terminal and on its page', async () => {
    const page = join(folder(), 'report.html');
    const out = await asked(`playtest forest-fire --games 4 --workers 1 --html ${page}`);
    expect(out).toMatch(SET);
    expect(readFileSync(page, 'utf8')).toMatch(SET);
    expect(
      await asked('playtest forest-fire --set maxRounds=20 --games 4 --workers 1'),
    ).not.toMatch(SET);
  });

  test('stands beside the option, and help says where', async () => {
    expect(await asked('games forest-fire')).toMatch(
      /this is maxRounds=200, so that every match ends|vale maxRounds=200, perché ogni partita finisca/,
    );
    expect(await asked('games wildfire')).not.toMatch(/every match ends|partita finisca/);
    expect(await asked('tune --help')).toMatch(
      /“glade games GAME” names it, and so does the answer|«glade games GIOCO» lo nomina/,
    );
  });

  test('leaves it open whose minutes the card has in no case: the bot is named', async () => {
    const out = await asked('playtest forest-fire --bots like:2 --games 20 --workers 1');
    expect(out).toMatch(
      /the lab’s own number, for the default rules and the bot “policy”\. Here “like:2” played\.|regole predefinite e bot «policy»\. Qui hanno giocato: «like:2»\./,
    );
  });
});
