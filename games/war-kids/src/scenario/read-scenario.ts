import { ok, short, type OptionValue, type OptionValues, type Result } from '@glade/engine';
import { DECIDED_BY_SCENARIO, options } from '../rules/options.ts';
import {
  ART_TAGS,
  SIDES,
  UNIT_TYPES,
  type Bilingual,
  type Place,
  type Road,
  type Scenario,
  type ScenarioMap,
  type ScenarioUnit,
  type SideName,
} from '../rules/setup/scenario.ts';
import {
  among,
  bilingual,
  Fault,
  Fields,
  flag,
  from,
  id,
  LIMITS,
  list,
  listOf,
  named,
  number,
  oneOf,
  side,
  text,
  type ReadHex,
} from './read-fields.ts';
import { readVictory } from './read-victory.ts';

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

const CLOCK = /^([01]?\d|2[0-3]):[0-5]\d$/;

// --- The map ---

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
