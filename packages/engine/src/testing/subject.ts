import { LANGUAGES, type Language } from '../language.ts';
import type { ClauseId } from '../actor.ts';
import { existsSync, readFileSync } from 'node:fs';
import { isCollection, isMap, isNode, isScalar, LineCounter, parse, parseDocument } from 'yaml';
import { parseLessons, type Lessons } from '../lessons/lessons.ts';
import { parseExamples, type Example } from '../rulebook/examples.ts';
import { type WholeGame } from '../game.ts';
import { problem, type Result } from '../refusal.ts';
import { parseRulebook, type Rulebook } from '../rulebook/rulebook.ts';
import type { DeclaredEvents } from './checks/event-checks.ts';

/** A game with everything that the harness checks together with it. */
export interface Subject {
  readonly game: WholeGame;
  /** Every kind of event the game can tell of. */
  readonly events: DeclaredEvents;
  /** Clauses behind refusals that random matches and examples may not meet. Rarely needed. */
  readonly refusals?: readonly ClauseId[] | undefined;
  readonly rulebooks: Readonly<Record<Language, Result<Rulebook>>>;
  readonly examples: Result<readonly Example[]>;
  /** Undefined for a game without lessons. */
  readonly lessons: Result<Lessons> | undefined;
  /** The folder with pinned counts and transcripts. */
  readonly pinned: URL;
}

/** Reads `rulebook.<language>.md` and `examples.yaml` from the folder of a game. */
export function readSubject(
  game: WholeGame,
  folder: URL,
  declared: Pick<Subject, 'events' | 'refusals'>,
  spoken: readonly Language[] = LANGUAGES,
): Subject {
  const books = LANGUAGES.map((language) => {
    // Where a game does not speak a language yet, its first one stands in.
    const known = spoken.includes(language) ? language : spoken[0]!;
    const text = read(new URL(`rulebook.${known}.md`, folder));
    return [language, text.ok ? parseRulebook(text.value) : text] as const;
  });
  return {
    game,
    ...declared,
    rulebooks: Object.fromEntries(books) as Record<Language, Result<Rulebook>>,
    examples: readExamples(new URL('examples.yaml', folder)),
    lessons: readLessons(new URL('lessons.yaml', folder)),
    pinned: new URL('test/transcripts/', folder),
  };
}

/** Reads worked examples from a YAML file. */
export function readExamples(file: URL): Result<readonly Example[]> {
  const data = readYaml(file, 'examples.yaml');
  return data.ok ? parseExamples(data.value.data, data.value.lineOf) : data;
}

function readLessons(file: URL): Result<Lessons> | undefined {
  if (!existsSync(file)) return undefined;
  const data = readYaml(file, 'lessons.yaml');
  return data.ok ? parseLessons(data.value.data) : data;
}

interface YamlFile {
  readonly data: unknown;
  /** The line, from 1, of what these keys and indices lead to, or of the last of them that is there. */
  readonly lineOf: (path: readonly (string | number)[]) => number;
}

function lineIn(text: string, path: readonly (string | number)[]): number {
  const lines = new LineCounter();
  let node: unknown = parseDocument(text, { lineCounter: lines }).contents;
  let at = 0;
  for (const key of path) {
    const pair = isMap(node)
      ? node.items.find((each) => isScalar(each.key) && each.key.value === key)
      : undefined;
    const next: unknown =
      pair === undefined && isCollection(node) ? node.get(key, true) : pair?.key;
    if (!isNode(next)) break;
    at = next.range?.[0] ?? at;
    node = pair === undefined ? next : pair.value;
  }
  return lines.linePos(at).line;
}

/** What a YAML file holds; `code` is the problem if it is no YAML. */
function readYaml(file: URL, code: string): Result<YamlFile> {
  const text = read(file);
  if (!text.ok) return text;
  try {
    const data: unknown = parse(text.value);
    return { ok: true, value: { data, lineOf: (path) => lineIn(text.value, path) } };
  } catch (error) {
    // The first line names the line and the column.
    const [found = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
    return problem(code, { found: found.replace(/:$/, '') });
  }
}

function read(file: URL): Result<string> {
  return existsSync(file)
    ? { ok: true, value: readFileSync(file, 'utf8') }
    : problem('file.missing', { file: file.pathname.split('/').at(-1) ?? '' });
}
