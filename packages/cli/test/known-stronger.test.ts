import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from '@glade/engine';
import { dialSteps } from '@glade/games/dial';
import { botName, labText, type Report, type StrongerBot } from '@glade/lab';
import { someOf } from '@glade/engine/testing';
import { describe, expect, test } from 'vitest';
import { knownStronger } from '../src/experiments/known-stronger.ts';
import { games } from '../src/shelf/games.ts';
import { cliTranslator } from '../src/text/translator.ts';
import { gameById, optionsOf } from './experiments.ts';
import { folder, gladeHere, setUpProgramTests } from './run-glade.ts';

// Where an answer depends on who plays, it says what a stronger bot was measured to win.

setUpProgramTests();

const plain = (text: string): string => text.replaceAll(/\s+/g, ' ');

describe('a stronger bot', () => {
  test.each(games.map(({ id }) => id))('%s: wins what the dial says, surely more', (id) => {
    const game = gameById(id);
    const known = Object.keys(game.options.presets).flatMap((preset) => {
      const options = optionsOf(game, game.options.presets[preset]);
      const found = knownStronger(game, { options, bots: ['random'] });
      const [, , , steady, strong] = dialSteps(game, options);
      if (found === undefined) return [];
      const { value, low, high, n } = found.wins;
      expect({ wins: value, low, high, n }).toEqual(strong);
      expect(low).toBeGreaterThan(found.base.high);
      const even = 1 / game.rules(options).seats;
      expect(found.base.value).toBe(found.kind === 'team' ? steady!.wins : even);
      const { strong: own } = game.rules(options);
      const same = own ?? game.levels?.strong ?? 'strong';
      expect(knownStronger(game, { options, bots: ['strong', 'like:5', same] })).toBeUndefined();
      return [preset];
    });
    // Two bots save every forest of Forest Fire.
    expect(known).toHaveLength(id === 'forest-fire' ? 0 : 1);
  });

  test('is not the one that plays under another name', () => {
    const game = gameById('wildfire');
    expect(
      knownStronger(game, { options: optionsOf(game, {}), bots: ['learned'] }),
    ).toBeUndefined();
    const usual = optionsOf(gameById('war-kids'), {});
    for (const bot of ['captain', 'planner']) {
      const found = knownStronger(gameById('war-kids'), { options: usual, bots: [bot] });
      expect([bot, found]).toEqual([bot, undefined]);
    }
    expect(knownStronger(gameById('war-kids'), { options: usual, bots: ['greedy'] })).toBeDefined();
  });

  test('is not known where nobody has measured, or where a number of the rules is changed', () => {
    const game = gameById('leaf-climbers');
    const bots = ['greedy'];
    expect(knownStronger(game, { options: optionsOf(game, {}), bots })).toBeDefined();
    expect(knownStronger(game, { options: optionsOf(game, { descend: 3 }), bots })).toBeUndefined();
    const [number] = Object.entries(gameById('wildfire').numbers ?? {});
    // A number at its own value is no other rule: a comparison of numbers says of the bots what one of options says.
    const same = { ...optionsOf(gameById('wildfire'), {}), [number![0]]: number![1].value };
    expect(knownStronger(gameById('wildfire'), { options: same, bots: ['policy'] })).toBeDefined();
    const patched = { ...optionsOf(gameById('wildfire'), {}), [number![0]]: 7 };
    expect(
      knownStronger(gameById('wildfire'), { options: patched, bots: ['policy'] }),
    ).toBeUndefined();
  });
});

describe.each(LANGUAGES)('in %s', (language) => {
  const say = cliTranslator(language, gameById('wildfire'), labText);
  const sentenceOf = (
    { bot, than, wins, base, kind }: StrongerBot,
    rules: 'same' | 'changed',
  ): string => {
    const tenths = (share: number): string =>
      `${(100 * share).toLocaleString(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 })}${language === 'it' ? ' ' : ''}%`;
    return plain(
      say(`lab.stronger.known.${kind === 'rivals' && base.value === 1 / 2 ? 'two' : kind}`, {
        bot: botName(say, bot),
        than: botName(say, than),
        wins: tenths(wins.value),
        low: tenths(wins.low),
        high: tenths(wins.high),
        base: tenths(base.value),
        rules,
      }),
    );
  };

  const cases = [
    ['wildfire', 'startBuffer=4,8', 'startBuffer=8,4', 'startBuffer=8'],
    ['leaf-climbers', 'descend=2,3', 'descend=3,2', 'descend=3'],
    ['war-kids', 'firstSide=scenario,pink', 'firstSide=pink,scenario', 'firstSide=pink'],
  ] as const;
  const first = LANGUAGES.indexOf(language);
  test.each(someOf('cli: games of which a stronger bot is known', cases, 3, first))(
    '%s: a comparison and a report say it, and have its numbers',
    async (id, ...rules) => {
      const [compared, reversed, other] = rules;
      const game = gameById(id);
      const known = knownStronger(game, { options: optionsOf(game, {}), bots: ['policy'] })!;
      const place = folder();
      const [json, html] = [join(place, 'answer.json'), join(place, 'answer.html')];
      const common = ['--games', '10', '--language', language, '--json', json, '--html', html];
      const asked = ['playtest', id, ...common];
      const { out } = await gladeHere([...asked, '--compare', compared]);
      expect(plain(out)).toContain(sentenceOf(known, 'changed'));
      expect((JSON.parse(readFileSync(json, 'utf8')) as Report).stronger).toEqual(known);
      await gladeHere(asked);
      expect(plain(readFileSync(html, 'utf8'))).toContain(sentenceOf(known, 'same'));
      expect((JSON.parse(readFileSync(json, 'utf8')) as Report).stronger).toEqual(known);
      // Nobody has measured these rules.
      const [begin] = sentenceOf(known, 'same').split('.');
      for (const unmeasured of [
        ['--set', other],
        ['--compare', reversed],
      ]) {
        await gladeHere([...asked, ...unmeasured]);
        expect(plain(readFileSync(html, 'utf8'))).not.toContain(begin);
        expect((JSON.parse(readFileSync(json, 'utf8')) as Report).stronger).toBeUndefined();
      }
      // The rules that were measured are tuned, and not those that were tried.
      await gladeHere(['tune', id, '--try', other, '--target', 'turns=9', ...common]);
      expect(plain(readFileSync(html, 'utf8'))).toContain(sentenceOf(known, 'changed'));
    },
  );
});
