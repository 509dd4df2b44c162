import { short, type Language, type WholeGame } from '@glade/engine';
import { shellQuoted, tune, type Choice, type Experiment, type Target } from '@glade/lab';
import type { RotateArguments } from '../../experiments/experiment.ts';
import { repeatCommand } from '../../experiments/repeat-command.ts';
import { UserError } from '../../arguments/user-error.ts';
import { answerQuestion, rotateArgument } from './answer-question.ts';
import { requireApart, parseValuesToTry, optionChoices } from '../../arguments/values-to-try.ts';

/** Arguments of `glade tune`, as typed. */
export interface TuneArguments extends RotateArguments {
  readonly try?: readonly string[];
  readonly target?: string;
  /** The tolerance: a share for `win` and `fair`, or turns. */
  readonly within?: string;
}

/** The most settings that one command tries. */
const MAX_TUNED = 5000;

/** `glade tune --try firebreaks=0..8 --target win=0.6`. Ranges may also be given by `--set`. */
export function askTune(language: Language, id: string, request: TuneArguments): Promise<void> {
  const ranges = (request.set ?? []).filter((pair) => RANGE.test(pair));
  const fixed = { ...request, set: (request.set ?? []).filter((pair) => !RANGE.test(pair)) };
  const tried = [...(request.try ?? []), ...ranges];
  if (request.target === undefined) throw new UserError('cli.target.none');
  const target = withTolerance(parseTarget(request.target), request.within);
  return answerQuestion(language, id, fixed, async ({ game, experiment, run, answers }) => {
    if (tried.length === 0) throw new UserError('cli.tune');
    const sets = tried.map((pair) => parseValuesToTry(pair, 'cli.tune'));
    requireApart(
      game,
      sets.map(({ name }) => name),
    );
    const choices = optionChoices(game, experiment.options, sets, MAX_TUNED);
    if (target.of === 'fair') requireSeats(game, experiment, choices);
    const found = await tune(game, experiment, choices, target, run);
    const more = [
      ...tried.map((pair) => `--try ${shellQuoted(pair)}`),
      target.of === 'fair' ? '--target fair' : `--target ${target.of}=${target.value}`,
      ...(request.within === undefined ? [] : [`--within ${request.within}`]),
      ...rotateArgument(experiment),
    ];
    return {
      data: found,
      compared: choices,
      writtenAnswer: answers.tune(found, repeatCommand('tune', game, experiment, more)),
    };
  });
}

const RANGE = /^[^=]+=-?\d+\.\.-?\d+$/;

/** Throws a UserError where no seats can be compared: those of a team, for points won and lost, or with different bots. */
function requireSeats(game: WholeGame, { bots }: Experiment, choices: readonly Choice[]): void {
  for (const { options } of choices) {
    const { kind, stakes } = game.rules(options);
    if (kind !== 'competitive') throw new UserError('cli.target.team');
    if (stakes !== undefined) throw new UserError('cli.target.stakes');
  }
  if (new Set(bots).size > 1) throw new UserError('cli.target.bots');
}

function parseTarget(text: string): Target {
  if (text === 'fair') return { of: 'fair', value: 0 };
  const [, of, number, percent] = /^(win|turns)=(\d+(?:\.\d+)?)(%?)$/.exec(text) ?? [];
  const value = of === 'win' && percent === '%' ? Number(number) / 100 : Number(number);
  if (of === 'turns' && percent === '%') throw new UserError('cli.target', { found: short(text) });
  if (of === undefined || (of === 'win' && value > 1)) {
    throw new UserError('cli.target', { found: short(text) });
  }
  return { of: of as Target['of'], value };
}

/** Adds the tolerance to the target: above 0, and below 1 unless it is in turns. */
function withTolerance(target: Target, text: string | undefined): Target {
  if (text === undefined) return target;
  const within = /^\d+(?:\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
  if (!(within > 0 && (target.of === 'turns' || within < 1))) {
    throw new UserError('cli.within', { found: short(text) });
  }
  return { ...target, within };
}
