import { ok, problem, type Result } from '@glade/engine';
import type { Scenario } from '../rules/setup/scenario.ts';
import { fileScenarios } from '../scenario/file.ts';
import { parseScenario } from '../scenario/read-scenario.ts';

/** Characters of a file; the largest map with the most units takes a third of that. */
export const FILE_LIMIT = 300_000;
const MOST = 20;

/**
 * Reads a file with a scenario, or with several. Whether they make sense is not asked.
 * Problems: `file.big`, `file.json`, `file.format`, `file.several`, and those of `parseScenario`.
 */
export function readFile(text: string): Result<readonly Scenario[]> {
  if (text.length > FILE_LIMIT) return problem('file.big', { limit: FILE_LIMIT });
  const found = fileScenarios(text);
  if (!found.ok) return found;
  const scenarios = found.value;
  if (scenarios.length === 0 || scenarios.length > MOST)
    return problem('file.several', { limit: MOST });
  return all(scenarios);
}

function all(given: readonly unknown[]): Result<readonly Scenario[]> {
  const scenarios: Scenario[] = [];
  for (const one of given) {
    const read = parseScenario(one);
    if (!read.ok) return read;
    scenarios.push(read.value);
  }
  return ok(scenarios);
}

/** A scenario as a file that people can read, a row of the map a line. */
export const fileOf = (scenario: Scenario): string =>
  `${JSON.stringify(scenario, undefined, 2).replaceAll(/\[\s+(-?\d+),\s+(-?\d+)\s+\]/g, '[$1, $2]')}\n`;
