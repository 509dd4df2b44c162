import { execFile } from 'node:child_process';
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { ONLY_LONG } from '@glade/engine/testing';
import { afterAll, expect, test } from 'vitest';
import { brokenLinks } from '../../docs/site/broken-links.ts';

const ROOT = join(import.meta.dirname, '../..');
const HOME = mkdtempSync(join(tmpdir(), 'glade-docs-'));
afterAll(() => rmSync(HOME, { recursive: true, force: true }));

const withoutCode = (text: string): string =>
  text.replaceAll(/^```[\s\S]*?^```$/gm, '').replaceAll(/`[^`\n]*`/g, '');

/** The anchors of a page as GitHub makes them from its headings. */
function anchorsOf(file: string): ReadonlySet<string> {
  const text = readFileSync(file, 'utf8').replaceAll(/^```[\s\S]*?^```$/gm, '');
  const anchors = [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading]) =>
    heading!
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .trim()
      .replaceAll(/\s/g, '-'),
  );
  return new Set(anchors);
}

test('a link from a page of this repository leads to a file that is there, and to a heading of it', () => {
  const pages = globSync(
    ['*.md', 'docs/**/*.md', '{packages,games,examples}/*/README.md', 'bench/*.md'],
    { cwd: ROOT, exclude: ['**/node_modules/**'] },
  );
  expect(pages.length).toBeGreaterThan(50);
  let links = 0;
  const broken = pages.flatMap((page) =>
    [...withoutCode(readFileSync(join(ROOT, page), 'utf8')).matchAll(/\]\(([^)\s]+)\)/g)].flatMap(
      ([, link]) => {
        if (/^[a-z]+:/.test(link!)) return [];
        links += 1;
        const [path = '', anchor = ''] = link!.split('#');
        const file = path === '' ? join(ROOT, page) : join(ROOT, dirname(page), path);
        const isThere =
          existsSync(file) &&
          (anchor === '' || !file.endsWith('.md') || anchorsOf(file).has(anchor));
        return isThere ? [] : [`${page}: ${link}`];
      },
    ),
  );
  expect(broken).toEqual([]);
  expect(links).toBeGreaterThan(40);
});

const decisions = globSync('docs/decisions/*.md', { cwd: ROOT }).filter(
  (page) => !page.endsWith('README.md'),
);

test('a decision has its number and a colon in its title', () => {
  expect(decisions.length).toBeGreaterThan(30);
  const titles = decisions.map((page) => readFileSync(join(ROOT, page), 'utf8').split('\n', 1)[0]!);
  expect(titles.filter((title) => !/^# \d{4}: \S/.test(title))).toEqual([]);
});

test('a decision says its question, what was decided and why, each in a paragraph that has its label', () => {
  const lacking = decisions.flatMap((page) => {
    const text = readFileSync(join(ROOT, page), 'utf8');
    return ['Question', 'Decision', 'Why']
      .filter((label) => !text.includes(`\n\n**${label}.**`))
      .map((label) => `${page}: ${label}`);
  });
  expect(lacking).toEqual([]);
});

test('the list of decisions has each of them once, with its title, and no two have one number', () => {
  const lines = decisions.toSorted().map((page) => {
    const [, number, title] = /^# (\d{4}): (.+)$/m.exec(readFileSync(join(ROOT, page), 'utf8'))!;
    return `- [${number}](${basename(page)}): ${title}`;
  });
  const list = readFileSync(join(ROOT, 'docs/decisions/README.md'), 'utf8');
  expect(list.split('\n').filter((line) => line.startsWith('- '))).toEqual(lines);
  const numbers = decisions.map((page) => basename(page).slice(0, 4));
  expect(new Set(numbers).size).toBe(numbers.length);
});

test(
  'the site of the documentation has the pages, the API of each entry and no link that leads nowhere',
  ONLY_LONG,
  async () => {
    const site = join(HOME, 'site');
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [join(ROOT, 'docs/site/build.ts'), site],
      { cwd: ROOT },
    );
    expect(stdout).toContain(site);
    const pages = globSync('**/*.html', { cwd: site });
    expect(pages.length).toBeGreaterThan(500);
    const text = (page: string): string => readFileSync(join(site, page), 'utf8');
    expect(text('modules/_glade_engine_define.html')).toContain('defineGame');
    expect(text('modules/_glade_bots.html')).toContain('tree search that knows only');
    // The server's policy allows no script in a page.
    expect(pages.filter((page) => /<script>/.test(text(page)))).toEqual([]);
    expect(pages.some((page) => /Pig_in_twenty_minutes/.test(page))).toBe(true);
  },
);

test('a link in the site that leads nowhere is named', () => {
  writeFileSync(
    join(HOME, 'index.html'),
    '<h1 id="top"></h1><a href="#top"></a><a href="#below"></a><a href="other.html?a=1"></a><a href="https://x.example/y"></a>',
  );
  expect(brokenLinks(HOME).filter((each) => each.startsWith('index'))).toEqual([
    'index.html: #below',
    'index.html: other.html?a=1',
  ]);
});
