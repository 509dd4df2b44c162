import {
  ok,
  problem,
  short,
  type OptionValue,
  type OptionValues,
  type Result,
} from '@glade/engine';
import { DECIDED_BY_SCENARIO, options } from './options.ts';
import {
  ART_TAGS,
  SIDES,
  UNIT_TYPES,
  type Bilingual,
  type ByType,
  type Hex,
  type Instant,
  type Place,
  type PlacePoints,
  type Road,
  type Scenario,
  type ScenarioMap,
  type ScenarioUnit,
  type SideName,
  type UnitType,
  type Victory,
  type Whose,
} from './scenario.ts';

/** How much of each there may be. An action has eleven bits for a hex and six for a unit. */
export const LIMITS = {
  side: 40,
  units: 64,
  roads: 40,
  path: 400,
  art: 300,
  places: 40,
  placeHexes: 40,
  entry: 60,
  exits: 200,
  instant: 12,
  points: 80,
  options: 8,
  turns: 999,
  name: 80,
  text: 2000,
} as const;

/** What stops the reading of a scenario; never leaves this module. */
class Fault extends Error {
  readonly told: { ok: false; problem: { code: string } };

  constructor(code: string, args: Readonly<Record<string, string | number>>) {
    super(code);
    this.told = problem(`scenario.${code}`, args);
  }
}

const ID = /^[a-z0-9][a-z0-9-]{0,31}$/i;
const CLOCK = /^([01]?\d|2[0-3]):[0-5]\d$/;

/**
 * The gate for a scenario from a file. A field that is not known is refused, as it may be a misspelt one; what may be
 * missing gets its default. Problems, each with `where`: `scenario.shape`, `.field`, `.missing`, `.text`, `.id`,
 * `.number`, `.list`, `.rows`, `.row`, `.value`, `.start`, `.rule`.
 */
export function parseScenario(given: unknown): Result<Scenario> {
  try {
    return ok(readScenario(given));
  } catch (error) {
    if (error instanceof Fault) return error.told;
    throw error;
  }
}

// --- Pieces ---

type Read<T> = (given: unknown, where: string) => T;

/** The fields of an object from outside: its own ones, never those that every object has. */
class Fields {
  private readonly all: Readonly<Record<string, unknown>>;
  private readonly where: string;

  constructor(given: unknown, where: string, known?: readonly string[]) {
    if (typeof given !== 'object' || given === null || Array.isArray(given))
      throw new Fault('shape', { where });
    this.all = given as Readonly<Record<string, unknown>>;
    this.where = where;
    const wrong = Object.keys(given).find((name) => known?.includes(name) === false);
    if (wrong !== undefined)
      throw new Fault('field', { where, name: short(wrong), names: known!.join(', ') });
  }

  /** Undefined where it is missing. */
  get(name: string): unknown {
    return Object.hasOwn(this.all, name) ? this.all[name] : undefined;
  }

  get entries(): readonly (readonly [string, unknown])[] {
    return Object.entries(this.all);
  }

  read<T>(name: string, read: Read<T>, fallback?: unknown): T {
    return read(this.get(name) ?? fallback, `${this.where} ${name}`);
  }

  /** A field that may be missing, under its name; nothing where it is. */
  some<K extends string, T>(name: K, read: Read<T>): Readonly<Partial<Record<K, T>>> {
    const found = this.get(name) === undefined ? {} : { [name]: this.read(name, read) };
    return found as Readonly<Partial<Record<K, T>>>;
  }
}

function list<T>(given: unknown, where: string, limit: number, read: Read<T>): readonly T[] {
  if (given === undefined) return [];
  if (!Array.isArray(given) || given.length > limit) throw new Fault('list', { where, limit });
  return Array.from(given, (item: unknown, i) => read(item, `${where} ${i + 1}`));
}

const listOf =
  <T>(limit: number, read: Read<T>): Read<readonly T[]> =>
  (given, where) =>
    list(given, where, limit, read);

function text(given: unknown, where: string, limit: number): string {
  if (typeof given !== 'string' || given.length > limit) throw new Fault('text', { where, limit });
  return given;
}

function bilingual(given: unknown, where: string, limit: number = LIMITS.name): Bilingual {
  const fields = new Fields(given, where, ['en', 'it']);
  return {
    en: text(fields.get('en'), `${where} (en)`, limit),
    it: text(fields.get('it'), `${where} (it)`, limit),
  };
}

const named: Read<Bilingual> = (given, where) => bilingual(given, where);

function id(given: unknown, where: string): string {
  if (typeof given !== 'string' || !ID.test(given)) throw new Fault('id', { where });
  return given;
}

function number(given: unknown, where: string, low: number, high: number): number {
  const fits = typeof given === 'number' && Number.isInteger(given) && given >= low;
  if (!fits || given > high) throw new Fault('number', { where, low, high });
  return given;
}

const from =
  (low: number, high: number): Read<number> =>
  (given, where) =>
    number(given, where, low, high);

function oneOf<T extends OptionValue | null>(
  given: unknown,
  where: string,
  values: readonly T[],
): T {
  const found = values.find((value) => value === given);
  if (found !== undefined) return found;
  const known = values.join(', ');
  if (given === undefined) throw new Fault('missing', { where, values: known });
  throw new Fault('value', { where, value: short(given), values: known });
}

const among =
  <T extends OptionValue | null>(values: readonly T[]): Read<T> =>
  (given, where) =>
    oneOf(given, where, values);

const flag = among([true, false]);
const side = among(SIDES);

// --- The map ---

type ReadHex = Read<Hex>;

function hexOn(cols: number, rows: number): ReadHex {
  return (given, where) => {
    if (!Array.isArray(given) || given.length !== 2) throw new Fault('shape', { where });
    return [number(given[0], where, 0, cols - 1), number(given[1], where, 0, rows - 1)];
  };
}

function rowsOf(given: unknown, where: string, size: readonly [number, number], signs: RegExp) {
  const [cols, rows] = size;
  if (!Array.isArray(given) || given.length !== rows) throw new Fault('rows', { where, rows });
  return list(given, where, rows, (row, at) => {
    if (typeof row !== 'string' || row.length !== cols || !signs.test(row))
      throw new Fault('row', { where: at, length: cols });
    return row;
  });
}

const MAP = ['cols', 'rows', 'terrain', 'elevation', 'roads', 'art', 'places'];

function readMap(given: unknown): ScenarioMap {
  const fields = new Fields(given, 'map', MAP);
  const cols = fields.read('cols', from(3, LIMITS.side));
  const rows = fields.read('rows', from(3, LIMITS.side));
  const hex = hexOn(cols, rows);
  return {
    cols,
    rows,
    terrain: rowsOf(fields.get('terrain'), 'terrain', [cols, rows], /^[.wr#]+$/),
    elevation: rowsOf(fields.get('elevation'), 'elevation', [cols, rows], /^\d+$/),
    roads: list(fields.get('roads'), 'road', LIMITS.roads, (road, where) =>
      readRoad(road, where, hex),
    ),
    art: list(fields.get('art'), 'art', LIMITS.art, (art, where) => {
      const some = new Fields(art, where, ['hex', 'tag']);
      return { hex: some.read('hex', hex), tag: some.read('tag', among(ART_TAGS)) };
    }),
    places: list(fields.get('places'), 'place', LIMITS.places, (place, where) =>
      readPlace(place, where, hex),
    ),
  };
}

function readRoad(given: unknown, where: string, hex: ReadHex): Road {
  const fields = new Fields(given, where, ['id', 'name', 'path']);
  return {
    id: fields.read('id', id),
    ...fields.some('name', named),
    path: fields.read('path', listOf(LIMITS.path, hex)),
  };
}

function readPlace(given: unknown, where: string, hex: ReadHex): Place {
  const fields = new Fields(given, where, ['id', 'name', 'hexes', 'owner']);
  return {
    id: fields.read('id', id),
    name: fields.read('name', named),
    hexes: fields.read('hexes', listOf(LIMITS.placeHexes, hex)),
    owner: fields.read('owner', among([...SIDES, null]), null),
  };
}

// --- Units ---

const UNIT = ['id', 'side', 'type', 'name', 'wounded', 'at', 'arrives', 'entry', 'ifOption'];

function readUnit(given: unknown, where: string, hex: ReadHex): ScenarioUnit {
  const name = new Fields(given, where).read('id', id);
  const fields = new Fields(given, `${where} (${name})`, UNIT);
  return {
    id: name,
    side: fields.read('side', side),
    type: fields.read('type', among(UNIT_TYPES)),
    ...fields.some('name', named),
    ...(fields.read('wounded', flag, false) ? { wounded: true } : {}),
    ...readStart(fields, `${where} (${name})`, hex),
    ...fields.some('ifOption', id),
  };
}

function readStart(fields: Fields, where: string, hex: ReadHex) {
  const isThere = fields.get('at') !== undefined;
  if (isThere === (fields.get('entry') !== undefined)) throw new Fault('start', { where });
  if (isThere) return { at: fields.read('at', hex) };
  return {
    arrives: fields.read('arrives', from(2, LIMITS.turns)),
    entry: fields.read('entry', listOf(LIMITS.entry, hex)),
  };
}

// --- Victory ---

const POINTS = 999;
const points = from(-POINTS, POINTS);

/** What each condition has beside its kind. */
const CONDITIONS = {
  eliminateAll: [],
  leaderLost: [],
  eliminateCount: ['side', 'count'],
  hold: ['side', 'places', 'need', 'turns'],
  exit: ['side', 'count', 'types', 'hexes'],
} as const;
const KINDS = Object.keys(CONDITIONS) as (keyof typeof CONDITIONS)[];

function readInstant(given: unknown, where: string, hex: ReadHex): Instant {
  const kind = new Fields(given, where).read('kind', among(KINDS));
  const fields = new Fields(given, `${where} (${kind})`, ['kind', ...CONDITIONS[kind]]);
  if (kind === 'eliminateAll' || kind === 'leaderLost') return { kind };
  const whose = fields.read('side', among<Whose>([...SIDES, 'any']), 'any');
  if (kind === 'hold') {
    const places = fields.read('places', listOf(LIMITS.places, id));
    return {
      kind,
      side: whose,
      places,
      need: fields.read('need', from(1, LIMITS.places), places.length),
      turns: fields.read('turns', from(1, 60), 1),
    };
  }
  const count = fields.read('count', from(1, LIMITS.units), 1);
  if (kind === 'eliminateCount') return { kind, side: whose, count };
  return {
    kind,
    side: whose,
    count,
    types: fields.read('types', listOf(4, among(UNIT_TYPES)), UNIT_TYPES),
    hexes: fields.read('hexes', listOf(LIMITS.exits, hex)),
  };
}

function readByType(given: unknown, where: string): ByType {
  const fields = new Fields(given, where, UNIT_TYPES);
  const of = (type: UnitType): number => fields.read(type, points, 0);
  return { S: of('S'), P: of('P'), M: of('M'), L: of('L') };
}

const readBothSides = (fields: Fields): Readonly<Record<SideName, number>> => ({
  blue: fields.read('blue', points, 0),
  pink: fields.read('pink', points, 0),
});

function readPlacePoints(given: unknown, where: string): PlacePoints {
  const fields = new Fields(given, where, ['place', ...SIDES]);
  return { place: fields.read('place', id), ...readBothSides(fields) };
}

function readAtLimit(given: unknown, where: string): Victory['atLimit'] {
  const fields = new Fields(given, where, ['kind', 'side', 'drawMargin']);
  const kind = fields.read('kind', among<'points' | 'winner'>(['points', 'winner']), 'points');
  return {
    kind,
    ...(kind === 'winner' ? { side: fields.read('side', side) } : {}),
    drawMargin: fields.read('drawMargin', from(0, POINTS), 0),
  };
}

function readPoints(given: unknown, where: string): Victory['points'] {
  const fields = new Fields(given, where, ['eliminated', 'exited', 'atEnd', 'perTurn', 'bonus']);
  const places = listOf(LIMITS.points, readPlacePoints);
  return {
    eliminated: fields.read('eliminated', readByType, {}),
    exited: fields.read('exited', readByType, {}),
    atEnd: fields.read('atEnd', places),
    perTurn: fields.read('perTurn', places),
    bonus: fields.read('bonus', (one, at) => readBothSides(new Fields(one, at, SIDES)), {}),
  };
}

function readVictory(given: unknown, hex: ReadHex): Victory {
  const fields = new Fields(given, 'victory', ['instant', 'atLimit', 'points']);
  return {
    instant: fields.read(
      'instant',
      listOf(LIMITS.instant, (one, where) => readInstant(one, where, hex)),
    ),
    atLimit: fields.read('atLimit', readAtLimit, {}),
    points: fields.read('points', readPoints, {}),
  };
}

// --- The whole ---

function readRules(given: unknown): OptionValues {
  const rules: Record<string, OptionValue> = {};
  for (const [name, value] of new Fields(given ?? {}, 'rules').entries) {
    if (!DECIDED_BY_SCENARIO.some((known) => known === name))
      throw new Fault('rule', { where: 'rules', name: short(name) });
    const values = options.options[name]!.values.filter((one) => one !== 'scenario');
    rules[name] = oneOf(value, `rules ${name}`, values);
  }
  return rules;
}

function readClock(given: unknown): Pick<Scenario, 'clock'> {
  if (given === undefined) return {};
  const fields = new Fields(given, 'clock', ['start', 'minutesPerTurn']);
  const start = text(fields.get('start'), 'clock start', 5);
  if (!CLOCK.test(start))
    throw new Fault('value', { where: 'clock start', value: short(start), values: '0:00 – 23:59' });
  return { clock: { start, minutesPerTurn: fields.read('minutesPerTurn', from(1, 1440)) } };
}

const NAMELESS: Readonly<Record<SideName, { readonly name: Bilingual }>> = {
  blue: { name: { en: 'Blue army', it: 'Esercito azzurro' } },
  pink: { name: { en: 'Pink army', it: 'Esercito rosa' } },
};

function readSide(given: Fields, which: SideName): { readonly name: Bilingual } {
  const one = given.get(which);
  if (one === undefined) return NAMELESS[which];
  return { name: new Fields(one, which, ['name']).read('name', named) };
}

const SCENARIO = [
  '$schema',
  'id',
  'title',
  'level',
  'text',
  'clock',
  'map',
  'sides',
  'first',
  'turnLimit',
  'rules',
  'options',
  'units',
  'victory',
];

function readScenario(given: unknown): Scenario {
  const fields = new Fields(given, 'scenario', SCENARIO);
  const map = readMap(fields.get('map'));
  const hex = hexOn(map.cols, map.rows);
  const sides = new Fields(fields.get('sides') ?? {}, 'sides', SIDES);
  const about = fields.get('text') ?? { en: '', it: '' };
  return {
    id: id(fields.get('id'), 'id'),
    title: bilingual(fields.get('title'), 'title'),
    level: text(fields.get('level') ?? '', 'level', LIMITS.name),
    text: bilingual(about, 'text', LIMITS.text),
    ...readClock(fields.get('clock')),
    map,
    sides: { blue: readSide(sides, 'blue'), pink: readSide(sides, 'pink') },
    first: side(fields.get('first'), 'first'),
    turnLimit: number(fields.get('turnLimit'), 'turnLimit', 1, LIMITS.turns),
    rules: readRules(fields.get('rules')),
    options: list(fields.get('options'), 'option', LIMITS.options, (one, where) => {
      const some = new Fields(one, where, ['id', 'name', 'default']);
      return {
        id: some.read('id', id),
        name: some.read('name', named),
        default: some.read('default', flag, true),
      };
    }),
    units: list(fields.get('units'), 'unit', LIMITS.units, (unit, where) =>
      readUnit(unit, where, hex),
    ),
    victory: readVictory(fields.get('victory'), hex),
  };
}
