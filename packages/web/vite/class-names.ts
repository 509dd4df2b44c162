import { createHash } from 'node:crypto';
import { join, relative } from 'node:path';

const ROOT = join(import.meta.dirname, '../../..');

/**
 * The name of a class of a CSS module. Classes keep their own name in front: tests and people who look at a page find them
 * by it. A style sheet that is also imported as text (`?inline`), to be printed, has the same classes.
 */
export function className(name: string, file: string): string {
  const path = relative(ROOT, file.split('?')[0]!).replaceAll('\\', '/');
  const hash = createHash('sha256').update(`${path}:${name}`).digest('base64url');
  return `${name}-${hash.slice(0, 5)}`;
}
