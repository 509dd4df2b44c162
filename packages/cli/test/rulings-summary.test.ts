import { LANGUAGES, type Language } from '@glade/engine';
import { AnswerWriter, labText, rulings, type Change, type WrittenAnswer } from '@glade/lab';
import { beforeAll, describe, expect, test } from 'vitest';
import { cliTranslator } from '../src/text/translator.ts';
import { gameById, playWithoutThreads, randomExperiment } from './experiments.ts';

const game = gameById('leaf-climbers');
type Found = Awaited<ReturnType<typeof rulings>>;
let found: Found;
beforeAll(async () => {
  found = await rulings(game, randomExperiment(game, 8), playWithoutThreads(game));
});

/** A change whose own range leaves out 0, and what is left of it among all tests. */
const change = (of: string, value: number, adjusted: number): Change => ({
  of,
  before: 0.8,
  after: 0.8 + value,
  value,
  low: Math.min(value / 2, value * 1.5),
  high: Math.max(value / 2, value * 1.5),
  n: 100,
  p: 0.001,
  adjusted,
  test: true,
});
const PROVEN = 0.01;
const OPEN = 0.08;

/** The summary, where these answers change this, and all others nothing. */
function written(
  changes: Readonly<Record<string, readonly Change[]>>,
  language: Language,
): WrittenAnswer['parts'][number] {
  const told = found.rulings.map((each) => ({ ...each, changes: changes[each.name] ?? [] }));
  for (const name of Object.keys(changes)) expect(told.map((each) => each.name)).toContain(name);
  const answers = new AnswerWriter(cliTranslator(language, game, labText), game);
  return answers.rulings({ ...found, rulings: told }, 'again').parts[0]!;
}

const lines = ({ answer, notes }: WrittenAnswer['parts'][number]): readonly string[] =>
  [answer ?? '', ...notes].flatMap((note) => note.split('\n'));

/** The lines below the sentence in which these words stand. */
function below(part: WrittenAnswer['parts'][number], words: RegExp): readonly string[] {
  const all = lines(part);
  const from = all.findIndex((line) => words.test(line));
  if (from < 0) return [];
  const rest = all.slice(from + 1);
  const to = rest.findIndex((line) => !line.startsWith('•'));
  return to < 0 ? rest : rest.slice(0, to);
}

const DESCEND = { en: /“Cost of a step down: 3”/, it: /«Costo di un passo in discesa: 3»/ };
const ALSO = {
  en: /more answer(?:s are| is) proven to change who wins or how a match ends/,
  it: /È dimostrato che .*altr.* chi vince o come finisce/,
};
const ELSE = { en: /not known whether this changes who wins/, it: /Non si sa se così cambi/ };
const MAYBE = { en: /^Open: .* but nothing is proven/, it: /^Da chiarire: .*Nulla è dimostrato/ };

describe.each(LANGUAGES)('the summary of open questions in %s', (language) => {
  test('does not say that an answer leaves alone what is only not proven to change', () => {
    const part = written(
      {
        'descend=3': [
          change('shared', -0.18, OPEN),
          change('ending.lastOne', 0.19, 0.0500409),
          change('measure.survivors', -0.5, PROVEN),
        ],
      },
      language,
    );
    const all = lines(part).join('\n');
    expect(all).not.toMatch(/not who wins or how it ends|ma non chi vince né come finisce/);
    expect(below(part, ELSE[language]).join('\n')).toMatch(DESCEND[language]);
    // The same answer is named where it is told what is open.
    const open = below(part, MAYBE[language]);
    expect(open).toHaveLength(1);
    expect(open[0]).toMatch(DESCEND[language]);
  });

  test('names every answer that is proven to change who wins or how a match ends', () => {
    const part = written(
      {
        'standStill=off': [change('shared', -0.3, PROVEN)],
        'descend=3': [change('shared', -0.14, 0.013)],
        'lastOne=mustSurvive': [change('ending.lastOne', -0.14, 0.013)],
      },
      language,
    );
    const also = below(part, ALSO[language]);
    expect(also).toHaveLength(2);
    expect(also.filter((line) => DESCEND[language].test(line))).toHaveLength(1);
    expect(below(part, ELSE[language])).toEqual([]);
    expect(below(part, MAYBE[language])).toEqual([]);
  });

  test('names what looks large and is not proven, also beside an answer to the same question that is', () => {
    const several = found.rulings.filter(
      ({ option }, _, all) => all.filter((each) => each.option === option).length > 1,
    );
    const [first, second] = several;
    expect(second!.option).toBe(first!.option);
    const part = written(
      {
        [first!.name]: [change('shared', -0.3, PROVEN)],
        [second!.name]: [change('points.0', -0.155, 0.0505), change('length', -5.07, PROVEN)],
      },
      language,
    );
    expect(below(part, ELSE[language])).toHaveLength(1);
    expect(below(part, MAYBE[language])).toHaveLength(1);
    expect(below(part, ALSO[language])).toEqual([]);
  });
});
