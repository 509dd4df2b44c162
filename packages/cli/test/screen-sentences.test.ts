import { LANGUAGES, spell } from '@glade/engine';
import { answerHtml, AnswerWriter, labText, usualFactors, type Screening } from '@glade/lab';
import { describe, expect, test } from 'vitest';
import { cliTranslator } from '../src/text/translator.ts';
import { gameById, optionsOf } from './experiments.ts';

type Effect = Screening['effects'][number];

const game = gameById('fair-verona');
const base = optionsOf(game);
const { factors } = usualFactors(game, base);

const effect = (
  some: readonly string[],
  [value, low, high]: readonly [number, number, number],
  verdict: 'proven' | 'small' | 'open',
): Screening['effects'][number] => ({
  of: 'length',
  factors: some,
  value,
  low,
  high,
  n: 50,
  p: 0.1,
  adjusted: 1,
  verdict,
});

/** A screening in which nothing is proven, and one change is the clearest. */
const found: Screening = {
  game: game.id,
  version: 1,
  options: base,
  bots: ['family'],
  seed: '1',
  games: 100,
  factors,
  leftOut: [],
  limits: [],
  runs: 64,
  resolves: 'pairs',
  of: ['length'],
  sides: 1,
  tests: 10,
  margins: [{ of: 'length', mean: 40, margin: 2, games: 300 }],
  effects: [
    effect([factors[0]!.name], [3, -1, 7], 'open'),
    effect([factors[1]!.name], [0.5, -0.5, 1.5], 'small'),
    effect([factors[0]!.name, factors[1]!.name], [0.5, -0.5, 1.5], 'small'),
    effect([factors[0]!.name, factors[2]!.name], [0.5, -2.5, 3.5], 'open'),
  ],
};

test('a row of numbers is tried beside the present one, not at its end', () => {
  const kids = gameById('war-kids');
  const { factors: all } = usualFactors(kids, optionsOf(kids));
  const turnLimit = all.find(({ name }) => name === 'turnLimit');
  const numbers = kids.options.options['turnLimit']!.values.filter(
    (value) => typeof value === 'number',
  );
  expect(numbers.length).toBeGreaterThan(3);
  // With a limit of one turn half of all matches would be one turn long.
  expect(Number(turnLimit!.other)).toBeGreaterThan(Math.min(...numbers));
  expect(Number(turnLimit!.other)).toBeLessThan(Math.max(...numbers));
});

describe.each(LANGUAGES)('what matters, in %s', (language) => {
  const say = cliTranslator(language, game, labText);
  const { parts } = new AnswerWriter(say, game).screen(found, '');
  const method = parts.flatMap((part) => part.method ?? []).join(' ');

  test('names the values that were not tried', () => {
    const several = factors.filter(
      ({ name }) => (game.options.options[name]?.values.length ?? 0) > 2,
    );
    expect(several.length).toBeGreaterThan(0);
    expect(method).toMatch(/Nothing is known of the others:|Degli altri non si sa nulla:/);
    const told = method.slice(method.search(/Nothing is known|Degli altri/));
    for (const { name, usual, other } of several) {
      expect(told).toContain(say(`option.${name}`));
      for (const value of game.options.options[name]!.values) {
        if ([usual, other].includes(spell(value)) || typeof value !== 'string') continue;
        // A value that has a colon of its own is told with brackets.
        expect(told).toContain(say(`option.${name}.${value}`).split(': ').at(-1));
      }
    }
  });

  const answer = parts.map((part) => part.answer ?? '').join(' ');

  test('does not promise that the clearest of many changes is as large as it looks', () => {
    // The number of matches holds for a change of a size that is given, not for the one that was seen.
    expect(answer).not.toMatch(/clearest|più netto/);
    expect(answer).toMatch(
      /prove a change of 2\.00 .*play about 300 matches \(--games\)|cambia di 2,00 .*giocate circa 300 partite \(--games\)/,
    );
  });

  test('lists what can be forgotten apart from what is not known', () => {
    const lines = answer.split('\n');
    const at = (beginning: RegExp): number => lines.findIndex((line) => beginning.test(line));
    const [small, open] = [at(/can be forgotten|si può dimenticare/), at(/^Not known|^Non si sa/)];
    expect(small).toBeGreaterThan(0);
    expect(lines[small]).toMatch(/2[.,]00 \(5\s?% (?:of the mean, 40\.00|della media, 40,00)\)/);
    const option = (i: number): string => say(`option.${factors[i]!.name}`);
    expect(lines[small + 1]).toContain(option(1));
    expect(lines[small + 2]).toMatch(/one pair of rules|una coppia di regole/);
    expect(open).toBe(small + 3);
    expect(lines[open + 1]).toContain(option(0));
    expect(lines[open + 2]).toMatch(/one pair|una coppia/);
  });
});

test.each(LANGUAGES)('each number of a screening says where it was measured, in %s', (language) => {
  const [lone, mean] = found.effects as [
    Screening['effects'][number],
    Screening['effects'][number],
  ];
  const alone = { value: -0.25, low: -0.75, high: 2.75, n: 50, p: 0.3, adjusted: 1 };
  const effects = [{ ...lone, alone }, mean];
  const say = cliTranslator(language, game, labText);
  const writer = new AnswerWriter(say, game);
  const written = writer.screen({ ...found, gamesAlone: 300, effects }, '');
  const [part] = written.parts;
  const lines = part!.answer!.split('\n').filter((line) => line.startsWith('• '));
  expect(lines).toHaveLength(2);
  // What decides that nothing is known stands beside it: the lone matches, and not those of the table.
  const told = lines.find((line) => /0[.,]25/.test(line))!;
  expect(told).toMatch(
    new RegExp(`−0[.,]25, .*2[.,]75\\) \\[${lone.factors[0]!}=[\\w.]+,[\\w.]+\\]$`),
  );
  expect(lines.find((line) => line !== told)).toMatch(
    /\+0[.,]5\d*, .*1[.,]5\d*, (?:on average over the other rules|in media sulle altre regole)\) \[\w+=[\w.]+,[\w.]+\]$/,
  );
  // A page has both: what it is with the others as usual, and the mean over them, which a terminal leaves out.
  const { rows, aside } = part!.table!;
  expect(rows[0]![1]).toMatch(/^−0[.,]25$/);
  expect(aside!.cells[0]).toMatch(/^\+3[.,]00? \(/);
  expect(rows.flat().join()).not.toMatch(/\+3[.,]00? \(/);
  expect(answerHtml(written, say)).toMatch(/\+3[.,]00? \(/);
  // Once for all: what the other rules were, and in how many matches. What the combinations were for comes after it.
  expect(written.lead).toMatch(
    /^(?:Each rule alone: 300 matches with either value\. In these, all other rules were as usual.* 64 mixtures of rules, 100 matches each|Ogni regola da sola: 300 partite .* tutte le altre regole erano come sono.* 64 miscugli di regole, ognuno con 100 partite)/,
  );
  expect(written.lead).not.toMatch(/in each case|per ogni caso/);
  expect(part!.notes.join(' ')).toContain('glade playtest fair-verona --compare');
  // A share says from where to where, and its unit.
  const won = {
    ...found,
    of: ['points.0'],
    margins: [{ of: 'points.0', mean: 0.8, margin: 0.05 }],
    effects: [
      { ...lone, of: 'points.0', alone: { ...alone, value: -0.6 }, verdict: 'proven' as const },
    ],
  };
  expect(writer.screen(won, '').parts[0]!.answer).toMatch(
    /\((?:from 80\.0% to 20\.0%: −60\.0 points|dall’80,0\s%\sal\s20,0\s%: −60,0 punti), /,
  );
});

test.each(LANGUAGES)('a rule of a proven pair is not called forgettable, in %s', (language) => {
  const [, rule, pair] = found.effects as [Effect, Effect, Effect];
  const effects = [rule, { ...pair, verdict: 'proven' as const }];
  const say = cliTranslator(language, game, labText);
  const [part] = new AnswerWriter(say, game).screen({ ...found, effects }, '').parts;
  const lines = part!.answer!.split('\n');
  expect(lines.some((line) => /can be forgotten|si può dimenticare/.test(line))).toBe(false);
  const at = lines.findIndex((line) => /so do not forget|quindi non dimenticatele/.test(line));
  expect(lines[at]).toMatch(/together with another rule|insieme a un’altra regola/);
  // It names the other rule, and what both change.
  const [own, other] = [1, 0].map((i) => say(`option.${factors[i]!.name}`));
  const [before, after] = lines[at + 1]!.split(/Do not forget it|Non dimenticatela/);
  expect(before).toContain(own);
  expect(after).toContain(other);
  expect(after).toMatch(/\+0[.,]5/);
});
