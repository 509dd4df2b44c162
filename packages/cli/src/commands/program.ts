import { Command, CommanderError, Option } from 'commander';
import { short, type Language } from '@glade/engine';
import { translationOf } from '@glade/text';
import about from '../../package.json' with { type: 'json' };
import { botRows, COMMON_BOTS } from '../experiments/bot-list.ts';
import { UserError } from '../arguments/user-error.ts';
import { nearestName } from '../arguments/nearest-name.ts';
import type { NewArguments } from './new.ts';
import type { PlayArguments } from '../match/match-setup.ts';
import type { LuckArguments } from './questions/luck.ts';
import type { PeopleArguments } from './questions/people.ts';
import type { ScreenArguments } from './questions/screen.ts';
import type { LadderArguments, StrongerArguments } from './questions/strength.ts';
import type { TuneArguments } from './questions/tune.ts';
import type { RotateArguments } from '../experiments/experiment.ts';
import type { LabArguments, WatchArguments, WorkerArguments } from './lab.ts';
import type { PlaytestArguments } from './playtest.ts';
import type { PatchArguments } from '../arguments/patches.ts';
import type { PrintArguments } from './print.ts';
import type { PuzzleArguments } from './puzzles.ts';
import type { ReviewArguments } from './review.ts';
import type { ServeArguments } from './serve.ts';
import type { ValueArguments } from './value/arguments.ts';
import type { VerifyArguments } from './verify.ts';
import type { PlaceArguments } from '../tables/place.ts';
import { aligned, printable, wrapped } from '../terminal/output.ts';
import {
  MAX_GAMES,
  MAX_QUEUED_GAMES,
  DEFAULT_GAMES,
  DEFAULT_KEEP_DAYS,
  DEFAULT_HOST,
  DEFAULT_LAB_PORT,
  DEFAULT_PORT,
  HEX_SIZES,
  KEEP_DAYS,
} from '../arguments/defaults.ts';
import { parseLanguage, cliTranslator } from '../text/translator.ts';

const COMMANDS = [
  'games',
  'new',
  'check',
  'rules',
  'play',
  'replay',
  'review',
  'verify',
  'print',
  'playtest',
  'rulings',
  'screen',
  'people',
  'tune',
  'ladder',
  'stronger',
  'luck',
  'value',
  'puzzles',
  'lab',
  'serve',
  'backup',
  'restore',
];

const LAB_COMMANDS = ['worker', 'serve', 'status', 'cancel'];

/** The command line of Glade. The code of a command is loaded when it runs. */
export function createProgram(language: Language): Command {
  const say = cliTranslator(language);
  const program = new Command('glade');
  const titles: Readonly<Record<string, string>> = {
    'Usage:': say('cli.help.usage'),
    'Arguments:': say('cli.help.arguments'),
    'Options:': say('cli.help.options'),
    'Commands:': say('cli.help.commands'),
  };
  program
    .description(say('cli.about'))
    .usage('COMMAND …')
    .version(about.version, '--version', say('cli.version'))
    .helpOption('-h, --help', say('cli.help'))
    .helpCommand('help [COMMAND]', say('cli.help.command'))
    .addHelpText('after', `\n${say('cli.footer')}`)
    .addOption(languageOption())
    .exitOverride()
    .configureOutput({
      outputError: () => {},
      writeErr: (text) => process.stdout.write(printable(text)),
      getOutHelpWidth: () => Math.min(process.stdout.columns ?? 80, 100),
      getErrHelpWidth: () => Math.min(process.stdout.columns ?? 80, 100),
    })
    .configureHelp({
      styleTitle: (title) => titles[title] ?? title,
      styleUsage: (usage) => translatePlaceholders(usage),
      subcommandTerm: (sub) => translatePlaceholders(termOf(sub)),
      argumentTerm: (argument) => translatePlaceholders(argument.name()),
      optionTerm: (option) => translatePlaceholders(option.flags),
    });

  /** Opens a game from outside, and gives the id of the game. */
  const opened = async (named: string): Promise<string> =>
    (await import('../shelf/open-game.ts')).openGame(named);

  /** Translates placeholders, which are words in capitals. */
  const translatePlaceholders = (text: string): string =>
    text.replaceAll(/\b[A-Z]{3,}\b/g, (word) =>
      say.has(`cli.word.${word}`) ? say(`cli.word.${word}`) : word,
    );

  /** Adds a command. Its messages have the command's name in their keys. */
  function command(name: string, usage: string, parent = program): Command {
    const key = parent === program ? name : `${parent.name()}.${name}`;
    return parent
      .command(name)
      .description(say(`cli.${key}.about`))
      .usage(translatePlaceholders(usage))
      .helpOption('-h, --help', say('cli.help'))
      .addOption(languageOption());
  }
  function languageOption(): Option {
    return new Option('--language <LANGUAGE>', say('cli.arg.language')).argParser(
      (text: string) => {
        const name = translationOf(text.toLowerCase())?.name;
        if (name !== undefined) console.error(say('cli.language.part', { name }));
        return parseLanguage(text);
      },
    );
  }
  function setting(to: Command): Command {
    return to
      .option('--preset <NAME>', say('cli.arg.preset'))
      .option('--set <NAME=VALUE>', say('cli.arg.set'), appended)
      .option('--seats <N>', say('cli.arg.seats'));
  }

  command('games', '[GAME]')
    .argument('[GAME]', say('cli.arg.game'))
    .action(async (game?: string) =>
      (await import('./games.ts')).listGames(language, game && (await opened(game))),
    );
  command('new', 'NAME [--from TEMPLATE]')
    .argument('<NAME>', say('cli.arg.name'))
    .option('--from <TEMPLATE>', say('cli.arg.from'))
    .action(async (name: string, request: NewArguments) =>
      (await import('./new.ts')).newGame(language, name, request),
    );
  command('check', 'GAME')
    .argument('<GAME>', say('cli.arg.game'))
    .action(async (game: string) =>
      (await import('./check.ts')).checkGame(language, await opened(game)),
    );
  command('rules', 'GAME [CLAUSE]')
    .argument('<GAME>', say('cli.arg.game'))
    .argument('[CLAUSE]', say('cli.arg.clause'))
    .option('--patch <NUMBER=VALUE>', say('cli.arg.patch'), appended)
    .action(async (game: string, clause: string | undefined, request: PatchArguments) =>
      (await import('./rules.ts')).showRules(language, await opened(game), clause, request),
    );
  setting(command('play', 'GAME …').argument('<GAME>', say('cli.arg.game')))
    .option('--seed <SEED>', say('cli.arg.seed.play'))
    .option('--bots <NAMES>', say('cli.arg.players'))
    .option('--dice <DICE>', say('cli.arg.dice'))
    .option('--save <FILE>', say('cli.arg.save'))
    .action(async (game: string, request: PlayArguments) =>
      (await import('./play.ts')).play(language, await opened(game), request),
    );
  command('replay', 'FILE [--positions]')
    .argument('<FILE>', say('cli.arg.file'))
    .option('--positions', say('cli.arg.positions'))
    .action(async (file: string, { positions }: { positions?: boolean }) =>
      (await import('./replay.ts')).replay(language, file, positions === true),
    );
  command('review', 'FILE [--json FILE]')
    .argument('<FILE>', say('cli.arg.file'))
    .option('--json <FILE>', say('cli.arg.json'))
    .action(async (file: string, request: ReviewArguments) =>
      (await import('./review.ts')).review(language, file, request),
    );
  command('verify', 'FILE [--commitment HASH]')
    .argument('<FILE>', say('cli.arg.file.far'))
    .option('--commitment <HASH>', say('cli.arg.commitment'))
    .action(async (file: string, request: VerifyArguments) =>
      (await import('./verify.ts')).verify(language, file, request),
    );
  setting(
    command('print', 'GAME [--parts PARTS] --out FILE').argument('<GAME>', say('cli.arg.game')),
  )
    .option('--parts <PARTS>', say('cli.arg.parts'))
    .option('--list', say('cli.arg.list'))
    .option('--paper <PAPER>', say('cli.arg.paper'))
    .option('--style <STYLE>', say('cli.arg.style'))
    .option('--backs <BACKS>', say('cli.arg.backs'))
    .option('--hex <MM>', say('cli.arg.hex', HEX_SIZES))
    .option('--seed <SEED>', say('cli.arg.seed.print'))
    .option('--matches <N>', say('cli.arg.matches'))
    .option('--record <FILE>', say('cli.arg.record'))
    .option('--base <URL>', say('cli.arg.base'))
    .option('--out <FILE>', say('cli.arg.out'))
    .addOption(new Option('--lang <LANGUAGE>').hideHelp())
    .action(async (game: string, request: PrintArguments) =>
      (await import('./print.ts')).printGame(language, await opened(game), request),
    );
  const counts = { most: MAX_GAMES, usual: DEFAULT_GAMES };
  /** Adds a command that plays in bulk, with the options that all of these have. */
  function bulk(name: string, args: string, seated = true): Command {
    const asked = setting(command(name, `GAME ${args}…`).argument('<GAME>', say('cli.arg.game')));
    asked.option('--games <N>', say('cli.arg.games', counts));
    if (seated) asked.option('--bots <NAMES>', say('cli.arg.bots'));
    asked.addHelpText('after', () =>
      ['', say('cli.bots'), aligned(botRows(say, COMMON_BOTS)), '', wrapped(say('cli.bulk'))].join(
        '\n',
      ),
    );
    return asked
      .option('--seed <SEED>', say('cli.arg.seed.playtest'))
      .option('--patch <NUMBER=VALUE>', say('cli.arg.patch'), appended)
      .option('--workers <N>', say('cli.arg.workers'))
      .option('--db <URL>', say('cli.arg.db', { most: MAX_QUEUED_GAMES }))
      .option('--json <FILE>', say('cli.arg.json'))
      .option('--html <FILE>', say('cli.arg.html'));
  }
  /** Adds files with one row a match and one row a decision. */
  const withRows = (to: Command): Command =>
    to
      .option('--csv <FILE>', say('cli.arg.csv'))
      .option('--jsonl <FILE>', say('cli.arg.jsonl'))
      .option('--moves <FILE>', say('cli.arg.moves'));
  withRows(bulk('playtest', ''))
    .option('--compare <NAME=A,B>', say('cli.arg.compare'))
    .option('--against <OTHER>', say('cli.arg.against'))
    .option('--of <NUMBER>', say('cli.arg.of.compare'))
    .option('--fail-if <CHANGE>', say('cli.arg.failIf'), appended)
    .option('--rotate', say('cli.arg.rotate'))
    .option('--looks <N>', say('cli.arg.looks'))
    .option('--choices <N>', say('cli.arg.choices'))
    .option('--pace <SECONDS>', say('cli.arg.pace'))
    .option('--margin <SHARE>', say('cli.arg.margin'))
    .action(async (game: string, request: PlaytestArguments) =>
      (await import('./playtest.ts')).playtest(
        language,
        // Two versions of a game on the shelf can be compared in both directions.
        request.against === undefined
          ? await opened(game)
          : await (await import('../shelf/open-game.ts')).openGameOrVersion(game),
        request,
      ),
    );
  withRows(bulk('rulings', ''))
    .option('--rotate', say('cli.arg.rotate'))
    .action(async (game: string, request: RotateArguments) =>
      (await import('./questions/comparisons.ts')).askRulings(
        language,
        await opened(game),
        request,
      ),
    );
  bulk('screen', '')
    .option('--rotate', say('cli.arg.rotate'))
    .option('--try <NAME=A,B>', say('cli.arg.try.two'), appended)
    .option('--of <NUMBER>', say('cli.arg.of.screen'), appended)
    .action(async (game: string, request: ScreenArguments) =>
      (await import('./questions/screen.ts')).askScreen(language, await opened(game), request),
    );
  bulk('people', 'FILES ')
    .argument('<FILES...>', say('cli.arg.files.people'))
    .option('--csv <FILE>', say('cli.arg.csv.people'))
    .action(async (game: string, files: readonly string[], request: PeopleArguments) =>
      (await import('./questions/people.ts')).askPeople(
        language,
        await opened(game),
        files,
        request,
      ),
    );
  bulk('tune', '')
    .option('--rotate', say('cli.arg.rotate'))
    .option('--try <NAME=A..B>', say('cli.arg.try'), appended)
    .option('--target <WHAT=VALUE>', say('cli.arg.target'))
    .option('--within <DISTANCE>', say('cli.arg.within'))
    .action(async (game: string, request: TuneArguments) =>
      (await import('./questions/tune.ts')).askTune(language, await opened(game), request),
    );
  bulk('ladder', '', false)
    .option('--rungs <NAMES>', say('cli.arg.rungs'))
    .action(async (game: string, request: LadderArguments) =>
      (await import('./questions/strength.ts')).askLadder(language, await opened(game), request),
    );
  bulk('stronger', 'BOT THAN ', false)
    .argument('<BOT>', say('cli.arg.bot'))
    .argument('<THAN>', say('cli.arg.than'))
    .option('--gain <LOW..HIGH>', say('cli.arg.gain'))
    .action(async (game: string, bot: string, than: string, request: StrongerArguments) =>
      (await import('./questions/strength.ts')).askStronger(
        language,
        await opened(game),
        { bot, than },
        request,
      ),
    );
  bulk('luck', '')
    .option('--among <NAMES>', say('cli.arg.among'))
    .option('--of <MEASURE>', say('cli.arg.of'))
    .action(async (game: string, request: LuckArguments) =>
      (await import('./questions/luck.ts')).askLuck(language, await opened(game), request),
    );
  setting(command('value', 'GAME …').argument('<GAME>', say('cli.arg.game')))
    .option('--start <START>', say('cli.arg.start'))
    .option('--all', say('cli.arg.all'))
    .option('--method <METHOD>', say('cli.arg.method'))
    .option('--aim <AIM>', say('cli.arg.aim'))
    .option('--games <N>', say('cli.arg.games.sampled'))
    .option('--seed <SEED>', say('cli.arg.seed.playtest'))
    .option('--gap <GAP>', say('cli.arg.gap'))
    .option('--lookahead <K>', say('cli.arg.lookahead'))
    .option('--seconds <N>', say('cli.arg.seconds'))
    .option('--out <FILE>', say('cli.arg.out.value'))
    .option('--workers <N>', say('cli.arg.workers'))
    .action(async (game: string, request: ValueArguments) =>
      (await import('./value/value.ts')).showValue(language, await opened(game), request),
    );
  command('puzzles', 'GAME --out FILE | GAME --check')
    .argument('<GAME>', say('cli.arg.game'))
    .option('--count <N>', say('cli.arg.count.puzzles'))
    .option('--seed <SEED>', say('cli.arg.seed.playtest'))
    .option('--matches <N>', say('cli.arg.matches.puzzles'))
    .option('--from <N>', say('cli.arg.from.puzzles'))
    .option('--out <FILE>', say('cli.arg.out.puzzles'))
    .option('--workers <N>', say('cli.arg.workers'))
    .option('--goals', say('cli.arg.goals'))
    .option('--add', say('cli.arg.add'))
    .option('--check', say('cli.arg.check'))
    .action(async (game: string, request: PuzzleArguments) =>
      (await import('./puzzles.ts')).puzzles(language, await opened(game), request),
    );
  const lab = command('lab', 'COMMAND --db URL');
  lab.helpCommand(false);
  command('worker', '--db URL [--workers N] [--once]', lab)
    .option('--db <URL>', say('cli.arg.db.lab'))
    .option('--workers <N>', say('cli.arg.workers'))
    .option('--once', say('cli.arg.once'))
    .action(async (request: WorkerArguments) => (await import('./lab.ts')).work(language, request));
  command('serve', '--db URL [--port N]', lab)
    .option('--db <URL>', say('cli.arg.db.lab'))
    .option('--port <N>', say('cli.arg.port', { port: DEFAULT_LAB_PORT }))
    .action(async (request: WatchArguments) => (await import('./lab.ts')).watch(language, request));
  command('status', '[STUDY] --db URL', lab)
    .argument('[STUDY]', say('cli.arg.study.status'))
    .option('--db <URL>', say('cli.arg.db.lab'))
    .action(async (study: string | undefined, request: LabArguments) =>
      (await import('./lab.ts')).status(language, study, request),
    );
  command('cancel', 'STUDY --db URL', lab)
    .argument('<STUDY>', say('cli.arg.study'))
    .option('--db <URL>', say('cli.arg.db.lab'))
    .action(async (study: string, request: LabArguments) =>
      (await import('./lab.ts')).cancel(language, study, request),
    );
  command(
    'serve',
    '[GAME …] [--share] [--port N] [--host HOST] [--data FOLDER | --db URL] [--keep-days N]',
  )
    .argument('[GAME...]', say('cli.arg.served'))
    .option('--port <N>', say('cli.arg.port', { port: DEFAULT_PORT }))
    .option('--host <HOST>', say('cli.arg.host', { host: DEFAULT_HOST }))
    .option('--data <FOLDER>', say('cli.arg.data'))
    .option('--db <URL>', say('cli.arg.db.tables'))
    .option('--keep-days <N>', say('cli.arg.keep', { ...KEEP_DAYS, days: DEFAULT_KEEP_DAYS }))
    .option('--share', say('cli.arg.share'))
    .option('--origin <URL>', say('cli.arg.origin'))
    .option('--trust-proxy <ADDRESSES>', say('cli.arg.proxy'))
    .option('--log <LEVEL>', say('cli.arg.log'))
    .action(async (named: readonly string[], request: ServeArguments) =>
      (await import('./serve.ts')).serve(language, named, request),
    );
  command('backup', 'FILE [--data FOLDER | --db URL]')
    .argument('<FILE>', say('cli.arg.backup'))
    .option('--data <FOLDER>', say('cli.arg.data'))
    .option('--db <URL>', say('cli.arg.db.tables'))
    .action(async (file: string, request: PlaceArguments) =>
      (await import('./backup.ts')).backupTables(language, file, request),
    );
  command('restore', 'FILE [--data FOLDER | --db URL]')
    .argument('<FILE>', say('cli.arg.restore'))
    .option('--data <FOLDER>', say('cli.arg.data'))
    .option('--db <URL>', say('cli.arg.db.tables'))
    .action(async (file: string, request: PlaceArguments) =>
      (await import('./backup.ts')).restoreTables(language, file, request),
    );
  refuseRepeatedOptions(program);
  return program;
}

/**
 * Refuses a second value for an option that takes one. Ignoring the first would answer another question than the person
 * asked.
 */
function refuseRepeatedOptions(command: Command): void {
  for (const option of command.options) {
    if (!option.required || option.parseArg !== undefined) continue;
    option.argParser((value: string, before: string | undefined) => {
      if (before !== undefined)
        throw new UserError('cli.option.twice', { name: option.long ?? '' });
      return value;
    });
  }
  for (const each of command.commands) refuseRepeatedOptions(each);
}

/** A command with its arguments, as shown in the list of commands. */
function termOf(command: Command): string {
  const args = command.registeredArguments.map((argument) =>
    argument.required ? argument.name() : `[${argument.name()}]`,
  );
  return [command.name(), ...args].join(' ');
}

const appended = (text: string, before: readonly string[] = []): readonly string[] => [
  ...before,
  text,
];

function unknownCommand(found: string, known: readonly string[]): UserError {
  const meant = nearestName(found, known);
  return new UserError(meant === undefined ? 'cli.command' : 'cli.command.meant', {
    found,
    known: known.join(', '),
    meant: meant ?? '',
  });
}

/** The problem with the command line. `none` if help was asked for; undefined for any other error. */
export function commandLineError(
  error: unknown,
  args: readonly string[],
): UserError | 'none' | undefined {
  if (!(error instanceof CommanderError)) return undefined;
  if (error.exitCode === 0 || error.code === 'commander.help') return 'none';
  const found = short(/'([^']*)'/.exec(error.message)?.[1] ?? '');
  const name = args.find((arg) => COMMANDS.includes(arg));
  const help = name === undefined ? 'glade --help' : `glade ${name} --help`;
  const known = name === 'lab' ? LAB_COMMANDS : COMMANDS;
  switch (error.code) {
    case 'commander.unknownCommand':
      return unknownCommand(found, known);
    case 'commander.unknownOption':
      return new UserError('cli.option', { found, help });
    case 'commander.optionMissingArgument':
      return new UserError('cli.option.value', { name: found.split(' ')[0]!, help });
    case 'commander.missingArgument':
      return new UserError('cli.argument', { name: found, help });
    case 'commander.excessArguments':
      return new UserError('cli.arguments', { help });
    default:
      return undefined;
  }
}
