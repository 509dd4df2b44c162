import { ok, problem, type Result } from '@glade/engine';
import type { Scenario } from '../rules/setup/scenario.ts';
import { scenarioFaults } from './faults.ts';
import { fileScenarios } from './file.ts';
import { parseScenario } from './read-scenario.ts';

// Somebody's own scenario as a value of the option `scenario`: OWN and its JSON in base64url, so that a record or an
// address that names it contains it.

const OWN = 'own-';
/** Characters of JSON: a map of 1,600 hexes with 64 units takes about 40,000. */
const LIMIT = 90_000;

/** The value of the option that means this scenario. */
export function packScenario(scenario: Scenario): string {
  const bytes = new TextEncoder().encode(JSON.stringify(scenario));
  const text = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  return OWN + text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/**
 * Reads such a value, or a file with one scenario; undefined for what is neither. One that cannot be played is refused.
 * Problems: `scenario.big`, `.one`, `fault.<code>`, and those of `fileScenarios` and `parseScenario`.
 */
export function unpackScenario(text: string): Result<Scenario> | undefined {
  const json = /^[{[]/.test(text) ? text : text.startsWith(OWN) ? unpacked(text) : undefined;
  if (json === undefined) return undefined;
  if (json.length > LIMIT) return problem('scenario.big', { limit: LIMIT });
  const found = fileScenarios(json);
  if (!found.ok) return found;
  if (found.value.length !== 1) return problem('scenario.one', { count: found.value.length });
  const read = parseScenario(found.value[0]);
  if (!read.ok) return read;
  const fault = scenarioFaults(read.value).find(({ severe }) => severe);
  return fault === undefined ? read : problem(`fault.${fault.code}`, fault.args);
}

/** The gate of the option: packed again, whatever way the scenario came. */
export function repackScenario(text: string): Result<string> | undefined {
  const read = unpackScenario(text);
  return read?.ok === true ? ok(packScenario(read.value)) : read;
}

function unpacked(text: string): string {
  if (text.length > 2 * LIMIT) return text;
  try {
    const plain = atob(text.slice(OWN.length).replaceAll('-', '+').replaceAll('_', '/'));
    return new TextDecoder().decode(Uint8Array.from(plain, (letter) => letter.charCodeAt(0)));
  } catch {
    return '';
  }
}
