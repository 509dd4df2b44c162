import {
  type Level,
  Match,
  chosen,
  isName,
  ok,
  parseOptions,
  problem,
  settled,
  short,
  spell,
  type Game,
  type OptionValues,
  type Result,
  LEVELS,
} from '@glade/engine';
import { headerName, newSeed, playerName, type Player } from '@glade/table';

/** What is chosen before a match: the options, who plays, and the seed. */
export interface MatchSetup {
  readonly options: OptionValues;
  readonly players: readonly Player[];
  /** The name of the person in each seat; undefined for bots and people without one. */
  readonly names?: readonly (string | undefined)[] | undefined;
  /** Undefined: every match gets a new one. */
  readonly seed: string | undefined;
  /** The pieces lie on a real table, and the app says what to do with them: `table=real`. */
  readonly realTable?: boolean;
}

/** What a query says besides the options of the game. */
const BESIDES: ReadonlySet<string> = new Set(['preset', 'who', 'names', 'seed', 'table', 'lesson']);

const PERSON: Player = { who: 'person' };
/** The bots of a seat for which nobody has chosen one. */
export const USUAL: Level = 'steady';
const BOT: Player = { who: 'bot', level: USUAL };

/** The players where nobody has chosen: a person in the first seat, bots in the others. */
export function defaultPlayers(seats: number): readonly Player[] {
  return Array.from({ length: seats }, (_, seat) => (seat === 0 ? PERSON : BOT));
}

/** A person in every seat: who plays round a real table, unless bots are asked for. */
export const peopleIn = (seats: number): readonly Player[] =>
  Array.from({ length: seats }, () => PERSON);

export function seatsOf(game: Game, options: OptionValues): number {
  return game.rules(options).seats;
}

/**
 * The query with the set-up in an address. A printed code has it behind the `#`, as in `/wildfire/play#seed=7`, so that no
 * server sees it.
 */
export function setupQuery({ search, hash }: Pick<Location, 'search' | 'hash'>): string {
  return search === '' && /^#[A-Za-z]+=/.test(hash) ? `?${hash.slice(1)}` : search;
}

/** Reads a set-up from the query of an address, such as `preset=beginners&startBuffer=4&who=person,strong&seed=7`. */
export function readSetup(game: Game, query: URLSearchParams): Result<MatchSetup> {
  const given: Record<string, string> = {};
  for (const [name, value] of query) {
    if (!BESIDES.has(name)) given[name] = value;
  }
  const name = query.get('preset') ?? 'default';
  const preset = Object.hasOwn(game.options.presets, name) ? game.options.presets[name] : undefined;
  if (preset === undefined) {
    const names = Object.keys(game.options.presets).join(', ');
    return problem('setup.preset', { name: short(name), names });
  }
  const options = parseOptions(game.options, { ...preset, ...given });
  if (!options.ok) return options;
  const players = readPlayers(query.get('who'), seatsOf(game, options.value));
  if (!players.ok) return players;
  const names = readNames(query.get('names'));
  if (!names.ok) return names;
  const seed = (query.get('seed') ?? '').trim();
  // Without its end it would be another match than the one that was meant.
  if (short(seed) !== seed) return problem('setup.seed', { found: short(seed) });
  return ok({
    options: options.value,
    players: players.value,
    names: names.value,
    seed: seed === '' ? undefined : seed,
    realTable: query.get('table') === 'real',
  });
}

function readPlayers(text: string | null, seats: number): Result<readonly Player[]> {
  if (text === null) return ok(defaultPlayers(seats));
  const names = text.split(',').map((name) => name.trim().toLowerCase());
  if (names.length !== seats) return problem('setup.seats', { seats, found: names.length });
  const players: Player[] = [];
  for (const name of names) {
    const level = LEVELS.find((known) => known === name);
    if (level === undefined && name !== 'person') {
      return problem('setup.player', {
        name: short(name),
        names: ['person', ...LEVELS].join(', '),
      });
    }
    players.push(level === undefined ? PERSON : { who: 'bot', level });
  }
  return ok(players);
}

/** Reads the names of seats, such as `Anna,,Ben`. */
function readNames(text: string | null): Result<readonly (string | undefined)[] | undefined> {
  if (text === null) return ok(undefined);
  const names = text.split(',').map((name) => (name === '' ? undefined : name));
  const wrong = names.find((name) => name !== undefined && !isName(name));
  return wrong === undefined ? ok(names) : problem('setup.name', { found: short(wrong) });
}

/** A set-up as the query that begins a match with these people. No other address has their names. */
export function writeMatch(game: Game, setup: MatchSetup): string {
  const query = new URLSearchParams(writeSetup(game, setup));
  const names = setup.players.map(({ who }, seat) =>
    who === 'person' ? (setup.names?.[seat] ?? '') : '',
  );
  if (names.some((name) => name !== '')) query.set('names', names.join(','));
  return query.toString();
}

/** A set-up as the query of an address, without what is the default and without names. */
export function writeSetup(game: Game, { options, players, seed, realTable }: MatchSetup): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(chosen(game.options, options))) {
    query.set(name, spell(value));
  }
  const names = players.map(playerName).join(',');
  if (names !== defaultPlayers(players.length).map(playerName).join(',')) query.set('who', names);
  if (seed !== undefined) query.set('seed', seed);
  if (realTable === true) query.set('table', 'real');
  return query.toString();
}

/** The same set-up with other options. Options that do not fit together are changed. If the number of seats changes, the players become the default ones. */
export function withOptions(game: Game, setup: MatchSetup, wanted: OptionValues): MatchSetup {
  const options = settled(game.options, wanted);
  const seats = seatsOf(game, options);
  const players =
    seats === setup.players.length
      ? setup.players
      : setup.realTable === true
        ? peopleIn(seats)
        : defaultPlayers(seats);
  return { ...setup, options, players };
}

/** A new match with this set-up. */
export function beginMatch(game: Game, { options, players, names, seed }: MatchSetup): Match {
  const entered = options['ownDice'] === true;
  return Match.start(game, {
    options,
    dice: entered ? 'entered' : 'virtual',
    players: players.map((player, seat) => headerName(player, names?.[seat])),
    ...(entered ? {} : { seed: seed ?? newSeed() }),
  });
}
