import type { WholeGame, Language } from '@glade/engine';
import {
  AnswerWriter,
  labText,
  sentencesOf,
  reportJson,
  answerHtml,
  type AnswerHeader,
  type Experiment,
  type Run,
  type WrittenAnswer,
} from '@glade/lab';
import type { Say } from '@glade/text';
import {
  bulkOptions,
  experimentFor,
  outputFiles,
  rotationMatters,
  withRotation,
  stoppableRun,
  inLanguage,
  writeOutput,
  type RotateArguments,
} from '../../experiments/experiment.ts';
import { UserError } from '../../arguments/user-error.ts';
import { optionsWithoutEffect } from '../../arguments/game-options.ts';
import { knownStronger } from '../../experiments/known-stronger.ts';
import { answerText } from '../../experiments/answer-text.ts';
import { gameNamed } from '../../shelf/games.ts';
import { readRulebook } from '../../shelf/rulebooks.ts';
import { note, print, wrapped } from '../../terminal/output.ts';
import { cliTranslator } from '../../text/translator.ts';
import { possibleOfChoices, tellPossible, type NamedOptions } from './possible-of-choices.ts';

/** What every question needs. */
export interface Question {
  readonly game: WholeGame;
  readonly experiment: Experiment;
  readonly run: Run;
  readonly answers: AnswerWriter;
  readonly say: Say;
}

/** An answer as data and as text. */
export interface Answer {
  readonly data: AnswerHeader;
  readonly writtenAnswer: WrittenAnswer;
  /** The options that were compared, where these are of the same game: of some it is known how well it can be played. */
  readonly compared?: readonly NamedOptions[];
}

/**
 * Runs a question, prints the answer, and writes the files that were asked for. `strongerThan`: what is known of a stronger bot than
 * those of the answer, under its rules.
 */
export async function answerQuestion(
  language: Language,
  id: string,
  request: RotateArguments,
  question: (asking: Question) => Promise<Answer>,
  strongerThan = knownStronger,
): Promise<void> {
  const game = gameNamed(id);
  const options = bulkOptions(game, request);
  const unrotated = experimentFor(game, options, request);
  if (request.rotate === true && !rotationMatters(game, unrotated))
    throw new UserError('cli.rotate.team');
  const { json, html } = outputFiles(request);
  const say: Say = cliTranslator(language, game, labText);
  const experiment = request.rotate === true ? withRotation(say, unrotated) : unrotated;
  for (const idle of optionsWithoutEffect(game, options)) note(say('cli.idle', idle));
  const { run, stopped } = stoppableRun(say, request);
  const {
    data,
    writtenAnswer,
    compared = [],
  } = await question({
    game,
    experiment,
    run,
    say,
    answers: new AnswerWriter(
      say,
      game,
      sentencesOf(await readRulebook(game, language)),
      (header) => strongerThan(game, header),
    ),
  });
  const partial = stopped();
  const lead = partial
    ? `${say('cli.partial.question')} ${writtenAnswer.lead}`
    : writtenAnswer.lead;
  const answer = { ...writtenAnswer, lead, command: inLanguage(language, writtenAnswer.command) };
  print(answerText(answer, say));
  const possible = possibleOfChoices(game, compared);
  const told = tellPossible(say, possible);
  if (told !== undefined) print('', wrapped(told));
  const stronger = strongerThan(game, data);
  const repeated = {
    ...(stronger === undefined ? {} : { stronger }),
    ...(partial ? { partial: true } : {}),
    ...(possible.length === 0 ? {} : { possible }),
    command: writtenAnswer.command,
  };
  if (json !== undefined) writeOutput(say, json, reportJson({ ...data, ...repeated }));
  if (html !== undefined) writeOutput(say, html, answerHtml(answer, say));
}

/** `--rotate` as an argument of the command that repeats the answer. */
export const rotateArgument = ({ rotate }: Experiment): readonly string[] =>
  rotate === true ? ['--rotate'] : [];
