import { hexDistance, hexNeighbours } from '@glade/boards/hexes';
import type { Arguments } from '@glade/engine';
import {
  SIDES,
  type Bilingual,
  type Hex,
  type Instant,
  type Scenario,
  type ScenarioUnit,
} from '../rules/setup/scenario.ts';
import { waysToWin } from './ways-to-win.ts';

/** Something that is not right in a scenario: message `fault.<code>`. With a severe one it cannot be played. */
export interface ScenarioFault {
  readonly code: string;
  readonly args: Arguments;
  readonly severe: boolean;
  /** The cells concerned, to be lit on the map. */
  readonly cells: readonly number[];
}

type Tell = (code: string, args?: Arguments, cells?: readonly number[]) => void;

/** All that a scenario of the right shape has wrong with it, severe faults first. */
export function scenarioFaults(scenario: Scenario): readonly ScenarioFault[] {
  const faults: ScenarioFault[] = [];
  const note =
    (severe: boolean): Tell =>
    (code, args = {}, cells = []) =>
      faults.push({ code, args, severe, cells });
  const look = new Look(scenario);
  checkMap(look, note(true), note(false));
  checkNames(scenario, note(true), note(false));
  checkUnits(look, note(true), note(false));
  checkArmies(look, note(true), note(false));
  checkVictory(look, note(true), note(false));
  return faults.toSorted((a, b) => Number(b.severe) - Number(a.severe));
}

/** A scenario with what is asked of its map again and again. */
class Look {
  readonly scenario: Scenario;
  private readonly next: Int16Array;

  constructor(scenario: Scenario) {
    this.scenario = scenario;
    this.next = hexNeighbours(scenario.map.cols, scenario.map.rows);
  }

  at([column, row]: Hex): number {
    return row * this.scenario.map.cols + column;
  }

  ground(cell: number): string {
    const { cols, terrain } = this.scenario.map;
    return terrain[Math.floor(cell / cols)]!.charAt(cell % cols);
  }

  isOn(cell: number): boolean {
    return this.ground(cell) !== '#';
  }

  around(cell: number): readonly number[] {
    return [...this.next.subarray(6 * cell, 6 * cell + 6)].filter((to) => to >= 0 && this.isOn(to));
  }

  /** Fewer than six neighbours. */
  isEdge(cell: number): boolean {
    return this.around(cell).length < 6;
  }

  areBeside(a: number, b: number): boolean {
    return hexDistance(this.scenario.map.cols, a, b) === 1;
  }

  get cells(): readonly number[] {
    const { cols, rows } = this.scenario.map;
    return Array.from({ length: cols * rows }, (_, cell) => cell).filter((cell) => this.isOn(cell));
  }
}

// --- Map ---

function checkMap(look: Look, fault: Tell, warn: Tell): void {
  const { map } = look.scenario;
  const { cells } = look;
  if (cells.length === 0) return fault('noMap');
  const found = new Set([cells[0]!]);
  for (const cell of found) for (const to of look.around(cell)) found.add(to);
  const cut = cells.filter((cell) => !found.has(cell));
  if (cut.length > 0) fault('cutOff', { hexes: cut.length }, cut);
  for (const { id, path } of map.roads) checkRoad(look, id, path, fault, warn);
  const off = map.art.map(({ hex }) => look.at(hex)).filter((cell) => !look.isOn(cell));
  if (off.length > 0) warn('artOff', {}, off);
  for (const { id, hexes } of map.places) {
    const beyond = hexes.map((hex) => look.at(hex)).filter((cell) => !look.isOn(cell));
    if (hexes.length === 0) fault('placeEmpty', { place: id });
    if (beyond.length > 0) fault('placeOff', { place: id }, beyond);
  }
}

function checkRoad(look: Look, id: string, path: readonly Hex[], fault: Tell, warn: Tell): void {
  const cells = path.map((hex) => look.at(hex));
  if (cells.length < 2) warn('roadShort', { road: id }, cells);
  const broken = cells.filter((cell, i) => i > 0 && !look.areBeside(cells[i - 1]!, cell));
  if (broken.length > 0) fault('roadBroken', { road: id }, broken);
  const wet = cells.filter((cell) => look.ground(cell) === 'r');
  if (wet.length > 0) fault('roadInRiver', { road: id }, wet);
  const off = cells.filter((cell) => !look.isOn(cell));
  if (off.length > 0) fault('roadOff', { road: id }, off);
}

// --- Names ---

function twice(ids: readonly string[]): readonly string[] {
  const seen = new Set<string>();
  return ids.filter((id) => {
    const known = seen.has(id.toLowerCase());
    seen.add(id.toLowerCase());
    return known;
  });
}

function checkNames({ title, text, map, options, units }: Scenario, fault: Tell, warn: Tell): void {
  const lists = { unit: units, place: map.places, option: options, road: map.roads };
  for (const [what, list] of Object.entries(lists))
    for (const id of twice(list.map((one) => one.id))) fault('twice', { what, id });
  const blank = (name: Bilingual | undefined): boolean =>
    name !== undefined && (name.en.trim() === '' || name.it.trim() === '');
  const named: readonly (readonly [string, Bilingual | undefined])[] = [
    ['title', title],
    ['text', text],
    ...[...map.places, ...map.roads, ...units, ...options].map(
      ({ id, name }) => [id, name] as const,
    ),
  ];
  for (const [what, name] of named) {
    // Not every scenario tells what it is about.
    const isUntold = what === 'text' && text.en.trim() === '' && text.it.trim() === '';
    if (blank(name) && !isUntold) warn('nameless', { what });
  }
}

// --- Units ---

function checkUnits(look: Look, fault: Tell, warn: Tell): void {
  const { scenario } = look;
  const switches = scenario.options.map(({ id }) => id);
  const taken = new Map<number, string>();
  for (const unit of scenario.units) {
    checkStart(look, unit, taken, fault, warn);
    if (unit.ifOption !== undefined && !switches.includes(unit.ifOption))
      fault('noOption', { unit: unit.id, option: unit.ifOption });
    if (unit.arrives !== undefined && unit.arrives > scenario.turnLimit)
      warn('tooLate', { unit: unit.id, turn: unit.arrives });
  }
  const placed = scenario.units.filter(({ at }) => at !== undefined);
  const touching = placed.filter((unit) =>
    placed.some(
      (other) => other.side !== unit.side && look.areBeside(look.at(unit.at!), look.at(other.at!)),
    ),
  );
  if (touching.length > 0)
    warn(
      'contact',
      {},
      touching.map(({ at }) => look.at(at!)),
    );
}

function checkStart(
  look: Look,
  { id, at, entry }: ScenarioUnit,
  taken: Map<number, string>,
  fault: Tell,
  warn: Tell,
): void {
  if (at !== undefined) {
    const cell = look.at(at);
    if (!look.isOn(cell)) fault('unitOff', { unit: id }, [cell]);
    if (taken.has(cell)) fault('sameHex', { unit: id, other: taken.get(cell)! }, [cell]);
    taken.set(cell, id);
    return;
  }
  const cells = (entry ?? []).map((hex) => look.at(hex));
  if (cells.length === 0) fault('noEntry', { unit: id });
  const off = cells.filter((cell) => !look.isOn(cell));
  if (off.length > 0) fault('entryOff', { unit: id }, off);
  const inside = cells.filter((cell) => look.isOn(cell) && !look.isEdge(cell));
  if (inside.length > 0) warn('entryInside', { unit: id }, inside);
}

function checkArmies({ scenario }: Look, fault: Tell, warn: Tell): void {
  for (const side of SIDES) {
    const army = scenario.units.filter((unit) => unit.side === side);
    const isThere = army.some(({ at, ifOption }) => at !== undefined && ifOption === undefined);
    if (!isThere) fault('noArmy', { side });
    else if (!army.some(({ type }) => type !== 'L')) warn('harmless', { side });
    const leaders = army.some(({ type }) => type === 'L');
    const matters = scenario.rules['leaderLoss'] ?? 'off';
    if (!leaders && matters !== 'off') warn('noLeader', { side });
  }
  if (scenario.rules['bigStep'] === 'off') warn('stranded');
  if (scenario.rules['princeHeals'] === true && scenario.rules['wounded'] !== true)
    warn('healsNobody');
}

// --- Victory ---

function checkVictory(look: Look, fault: Tell, warn: Tell): void {
  const { map, victory, turnLimit } = look.scenario;
  const known = new Set(map.places.map(({ id }) => id));
  const named = [
    ...victory.points.atEnd.map(({ place }) => place),
    ...victory.points.perTurn.map(({ place }) => place),
    ...victory.instant.flatMap((one) => (one.kind === 'hold' ? one.places : [])),
  ];
  for (const place of new Set(named)) if (!known.has(place)) fault('noPlace', { place });
  for (const one of victory.instant) checkCondition(look, one, fault);
  if (turnLimit > 60) warn('tooLong', { turns: turnLimit });
  checkWays(look.scenario, warn);
}

function checkCondition(look: Look, one: Instant, fault: Tell): void {
  if (one.kind === 'hold') {
    const places = new Set(one.places.map((place) => place.toLowerCase())).size;
    for (const place of twice(one.places)) fault('placeTwice', { place });
    if (one.need > places) fault('holdTooMany', { need: one.need, places });
  }
  if (one.kind !== 'exit') return;
  const off = one.hexes.map((hex) => look.at(hex)).filter((cell) => !look.isOn(cell));
  if (one.hexes.length === 0) fault('noExit');
  if (off.length > 0) fault('exitOff', {}, off);
}

function checkWays(scenario: Scenario, warn: Tell): void {
  const ways = waysToWin(scenario);
  for (const { vain } of ways) if (vain !== undefined) warn(vain.code, vain.args);
  const hopeless = SIDES.filter(
    (side) => !ways.some((way) => way.side === side && way.vain === undefined),
  );
  if (hopeless.length === 2) warn('noVictory');
  else for (const side of hopeless) warn('noWay', { side });
}
