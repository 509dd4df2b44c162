import { createRequire } from 'node:module';
import type {
  BrowserName,
  CompatData,
  Identifier,
  SupportStatement,
} from '@mdn/browser-compat-data/types';

/** The oldest version of each browser that Glade is for. */
const OLDEST: Readonly<Partial<Record<BrowserName, string>>> = {
  chrome: '111',
  firefox: '121',
  safari: '16.4',
  safari_ios: '16.4',
};

/** The data of MDN. It is not imported, because Vite would copy all of it into its configuration. */
export const data = createRequire(import.meta.url)('@mdn/browser-compat-data') as CompatData;

/** The entries below an entry, by name. */
export const partsOf = (
  entry: Identifier | undefined,
): readonly (readonly [string, Identifier])[] =>
  Object.entries(entry ?? {}).filter(([name]) => name !== '__compat') as [string, Identifier][];

/**
 * The browsers whose oldest version lacks a feature, with the version that has it, e.g. `safari 17.4`. Undefined if all have
 * it or nothing is known. A partly supported feature counts as supported, because only MDN's notes say what is missing.
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
