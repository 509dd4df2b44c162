import type { Language } from '@glade/engine';
import { luck, shellQuoted } from '@glade/lab';
import { checkBots, type BulkArguments } from '../../experiments/experiment.ts';
import { repeatCommand } from '../../experiments/repeat-command.ts';
import { UserError } from '../../arguments/user-error.ts';
import { answerQuestion } from './answer-question.ts';
import { requireMeasure } from './counted-measures.ts';
import { requireDistinct } from '../../arguments/values-to-try.ts';

/** Arguments of `glade luck`, as typed. */
export interface LuckArguments extends BulkArguments {
  readonly among?: string;
  /** The measure that is the result instead of who wins. */
  readonly of?: string;
}

/** `glade luck --among random,policy`: divides the result among the sources of luck. */
export function askLuck(language: Language, id: string, request: LuckArguments): Promise<void> {
  return answerQuestion(language, id, request, async ({ game, experiment, run, answers }) => {
    const usual = [...new Set(['random', experiment.bots[0]!])];
    const among = request.among?.split(',').map((name) => name.trim()) ?? usual;
    checkBots(game, experiment.options, among);
    requireDistinct(among);
    if (among.length < 2) throw new UserError('cli.among');
    const { of } = request;
    if (of !== undefined) requireMeasure(game, experiment, of);
    const found = await luck(game, experiment, among, run, of);
    const more = [
      `--among ${shellQuoted(among.join(','))}`,
      ...(of === undefined ? [] : [`--of ${shellQuoted(of)}`]),
    ];
    return {
      data: found,
      writtenAnswer: answers.luck(found, repeatCommand('luck', game, experiment, more)),
    };
  });
}
