import type { Game } from './game.ts';
import { Match, type Header } from './match.ts';
import { chosen, parseOptions, short, spell, type OptionValues } from './options.ts';
import { ok, problem, type Result } from './refusal.ts';
import { CHANCE } from './rules.ts';

/** The largest record that is read, in characters; a long match is a few thousand. */
export const RECORD_LIMIT = 200_000;
const TITLE = 'Glade record 1';

/**
 * A match as a text file that people can read: header lines, an empty line, then one line a turn, entries separated
 * by semicolons. `parseRecord` gives the same match back.
 */
export function formatRecord(match: Match): string {
  const { header, rules, game } = match;
  const options = Object.entries(chosen(game.options, header.options));
  const lines = [TITLE, `Game: ${header.game} ${header.version}`];
  if (options.length > 0)
    lines.push(`Options: ${options.map(([name, v]) => `${name}=${spell(v)}`).join(', ')}`);
  lines.push(`Players: ${header.players.join(', ')}`, `Dice: ${header.dice}`);
  if (header.seed !== undefined) lines.push(`Seed: ${header.seed}`);
  lines.push('');

  const state = rules.create();
  let turn = -1;
  let line: string[] = [];
  for (const { actor, action } of match.log) {
    const now = rules.turn(state);
    if (now !== turn) {
      if (line.length > 0) lines.push(`${turn}. ${line.join('; ')}`);
      line = [];
      turn = now;
    }
    const seat = rules.seats > 1 && actor >= 0 ? `P${actor + 1} ` : '';
    line.push(seat + rules.notation.format(state, action));
    rules.apply(state, action);
  }
  if (line.length > 0) lines.push(`${turn}. ${line.join('; ')}`);
  return lines.join('\n') + '\n';
}

/** Reads a record. Every line is checked against the rules; the problem names the line that is wrong. */
export function parseRecord(text: string, find: (id: string) => Game | undefined): Result<Match> {
  if (text.length > RECORD_LIMIT) return problem('record.big', { limit: RECORD_LIMIT });
  const lines = text
    .replaceAll('\r', '')
    .split('\n')
    .map((line) => line.trim());
  if (lines[0] !== TITLE) return problem('record.title', { title: TITLE, found: short(lines[0]) });
  const end = lines.indexOf('');
  const fields = parseFields(lines.slice(1, end < 0 ? undefined : end));
  if (!fields.ok) return fields;
  const started = parseHeader(fields.value, find);
  if (!started.ok || end < 0) return started;

  let match = started.value;
  for (const [i, line] of lines.entries()) {
    if (i <= end || line === '' || line.startsWith('#')) continue;
    for (const entry of line.replace(/^\d+\.\s*/, '').split(';')) {
      const played = playEntry(match, entry.trim(), i + 1);
      if (!played.ok) return played;
      match = played.value;
    }
  }
  return ok(match);
}

function playEntry(match: Match, entry: string, line: number): Result<Match> {
  if (entry === '') return ok(match);
  if (match.over) return problem('record.after', { line, entry: short(entry) });
  const seat = /^P(\d+) /i.exec(entry);
  if (seat !== null && Number(seat[1]) !== match.actor + 1) {
    return problem('record.seat', { line, entry: short(entry) });
  }
  const action = match.rules.notation.parse(
    match.state,
    seat === null ? entry : entry.slice(seat[0].length),
  );
  if (!action.ok) return problem('record.entry', { line, entry: short(entry) });
  const played = match.play(action.value, match.actor);
  if (!played.ok)
    return problem('record.illegal', { line, entry: short(entry), clause: played.refusal.clause });
  return ok(played.match);
}

function parseFields(lines: readonly string[]): Result<ReadonlyMap<string, string>> {
  const fields = new Map<string, string>();
  for (const [i, line] of lines.entries()) {
    const field = /^([A-Za-z]+):\s*(.*)$/.exec(line);
    if (field === null) return problem('record.field', { line: i + 2, found: short(line) });
    fields.set(field[1]!.toLowerCase(), field[2]!);
  }
  return ok(fields);
}

function parseHeader(
  fields: ReadonlyMap<string, string>,
  find: (id: string) => Game | undefined,
): Result<Match> {
  const [id = '', version = ''] = (fields.get('game') ?? '').split(/\s+/);
  const game = find(id);
  if (game === undefined) return problem('record.game', { game: short(id) });
  if (version !== String(game.version)) {
    return problem('record.version', { game: game.id, found: short(version), known: game.version });
  }
  const given = (fields.get('options') ?? '').split(',').flatMap((part) => {
    const [name = '', value = ''] = part.split('=').map((s) => s.trim());
    return name === '' ? [] : [[name, value] as const];
  });
  const options = parseOptions(game.options, Object.fromEntries(given));
  if (!options.ok) return options;
  const dice = fields.get('dice') ?? 'entered';
  if (dice !== 'virtual' && dice !== 'entered')
    return problem('record.dice', { found: short(dice) });
  return ok(
    Match.start(game, { options: options.value, dice, ...people(fields, game, options.value) }),
  );
}

function people(
  fields: ReadonlyMap<string, string>,
  game: Game,
  options: OptionValues,
): Pick<Header, 'players' | 'seed'> {
  const named = (fields.get('players') ?? '').split(',').map(short);
  const players = Array.from(
    { length: game.rules(options).seats },
    (_, seat) => named[seat] || 'person',
  );
  const seed = fields.get('seed');
  return seed === undefined ? { players } : { players, seed };
}

/** The position after each entry, one line each, beginning with the empty table: what `replay --positions` prints. */
export function positions(match: Match): readonly string[] {
  const { rules } = match;
  const state = rules.create();
  const lines = [rules.notation.position(state)];
  for (const { action } of match.log) {
    rules.apply(state, action);
    lines.push(rules.notation.position(state));
  }
  return lines;
}

/** The entry as text, in the state before it: with the seat where there are several, and chance unmarked. */
export function formatEntry(match: Match, index: number): string {
  const before = match.at(index);
  const entry = match.log[index]!;
  const text = before.rules.notation.format(before.state, entry.action);
  return entry.actor === CHANCE || match.rules.seats === 1 ? text : `P${entry.actor + 1} ${text}`;
}
