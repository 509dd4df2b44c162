/**
 * Packs what others need to make games into dist/packages: JavaScript with types and source maps instead of TypeScript,
 * because Node strips no types in `node_modules`. `node scripts/pack.ts [FOLDER]`. The app (`npm run build`), the documentation
 * (`npm run docs`) and the printer (`node scripts/build-print.ts`) go along if they are built.
 */
import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';

const ROOT = join(import.meta.dirname, '..');

/** The packages that run without a page, in which nothing is drawn. */
const HEADLESS = [
  ...['engine', 'boards', 'text', 'bots', 'lab', 'table', 'online', 'queue', 'server', 'cli'].map(
    (name) => `packages/${name}`,
  ),
  'games',
  'examples',
];

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly description: string;
  readonly license: string;
  readonly exports: Readonly<Record<string, string>>;
  readonly bin?: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
}

/** Folders of packages, those of games among them. */
const foldersOf = (): readonly string[] => [
  ...HEADLESS,
  ...globSync('{games,examples}/*/package.json', { cwd: ROOT }).map(dirname).toSorted(),
];

/** Writes JavaScript, types and source maps of all these packages, each file where its source is. */
function compile(folders: readonly string[], built: string): void {
  const config = join(built, 'tsconfig.json');
  mkdirSync(built, { recursive: true });
  const sources = folders.flatMap((folder) => [
    `${folder}/src/**/*.ts`,
    ...(isShelf(folder) ? ['index', 'shelf', 'dial'].map((name) => `${folder}/${name}.ts`) : []),
  ]);
  const about = {
    extends: join(ROOT, 'tsconfig.headless.json'),
    compilerOptions: {
      noEmit: false,
      noCheck: true,
      declaration: true,
      sourceMap: true,
      inlineSources: true,
      rewriteRelativeImportExtensions: true,
      rootDir: ROOT,
      outDir: built,
      typeRoots: [join(ROOT, 'node_modules/@types')],
    },
    include: [
      ...sources,
      'examples/*/game.ts',
      ...Object.values(PRINT_ENTRIES).map((file) => `packages/print/${file}.ts`),
    ].map((source) => join(ROOT, source)),
    exclude: ['**/node_modules', '**/{board,sheets,editor,campaign}/**'].map((each) =>
      join(ROOT, each),
    ),
  };
  writeFileSync(config, JSON.stringify(about));
  run('typescript/bin/tsc', '-p', config);
}

/** The entries of the printer that are programs without drawings. */
const PRINT_ENTRIES = {
  './font-files': './src/pdf/font-files',
  './links': './src/links/links',
  './model': './src/model',
  './paper': './src/layout/paper',
  './printer': './src/printer',
};

/** Runs a program of a package that we use. */
function run(program: string, ...args: readonly string[]): void {
  execFileSync(process.execPath, [join(ROOT, 'node_modules', program), ...args], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
}

/** Writes the drawings as JavaScript with one style sheet, and their types. Returns their folder. */
function assembleDrawings(built: string): string {
  const [source, target] = [join(ROOT, 'packages/ui'), join(built, 'packages/ui')];
  const config = join(built, 'tsconfig.ui.json');
  const about = {
    extends: join(ROOT, 'tsconfig.web.json'),
    compilerOptions: {
      noEmit: false,
      noCheck: true,
      declaration: true,
      emitDeclarationOnly: true,
      rewriteRelativeImportExtensions: true,
      rootDir: ROOT,
      outDir: built,
      types: [],
    },
    include: [join(source, 'src/**/*')],
    exclude: [],
  };
  mkdirSync(built, { recursive: true });
  writeFileSync(config, JSON.stringify(about));
  run('typescript/bin/tsc', '-p', config);
  const vite = ['build', '-c', join(ROOT, 'scripts/ui.vite.config.ts'), '--outDir', target];
  run('vite/bin/vite.js', ...vite);
  for (const file of ['README.md', 'src/tokens.css'])
    cpSync(join(source, file), join(target, file));
  cpSync(join(ROOT, 'LICENSE'), join(target, 'LICENSE'));
  const manifest = readManifest('packages/ui');
  const { exports, ...rest } = manifestFor(manifest, target, ['**']);
  const styles = { './style.css': './src/style.css', './tokens.css': './src/tokens.css' };
  writeManifest(target, { ...rest, sideEffects: ['**/*.css'], exports: { ...exports, ...styles } });
  return target;
}

const readManifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8')) as Manifest;

function writeManifest(folder: string, about: object): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(about, undefined, 2)}\n`);
}

/** `./src/index.ts` as it is called after it was compiled. */
const asJavaScript = (path: string): string => path.replace(/\.tsx?$/, '.js');

/** The manifest for others: entries as JavaScript with types, without those that draw and the packages that these need. */
function manifestFor(about: Manifest, folder: string, files: readonly string[]) {
  const entries = Object.entries(about.exports).filter(
    ([, path]) => /\.tsx?$/.test(path) && existsSync(join(folder, asJavaScript(path))),
  );
  const used = globSync('**/*.js', { cwd: folder })
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n');
  const needed = Object.entries(about.dependencies ?? {}).filter(([name]) =>
    new RegExp(`['"]${name}['"/]`).test(used),
  );
  return {
    name: about.name,
    version: about.version,
    description: about.description,
    license: about.license,
    type: 'module',
    sideEffects: false,
    // Node 22.18 is the first that runs a game in TypeScript.
    engines: { node: '>=22.18' },
    files,
    exports: Object.fromEntries([
      ...entries.map(([entry, path]) => [
        entry,
        { types: path.replace(/\.tsx?$/, '.d.ts'), default: asJavaScript(path) },
      ]),
      ['./package.json', './package.json'],
    ]),
    ...(about.bin === undefined
      ? {}
      : {
          bin: Object.fromEntries(
            Object.entries(about.bin).map(([name, path]) => [name, asJavaScript(path)]),
          ),
        }),
    dependencies: Object.fromEntries(needed),
  };
}

/** What lies beside the sources and is read when a game is played. */
const DATA = ['*.md', '*.yaml', '*.svg', 'pictures/**', '**/*.json'];
const NO_DATA = ['package.json', '**/{node_modules,test,dist}/**'];

/** A shelf has the rulebooks and examples of its games, and of the examples those that are one folder; the rest are packages. */
const ON_SHELF = [
  'index.*',
  'shelf.*',
  'dial.*',
  '*/game.*',
  '*/*.md',
  '*/*.yaml',
  '*/puzzles.json',
];
const isShelf = (folder: string): boolean => !folder.includes('/');

function assemble(folder: string, built: string): string {
  const [source, target] = [join(ROOT, folder), join(built, folder)];
  const about = readManifest(folder);
  const data = isShelf(folder) ? ['dial.json', '*/*.md', '*/*.yaml', '*/puzzles.json'] : DATA;
  for (const file of globSync(data, { cwd: source, exclude: NO_DATA }))
    if (/\.\w+$/.test(file)) cpSync(join(source, file), join(target, file));
  // An example goes along as it was written, too: `glade new` begins a game from it. Node runs no TypeScript there.
  if (isShelf(folder))
    for (const file of globSync('*/game.ts', { cwd: source }))
      cpSync(join(source, file), join(target, `${file}.txt`));
  cpSync(join(ROOT, 'LICENSE'), join(target, 'LICENSE'));
  for (const file of globSync('**/*.js', { cwd: target })) {
    // Threads are named by their files, which the compiler does not see.
    const text = readFileSync(join(target, file), 'utf8');
    const named = text.replaceAll(/(['"][\w./-]+\.worker)\.ts(['"])/g, '$1.js$2');
    if (named !== text) writeFileSync(join(target, file), named);
  }
  writeManifest(target, manifestFor(about, target, isShelf(folder) ? ON_SHELF : ['**']));
  return target;
}

/** Packages that hold something built: the app, and the printer with its fonts. */
function assembleBuilt(built: string): readonly string[] {
  const made: string[] = [];
  const of = (name: string, dependencies: readonly string[]): Manifest => {
    const about = readManifest(join('packages', name));
    const all = Object.entries(about.dependencies ?? {});
    return {
      ...about,
      dependencies: Object.fromEntries(all.filter(([each]) => dependencies.includes(each))),
    };
  };
  const write = (name: string, about: object): void => {
    const target = join(built, 'packages', name);
    writeManifest(target, about);
    cpSync(join(ROOT, 'LICENSE'), join(target, 'LICENSE'));
    for (const file of globSync('README.md', { cwd: join(ROOT, 'packages', name) }))
      cpSync(join(ROOT, 'packages', name, file), join(target, file));
    made.push(target);
  };
  const app = join(ROOT, 'packages/web/dist');
  if (existsSync(join(app, 'index.html'))) {
    cpSync(app, join(built, 'packages/web/dist'), { recursive: true });
    const { name, version, description, license } = of('web', []);
    const docs = join(ROOT, 'dist/docs');
    if (existsSync(join(docs, 'index.html')))
      cpSync(docs, join(built, 'packages/web/docs'), { recursive: true });
    write('web', { name, version, description, license });
  }
  const fonts = ['atkinson-hyperlegible-next', 'fraunces', 'work-sans'].map(
    (f) => `@fontsource/${f}`,
  );
  const needed = [...fonts, '@glade/engine', '@glade/table', '@glade/ui', 'fflate', 'preact'];
  const { name, version, description, license, dependencies } = of('print', needed);
  const printers = join(ROOT, 'packages/print/dist');
  const printer = existsSync(printers)
    ? readdirSync(printers).find((each) => existsSync(join(printers, each, 'printer.js')))
    : undefined;
  if (printer !== undefined)
    cpSync(join(printers, printer), join(built, 'packages/print/dist'), { recursive: true });
  const programs = Object.entries(PRINT_ENTRIES).map(([entry, file]) => [
    entry,
    { types: `${file}.d.ts`, default: `${file}.js` },
  ]);
  write('print', {
    name,
    version,
    description,
    license,
    dependencies,
    type: 'module',
    exports: { ...Object.fromEntries(programs), './package.json': './package.json' },
  });
  return made;
}

/** Makes the packages in a folder; returns the folder of each by its name. */
export function makePackages(built: string): ReadonlyMap<string, string> {
  rmSync(built, { recursive: true, force: true });
  const folders = foldersOf();
  compile(folders, built);
  const made = [
    ...folders.map((folder) => assemble(folder, built)),
    assembleDrawings(built),
    ...assembleBuilt(built),
  ];
  return new Map(
    made.map((folder) => {
      const { name } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
      return [name, folder];
    }),
  );
}

/** A file that npm installs, and how many bytes it has, packed and unpacked. */
export interface Packed {
  readonly file: string;
  readonly size: number;
  readonly unpackedSize: number;
}

/** Packs them as files that npm installs, in the order of the packages. */
export function packPackages(
  packages: ReadonlyMap<string, string>,
  out: string,
): readonly Packed[] {
  mkdirSync(out, { recursive: true });
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const told = execFileSync(
    npm,
    ['pack', '--json', '--ignore-scripts', '--pack-destination', out, ...packages.values()],
    { encoding: 'utf8', maxBuffer: 1 << 28, stdio: ['ignore', 'pipe', 'ignore'] },
  );
  const all = JSON.parse(told) as ({ readonly filename: string } & Packed)[];
  return all.map(({ filename, size, unpackedSize }) => ({
    file: join(out, filename),
    size,
    unpackedSize,
  }));
}

const kilobytes = (bytes: number): string => `${Math.ceil(bytes / 1000)} kB`;

if (import.meta.main) {
  const { values, positionals } = parseArgs({
    options: { help: { type: 'boolean' } },
    allowPositionals: true,
  });
  if (values.help === true) {
    console.log(
      'npm run pack [FOLDER]: packs Glade for other folders, into FOLDER or dist/packages.',
    );
  } else {
    const out = resolve(positionals[0] ?? join(ROOT, 'dist/packages'));
    for (const { file, size, unpackedSize } of packPackages(makePackages(join(out, 'built')), out))
      console.log(`${file}  ${kilobytes(size)}, unpacked ${kilobytes(unpackedSize)}`);
  }
}
