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
import { botLines } from './bots.ts';
import { need } from './failure.ts';
import { classics, games, takeGame } from './shelf.ts';
import { aligned, print, wrapped } from './terminal.ts';
import { voice } from './voice.ts';

/** `glade games`: what is on the shelf; with a name, the options of that game. */
export function listGames(language: Language, id?: string): void {
  if (id === undefined) {
    for (const game of games) printGame(voice(language, game), game);
    const list = classics.map((game) => game.id).join(', ');
    print('', wrapped(voice(language)('cli.games.classics', { list })));
    print(wrapped(voice(language)('cli.games.more', { game: games[0]?.id ?? '' })));
    return;
  }
  const game = takeGame(id);
  const say = voice(language, game, labText);
  printGame(say, game);
  print('', say('cli.games.presets'));
  print(
    aligned(
      Object.keys(game.options.presets).map((name) => ['', name, said(say, `preset.${name}`)]),
    ),
  );
  print('', say('cli.games.bots'), aligned(botLines(say, botNames(game, defaultRules(game)))));
  const options = Object.entries(game.options.options);
  if (options.length > 0) print('', say('cli.games.options'));
  for (const [name, option] of options) {
    print(`  ${name}=${values(option)}`, wrapped(describe(say, name, option), '      '));
  }
}

const defaultRules = (game: WholeGame): SearchRules =>
  game.rules(need(parseOptions(game.options, {})));

function printGame(say: Say, game: WholeGame): void {
  const lines = ['game.line', 'game.credit']
    .map((key) => said(say, key))
    .filter((line) => line !== '');
  print(`${game.id}  ${said(say, 'game.title')}`, ...lines.map((line) => wrapped(line, '    ')));
}

function describe(say: Say, name: string, option: Option): string {
  const clauses = option.clauses.join(', ');
  const parts = [`${said(say, `option.${name}`)}.`, said(say, `option.${name}.about`), clauses];
  return parts.filter((part) => part !== '').join(' ');
}

/** The values with the default first. */
function values({ values: all, default: usual }: Option): string {
  return [usual, ...all.filter((value) => value !== usual)].map(spell).join('|');
}

function said(say: Say, key: string): string {
  return say.has(key) ? say(key) : '';
}
