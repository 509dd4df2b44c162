import { existsSync, readFileSync, statSync } from 'node:fs';
import { isBuiltin, stripTypeScriptTypes } from 'node:module';
import { basename } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { initSync, parse } from 'es-module-lexer';
import { moduleResolve } from 'import-meta-resolve';
import { parse as parseYaml } from 'yaml';
import { short, type WholeGame } from '@glade/engine';
import { isDefined } from '@glade/engine/define';
import { codeVersionOf } from '@glade/lab';
import { mayBeOurs } from '@glade/lab/import-module';
import type { OutsideFile, OutsideFiles } from '@glade/server';
import { UserError } from '../arguments/user-error.ts';
import type { OutsideGame } from '../shelf/outside.ts';

/** What lies beside a game and is served as it is. */
const TEXTS = ['rulebook.en.md', 'rulebook.it.md'];

/**
 * Games from outside as browsers load them: each file that a module imports has an address of its own, without its types and
 * with these addresses in its imports. Files are read again for each answer, so that a reload shows what was changed. Only
 * files that a game imports have an address. Throws a UserError for a game that a browser cannot run.
 */
export function outsideFiles(games: readonly OutsideGame[]): OutsideFiles {
  initSync();
  const code = new BrowserCode();
  for (const { game, named, module } of games) {
    if (!isDefined(game)) throw new UserError('cli.serve.defined', { game: short(named) });
    code.follow(fileURLToPath(module));
  }
  const latest = games.map((each) => latestOf(each));
  const offers = async (): Promise<string> => {
    const now = await Promise.all(latest.map((game) => game()));
    const offered = games.map(({ game: { id }, module, folder }, i) => {
      const { text, box = { players: [1], minutes: 10 } } = now[i]!;
      return {
        id,
        card: { en: cardOf(text.en), it: cardOf(text.it) },
        box,
        code: codeVersionOf(id, module, new URL(folder)),
        module: code.addressOf(fileURLToPath(module)),
      };
    });
    return JSON.stringify(offered);
  };
  return {
    async read(path) {
      if (path === 'games.json') return { type: 'application/json', text: await offers() };
      const [kind, at, name] = path.split('/');
      if (kind === 'code') {
        const text = code.textAt(`/outside/${path}`);
        return text === undefined ? undefined : { type: 'text/javascript', text };
      }
      const found = games.find(({ game }) => game.id === at);
      return kind === 'files' && found !== undefined ? fileBeside(found, name ?? '') : undefined;
    },
  };
}

/**
 * The game as its file is now, for what the shelf says of it. A file that cannot be loaded, or holds another game, leaves the last
 * one that could. Files that it imports are those of the start: Node loads each once.
 */
function latestOf({ game, module }: OutsideGame): () => Promise<WholeGame> {
  const file = fileURLToPath(module);
  const changed = (): number => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  let last = { game, at: changed() };
  return async () => {
    const at = changed();
    if (at === last.at) return last.game;
    last = { ...last, at };
    const found = (await import(`${module}?at=${at}`).catch(() => ({}))) as {
      readonly default?: WholeGame;
    };
    if (found.default?.id === game.id && isDefined(found.default))
      last = { game: found.default, at };
    return last.game;
  };
}

/** What the shelf says of a game. */
const cardOf = (words: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(words).filter(([key]) => key.startsWith('game.')));

/** A rulebook, or the examples as JSON. An Italian rulebook that is missing is the English one. */
function fileBeside({ folder }: OutsideGame, name: string): OutsideFile | undefined {
  const text = (file: string): string | undefined => {
    const place = new URL(file, folder);
    return existsSync(place) ? readFileSync(place, 'utf8') : undefined;
  };
  if (TEXTS.includes(name)) {
    const found = text(name) ?? text(TEXTS[0]!);
    return found === undefined ? undefined : { type: 'text/markdown', text: found };
  }
  if (name !== 'examples.json') return undefined;
  const examples: unknown = parseYaml(text('examples.yaml') ?? '[]');
  return { type: 'application/json', text: JSON.stringify(examples) };
}

/** Modules for browsers. */
class BrowserCode {
  private readonly addresses = new Map<string, string>();
  private readonly files = new Map<string, string>();

  /** The address of a file, which it has from now on. */
  addressOf(file: string): string {
    const known = this.addresses.get(file);
    if (known !== undefined) return known;
    const folder = `/outside/code/${this.addresses.size}/`;
    // A quotation mark would end the text of the import.
    const name = encodeURIComponent(basename(file)).replaceAll("'", '%27');
    this.addresses.set(file, folder + name);
    // The server hands over what was asked for with its signs put back.
    this.files.set(folder + basename(file), file);
    return folder + name;
  }

  /** Gives a file and all that it imports their addresses. */
  follow(file: string): void {
    const left = [file];
    const seen = new Set(left);
    for (let next = left.pop(); next !== undefined; next = left.pop())
      for (const each of this.translate(next).imports)
        if (!seen.has(each)) {
          seen.add(each);
          left.push(each);
        }
  }

  /** The module at an address. One that cannot be read throws what is wrong with it, in the browser. */
  textAt(address: string): string | undefined {
    const file = this.files.get(address);
    if (file === undefined) return undefined;
    try {
      return this.translate(file).text;
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      return `throw new Error(${JSON.stringify(`${basename(file)}: ${reason}`)});`;
    }
  }

  private translate(file: string): { readonly text: string; readonly imports: readonly string[] } {
    const source = readFileSync(file, 'utf8');
    if (file.endsWith('.json')) return { text: `export default ${source};`, imports: [] };
    let text = /\.[cm]?ts$/.test(file) ? withoutTypes(source) : source;
    const [all, , , isModule] = parse(text);
    if (!isModule && /\b(?:module\.exports|exports\.\w+\s*=|require\()/.test(text))
      throw new UserError('cli.serve.commonjs', { file: short(file) });
    const imports: string[] = [];
    // From the end, so that places before stay right.
    for (const {
      n: name,
      s: from,
      e: to,
      se: end,
      d: dynamic,
      a: attributes,
    } of all.toReversed()) {
      if (name === undefined) continue;
      const found = resolveImport(name, file);
      imports.push(found);
      const address = this.addressOf(found);
      // JSON comes as a module, too, so nothing is said of its kind: what stands behind the name is left out.
      if (dynamic < 0) text = `${text.slice(0, from)}${address}${text[to]!}${text.slice(end)}`;
      else {
        const rest = attributes < 0 ? text.slice(to) : `)${text.slice(end)}`;
        text = text.slice(0, from) + JSON.stringify(address) + rest;
      }
    }
    return { text, imports };
  }
}

/** The same program without its types, each word where it was. Node warns that it may change how it does this; players need not know. */
function withoutTypes(source: string): string {
  const warn = process.emitWarning.bind(process);
  process.emitWarning = () => {};
  try {
    return stripTypeScriptTypes(source);
  } finally {
    process.emitWarning = warn;
  }
}

/** What packages offer to pages: what is made for browsers first, and never what only `require` loads. */
const FOR_PAGES = new Set(['browser', 'import', 'module', 'default']);

const HERE = new URL(import.meta.url);

/** The file that an import names. Throws a UserError where it is part of Node, or missing. */
function resolveImport(name: string, from: string): string {
  if (isBuiltin(name)) throw new UserError('cli.serve.node', { file: short(from), name });
  const found = (place: URL): string => fileURLToPath(moduleResolve(name, place, FOR_PAGES));
  try {
    try {
      return found(pathToFileURL(from));
    } catch (error) {
      // As where Node loads the game.
      if (mayBeOurs(name, error)) return found(HERE);
      throw error;
    }
  } catch {
    throw new UserError('cli.serve.import', { file: short(from), name: short(name) });
  }
}
