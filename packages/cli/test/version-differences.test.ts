import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from '@glade/engine';
import { ONLY_LONG } from '@glade/engine/testing';
import { describe, expect, test } from 'vitest';
import { folder, gladeHere, setUpProgramTests } from './run-glade.ts';

setUpProgramTests();

const WILDFIRE = JSON.stringify(join(import.meta.dirname, '../../../games/wildfire/src/index.ts'));

/** A folder with Wildfire but for this. */
function changed(more: string): string {
  const place = folder();
  const text = `import { wildfire } from ${WILDFIRE};\nexport default { ...wildfire, ${more} };\n`;
  writeFileSync(join(place, 'game.ts'), text);
  return place;
}

const TAKES_THE_FIRST = `policies: (rules) => ({
  ...wildfire.policies(rules), policy: { choose: (s) => rules.nth(s, 0) },
})`;
const TWO_ACTIONS = `rules: (o) => wildfire.rules({ ...o, 'WF-22.actions': 2 })`;

async function compared(place: string, language = 'en', more: readonly string[] = []) {
  const args = ['playtest', 'wildfire', '--against', place, '--language', language, ...more];
  const { out } = await gladeHere([...args, '--games', '20', '--bots', 'policy', '--workers', '1']);
  return out.replaceAll(/\s+/g, ' ');
}

describe.each(LANGUAGES)('two versions of a game in %s', (language) => {
  test('whose bots alone differ: this is said first', async () => {
    const out = await compared(changed(TAKES_THE_FIRST), language);
    const said =
      /The rules are the same, as far as 20 matches show; the bots are not\.|Le regole sono uguali, per quanto mostrano 20 partite; i bot no\./;
    expect(out).toMatch(said);
    expect(out.search(said)).toBeLessThan(out.search(/is proven to change|È dimostrato che/));
  });

  test('whose rules and bots differ: a change may be that of the bot', async () => {
    const out = await compared(changed(`${TAKES_THE_FIRST}, ${TWO_ACTIONS}`), language);
    expect(out).not.toMatch(/The rules are the same|Le regole sono uguali/);
    expect(out).toMatch(
      /The bots differ, too\. Under the same rules and dice, they chose differently in \d+ matches of 20\.|Anche i bot sono diversi\. Con regole e dadi uguali hanno scelto altro in \d+ partite su 20\./,
    );
  });

  test('whose rules differ: bots choose alike under the same rules', async () => {
    const out = await compared(changed(TWO_ACTIONS), language);
    expect(out).not.toMatch(/The bots differ|Anche i bot sono diversi/);
    expect(out).toMatch(
      /chose alike under the same rules \(20 matches, with the same dice\)|hanno scelto allo stesso modo \(20 partite, con gli stessi dadi\)/,
    );
    expect(out).toMatch(/declared alike\. So what differs is in the code|dichiarati uguali/);
  });

  test('are named by the code of both', async () => {
    const out = await compared(changed(TWO_ACTIONS), language);
    const [, before, after] =
      /(?:Code before|Codice prima): (\w{8})\. (?:Code after|Codice dopo): (\w{8})\./.exec(out)!;
    expect(before).not.toBe(after);
    expect(out).toMatch(new RegExp(`(?:code|codice) ${after}`));
  });

  test('that declare other numbers, defaults or bots are told apart by these', async () => {
    const out = await compared(
      changed(`numbers: {
  ...wildfire.numbers, 'WF-22.actions': { ...wildfire.numbers['WF-22.actions'], value: 2 },
}, options: { ...wildfire.options, options: {
  ...wildfire.options.options,
  startBuffer: { ...wildfire.options.options.startBuffer, default: 8 },
} }, policies: (rules) => ({ other: wildfire.policies(rules).policy, ...wildfire.policies(rules) })`),
      language,
    );
    expect(out).toMatch(/WF-22\.actions: (?:2 before, 1 after|prima 2, dopo 1)\./);
    expect(out).toMatch(/startBuffer \([^)]+\): (?:8 before, 4 after|prima 8, dopo 4)\./);
    expect(out).toMatch(
      /Default bot: “other” before, “policy” after|Bot predefinito: prima «other», dopo «policy»/,
    );
    expect(out).not.toMatch(/declared alike|dichiarati uguali/);
  });
});

test('what nobody asked for is played with the default of each version', ONLY_LONG, async () => {
  const place = changed(`options: { ...wildfire.options, options: {
  ...wildfire.options.options,
  startBuffer: { ...wildfire.options.options.startBuffer, default: 8 },
} }`);
  const out = await compared(place);
  expect(out).toMatch(/startBuffer \([^)]+\): 8 before, 4 after\. Each was played with its own\./);
  expect(out).not.toMatch(/changed no move/);
  const asked = await compared(place, 'en', ['--set', 'startBuffer=4']);
  expect(asked).toMatch(/8 before, 4 after\. Both were played with 4/);
  expect(asked).toMatch(/changed no move and no final count in any of the 20 matches/);
});

test('the data have all of it', async () => {
  const file = join(folder(), 'versions.json');
  await compared(changed(TAKES_THE_FIRST), 'en', ['--json', file]);
  const { versions, code } = JSON.parse(readFileSync(file, 'utf8'));
  expect(versions.bots).toMatchObject({ matches: 20 });
  expect(versions.bots.differing).toBeGreaterThan(0);
  expect(versions.rules).toEqual({ differing: 0, matches: 20 });
  expect(versions.declared).toEqual([]);
  expect(versions.code.after).toBe(code.digest);
});

test('bots that cannot play the other rules are said to be unknown', async () => {
  const out = await compared(
    changed(`policies: (rules) => {
  if (rules.nth !== wildfire.rules(wildfire.options.presets.default).nth && rules.mine === undefined)
    throw new Error('not these rules');
  return wildfire.policies(rules);
}, rules: (o) => ({ ...wildfire.rules(o), mine: true })`),
  );
  expect(out).toContain('The bots of the version before cannot play the rules after.');
});
