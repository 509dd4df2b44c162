import {
  parseOptions,
  spell,
  type OptionValue,
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
    print(
      `  ${name}=${valueList(option)}`,
      wrapped(describe(say, name, option, game.options.bulk?.[name]), '      '),
    );
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

/** `bulk`: the value that is set in bulk, where it is not the default. */
function describe(say: Say, name: string, option: Option, bulk: OptionValue | undefined): string {
  const clauses = option.clauses.join(', ');
  const parts = [
    sentence(messageOrNothing(say, `option.${name}`), choicesOf(say, name, option)),
    messageOrNothing(say, `option.${name}.about`),
    bulk === undefined || bulk === option.default
      ? ''
      : say('cli.games.bulk', { name, value: spell(bulk) }),
    clauses,
  ];
  return parts.filter((part) => part !== '').join(' ');
}

/** What the page says at an option and beside its values: some names of options are finished by the choice. */
const sentence = (label: string, choices: readonly string[]): string => {
  const isOpen = /[.?!…]$/.test(label);
  if (choices.length === 0) return isOpen ? label : `${label}.`;
  return `${label}${isOpen ? '' : ':'} ${choices.join(' / ')}.`;
};

/** The values of an option in words, the default first; none if one of them has no words, or they are those that are typed. */
function choicesOf(say: Say, name: string, { values, default: usual }: Option): readonly string[] {
  const keys = [usual, ...values.filter((value) => value !== usual)].map(
    (value) => `option.${name}.${spell(value)}`,
  );
  if (!keys.every((key) => say.has(key))) return [];
  const words = keys.map((key) => say(key));
  return words.some((each, i) => !keys[i]!.endsWith(`.${each}`)) ? words : [];
}

/** The values of an option, the default first. Numbers that follow each other are written `1..60`, as --try reads them. */
function valueList({ values: all, default: usual }: Option): string {
  const texts = [usual, ...all.filter((value) => value !== usual)].map(spell);
  const list: string[] = [];
  for (let i = 0; i < texts.length;) {
    let end = i;
    while (/^\d+$/.test(texts[end]!) && texts[end + 1] === `${Number(texts[end]) + 1}`) end += 1;
    if (end - i < FEW) end = i;
    list.push(end === i ? texts[i]! : `${texts[i]}..${texts[end]}`);
    i = end + 1;
  }
  return list.join('|');
}

/** So many numbers after the first are still written one by one. */
const FEW = 8;

function messageOrNothing(say: Say, key: string): string {
  return say.has(key) ? say(key) : '';
}
