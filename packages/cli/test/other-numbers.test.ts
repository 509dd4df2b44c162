import { LANGUAGES } from '@glade/engine';
import { AnswerWriter, compare, labText, type Change } from '@glade/lab';
import { describe, expect, test } from 'vitest';
import { cliTranslator } from '../src/text/translator.ts';
import { gameById, optionsOf, playWithoutThreads } from './experiments.ts';

describe.each(LANGUAGES)('the numbers that differ, in %s', (language) => {
  const game = gameById('wildfire');
  const answers = new AnswerWriter(cliTranslator(language, game, labText), game);
  const partsOf = async (games: number) => {
    const options = optionsOf(game);
    const experiment = { game: game.id, options, bots: ['policy'], seed: '1', games };
    const choices = [4, 8].map((startBuffer) => ({
      name: `${startBuffer}`,
      options: { ...options, startBuffer },
    }));
    const found = await compare(game, experiment, choices, playWithoutThreads(game));
    const withChanges = (changes: readonly Change[]) =>
      answers.compare({ ...found, variants: [{ ...found.variants[0]!, changes }] }, '').parts[0]!;
    return { changes: found.variants[0]!.changes, withChanges };
  };

  test('minutes and decisions stand in the table, proven or not, and the rest is called what it is', async () => {
    const { changes, withChanges } = await partsOf(30);
    const of = (pattern: RegExp) => changes.filter((each) => pattern.test(each.of));
    const unproven = changes.map((each) => ({ ...each, adjusted: 1 }));
    const { table, folded } = withChanges(unproven);
    expect(table!.rows).toHaveLength(of(/^(minutes|decisions)$/).length);
    expect(table!.rows).toHaveLength(2);
    expect(folded!.table.rows).toHaveLength(changes.length - 2);
    expect(folded!.summary).toMatch(/of the match, of single seats and of rules|della partita, di/);
    const rules = of(/^(clause\.|minutes$)/);
    expect(rules.length).toBeGreaterThan(2);
    expect(withChanges(rules).folded!.summary).toMatch(/one line for each seat|una riga per posto/);
    const match = of(/^(length|real|choices)$/).map((each) => ({ ...each, adjusted: 1 }));
    expect(match.length).toBeGreaterThan(1);
    expect(withChanges(match).folded!.summary).not.toMatch(/\(/);
  });

  test('nobody is told that few numbers were compared where all were', async () => {
    const { changes, withChanges } = await partsOf(30);
    const { answer = '', method = [] } = withChanges(
      changes.map((each) => ({ ...each, adjusted: 1 })),
    );
    expect(answer).toMatch(/changed often enough to be tested|abbastanza spesso da poter/);
    expect(answer).not.toMatch(/numbers? (?:was|were) compared|confronta/);
    expect(method.join(' ')).toMatch(
      /Everything that a playtest counts was compared|Si confronta tutto/,
    );
  });
});
