import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';

const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

interface Finding {
  readonly id: string;
  readonly nodes: readonly { readonly html: string; readonly failureSummary?: string }[];
}

interface Options {
  readonly resultTypes: readonly string[];
  readonly preload: boolean;
}

/**
 * What breaks one of these rules of axe. What keeps a rule is not described, and style sheets are not loaded once more:
 * only rules of audio, which no page has, and rules that axe does not try unasked would need them.
 */
export async function violations(page: Page): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(AXE);
  const options: Options = { resultTypes: ['violations'], preload: false };
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
