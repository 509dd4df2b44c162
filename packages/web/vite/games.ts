import { globSync, readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { join } from 'node:path';
import { parseExamples, type Game } from '@glade/engine';
import { codeOf } from '@glade/lab/code';
import type { Plugin } from 'vite';
import { parse } from 'yaml';

const GAMES = join(import.meta.dirname, '../../../games/index.ts');
const SHELF = 'virtual:shelf';
const CODE = 'virtual:code';

/**
 * What the page needs of the games but cannot load as it stands: worked examples (`games/*\/examples.yaml`), checked
 * at build time, as a module; `virtual:shelf`, the ids of all games, so that the shelf need not load their rules; and
 * `virtual:code`, the digest of the code that plays each.
 */
export function games(): Plugin {
  return {
    name: 'glade-games',
    enforce: 'pre',

    resolveId: (id) => (id === SHELF || id === CODE ? `\0${id}` : undefined),

    async load(id) {
      if (id === `\0${SHELF}`) return `export const shelf = ${JSON.stringify(await ids())};`;
      if (id === `\0${CODE}`) {
        const codes = (await ids()).map((game) => [game, codeOf(game, pathToFileURL(GAMES).href)]);
        return `export const codes = ${JSON.stringify(Object.fromEntries(codes))};`;
      }
      const file = id.split('?')[0]!;
      if (!file.endsWith('/examples.yaml')) return undefined;
      const examples = parseExamples(parse(readFileSync(file, 'utf8')));
      if (!examples.ok) throw new Error(`${file}: ${JSON.stringify(examples.problem)}`);
      return `export default ${JSON.stringify(examples.value)};`;
    },
  };
}

async function ids(): Promise<readonly string[]> {
  const shelf = (await import(pathToFileURL(GAMES).href)) as { games: readonly Game[] };
  return shelf.games.map((game) => game.id);
}

const POLICIES = /[/\\]games[/\\][a-z-]+[/\\]src[/\\](policy|move-filter|score|hash)\.ts$/;

/** What only bots ask for, as the page has it. */
const STRIPPED: Readonly<Record<string, string>> = {
  policy: 'export const policies = () => ({});',
  'move-filter': 'export const moveFilterOf = () => undefined;',
  score: 'export const score = () => {};',
  hash: 'export const hashState = () => 0;',
};

/** Bots think in a worker: the built page itself carries no policies, and no sieves, scores and hashes for their searches. */
export function withoutPolicies(): Plugin {
  return {
    name: 'glade-without-policies',
    enforce: 'pre',
    apply: 'build',
    load: (id) => {
      const [, what] = POLICIES.exec(id) ?? [];
      if (what === undefined) return undefined;
      return STRIPPED[what];
    },
  };
}

const POSITIONS =
  /[/\\]games[/\\]([a-z-]+)[/\\]src[/\\](reasons(?=\.)|positions|reader|own)(?:-[a-z0-9]+)?\.ts$/;
const LATER = 'virtual:positions';

/**
 * Whole states as text are seldom asked for on a page, and entries seldom read: in the built one a game's
 * `positions.ts` and `reader.ts`, where it has that, are loaded by `virtual:positions`, and only then do the functions
 * that its notation has from there work. So is `own.ts`, the gate of scenarios that people make themselves: until then
 * no text is one. And so is `reasons.ts`: until then a refusal is no more than the plain one that is handed to it.
 */
export function laterPositions(): Plugin {
  let building = false;
  return {
    name: 'glade-later-positions',
    enforce: 'pre',
    config(_, { command }) {
      building = command === 'build';
    },
    resolveId: (id) => (id === LATER ? `\0${LATER}` : undefined),
    load(id) {
      if (id === `\0${LATER}`)
        return `
          export const positions = {${building ? loaders('{{positions,reader,own}{,-*},reasons}') : ''}};
          export const reasons = {${loaders('reasons', building)}};`;
      return building && POSITIONS.test(id) ? standIn(id) : undefined;
    },
  };
}

/** For each game the stand-ins of its modules of these names, to be told to load; they have nothing to do where they are whole. */
function loaders(names: string, standing = true): string {
  const files = globSync(`*/src/${names}.ts`, { cwd: join(GAMES, '..') }).toSorted();
  const byGame = Map.groupBy(files, (file) => file.split(/[/\\]/)[0]!);
  return [...byGame]
    .map(([game, own]) => {
      const paths = own.map((file) => JSON.stringify(join(GAMES, '..', file)));
      const loads = paths.map((path) =>
        standing ? `import(${path}).then(({ load }) => load())` : 'undefined',
      );
      return `${JSON.stringify(game)}: () => Promise.all([${loads.join(', ')}])`;
    })
    .join(', ');
}

/** The same export, whose functions wait in vain until the module itself has been loaded. */
function standIn(file: string): string {
  const [, , name] = POSITIONS.exec(file)!;
  const head = `
    let real;
    export const load = async () => { real = await import(${JSON.stringify(`${file}?whole`)}); };`;
  if (name === 'own') return head + OWN.map(ownStandIn).join('');
  if (name === 'reasons')
    return `${head}
    export const reasonOf = (plain, ...asked) => real?.reasonOf(plain, ...asked) ?? plain;`;
  const functions = name === 'reader' ? ['parse'] : ['position', 'parsePosition', 'draw'];
  return `${head}
    export const ${name} = (...given) => {
      let made;
      const own = () => (made ??= real.${name}(...given));
      return { ${functions.map((each) => `${each}: (...asked) => own().${each}(...asked)`).join(', ')} };
    };`;
}

/** What `own.ts` exports. */
const OWN = ['openScenario', 'readOwn', 'ownScenario'];

const ownStandIn = (name: string): string => `
    export const ${name} = (...asked) => real?.${name}(...asked);`;

/** What nobody asks of a worker that thinks: it gets entries as numbers, and only whether they may be made counts. */
const UNASKED: Readonly<Record<string, string>> = {
  positions: 'export const positions = () => ({});',
  reader: 'export const reader = () => ({});',
  reasons: 'export const reasonOf = (plain) => plain;',
};

/** A worker that thinks neither reads nor writes text, and gives no reasons. */
export function withoutText(): Plugin {
  return {
    name: 'glade-without-text',
    enforce: 'pre',
    apply: 'build',
    load: (id) => UNASKED[POSITIONS.exec(id)?.[2] ?? ''],
  };
}
