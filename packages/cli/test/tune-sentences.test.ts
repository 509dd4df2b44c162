import { LANGUAGES } from '@glade/engine';
import { AnswerWriter, labText, type Tuning } from '@glade/lab';
import { describe, expect, test } from 'vitest';
import { cliTranslator } from '../src/text/translator.ts';
import { gameById, optionsOf } from './experiments.ts';

const game = gameById('forest-fire');

const setting = (rounds: number, value: number) => ({
  name: `setupRounds=${rounds}`,
  options: optionsOf(game, { setupRounds: rounds }),
  reached: { value, low: value - 0.02, high: value + 0.02, n: 1000 },
});

/** What is found where 60 % was asked for. */
function found(values: readonly number[], met: Tuning['met'], also: readonly string[]): Tuning {
  const settings = values.map((value, i) => setting(i + 1, value));
  const { options } = settings[0]!;
  const { seats } = game.rules(options);
  return {
    game: game.id,
    version: 1,
    options,
    bots: Array.from({ length: seats }, () => 'like:2'),
    seed: '1',
    games: 1000,
    target: { of: 'win', value: 0.6, within: 0.02 },
    tried: settings,
    finalists: settings,
    met,
    also,
    sides: 1,
    twins: [],
  };
}

describe.each(LANGUAGES)('tuning in %s', (language) => {
  const answers = new AnswerWriter(cliTranslator(language, game, labText), game);

  test('does not call near what is far from the target', () => {
    const { answer } = answers.tune(found([0.978, 0.163], 'missed', ['setupRounds=2']), '')
      .parts[0]!;
    expect(answer).not.toMatch(/Nearest|just as near|Ci si avvicina di più|altrettanto vicin/i);
    expect(answer).toMatch(
      /No value that was tried comes near|Nessun valore provato ci si avvicina/,
    );
    // One lies above the target, the other below.
    expect(answer).toMatch(/both sides of the target|tutti e due i lati dell’obiettivo/);
    const near = answers.tune(found([0.65, 0.163], 'missed', []), '').parts[0]!.answer!;
    expect(near).toMatch(/Nearest|Ci si avvicina di più/);
  });

  test('says that hardly any number of matches tells a value at the edge from one beyond it', () => {
    const told = (tuning: Tuning): string => answers.tune(tuning, '').parts[0]!.answer!;
    const near = told(found([0.58, 0.3], 'open', []));
    expect(near).toMatch(/near the edge, 58\.0%|vicino al margine, 58,0\s%/);
    expect(near).toContain('--within');
    expect(told({ ...found([0.58, 0.3], 'open', []), enough: 2000 })).not.toContain('--within');
    expect(told(found([0.6, 0.3], 'met', []))).not.toContain('--within');
  });

  test('says that a weaker rival needs a handicap where no rule can favour a seat', () => {
    const rivals: Tuning = { ...found([0.25, 0.2], 'missed', []), sides: 2, alike: true };
    const told = (tuning: Tuning): string => answers.tune(tuning, '').parts[0]!.answer!;
    expect(told(rivals)).toMatch(/takes a handicap|ci vuole un vantaggio/);
    const { alike: _, ...others } = rivals;
    expect(told(others)).not.toMatch(/handicap|vantaggio/);
  });

  test('names the limit that is set so that every match ends', () => {
    const { lead } = answers.tune(found([0.6, 0.3], 'met', []), '');
    expect(lead).toMatch(
      /So that every match ends, this is set: “Last round: 200”|Perché ogni partita finisca è impostato: «Ultimo giro: 200»/,
    );
    const own = found([0.6, 0.3], 'met', []);
    const options = { ...own.options, maxRounds: 50 };
    expect(answers.tune({ ...own, options }, '').lead).not.toMatch(/every match ends|finisca/);
    const tried = own.tried.map((each) => ({ ...each, name: `maxRounds=${each.name}` }));
    expect(answers.tune({ ...own, tried }, '').lead).not.toMatch(/every match ends|finisca/);
  });
});
