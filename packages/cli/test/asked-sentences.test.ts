import { LANGUAGES, type BotGame, type OptionValues, type WholeGame } from '@glade/engine';
import { AnswerWriter, compare, labText, type Comparison } from '@glade/lab';
import { describe, expect, test } from 'vitest';
import { COINS, RIVALS } from '../../lab/test/games-coins.ts';
import { cliTranslator } from '../src/text/translator.ts';
import { gameById, optionsOf, playWithoutThreads } from './experiments.ts';

/** Counts points at the end, with `either` twice as many: no bot looks at them. */
const scored = (win: unknown): BotGame => ({
  ...COINS,
  rules: (options) => {
    const rules = COINS.rules({ win: 'both' });
    const times = options['win'] === win ? 2 : 1;
    return {
      ...rules,
      outcome: (s) => {
        const outcome = rules.outcome(s);
        return { ...outcome, measures: { points: times * (1 + outcome.winners.length) } };
      },
    };
  },
});

/** The one bot always wins from either seat, and with `either` the other one does. */
const swapped: BotGame = {
  ...RIVALS,
  policies: () => ({ zero: { choose: () => 0 }, one: { choose: () => 1 } }),
  rules: (options) => {
    const rules = RIVALS.rules({ win: 'both' });
    type State = { step: number; taken: number[] };
    return {
      ...rules,
      apply(s, a) {
        const state = s as unknown as State;
        if (state.step === 2) {
          state.taken[0] = a;
          state.step = 4;
        } else state.step += 1;
      },
      outcome(s) {
        const { taken } = s as unknown as State;
        const winner = (taken[0] === 0) === (options['win'] === 'both') ? 0 : 1;
        return { code: 'end', winners: [winner], measures: {} };
      },
    };
  },
};

const asked = (
  game: BotGame,
  bots: readonly string[],
  of: string,
  values: readonly string[],
  more: { readonly rotate?: true; readonly games?: number } = {},
): Promise<Comparison> =>
  compare(
    game,
    { game: game.id, options: { win: 'both' }, bots, seed: '1', games: 200, ...more },
    values.map((win) => ({ name: `win=${win}`, options: { win } })),
    playWithoutThreads(game as WholeGame),
    of,
  );

const partsOf = (game: BotGame, found: Comparison, language: (typeof LANGUAGES)[number] = 'en') => {
  const say = cliTranslator(language, game as WholeGame, labText);
  return new AnswerWriter(say, game).compare(found, '');
};

describe.each(LANGUAGES)('a question that is named beforehand, in %s', (language) => {
  test('is not followed by “changed no final count” where it is all that changed', async () => {
    const game = scored('either');
    const found = await asked(game, ['keeps'], 'measure.points', ['both', 'either']);
    const [first, second] = partsOf(game, found, language).parts;
    expect(first!.answer).toMatch(/^(?:Proven|Dimostrato): /);
    // The sentence and the table say the same p.
    expect(first!.answer).toMatch(/p < 0[.,]0001\)/);
    expect(second!.answer).not.toMatch(/no final count|né mosse né conti finali/);
    expect(second!.answer).toMatch(
      /changed nothing else: .* in any of the 200 matches|non ha cambiato altro: .* nessuna delle 200 partite/,
    );
  });

  test('counts the tests that were made', async () => {
    const game = scored('either');
    const values = ['both', 'either', 'first'];
    const found = await asked(game, ['keeps'], 'measure.points', values);
    const [first] = partsOf(game, found, language).parts;
    expect(first!.method!.join(' ')).toMatch(/It is a single test|È un solo test/);
    const none = await asked(scored('none'), ['keeps'], 'measure.points', values);
    const [nothing] = partsOf(game, none, language).parts;
    expect(nothing!.method!.join(' ')).toMatch(/nothing to test|nulla da provare/);
  });

  test('has its own p wherever it is shown, and this is said', async () => {
    const found = await asked(RIVALS, ['keeps', 'keeps'], 'points.0', ['both', 'either']);
    const answer = partsOf(RIVALS, found, language);
    const who = answer.parts.find(({ heading }) => /^(?:Who wins|Chi vince)/.test(heading))!;
    expect(who.notes.join(' ')).toMatch(/not corrected for|non corretto per/);
    const plain = partsOf(
      RIVALS,
      await asked(RIVALS, ['keeps', 'keeps'], 'nobody', ['both', 'either']),
    );
    expect(plain.parts.find(({ heading }) => heading === 'Who wins')!.notes).toEqual([]);
  });

  test('is not “the same in every match” where winners changed places within rounds', async () => {
    const bots = ['zero', 'one'];
    const found = await asked(swapped, bots, 'points.0', ['both', 'either'], { rotate: true });
    expect(found.variants[0]!.differing.length).toBeGreaterThan(0);
    const [first, second] = partsOf(swapped, found, language).parts;
    expect(first!.answer).toMatch(/in every round of seats|in ogni giro di posti/);
    expect(second!.answer).not.toMatch(/no final count|né mosse né conti finali/);
    expect(second!.answer).toMatch(/changed single matches|ha cambiato singole partite/);
  });
});

describe('seats are called what they are called in these matches', () => {
  const game = gameById('war-kids');
  const compared = async (...each: readonly OptionValues[]) => {
    const [options, ...others] = each.map((values) => optionsOf(game, values));
    const found = await compare(
      game,
      { game: game.id, options: options!, bots: ['random', 'random'], seed: '1', games: 20 },
      [options!, ...others].map((values, i) => ({ name: `mode=${i}`, options: values })),
      playWithoutThreads(game),
      'points.0',
    );
    return JSON.stringify(partsOf(game, found).parts);
  };

  test('with the options of all', async () => {
    const text = await compared(
      { mode: 'guess', guessColour: 'blue' },
      { mode: 'guess', guessColour: 'pink' },
    );
    expect(text).toContain('share of wins, seat 1 (child)');
    expect(text).not.toMatch(/seat \d(?: \(|, )(?:Blue|Pink)/);
  });

  test('and not at all where that changes', async () => {
    const text = await compared({ mode: 'guess' }, { mode: 'battle' });
    expect(text).toContain('share of wins, seat 1”');
    expect(text).not.toMatch(/seat \d(?: \(|, )/);
  });
});
