import {
  parseOptions,
  spell,
  type WholeGame,
  type Language,
  type Option,
  type SearchRules,
} from '@glade/engine';
import { botNames, labText } from '@glade/lab';
import type { Say } from '@glade/text';
import { botRows } from '../experiments/bot-list.ts';
import { valueOrThrow } from '../arguments/user-error.ts';
import { classics, games, gameNamed } from '../shelf/games.ts';
import { oneFolderGames } from '../shelf/outside.ts';
import { aligned, print, wrapped } from '../terminal/output.ts';
import { cliTranslator } from '../text/translator.ts';

/** `glade games`: the games on the shelf. With a name: the options of that game. */
export function listGames(language: Language, id?: string): void {
  if (id === undefined) {
    for (const game of games) printGame(cliTranslator(language, game), game);
    const list = [...classics.map((game) => game.id), ...oneFolderGames()].join(', ');
    print('', wrapped(cliTranslator(language)('cli.games.classics', { list })));
    print(wrapped(cliTranslator(language)('cli.games.more', { game: games[0]?.id ?? '' })));
    return;
  }
  const game = gameNamed(id);
  const say = cliTranslator(language, game, labText);
  printGame(say, game);
  print('', say('cli.games.presets'));
  print(
    aligned(
      Object.keys(game.options.presets).map((name) => [
        '',
        name,
        messageOrNothing(say, `preset.${name}`),
      ]),
    ),
  );
  print('', say('cli.games.bots'), aligned(botRows(say, botNames(game, defaultRules(game)))));
  const options = Object.entries(game.options.options);
  if (options.length > 0) print('', say('cli.games.options'));
  for (const [name, option] of options) {
    print(`  ${name}=${valueList(option)}`, wrapped(describe(say, name, option), '      '));
  }
  printNumbers(say, game);
}

/** The numbers of the rules that `--patch` changes, each with its range. */
function printNumbers(say: Say, { numbers = {} }: WholeGame): void {
  const names = Object.entries(numbers);
  if (names.length === 0) return;
  print('', say('cli.games.numbers'));
  const rows = names.map(([name, { value, least, most, words }]) => [
    '',
    `${name}=${value}`,
    say('lab.range.of', { low: least, high: most }),
    words[say.language],
  ]);
  print(aligned(rows));
}

const defaultRules = (game: WholeGame): SearchRules =>
  game.rules(valueOrThrow(parseOptions(game.options, {})));

function printGame(say: Say, game: WholeGame): void {
  const lines = ['game.line', 'game.credit']
    .map((key) => messageOrNothing(say, key))
    .filter((line) => line !== '');
  print(
    `${game.id}  ${messageOrNothing(say, 'game.title')}`,
    ...lines.map((line) => wrapped(line, '    ')),
  );
}

function describe(say: Say, name: string, option: Option): string {
  const clauses = option.clauses.join(', ');
  const parts = [
    `${messageOrNothing(say, `option.${name}`)}.`,
    messageOrNothing(say, `option.${name}.about`),
    clauses,
  ];
  return parts.filter((part) => part !== '').join(' ');
}

/** The values of an option, the default first. */
function valueList({ values: all, default: usual }: Option): string {
  return [usual, ...all.filter((value) => value !== usual)].map(spell).join('|');
}

function messageOrNothing(say: Say, key: string): string {
  return say.has(key) ? say(key) : '';
}
