import {
  parseRecord,
  RECORD_TITLE,
  short,
  type WholeGame,
  type Language,
  type OptionValues,
} from '@glade/engine';
import {
  people,
  peopleMatchOf,
  PEOPLE_LIMIT,
  readPeople,
  type PeopleMatch,
  labText,
  shellQuoted,
} from '@glade/lab';
import { playersOf } from '@glade/table';
import { tellProblem, type Say } from '@glade/text';
import { bulkOptions, type RotateArguments } from '../../experiments/experiment.ts';
import { repeatCommand } from '../../experiments/repeat-command.ts';
import { UserError } from '../../arguments/user-error.ts';
import { readRecord } from '../../arguments/files.ts';
import { gameNamed } from '../../shelf/games.ts';
import { note } from '../../terminal/output.ts';
import { cliTranslator } from '../../text/translator.ts';
import { answerQuestion } from './answer-question.ts';

/** `glade people GAME FILE…`: matches by people beside those by bots. */
export async function askPeople(
  language: Language,
  id: string,
  files: readonly string[],
  request: RotateArguments,
): Promise<void> {
  const game = gameNamed(id);
  const options = bulkOptions(game, request);
  const { kind, seats } = game.rules(options);
  const sides = kind === 'competitive' ? seats : 1;
  const matches: PeopleMatch[] = [];
  const measured: { readonly file: string; readonly measures: ReadonlySet<string> }[] = [];
  const say: Say = cliTranslator(language, game, labText);
  for (const file of files) {
    const text = await readRecord(file, PEOPLE_LIMIT);
    if (text.startsWith(RECORD_TITLE)) matches.push(...matchIn(say, game, options, file, text));
    else {
      const { matches: more, ignored } = matchesIn(file, text, sides);
      tellIgnored(say, file, ignored);
      matches.push(...more);
      measured.push({
        file,
        measures: new Set(more.flatMap((each) => Object.keys(each.measures))),
      });
    }
  }
  if (matches.length === 0) throw new UserError('cli.people.none');
  return answerQuestion(language, id, request, async ({ experiment, run, answers }) => {
    const found = await people(game, experiment, matches, run);
    for (const { file, measures } of measured) {
      const beside = (name: string): boolean =>
        found.lines.some(({ of }) => of === `measure.${name}`);
      const ignored = [...measures].filter((name) => !beside(name));
      tellIgnored(
        say,
        file,
        ignored.map((name) => `measure_${name}`),
      );
    }
    const more = files.map((file) => shellQuoted(file));
    const command = repeatCommand('people', game, experiment, more);
    return { data: found, writtenAnswer: answers.people(found, command) };
  });
}

/** Says which columns of a file are not read, or are nothing that the game counts once a match. */
function tellIgnored(say: Say, file: string, columns: readonly string[]): void {
  if (columns.length === 0) return;
  note(say('cli.people.ignored', { file: short(file), list: short(columns.join(', ')) }));
}

/** The matches of a CSV file. Problems name it. */
function matchesIn(
  file: string,
  text: string,
  sides: number,
): { readonly matches: readonly PeopleMatch[]; readonly ignored: readonly string[] } {
  const read = readPeople(text, sides);
  if (read.ok) return read.value;
  const { code, args } = read.problem;
  throw new UserError(code, { ...args, file: short(file) });
}

/** The match of a record, if people played it to its end under these options. */
function matchIn(
  say: Say,
  game: WholeGame,
  options: OptionValues,
  file: string,
  text: string,
): readonly PeopleMatch[] {
  const read = parseRecord(text, (id) => (id === game.id ? game : undefined));
  if (!read.ok) {
    const why = tellProblem(say, read.problem);
    throw new UserError('cli.people.record', { file: short(file), why });
  }
  const match = read.value;
  const same = Object.entries(options).every(
    ([name, value]) =>
      match.header.options[name] === value || game.options.options[name]?.affects !== 'rules',
  );
  // Bots of a playtest have other names than the levels of the app.
  const byBots =
    playersOf(match.header).some(({ who }) => who === 'bot') ||
    match.header.players.some((name) => name.startsWith('bot '));
  const why = match.over ? (same ? (byBots ? 'bots' : undefined) : 'options') : 'open';
  if (why === undefined) return [peopleMatchOf(match)];
  note(say(`cli.people.${why}`, { file: short(file) }));
  return [];
}
