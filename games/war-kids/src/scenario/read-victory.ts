import {
  SIDES,
  UNIT_TYPES,
  type ByType,
  type Instant,
  type PlacePoints,
  type SideName,
  type UnitType,
  type Victory,
  type Whose,
} from '../rules/setup/scenario.ts';
import { among, Fields, from, id, LIMITS, listOf, side, type ReadHex } from './read-fields.ts';

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

export function readVictory(given: unknown, hex: ReadHex): Victory {
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
