/**
 * Builds the documentation as a site: the pages of docs/, and the API of every package from its comments. `npm run docs [FOLDER]` writes it
 * to dist/docs, where `npm start` and `glade serve` find it. Ends with an error if a link of it leads nowhere.
 */
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import {
  Application,
  Converter,
  PageEvent,
  ReflectionKind,
  RendererEvent,
  type Context,
  type DeclarationReflection,
  type DocumentReflection,
} from 'typedoc';
import { brokenLinks } from './broken-links.ts';

const ROOT = join(import.meta.dirname, '../..');

/** Every entry of every package by its file, as programs import it: `@glade/engine/define`. */
function entries(): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const file of globSync('packages/*/package.json', { cwd: ROOT }).toSorted()) {
    const { name, exports } = JSON.parse(readFileSync(join(ROOT, file), 'utf8')) as {
      readonly name: string;
      readonly exports: Readonly<Record<string, string>>;
    };
    for (const [entry, path] of Object.entries(exports))
      if (/\.tsx?$/.test(path)) found.set(join(ROOT, dirname(file), path), name + entry.slice(1));
  }
  return found;
}

/** The pages beside the README, which is the first. */
const pages = (): readonly string[] =>
  globSync(['docs/**/*.md', '*.md'], { cwd: ROOT, exclude: ['README.md', '**/node_modules/**'] })
    .toSorted()
    .map((page) => join(ROOT, page));

/** The heading under which a page is listed, by the name that TypeDoc gives it: its path without `.md`. */
const groupOf = (name: string): string =>
  name.includes('decisions/') ? 'Decisions' : name.includes('guides/') ? 'Guides' : 'Pages';

/** Lists a page under its title instead of its path. */
function nameByTitle(page: DocumentReflection): void {
  page.frontmatter['group'] ??= groupOf(page.name);
  const title = /^\s*# (.+)\n/.exec(page.content[0]?.text ?? '');
  if (title !== null) page.name = title[1]!.replaceAll('`', '');
}

/** Puts the README of a package on the page of its first entry. */
function addReadme(module: DeclarationReflection): void {
  const name = /^@glade\/([a-z]+)$/.exec(module.name)?.[1];
  if (name === undefined || !module.kindOf(ReflectionKind.Module)) return;
  const text = readFileSync(join(ROOT, 'packages', name, 'README.md'), 'utf8');
  module.readme = [{ kind: 'text', text: text.replace(/^# .+\n/, '') }];
}

/** Builds the site in this folder, which is made anew. Returns the links in it that lead nowhere. */
export async function buildSite(out: string): Promise<readonly string[]> {
  const names = entries();
  const app = await Application.bootstrap({
    entryPoints: [...names.keys()],
    tsconfig: join(ROOT, 'docs/site/tsconfig.json'),
    // `npm run types` has checked them, with the compiler that is ours.
    skipErrorChecking: true,
    logLevel: 'Error',
    name: 'Glade',
    readme: join(ROOT, 'README.md'),
    projectDocuments: [...pages()],
    navigation: { includeGroups: true },
    groupOrder: ['Guides', 'Pages', 'Decisions', '*'],
    highlightLanguages: ['ts', 'tsx', 'sh', 'json', 'jsonc', 'yaml', 'md', 'html', 'xml', 'css'],
    ignoredHighlightLanguages: ['mermaid', 'svg', 'ini', 'dockerfile', 'nginx', 'text', 'txt'],
    disableSources: true,
    disableGit: true,
    hideGenerator: true,
    includeVersion: false,
    githubPages: false,
  });
  app.converter.on(Converter.EVENT_CREATE_DOCUMENT, (_: unknown, page: DocumentReflection) =>
    nameByTitle(page),
  );
  app.converter.on(
    Converter.EVENT_CREATE_DECLARATION,
    (_: Context, module: DeclarationReflection) => addReadme(module),
  );
  // The server's policy allows no script that stands in a page: the same script, which all pages have, becomes a file.
  let first = '';
  app.renderer.on(PageEvent.END, (page: PageEvent) => {
    const base = '../'.repeat(page.url.split('/').length - 1);
    page.contents = page.contents!.replaceAll(/<script>([^<]+)<\/script>/g, (_, script: string) => {
      first = script;
      return `<script src="${base}assets/first.js"></script>`;
    });
  });
  app.renderer.on(RendererEvent.END, ({ outputDirectory }: RendererEvent) => {
    writeFileSync(join(outputDirectory, 'assets/first.js'), first);
  });
  const points = app.getEntryPoints() ?? [];
  const project = app.converter.convert(
    points.map((point) => ({ ...point, displayName: names.get(point.sourceFile.fileName)! })),
  );
  rmSync(out, { recursive: true, force: true });
  await app.generateDocs(project, out);
  return brokenLinks(out);
}

if (import.meta.main) {
  const out = resolve(process.argv[2] ?? join(ROOT, 'dist/docs'));
  const broken = await buildSite(out);
  for (const link of broken) console.error(`This link leads nowhere. ${link}`);
  if (broken.length > 0) process.exitCode = 1;
  else console.log(`The documentation is in ${out}. npm start serves it at /docs/.`);
}
