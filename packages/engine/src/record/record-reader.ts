import { isName, isSeed, type Entry } from './log.ts';
import type { Earlier, Game } from '../game.ts';
import { Match, type Building } from '../match.ts';
import { ENTRY_LIMIT } from '../notation.ts';
import { parseOptions, short, type OptionValues } from '../options.ts';
import { RECORD_TITLE } from './record.ts';
import { ok, problem, type Result } from '../refusal.ts';

/** The longest record that is read, in characters. A long match has a few thousand. */
export const RECORD_LIMIT = 200_000;
/** The longest header line that is read, in characters. The options may be longer: they can hold a scenario. */
const HEADER_LIMIT = 1000;

/** A match whose header has been read and whose entries have not; `older` if its rules are of an earlier version. */
interface Started<G extends Game> {
  readonly match: Match<G>;
  readonly older: Older | undefined;
}

interface Older extends Earlier {
  readonly version: string;
}

/**
 * Reads a record and checks every header line and every entry; a problem names the line that is wrong. It ignores the
 * number in front of a line, and lines that begin with `#`: both are for people. A record of an earlier version is read if
 * the game says that the match goes the same way today. The match then has today's version.
 *
 * Where seats act at the same time, each round of the match has them in the order of the rules, so that whoever plays its
 * actions one after the other needs to know nothing of this; `asPlayed` leaves them in the order in which they acted.
 */
export function parseRecord<G extends Game>(
  text: string,
  find: (id: string) => G | undefined,
  { asPlayed = false }: { readonly asPlayed?: boolean } = {},
): Result<Match<G>> {
  if (text.length > RECORD_LIMIT) return problem('record.big', { limit: RECORD_LIMIT });
  const lines = text
    .replaceAll('\r', '')
    .split('\n')
    .map((line) => line.trim());
  if (lines[0] !== RECORD_TITLE)
    return problem(`record.${kindOf(text)}`, { title: RECORD_TITLE, found: short(lines[0]) });
  const end = lines.indexOf('');
  const fields = parseFields(lines.slice(1, end < 0 ? undefined : end));
  if (!fields.ok) return fields;
  const started = parseHeader(fields.value, find);
  if (!started.ok) return started;
  const { match, older } = started.value;
  const played = end < 0 ? ok(match) : playLog(match, lines, end);
  const read = asPlayed || !played.ok ? played : ok(inOrder(played.value));
  if (older?.alike === undefined) return read;
  return read.ok && older.alike !== false && older.alike(read.value)
    ? read
    : tooOld(match.game, older);
}

/** Plays the entries in the lines after the header. */
function playLog<G extends Game>(
  begun: Match<G>,
  lines: readonly string[],
  end: number,
): Result<Match<G>> {
  const building = begun.build();
  for (const [i, line] of lines.entries()) {
    if (i <= end || line === '' || line.startsWith('#')) continue;
    for (const entry of line.replace(/^\d+\.\s*/, '').split(';')) {
      const wrong = playEntry(building, entry.trim(), i + 1);
      if (wrong !== undefined) return wrong;
    }
  }
  return ok(building.match());
}

/** The same match with what seats do between two outcomes of chance in the order of the rules. */
function inOrder<G extends Game>(match: Match<G>): Match<G> {
  if (match.rules.turnTo === undefined) return match;
  const building = Match.start(match.game, match.header).build();
  let round: Entry[] = [];
  const play = ({ actor, action }: Entry): void => {
    if (building.actor !== actor) building.turnTo(actor);
    building.play(action, actor);
  };
  const end = (): void => {
    while (round.length > 0) {
      const next = round.find(({ actor }) => actor === building.actor) ?? round[0]!;
      round = round.filter((each) => each !== next);
      play(next);
    }
  };
  for (const entry of match.log) {
    if (entry.actor >= 0) round.push(entry);
    else {
      end();
      play(entry);
    }
  }
  end();
  return building.match();
}

type Wrong = ReturnType<typeof problem>;

/** What a text that is not a record seems to be; each kind has a message, `record.<kind>`. */
function kindOf(text: string): 'address' | 'cut' | 'json' | 'title' {
  const plain = text.trimStart();
  if (/^(?:https?:|www\.)/i.test(plain)) return 'address';
  if (/^[{[]/.test(plain)) return 'json';
  return /^(?:game|players|dice):/im.test(plain) ? 'cut' : 'title';
}

/** Plays an entry; returns what is wrong with it, or undefined. */
function playEntry(building: Building, entry: string, line: number): Wrong | undefined {
  const { rules, state } = building;
  const before = building.actor;
  if (entry === '') return undefined;
  if (building.over) return problem('record.after', { line, entry: short(entry) });
  const seat = /^P(\d+) /i.exec(entry);
  if (seat !== null && (before < 0 || Number(seat[1]) !== before + 1)) {
    // Seats that act at the same time may do so in an order of their own.
    if (before < 0 || !building.turnTo(Number(seat[1]) - 1))
      return problem('record.seat', { line, entry: short(entry) });
  }
  const text = seat === null ? entry : entry.slice(seat[0].length);
  if (text.length > ENTRY_LIMIT)
    return problem('record.long', { line, limit: ENTRY_LIMIT, found: short(entry) });
  const action = rules.notation.parse(state, text);
  if (!action.ok) return problem('record.entry', { line, entry: short(entry) });
  const refusal = building.play(action.value, building.actor);
  return refusal === undefined
    ? undefined
    : problem('record.illegal', { line, entry: short(entry), clause: refusal.clause });
}

/** The names of the header lines. The last four tell what the dice of a match far away came from; `glade verify` reads them. */
const FIELDS = [
  'Game',
  'Options',
  'Players',
  'Dice',
  'Seed',
  'Table',
  'Commitment',
  'Secret',
  'Words',
];

function parseFields(lines: readonly string[]): Result<ReadonlyMap<string, string>> {
  const fields = new Map<string, string>();
  for (const [i, line] of lines.entries()) {
    const field = /^([A-Za-z]+):(.*)$/.exec(line);
    if (field === null) return problem('record.field', { line: i + 2, found: short(line) });
    const name = field[1]!.toLowerCase();
    const found = short(field[1]);
    if (!FIELDS.some((known) => known.toLowerCase() === name))
      return problem('record.unknown', { line: i + 2, found, names: FIELDS.join(', ') });
    if (fields.has(name)) return problem('record.twice', { line: i + 2, found });
    if (name !== 'options' && line.length > HEADER_LIMIT)
      return problem('record.long', { line: i + 2, limit: HEADER_LIMIT, found });
    fields.set(name, field[2]!.trim());
  }
  return ok(fields);
}

function parseHeader<G extends Game>(
  fields: ReadonlyMap<string, string>,
  find: (id: string) => G | undefined,
): Result<Started<G>> {
  const [id = '', version = ''] = (fields.get('game') ?? '').split(/\s+/);
  const game = find(id);
  if (game === undefined) return problem('record.game', { game: short(id) });
  const older = olderOf(game, version);
  if (version !== String(game.version) && older === undefined) {
    return problem('record.version', { game: game.id, found: short(version), known: game.version });
  }
  const match = parseMatch(fields, game, older?.meant ?? {});
  if (!match.ok) return older?.alike === undefined ? match : tooOld(game, older);
  return ok({ match: match.value, older });
}

/** How the game reads records of this version, if it is an earlier one. */
function olderOf(game: Game, version: string): Older | undefined {
  const { earlier = {} } = game;
  if (!/^[1-9]\d{0,5}$/.test(version) || Number(version) >= game.version) return undefined;
  const found = Object.hasOwn(earlier, version) ? earlier[Number(version)] : undefined;
  return found === undefined ? undefined : { ...found, version };
}

function tooOld(game: Game, { version, release }: Older): Result<never> {
  return problem('record.older', { game: game.id, found: version, known: game.version, release });
}

/** Reads the other header lines, and begins the match. */
function parseMatch<G extends Game>(
  fields: ReadonlyMap<string, string>,
  game: G,
  meant: OptionValues,
): Result<Match<G>> {
  const given = (fields.get('options') ?? '').split(',').flatMap((part) => {
    const [name = '', value = ''] = part.split('=').map((s) => s.trim());
    return name === '' ? [] : [[name, value] as const];
  });
  const options = parseOptions(game.options, { ...meant, ...Object.fromEntries(given) });
  if (!options.ok) return options;
  const dice = fields.get('dice') ?? 'entered';
  if (dice !== 'virtual' && dice !== 'entered')
    return problem('record.dice', { found: short(dice) });
  const players = parsePlayers(fields.get('players') ?? '', game.rules(options.value).seats);
  if (!players.ok) return players;
  const header = { options: options.value, dice, players: players.value } as const;
  const seed = fields.get('seed');
  if (seed === undefined) return ok(Match.start(game, header));
  return isSeed(seed)
    ? ok(Match.start(game, { ...header, seed }))
    : problem('record.seed', { found: short(seed) });
}

/** Reads the names, one a seat; a seat without a name is a person. */
function parsePlayers(text: string, seats: number): Result<readonly string[]> {
  const named = text.split(',').map((name) => name.trim());
  if (named.length > seats) return problem('record.players', { found: named.length, seats });
  const strange = named.find((name) => name !== '' && !isName(name));
  if (strange !== undefined) return problem('record.name', { found: short(strange) });
  return ok(Array.from({ length: seats }, (_, seat) => named[seat] || 'person'));
}
