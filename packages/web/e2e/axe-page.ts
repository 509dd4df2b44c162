import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';

const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

interface Finding {
  readonly id: string;
  readonly nodes: readonly { readonly html: string; readonly failureSummary?: string }[];
}

/** The rules of axe that look at colours, of those that it tries unasked. */
const COLOR_RULES: readonly string[] = ['color-contrast', 'link-in-text-block'];

interface Options {
  readonly resultTypes: readonly string[];
  readonly preload: boolean;
  readonly rules?: Readonly<Record<string, { readonly enabled: boolean }>>;
}

const RULES: Readonly<Record<'all' | 'no colors', Partial<Options>>> = {
  all: {},
  'no colors': { rules: Object.fromEntries(COLOR_RULES.map((rule) => [rule, { enabled: false }])) },
};

/**
 * What breaks one of these rules of axe. What keeps a rule is not described, and style sheets are not loaded once more:
 * only rules of audio, which no page has, and rules that axe does not try unasked would need them.
 */
export async function violations(
  page: Page,
  rules: keyof typeof RULES = 'all',
): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(AXE);
  const options: Options = { resultTypes: ['violations'], preload: false, ...RULES[rules] };
  const found = await page.evaluate(async (asked) => {
    const { axe: tool } = globalThis as unknown as {
      axe: { run: (options: Options) => Promise<{ violations: readonly Finding[] }> };
    };
    return (await tool.run(asked)).violations;
  }, options);
  return found.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.html.slice(0, 200)} ${node.failureSummary}`),
  );
}
