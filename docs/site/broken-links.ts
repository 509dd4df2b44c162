import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

/** Pages and anchors of this folder that its own pages link to, but that are not there: `page: link`. */
export function brokenLinks(site: string): readonly string[] {
  const anchors = new Map<string, ReadonlySet<string>>();
  const anchorsOf = (file: string): ReadonlySet<string> => {
    const known = anchors.get(file);
    if (known !== undefined) return known;
    const found = new Set<string>();
    for (const [, id] of readFileSync(file, 'utf8').matchAll(/ (?:id|name)="([^"]+)"/g))
      found.add(plain(id!));
    anchors.set(file, found);
    return found;
  };
  const isThere = (page: string, link: string): boolean => {
    if (/^[a-z][a-z+.-]*:|^\/\//i.test(link)) return true;
    const [path = '', anchor = ''] = link.split('#', 2).map(decodeURIComponent);
    let file = path === '' ? page : resolve(dirname(page), path.split('?', 1)[0]!);
    if (relative(site, file).startsWith('..') || !existsSync(file)) return false;
    if (statSync(file).isDirectory()) file = join(file, 'index.html');
    if (!existsSync(file)) return false;
    return anchor === '' || !/\.(?:html|svg)$/.test(file) || anchorsOf(file).has(anchor);
  };
  return globSync('**/*.html', { cwd: site }).flatMap((name) => {
    const page = join(site, name);
    const links = readFileSync(page, 'utf8').matchAll(/ (?:href|src)="([^"]*)"/g);
    const broken = new Set<string>();
    for (const [, link] of links) if (!isThere(page, plain(link!))) broken.add(plain(link!));
    return [...broken].map((link) => `${name}: ${link}`);
  });
}

/** The text that an attribute of HTML stands for. */
const plain = (text: string): string =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');
