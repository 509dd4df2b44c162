import { LANGUAGES, type WholeGame } from '@glade/engine';
import {
  AnswerWriter,
  compare,
  labText,
  ladder,
  luck,
  rulings,
  answerHtml,
  stronger,
  tune,
  type Change,
  type Comparison,
  type Experiment,
  type WrittenAnswer,
} from '@glade/lab';
import { describe, expect, test } from 'vitest';
import { answerText } from '../src/experiments/answer-text.ts';
import { cliTranslator } from '../src/text/translator.ts';
import { randomExperiment, gameById, optionsOf, playWithoutThreads } from './experiments.ts';

const experimentOf = (game: WholeGame, more: Partial<Experiment> = {}): Experiment =>
  randomExperiment(game, 8, more);

const choicesOf = (game: WholeGame, option: string, values: readonly (string | number)[]) =>
  values.map((value) => ({
    name: `${option}=${value}`,
    options: optionsOf(game, { [option]: value }),
  }));

/** The answers to all questions about a game, each as a function that writes it. */
async function answerWriters(
  game: WholeGame,
  option: string,
  values: readonly (string | number)[],
  rotate: boolean,
): Promise<readonly ((answers: AnswerWriter) => WrittenAnswer)[]> {
  const experiment = experimentOf(game, rotate ? { rotate } : {});
  const run = playWithoutThreads(game);
  const choices = choicesOf(game, option, values);
  const claim = { low: 0, high: 0.2 };
  const compared = await compare(game, experiment, choices, run);
  const ruled = await rulings(game, experiment, run);
  const tuned = await tune(game, experiment, choices, { of: 'win', value: 0.5 }, run);
  const long = await tune(game, experiment, choices, { of: 'turns', value: 10 }, run);
  const climbed = await ladder(game, experiment, ['random', 'policy'], run);
  const asked = { bot: 'policy', than: 'random', claim };
  const tested = await stronger(game, experimentOf(game), asked, run);
  const shared = await luck(game, experimentOf(game), ['random', 'policy'], run);
  return [
    (answers) => answers.compare(compared, 'again'),
    (answers) => answers.rulings(ruled, 'again'),
    (answers) => answers.tune(tuned, 'again'),
    (answers) => answers.tune(long, 'again'),
    (answers) => answers.ladder(climbed, 'again'),
    (answers) => answers.stronger(tested, 'again'),
    (answers) => answers.luck(shared, 'again'),
  ];
}

/** The form of a message key, which would show where a message is missing. */
const KEY = /\b(?:lab|cli|measure|outcome|stream)\.[A-Za-z][A-Za-z.]*\b/g;

describe('no answer shows a key in place of words', () => {
  test.each([
    ['wildfire', 'startBuffer', [4, 8], false],
    ['leaf-climbers', 'descend', [2, 3], true],
    ['leaf-climbers', 'descend', [2, 3], false],
  ] as const)('%s, %s=%s, rotated: %s', async (id, option, values, rotate) => {
    const game = gameById(id);
    const writers = await answerWriters(game, option, values, rotate);
    for (const language of LANGUAGES) {
      const say = cliTranslator(language, game, labText);
      const answers = new AnswerWriter(say, game);
      for (const write of writers) {
        const answer = write(answers);
        expect(`${answerText(answer, say)}\n${answerHtml(answer, say)}`.match(KEY)).toBeNull();
      }
    }
  });

  test('and a key would be seen', () => {
    expect('<th>lab.length.mean</th>'.match(KEY)).toEqual(['lab.length.mean']);
  });
});

describe('what changed nothing in any match', () => {
  const game = gameById('leaf-climbers');
  const rotated = experimentOf(game, { rotate: true });
  const compared = (option: string, values: readonly (string | number)[]): Promise<Comparison> =>
    compare(game, rotated, choicesOf(game, option, values), playWithoutThreads(game));

  test('is not drawn as a range', async () => {
    const found = await compared('crushedMeeple', ['each', 'leave']);
    expect(found.variants[0]).toMatchObject({ alike: { value: 1 }, changes: [] });
    for (const language of LANGUAGES) {
      const say = cliTranslator(language, game, labText);
      const [part] = new AnswerWriter(say, game).compare(found, 'again').parts;
      expect(part!.plot).toBeUndefined();
      expect(part!.table).toBeUndefined();
      expect(part!.answer).toMatch(
        /changed no move and no final count in any of the 8 matches|non ha cambiato né mosse né conti finali, in nessuna delle 8 partite/,
      );
    }
  });

  test('and yet is scored otherwise is told, without a range for who wins', async () => {
    const bots = ['greedy', 'greedy', 'greedy', 'greedy'];
    const found = await compare(
      game,
      experimentOf(game, { bots, games: 40 }),
      choicesOf(game, 'credit', ['each', 'split']),
      playWithoutThreads(game),
    );
    expect(found.variants[0]!.alike.value).toBe(1);
    expect(found.variants[0]!.changes.map(({ of }) => of)).toContain('measure.credit.all');
    for (const language of LANGUAGES) {
      const say = cliTranslator(language, game, labText);
      const [part] = new AnswerWriter(say, game).compare(found, 'again').parts;
      expect(part!.plot).toBeUndefined();
      expect(part!.answer).not.toMatch(/In none of|In nessuna di/);
    }
  });

  test('of what changed a move there is a picture', async () => {
    const found = await compare(
      game,
      rotated,
      choicesOf(game, 'descend', [2, 3]),
      playWithoutThreads(game),
    );
    expect(found.variants[0]!.alike.value).toBeLessThan(1);
    const [part] = new AnswerWriter(cliTranslator('en', game, labText), game).compare(
      found,
      'again',
    ).parts;
    expect(part!.plot!.rows).toHaveLength(1);
  });
});

describe('answers to a question of many values', () => {
  const game = gameById('war-kids');

  test.each([false, true])('are folded but for a few, rotated: %s', async (rotate) => {
    const found = await rulings(
      game,
      experimentOf(game, rotate ? { rotate } : {}),
      playWithoutThreads(game),
    );
    const say = cliTranslator('en', game, labText);
    const answer = new AnswerWriter(say, game).rulings(found, 'again');
    const [part] = answer.parts;
    const { table, folded, plot } = part!;
    const changed = found.rulings.filter(({ alike }) => alike.value < 1);
    const questions = new Set(changed.map(({ option }) => option));
    expect(questions.size).toBeGreaterThan(1);
    expect(plot!.rows.length).toBe(questions.size);
    // What is starred stands first, and of that and of the rest the larger change.
    const order = plot!.rows.map(({ text, value }) => ({
      star: Number(text.endsWith('*')),
      size: Math.abs(value),
    }));
    expect(order).toEqual(order.toSorted((a, b) => b.star - a.star || b.size - a.size));
    expect(table!.rows.length).toBeGreaterThanOrEqual(questions.size);
    expect(table!.rows.length).toBeLessThanOrEqual(3 * questions.size);
    expect(table!.rows.length + folded!.table.rows.length).toBe(changed.length);
    const html = answerHtml(answer, say);
    expect(html).toContain(`<details><summary>${folded!.summary}</summary><table`);
    const told = answerText(answer, say);
    expect(told).toContain(folded!.summary);
    expect(told.split('\n').length).toBeLessThan(30 + 8 * questions.size);
  });
});

test('when matches are cut off is no rule that matters most', async () => {
  const game = gameById('forest-fire');
  const found = await rulings(game, experimentOf(game), playWithoutThreads(game));
  const ending = (value: number): Change => ({
    of: 'ending.unfinished',
    before: 0,
    after: value,
    value,
    low: value / 2,
    high: value,
    n: 100,
    p: 1e-6,
    adjusted: 1e-4,
    test: true,
  });
  // The limit changes how all matches end, and one of the rules how some of them do.
  const told = (others: number) => ({
    ...found,
    rulings: found.rulings.map((ruling) => {
      const { option, value } = ruling;
      const size = option === 'maxRounds' && value === 20 ? 1 : option === 'chain' ? others : 0;
      return { ...ruling, changes: size === 0 ? [] : [ending(size)] };
    }),
  });
  for (const [language, limit, next] of [
    [
      'en',
      /“Last round: 20”, an answer to when matches are cut off\./,
      /^Apart from limits and extreme values, “Fire spr/,
    ],
    [
      'it',
      /«Ultimo giro: 20», una risposta su quando le partite si fermano\./,
      /^A parte i limiti e i valori estremi conta di più «Il f/,
    ],
  ] as const) {
    const answers = new AnswerWriter(cliTranslator(language, game, labText), game);
    const [some, alone] = [0.3, 0].map(
      (others) => answers.rulings(told(others), 'again').parts[0]!.answer!,
    );
    expect(some).toMatch(next);
    expect(some).toMatch(limit);
    expect(alone).toMatch(limit);
    expect(alone).not.toMatch(next);
  }
});
