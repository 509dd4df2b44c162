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

/** How much of each there may be. An action has ten bits for a hex and six for a unit. */
export const LIMITS = {
  side: 40,
  hexes: 1024,
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

type Fields = Readonly<Record<string, unknown>>;

const ID = /^[a-z0-9][a-z0-9-]{0,31}$/i;
const CLOCK = /^([01]?\d|2[0-3]):[0-5]\d$/;

/**
 * The gate for a scenario from a file. Fields it does not know are left out; what may be missing gets its default.
 * Problems: `scenario.shape`, `.text`, `.id`, `.number`, `.list`, `.value`, `.row`, `.size`, `.rule`, each with `where`.
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

function fieldsOf(given: unknown, where: string): Fields {
  if (typeof given !== 'object' || given === null || Array.isArray(given))
    throw new Fault('shape', { where });
  return given as Fields;
}

/** A field of its own: never one that every object has. */
const field = (fields: Fields, name: string): unknown =>
  Object.hasOwn(fields, name) ? fields[name] : undefined;

function list<T>(
  given: unknown,
  where: string,
  limit: number,
  read: (item: unknown, where: string) => T,
): readonly T[] {
  if (given === undefined) return [];
  if (!Array.isArray(given) || given.length > limit) throw new Fault('list', { where, limit });
  return Array.from(given, (item: unknown, i) => read(item, `${where} ${i + 1}`));
}

function text(given: unknown, where: string, limit: number): string {
  if (typeof given !== 'string' || given.length > limit) throw new Fault('text', { where, limit });
  return given;
}

function bilingual(given: unknown, where: string, limit: number = LIMITS.name): Bilingual {
  const fields = fieldsOf(given, where);
  return {
    en: text(field(fields, 'en'), `${where} (en)`, limit),
    it: text(field(fields, 'it'), `${where} (it)`, limit),
  };
}

function id(given: unknown, where: string): string {
  if (typeof given !== 'string' || !ID.test(given)) throw new Fault('id', { where });
  return given;
}

function number(given: unknown, where: string, low: number, high: number): number {
  const fits = typeof given === 'number' && Number.isInteger(given) && given >= low;
  if (!fits || given > high) throw new Fault('number', { where, low, high });
  return given;
}

function flag(given: unknown, where: string, fallback: boolean): boolean {
  return given === undefined ? fallback : oneOf(given, where, [true, false]);
}

function oneOf<T extends OptionValue | null>(
  given: unknown,
  where: string,
  values: readonly T[],
): T {
  const found = values.find((value) => value === given);
  if (found === undefined)
    throw new Fault('value', { where, value: short(given), values: values.join(', ') });
  return found;
}

const side = (given: unknown, where: string): SideName => oneOf(given, where, SIDES);

// --- The map ---

function hexOn(cols: number, rows: number): (given: unknown, where: string) => Hex {
  return (given, where) => {
    if (!Array.isArray(given) || given.length !== 2) throw new Fault('shape', { where });
    return [number(given[0], where, 0, cols - 1), number(given[1], where, 0, rows - 1)];
  };
}

function rowsOf(given: unknown, where: string, size: readonly [number, number], signs: RegExp) {
  const [cols, rows] = size;
  const read = list(given, where, rows, (row, at) => {
    if (typeof row !== 'string' || row.length !== cols || !signs.test(row))
      throw new Fault('row', { where: at, length: cols });
    return row;
  });
  if (read.length < rows) throw new Fault('list', { where, limit: rows });
  return read;
}

function readMap(given: unknown): ScenarioMap {
  const fields = fieldsOf(given, 'map');
  const cols = number(field(fields, 'cols'), 'map cols', 3, LIMITS.side);
  const rows = number(field(fields, 'rows'), 'map rows', 3, LIMITS.side);
  if (cols * rows > LIMITS.hexes) throw new Fault('size', { where: 'map', limit: LIMITS.hexes });
  const hex = hexOn(cols, rows);
  return {
    cols,
    rows,
    terrain: rowsOf(field(fields, 'terrain'), 'terrain', [cols, rows], /^[.wr#]+$/),
    elevation: rowsOf(field(fields, 'elevation'), 'elevation', [cols, rows], /^\d+$/),
    roads: list(field(fields, 'roads'), 'road', LIMITS.roads, (road, where) =>
      readRoad(road, where, hex),
    ),
    art: list(field(fields, 'art'), 'art', LIMITS.art, (art, where) => {
      const some = fieldsOf(art, where);
      return {
        hex: hex(field(some, 'hex'), where),
        tag: oneOf(field(some, 'tag'), where, ART_TAGS),
      };
    }),
    places: list(field(fields, 'places'), 'place', LIMITS.places, (place, where) =>
      readPlace(place, where, hex),
    ),
  };
}

type ReadHex = (given: unknown, where: string) => Hex;

function readRoad(given: unknown, where: string, hex: ReadHex): Road {
  const fields = fieldsOf(given, where);
  const name = field(fields, 'name');
  return {
    id: id(field(fields, 'id'), where),
    ...(name === undefined ? {} : { name: bilingual(name, where) }),
    path: list(field(fields, 'path'), where, LIMITS.path, hex),
  };
}

function readPlace(given: unknown, where: string, hex: ReadHex): Place {
  const fields = fieldsOf(given, where);
  return {
    id: id(field(fields, 'id'), where),
    name: bilingual(field(fields, 'name'), where),
    hexes: list(field(fields, 'hexes'), where, LIMITS.placeHexes, hex),
    owner: oneOf(field(fields, 'owner') ?? null, where, [...SIDES, null]),
  };
}

// --- Units ---

function readUnit(given: unknown, where: string, hex: ReadHex): ScenarioUnit {
  const fields = fieldsOf(given, where);
  const [name, ifOption] = [field(fields, 'name'), field(fields, 'ifOption')];
  return {
    id: id(field(fields, 'id'), where),
    side: side(field(fields, 'side'), where),
    type: oneOf(field(fields, 'type'), where, UNIT_TYPES),
    ...(name === undefined ? {} : { name: bilingual(name, where) }),
    ...(flag(field(fields, 'wounded'), where, false) ? { wounded: true } : {}),
    ...readStart(fields, where, hex),
    ...(ifOption === undefined ? {} : { ifOption: id(ifOption, where) }),
  };
}

function readStart(fields: Fields, where: string, hex: ReadHex) {
  const at = field(fields, 'at');
  const entry = field(fields, 'entry');
  if ((at === undefined) === (entry === undefined)) throw new Fault('shape', { where });
  if (at !== undefined) return { at: hex(at, where) };
  return {
    arrives: number(field(fields, 'arrives'), where, 2, LIMITS.turns),
    entry: list(entry, where, LIMITS.entry, hex),
  };
}

// --- Victory ---

const POINTS = 999;

function readInstant(given: unknown, where: string, hex: ReadHex): Instant {
  const fields = fieldsOf(given, where);
  const kinds = ['eliminateAll', 'leaderLost', 'eliminateCount', 'hold', 'exit'] as const;
  const kind = oneOf(field(fields, 'kind'), where, kinds);
  if (kind === 'eliminateAll' || kind === 'leaderLost') return { kind };
  const whose = oneOf<Whose>(field(fields, 'side') ?? 'any', where, [...SIDES, 'any']);
  if (kind === 'hold') {
    const places = list(field(fields, 'places'), where, LIMITS.places, id);
    return {
      kind,
      side: whose,
      places,
      need: number(field(fields, 'need') ?? places.length, where, 1, LIMITS.places),
      turns: number(field(fields, 'turns') ?? 1, where, 1, 60),
    };
  }
  const count = number(field(fields, 'count') ?? 1, where, 1, LIMITS.units);
  if (kind === 'eliminateCount') return { kind, side: whose, count };
  const types = field(fields, 'types') ?? UNIT_TYPES;
  return {
    kind,
    side: whose,
    count,
    types: list(types, where, 4, (type, at) => oneOf(type, at, UNIT_TYPES)),
    hexes: list(field(fields, 'hexes'), where, LIMITS.exits, hex),
  };
}

function readByType(given: unknown, where: string): ByType {
  const fields = fieldsOf(given ?? {}, where);
  const of = (type: UnitType): number => number(field(fields, type) ?? 0, where, -POINTS, POINTS);
  return { S: of('S'), P: of('P'), M: of('M'), L: of('L') };
}

function readBothSides(fields: Fields, where: string): { blue: number; pink: number } {
  return {
    blue: number(field(fields, 'blue') ?? 0, where, -POINTS, POINTS),
    pink: number(field(fields, 'pink') ?? 0, where, -POINTS, POINTS),
  };
}

function readPlacePoints(given: unknown, where: string): PlacePoints {
  const fields = fieldsOf(given, where);
  return { place: id(field(fields, 'place'), where), ...readBothSides(fields, where) };
}

function readVictory(given: unknown, hex: ReadHex): Victory {
  const fields = fieldsOf(given, 'victory');
  const atLimit = fieldsOf(field(fields, 'atLimit') ?? {}, 'victory atLimit');
  const points = fieldsOf(field(fields, 'points') ?? {}, 'victory points');
  const kind = oneOf(field(atLimit, 'kind') ?? 'points', 'victory atLimit', ['points', 'winner']);
  return {
    instant: list(field(fields, 'instant'), 'victory instant', LIMITS.instant, (one, where) =>
      readInstant(one, where, hex),
    ),
    atLimit: {
      kind,
      ...(kind === 'winner' ? { side: side(field(atLimit, 'side'), 'victory atLimit') } : {}),
      drawMargin: number(field(atLimit, 'drawMargin') ?? 0, 'victory drawMargin', 0, POINTS),
    },
    points: {
      eliminated: readByType(field(points, 'eliminated'), 'points eliminated'),
      exited: readByType(field(points, 'exited'), 'points exited'),
      atEnd: list(field(points, 'atEnd'), 'points atEnd', LIMITS.points, readPlacePoints),
      perTurn: list(field(points, 'perTurn'), 'points perTurn', LIMITS.points, readPlacePoints),
      bonus: readBothSides(fieldsOf(field(points, 'bonus') ?? {}, 'points bonus'), 'points bonus'),
    },
  };
}

// --- The whole ---

function readRules(given: unknown): OptionValues {
  const rules: Record<string, OptionValue> = {};
  const entries = Object.entries(fieldsOf(given ?? {}, 'rules'));
  for (const [name, value] of entries) {
    if (!DECIDED_BY_SCENARIO.includes(name))
      throw new Fault('rule', { where: 'rules', name: short(name) });
    const values = options.options[name]!.values.filter((one) => one !== 'scenario');
    rules[name] = oneOf(value, `rules ${name}`, values);
  }
  return rules;
}

function readClock(given: unknown): Pick<Scenario, 'clock'> {
  if (given === undefined) return {};
  const fields = fieldsOf(given, 'clock');
  const start = text(field(fields, 'start'), 'clock start', 5);
  if (!CLOCK.test(start))
    throw new Fault('value', { where: 'clock start', value: short(start), values: '0:00 – 23:59' });
  const minutesPerTurn = number(field(fields, 'minutesPerTurn'), 'clock minutesPerTurn', 1, 1440);
  return { clock: { start, minutesPerTurn } };
}

const NAMELESS: Readonly<Record<SideName, { readonly name: Bilingual }>> = {
  blue: { name: { en: 'Blue army', it: 'Esercito azzurro' } },
  pink: { name: { en: 'Pink army', it: 'Esercito rosa' } },
};

function readSide(given: Fields, which: SideName): { readonly name: Bilingual } {
  const one = field(given, which);
  if (one === undefined) return NAMELESS[which];
  return { name: bilingual(field(fieldsOf(one, which), 'name'), which) };
}

function readScenario(given: unknown): Scenario {
  const fields = fieldsOf(given, 'scenario');
  const map = readMap(field(fields, 'map'));
  const hex = hexOn(map.cols, map.rows);
  const sides = fieldsOf(field(fields, 'sides') ?? {}, 'sides');
  const about = field(fields, 'text') ?? { en: '', it: '' };
  return {
    id: id(field(fields, 'id'), 'id'),
    title: bilingual(field(fields, 'title'), 'title'),
    level: text(field(fields, 'level') ?? '', 'level', LIMITS.name),
    text: bilingual(about, 'text', LIMITS.text),
    ...readClock(field(fields, 'clock')),
    map,
    sides: { blue: readSide(sides, 'blue'), pink: readSide(sides, 'pink') },
    first: side(field(fields, 'first'), 'first'),
    turnLimit: number(field(fields, 'turnLimit'), 'turnLimit', 1, LIMITS.turns),
    rules: readRules(field(fields, 'rules')),
    options: list(field(fields, 'options'), 'option', LIMITS.options, (one, where) => {
      const some = fieldsOf(one, where);
      return {
        id: id(field(some, 'id'), where),
        name: bilingual(field(some, 'name'), where),
        default: flag(field(some, 'default'), where, true),
      };
    }),
    units: list(field(fields, 'units'), 'unit', LIMITS.units, (unit, where) =>
      readUnit(unit, where, hex),
    ),
    victory: readVictory(field(fields, 'victory'), hex),
  };
}
