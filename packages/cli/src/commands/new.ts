import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { short, type Language } from '@glade/engine';
import about from '../../package.json' with { type: 'json' };
import { UserError } from '../arguments/user-error.ts';
import { PROGRAM } from '../experiments/repeat-command.ts';
import { exampleFolder, oneFolderGames, requireFreeAddress } from '../shelf/outside.ts';
import { print, wrapped } from '../terminal/output.ts';
import { cliTranslator } from '../text/translator.ts';

/** Arguments of `glade new`, as typed. */
export interface NewArguments {
  readonly from?: string;
}

/** What a new game can begin from, by what it is about: one of our examples. Any other example can be named as well. */
const KINDS: Readonly<Record<string, string>> = {
  dice: 'pig',
  cards: 'kuhn-poker',
  hand: 'lamplighters',
  squares: 'hexapawn',
  hexes: 'hex',
  dash: 'dash',
};

/** `glade new NAME`: makes a folder with a whole game that can be changed step by step. Nothing that exists is touched. */
export function newGame(language: Language, name: string, { from = 'dice' }: NewArguments): void {
  const say = cliTranslator(language);
  const template = Object.hasOwn(KINDS, from) ? KINDS[from]! : from;
  if (!oneFolderGames().includes(template))
    throw new UserError('cli.new.from', {
      found: short(from),
      known: [...Object.keys(KINDS), ...oneFolderGames()].join(', '),
    });
  if (!/^[a-z][a-z0-9-]{0,39}$/.test(name))
    throw new UserError('cli.new.name', { found: short(name) });
  requireFreeAddress(name);
  const folder = resolve(name);
  if (existsSync(folder)) throw new UserError('cli.new.there', { folder: short(name) });
  const title = titleOf(name);
  const source = exampleFolder(template);
  const rulebook = readFileSync(join(source, 'rulebook.en.md'), 'utf8');
  const oldTitle = /^# (.+)$/m.exec(rulebook)![1]!;
  const oldPrefix = /\*\*([A-Z]+)-/.exec(rulebook)![1]!;
  const names = readdirSync(source).filter((file) =>
    /^game\.ts(?:\.txt)?$|\.(?:md|yaml)$/.test(file),
  );
  const files = names.map((file): readonly [string, string] => [
    file.replace(/\.txt$/, ''),
    readFileSync(join(source, file), 'utf8')
      .replaceAll(`${oldPrefix}-`, `${prefixOf(name)}-`)
      .replaceAll(`'${oldPrefix}'`, `'${prefixOf(name)}'`)
      .replaceAll(`'${template}'`, `'${name}'`)
      .replace(new RegExp(`^((?:#|//) |.*'game\\.title': ')${oldTitle}\\b`, 'gm'), `$1${title}`),
  ]);
  mkdirSync(folder);
  for (const [file, text] of [
    ...files,
    ['package.json', packageOf(name)] as const,
    ['README.md', readme(name, title)] as const,
  ])
    writeFileSync(join(folder, file), text, { flag: 'wx' });
  linkEngine(folder);
  print(wrapped(say('cli.new.done', { folder: name })));
  for (const does of ['play', 'serve', 'check', 'playtest'])
    print(`  ${PROGRAM} ${does} ./${name}`);
}

/** Lets the game find the engine of this Glade, so that it plays at once; `npm install` puts an installed one in its place. */
function linkEngine(folder: string): void {
  const engine = fileURLToPath(new URL('../', import.meta.resolve('@glade/engine')));
  const modules = join(folder, 'node_modules/@glade');
  mkdirSync(modules, { recursive: true });
  symlinkSync(engine, join(modules, 'engine'), 'junction');
}

/** The first two letters of the name that sound alone, in capitals. */
function prefixOf(name: string): string {
  const letters = name.replaceAll(/[^a-z]/g, '');
  const consonants = letters.slice(1).replaceAll(/[aeiou]/g, '');
  return `${letters[0]!}${consonants[0] ?? letters[1] ?? 'X'}`.toUpperCase();
}

const titleOf = (name: string): string =>
  name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ');

const packageOf = (name: string): string =>
  `${JSON.stringify(
    {
      name,
      version: '0.1.0',
      private: true,
      type: 'module',
      exports: './game.ts',
      dependencies: { '@glade/engine': about.version },
    },
    undefined,
    2,
  )}\n`;

const readme = (name: string, title: string): string => `# ${title}

- \`game.ts\`: the rules, the words and the bots of the game.
- \`rulebook.en.md\`: its clauses. Each has an id, which events and refusals name.
- \`examples.yaml\`: worked examples. Each is a test, and the illustration of its clauses.

Play it with \`${PROGRAM} play ./${name}\`, or in the browser with \`${PROGRAM} serve ./${name}\`. Let bots play it with \`${PROGRAM} playtest ./${name}\`. After every change:
\`${PROGRAM} check ./${name}\`.

## Still to do

- [ ] Write your own rulebook, clause by clause.
- [ ] Change the fields of the state, \`legal\` and \`apply\`.
- [ ] Give each clause an example.
- [ ] Write a bot that plays as a careful child would.
- [ ] For a second language: \`rulebook.it.md\`, and \`it\` beside \`en\` in the words.
`;
