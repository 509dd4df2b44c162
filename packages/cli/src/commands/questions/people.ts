import { basename } from 'node:path';
import { RECORD_TITLE, short, type Language, type Problem, type WholeGame } from '@glade/engine';
import {
  ANY_MEASURE,
  namedColumns,
  people,
  PEOPLE_LIMIT,
  peopleCsv,
  readPeopleFile,
  type FiledMatch,
  labText,
  turnUnit,
  shellQuoted,
} from '@glade/lab';
import { hasBots } from '@glade/table';
import { tellProblem, type Say } from '@glade/text';
import {
  bulkOptions,
  outputFiles,
  writeOutput,
  type BulkArguments,
} from '../../experiments/experiment.ts';
import { repeatCommand } from '../../experiments/repeat-command.ts';
import { UserError } from '../../arguments/user-error.ts';
import { readRecord } from '../../arguments/files.ts';
import { gameNamed } from '../../shelf/games.ts';
import { note } from '../../terminal/output.ts';
import { cliTranslator } from '../../text/translator.ts';
import { answerQuestion } from './answer-question.ts';

/** Arguments of `people`, as typed. */
export interface PeopleArguments extends BulkArguments {
  /** The file for one row a match by people. */
  readonly csv?: string;
}

/** `glade people GAME FILE…`: matches by people beside those by bots. */
export async function askPeople(
  language: Language,
  id: string,
  files: readonly string[],
  asked: PeopleArguments,
): Promise<void> {
  const game = gameNamed(id);
  const options = bulkOptions(game, asked);
  outputFiles(asked);
  // What bots play goes into no file of rows.
  const { csv, ...request } = asked;
  const filed: FiledMatch[] = [];
  const measured: { readonly file: string; readonly measures: ReadonlySet<string> }[] = [];
  const say: Say = cliTranslator(language, game, labText);
  const fileOf = new Map<string, string>();
  for (const file of files) {
    const text = await readRecord(file, PEOPLE_LIMIT);
    const other = fileOf.get(text);
    if (other !== undefined)
      throw new UserError('cli.people.twice', { file: short(file), other: short(other) });
    fileOf.set(text, file);
    const read = readPeopleFile(game, options, text, hasBots);
    if (!read.ok) throw problemWith(say, game, file, read.problem);
    const { matches: more, ignored, left } = read.value;
    tellIgnored(say, game, file, ignored);
    if (left !== undefined)
      note(
        say(left === 'options' ? 'cli.people.options' : `people.file.${left}`, {
          file: short(file),
        }),
      );
    filed.push(...more.map((match) => ({ file: basename(file), match })));
    // The measures of a record are those of the game.
    if (!text.startsWith(RECORD_TITLE))
      measured.push({
        file,
        measures: new Set(more.flatMap((each) => Object.keys(each.measures))),
      });
  }
  if (filed.length === 0) throw new UserError('cli.people.none');
  const matches = filed.map(({ match }) => match);
  return answerQuestion(language, id, request, async ({ experiment, run, answers }) => {
    const found = await people(game, experiment, matches, run);
    if (csv !== undefined) writeOutput(say, csv, peopleCsv(filed, found.sides));
    for (const { file, measures } of measured) {
      const { unknown = [], known = [] } = found.measures ?? {};
      const ignored = unknown.filter((name) => measures.has(name));
      const columns = (names: readonly string[]) => names.map((name) => `measure_${name}`);
      tellIgnored(say, game, file, columns(ignored), columns(known).join(', ') || ANY_MEASURE);
    }
    const more = files.map((file) => shellQuoted(file));
    const command = repeatCommand('people', game, experiment, more);
    return { data: found, writtenAnswer: answers.people(found, command) };
  });
}

/** Says which columns of a file are not read, or are nothing that the game counts once a match. */
function tellIgnored(
  say: Say,
  game: WholeGame,
  file: string,
  columns: readonly string[],
  measures = ANY_MEASURE,
): void {
  if (columns.length === 0) return;
  note(
    say('people.file.ignored', {
      file: short(file),
      ...namedColumns(columns),
      unit: turnUnit(game),
      measures,
    }),
  );
}

/** The problem with a file; one of a table names it, one of a record is told after its name. */
function problemWith(say: Say, game: WholeGame, file: string, problem: Problem): UserError {
  const { code, args } = problem;
  return code.startsWith('people.')
    ? new UserError(code, { ...args, file: short(file), unit: turnUnit(game) })
    : new UserError('cli.people.record', { file: short(file), why: tellProblem(say, problem) });
}
