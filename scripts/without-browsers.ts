import { mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';

const BROWSER =
  /^(chrom(ium|e)|google-chrome|firefox|iceweasel|microsoft-edge|msedge|brave|opera|vivaldi|epiphany|(x-|gnome-)?www-browser|sensible-browser)/;

/**
 * An environment in which no browser can be found. Each folder of PATH with a browser is replaced by a folder of links to
 * its other programs. The links are in `folder`; the caller removes it.
 */
export function withoutBrowsers(environment: NodeJS.ProcessEnv, folder: string): NodeJS.ProcessEnv {
  const folders = (environment.PATH ?? '').split(delimiter).filter((each) => each !== '');
  const PATH = [...new Set(folders.map((each) => resolve(each)))]
    .map((each, i) => withoutIn(each, join(folder, String(i))))
    .join(delimiter);
  const { CHROMIUM_PATH: _, ...rest } = environment;
  // Hides Playwright's own browsers, too.
  return { ...rest, PATH, PLAYWRIGHT_BROWSERS_PATH: join(folder, 'none') };
}

function withoutIn(folder: string, links: string): string {
  const programs = namesIn(folder);
  const others = programs.filter((name) => !BROWSER.test(name));
  if (others.length === programs.length) return folder;
  mkdirSync(links, { recursive: true });
  for (const name of others) symlinkSync(join(folder, name), join(links, name));
  return links;
}

function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
