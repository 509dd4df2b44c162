import { ok, problem, type Result } from '@glade/engine';

// A file holds a scenario, or says that it holds several:
//
//     {"format": "war-kids-scenarios/1", "scenarios": [ … ]}

const FORMAT = 'war-kids-scenarios/1';

/** What a file offers as scenarios; whether they are any is not asked. Problems: `file.json`, `file.format`. */
export function fileScenarios(text: string): Result<readonly unknown[]> {
  let given: unknown;
  try {
    given = JSON.parse(text);
  } catch {
    return problem('file.json');
  }
  if (!isSeveral(given)) return ok([given]);
  const { format, scenarios } = given;
  return format === FORMAT && Array.isArray(scenarios) ? ok(scenarios) : problem('file.format');
}

const isSeveral = (given: unknown): given is { format: unknown; scenarios: unknown } =>
  typeof given === 'object' && given !== null && Object.hasOwn(given, 'scenarios');
