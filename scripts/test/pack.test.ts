import { execFile, spawn } from 'node:child_process';
import {
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { someOf } from '@glade/engine/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startPostgres } from '../../packages/queue/test/postgres.ts';
import { makePackages, packPackages, type Packed } from '../pack.ts';

// What `node scripts/pack.ts` makes is installed into an empty folder, and a game is added there.

const ROOT = join(import.meta.dirname, '../..');
const LONG = process.env['GLADE_LONG'] !== undefined;
const HOME = mkdtempSync(join(tmpdir(), 'glade-installed-'));
afterAll(() => rmSync(HOME, { recursive: true, force: true }));

const run = promisify(execFile);

/** What the program of a README uses beside its package. */
const IN_PROGRAMS = ['preact-render-to-string'];

/** Puts the packed packages where npm would put them, and other packages beside them without asking a registry. */
async function unpack(packages: ReadonlyMap<string, string>, files: readonly Packed[]) {
  const modules = join(HOME, 'node_modules');
  for (const [at, [name, folder]] of [...packages].entries()) {
    const target = join(modules, name);
    mkdirSync(target, { recursive: true });
    await run('tar', ['-xzf', files[at]!.file, '-C', target, '--strip-components=1']);
    const about = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
      readonly dependencies?: Readonly<Record<string, string>>;
    };
    for (const other of [...Object.keys(about.dependencies ?? {}), ...IN_PROGRAMS]) {
      const link = join(modules, other);
      if (other.startsWith('@glade/') || existsSync(link)) continue;
      mkdirSync(dirname(link), { recursive: true });
      symlinkSync(join(ROOT, 'node_modules', other), link, 'junction');
    }
  }
}

beforeAll(async () => {
  // The printer and the app go along if they are built.
  if (LONG)
    for (const script of ['build-print.ts', 'build.ts'])
      await run(process.execPath, [join(ROOT, 'scripts', script), '--if-stale']);
  const packages = makePackages(join(HOME, 'built'));
  const files = packPackages(packages, join(HOME, 'packed'));
  writeFileSync(join(HOME, 'package.json'), '{ "private": true, "type": "module" }');
  if (LONG)
    await run('npm', ['install', '--no-audit', '--no-fund', ...files.map(({ file }) => file)], {
      cwd: HOME,
    });
  else await unpack(packages, files);
  if (LONG) await run('npm', ['install', '--no-audit', '--no-fund', ...IN_PROGRAMS], { cwd: HOME });
  rmSync(join(HOME, 'built'), { recursive: true });
}, 600_000);

const MAIN = join(HOME, 'node_modules/@glade/cli/src/main.js');
const HERE = { cwd: HOME, env: { ...process.env, LC_ALL: 'C', XDG_STATE_HOME: HOME } };

/** Runs the installed command in the empty folder. */
const glade = async (...args: readonly string[]): Promise<string> =>
  (await run(process.execPath, [MAIN, ...args], HERE)).stdout;

describe('in an empty folder', () => {
  test('a new game is whole, and bots play it on threads', async () => {
    expect(await glade('new', 'dragon', '--from', 'cards')).toContain('dragon');
    expect(await glade('check', './dragon')).toContain('keeps its rules');
    const playing = run(process.execPath, [MAIN, 'play', './dragon', '--seed', '1'], HERE);
    playing.child.stdin!.end('\n\nquit\n');
    expect((await playing).stdout).toMatch(/^Dragon\.[\s\S]*You get the /);
    const told = await glade('playtest', './dragon', '--games', '60', '--workers', '2');
    expect(told).toContain('60 matches');
    // The command that repeats it works here, too.
    expect(told).toContain('glade playtest ./dragon ');
    expect(told).not.toContain('npm run');
  });

  test('the games of the shelf are there with their rulebooks', async () => {
    expect(await glade('rules', 'wildfire', 'WF-16')).toContain('flare-up');
    expect(await glade('rules', 'hex', 'HX-04')).toContain('chain');
  });

  test.runIf(LONG)(
    'a game is printed, and the app is served with a game that was made here',
    async () => {
      for (const [game, file] of [
        ['wildfire', 'wildfire.pdf'],
        ['./dragon', 'dragon.pdf'],
      ] as const) {
        await glade('print', game, '--out', file);
        expect(readFileSync(join(HOME, file), 'latin1').slice(0, 5)).toBe('%PDF-');
      }
      const server = spawn(process.execPath, [MAIN, 'serve', './dragon', '--port', '0'], HERE);
      try {
        const url = await new Promise<string>((resolve) => {
          server.stdout.on('data', (part) => {
            const found = /http:\S+/.exec(String(part));
            if (found !== null) resolve(found[0]);
          });
        });
        const answer = await fetch(url);
        expect(answer.status).toBe(200);
        expect(await answer.text()).toContain('Glade');
        // The game that was made here stands beside those of the app, and browsers get all that it imports.
        const offers = await fetch(`${url}outside/games.json`);
        const [offer] = (await offers.json()) as readonly { id: string; module: string }[];
        expect(offer!.id).toBe('dragon');
        const game = await (await fetch(new URL(offer!.module, url))).text();
        const [engine] = /\/outside\/code\/\d+\/index\.js/.exec(game)!;
        expect((await fetch(new URL(engine, url))).status).toBe(200);
      } finally {
        server.kill();
      }
    },
  );

  test('its packages have types, licence and nothing that Node has to strip', () => {
    const engine = join(HOME, 'node_modules/@glade/engine');
    const files = ['LICENSE', 'src/index.js', 'src/index.d.ts', 'src/index.js.map', 'src/index.ts'];
    expect(files.filter((file) => existsSync(join(engine, file)))).toEqual(files.slice(0, -1));
  });
});

const PROGRAM = /```ts\n([\s\S]*?)```\n\n```text\n([\s\S]*?)```/;
const readmes = globSync('packages/*/README.md', { cwd: ROOT }).map(
  (file) => [file, PROGRAM.exec(readFileSync(join(ROOT, file), 'utf8'))] as const,
);

describe('the program in the README of a package prints what stands below it', () => {
  test('each package that programs import has one', () => {
    const packages = globSync('packages/*/package.json', { cwd: ROOT }).filter((file) => {
      const { exports } = JSON.parse(readFileSync(join(ROOT, file), 'utf8')) as {
        readonly exports: object;
      };
      return Object.keys(exports).length > 0;
    });
    const told = readmes.filter(([, program]) => program !== null).map(([file]) => dirname(file));
    expect(told.toSorted()).toEqual(packages.map((file) => dirname(file)).toSorted());
  });

  const programs = readmes.filter(([, program]) => program !== null);

  test.each(someOf('packages: programs in READMEs', programs, 3))(
    '%s',
    async (file, program) => {
      const path = join(HOME, `${file.split('/')[1]}.ts`);
      writeFileSync(path, program![1]!);
      const database = file === 'packages/queue/README.md' ? await startPostgres() : undefined;
      try {
        const env = { ...HERE.env, ...(database && { DATABASE_URL: database.url }) };
        const { stdout } = await run(process.execPath, [path], { ...HERE, env });
        expect(stdout).toBe(program![2]);
      } finally {
        await database?.stop();
      }
    },
    60_000,
  );
});

test('all packages and what they name of each other have the version of the whole', () => {
  const read = (file: string) =>
    JSON.parse(readFileSync(join(ROOT, file), 'utf8')) as Record<string, unknown>;
  const { version } = read('package.json');
  const files = globSync('{packages,games,examples}/{*/,}package.json', { cwd: ROOT });
  const versions = files.flatMap((file) => {
    const about = read(file);
    const named = ['dependencies', 'devDependencies'].flatMap((kind) =>
      Object.entries((about[kind] ?? {}) as Readonly<Record<string, string>>),
    );
    const ours = named.filter(([name]) => name.startsWith('@glade/'));
    return [about['version'], ...ours.map(([, each]) => each)];
  });
  expect(new Set(versions)).toEqual(new Set([version]));
});
