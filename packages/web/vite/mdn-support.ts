import { createRequire } from 'node:module';
import type {
  BrowserName,
  CompatData,
  Identifier,
  SupportStatement,
} from '@mdn/browser-compat-data/types';

/** The version from which each browser must do what a page asks of it. */
const OLDEST: Readonly<Partial<Record<BrowserName, string>>> = {
  chrome: '111',
  firefox: '121',
  safari: '16.4',
  safari_ios: '16.4',
};

/** What MDN knows. Not imported: Vite would copy all of it into its configuration. */
export const data = createRequire(import.meta.url)('@mdn/browser-compat-data') as CompatData;

/** What is listed below an entry, by name. */
export const partsOf = (
  entry: Identifier | undefined,
): readonly (readonly [string, Identifier])[] =>
  Object.entries(entry ?? {}).filter(([name]) => name !== '__compat') as [string, Identifier][];

/**
 * Who lacks a feature in its oldest version, e.g. `Safari 17.4`; undefined when everybody has it, or nothing is known.
 * Half a feature counts as one: what is missing of it stands in MDN's notes only.
 */
export function lacks(feature: Identifier | undefined): string | undefined {
  const support = feature?.['__compat']?.support;
  if (support === undefined) return undefined;
  const missing = Object.entries(OLDEST).filter(
    ([browser, oldest]) => !isIn(support[browser as BrowserName], oldest),
  );
  if (missing.length === 0) return undefined;
  return missing
    .map(([browser]) => `${browser} ${since(support[browser as BrowserName])}`)
    .join(', ');
}

type Support = SupportStatement | undefined;

const statements = (support: Support) =>
  (support === undefined ? [] : Array.isArray(support) ? support : [support]).filter(
    ({ flags, prefix, alternative_name }) =>
      flags === undefined && prefix === undefined && alternative_name === undefined,
  );

function isIn(support: Support, oldest: string): boolean {
  return statements(support).some(
    ({ version_added: added, version_removed: removed }) =>
      isAtMost(added, oldest) && !isAtMost(removed, oldest),
  );
}

/** Versions as MDN writes them: `16.4`, `≤37`, `preview`, or false for never. */
function isAtMost(version: unknown, oldest: string): boolean {
  if (typeof version !== 'string' || version === 'preview') return false;
  const [a, b] = [version, oldest].map((text) => text.replace('≤', '').split('.').map(Number));
  return a![0]! < b![0]! || (a![0] === b![0] && (a![1] ?? 0) <= (b![1] ?? 0));
}

const since = (support: Support): string => statements(support)[0]?.version_added || 'never';
