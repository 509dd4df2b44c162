import { short, type Language } from '@glade/engine';
import {
  evenGames,
  MOST_FACTORS,
  NotCounted,
  screen,
  type Factor,
  numberNamed,
  shellQuoted,
  usualFactors,
} from '@glade/lab';
import type { RotateArguments } from '../../experiments/experiment.ts';
import { repeatCommand } from '../../experiments/repeat-command.ts';
import { UserError } from '../../arguments/user-error.ts';
import { answerQuestion, rotateArgument } from './answer-question.ts';
import { requireMeasures } from './counted-measures.ts';
import {
  requireApart,
  requireDistinct,
  parseValuesToTry,
  optionsWith,
} from '../../arguments/values-to-try.ts';

/** Arguments of `glade screen`, as typed. */
export interface ScreenArguments extends RotateArguments {
  readonly try?: readonly string[];
  readonly of?: readonly string[];
}

/** `glade screen --try startBuffer=4,8 --try WF-22.actions=1,2`: which rules matter, alone and in pairs. */
export function askScreen(language: Language, id: string, request: ScreenArguments): Promise<void> {
  return answerQuestion(language, id, request, async ({ game, experiment, run, answers, say }) => {
    const base = experiment.options;
    const { kind } = game.rules(base);
    const tried = (request.try ?? []).map((pair) => parseValuesToTry(pair, 'cli.screen'));
    const wrong = tried.find(({ values }) => values.length !== 2);
    if (wrong !== undefined) throw new UserError('cli.screen', { found: short(wrong.name) });
    requireApart(
      game,
      tried.map(({ name }) => name),
    );
    const named = tried.map(({ name, values }): Factor => {
      const [usual = '', other = ''] = values;
      return { name, usual, other };
    });
    const { factors, leftOut } =
      named.length > 0 ? { factors: named, leftOut: [] } : usualFactors(game, base);
    if (factors.length < 2) throw new UserError('cli.screen.few');
    if (factors.length > MOST_FACTORS)
      throw new UserError('cli.screen.many', { found: factors.length, most: MOST_FACTORS });
    const of =
      request.of ?? (kind === 'competitive' ? ['length', 'shared'] : ['points.0', 'length']);
    const numbers = of.map((each) => {
      const name = numberNamed(each);
      if (name === undefined || /^(choices|forced|clause)/.test(name))
        throw new UserError('cli.screen.of', { found: short(each) });
      return name;
    });
    requireDistinct(numbers);
    requireMeasures(game, experiment, numbers);
    const games = evenGames(experiment);
    const found = await screen(
      game,
      { ...experiment, games },
      factors,
      leftOut,
      numbers,
      (levels) => optionsWith(game, base, pairsOf(factors, levels)),
      run,
    ).catch((error: unknown) => {
      if (error instanceof NotCounted)
        throw new UserError('cli.screen.of', { found: short(error.message) });
      throw error;
    });
    const more = [
      ...(request.try ?? []).map((pair) => `--try ${shellQuoted(pair)}`),
      ...(request.of ?? []).map((each) => `--of ${shellQuoted(each)}`),
      ...rotateArgument(experiment),
    ];
    const command = repeatCommand('screen', game, { ...experiment, games }, more);
    const answer = answers.screen(found, command);
    // What is proven comes first.
    const inGroups =
      games === experiment.games
        ? []
        : [say('cli.screen.games', { n: games, asked: experiment.games })];
    return {
      data: found,
      writtenAnswer: { ...answer, judged: [...(answer.judged ?? []), ...inGroups] },
    };
  });
}

const pairsOf = (
  factors: readonly Factor[],
  levels: readonly (-1 | 1)[],
): readonly (readonly [string, string])[] =>
  factors.map(({ name, usual, other }, i) => [name, levels[i] === 1 ? other : usual]);
