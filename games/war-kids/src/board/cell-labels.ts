import { hexName } from '@glade/boards/hexes';
import type { Say } from '@glade/text';
import type { BattleView, UnitView } from '../rules/view.ts';
import { hexParts } from '../notation/index.ts';
import { enemiesTouched, unitAt, type Attack } from './action-meanings.ts';
import { bestAttacks, type Interaction } from './interaction.ts';

/** Its name without its side, e.g. `S1`. */
export const numberOf = ({ id }: UnitView): string => id.replace(/^[A-Z]-/, '');

/** A unit for people: its own name where it has one, its kind and its number. */
export function unitName(say: Say, unit: UnitView): string {
  const kind = say('unit.name', { side: unit.side, type: unit.type, number: numberOf(unit) });
  return unit.name === undefined ? kind : `${unit.name[say.language]}, ${kind}`;
}

/** A unit within a sentence: its own name where it has one, else its kind with the article, its number and its army. */
export const theUnit = (say: Say, unit: UnitView): string =>
  unit.name?.[say.language] ??
  say('unit.the', { side: unit.side, type: unit.type, number: numberOf(unit) });

/** A unit on the map: its own name where it has one, else its kind and its number. */
export const shortName = (say: Say, unit: UnitView): string =>
  unit.name?.[say.language] ??
  say('unit.short', { side: unit.side, type: unit.type, number: numberOf(unit) });

/** The name of a hex for the ear. */
export const spokenHex = ({ map: { columns } }: BattleView, say: Say, cell: number): string =>
  say('place.spoken', hexParts(columns, cell));

/** What there is to know of a map's cells that no move changes: ground, height, road, what stands there. */
export function groundLabels(view: BattleView, say: Say): readonly string[] {
  const { map } = view;
  const road = new Set(map.roads.flatMap(({ path }) => path));
  const levels = new Set(map.elevation).size > 1;
  const places = new Map(
    map.places.flatMap((place) => place.cells.map((cell) => [cell, place.name[say.language]])),
  );
  const signs = { w: 'woods', r: 'river' } as Readonly<Record<string, string>>;
  return map.elevation.map((height, cell) => {
    const parts = [say(`ground.${signs[map.terrain[cell]!] ?? 'open'}`)];
    if (levels) parts.push(say('ground.height', { height }));
    if (road.has(cell)) parts.push(say('ground.road'));
    for (const { cell: at, tag } of map.art) if (at === cell) parts.push(say(`ground.${tag}`));
    const name = places.get(cell);
    return [...(name === undefined ? [] : [name]), ...parts].join(', ');
  });
}

/** A cell that can be tapped, as it is told. */
export interface ToldCell {
  readonly label: string;
  readonly active: boolean;
}

/** The cells of which only the ground is told: nobody is there, and nothing can be done. Undefined where the map has none. */
export const bareCells = (
  { map }: Pick<BattleView, 'map'>,
  ground: readonly string[],
): readonly (ToldCell | undefined)[] =>
  ground.map((told, cell) =>
    map.terrain[cell] === '#'
      ? undefined
      : { label: `${hexName(map.columns, cell)}: ${told}`, active: false },
  );

/** All cells. Of most, only the ground is told: these are the same objects each time, and are not looked through. */
export function toldCells(
  view: BattleView,
  interaction: Interaction,
  say: Say,
  ground: readonly string[],
  bare: readonly (ToldCell | undefined)[],
): readonly (ToldCell | undefined)[] {
  const { destinations, dangers, choices } = interaction;
  const told = new Set([
    ...view.units.map(({ cell }) => cell),
    ...view.map.places.map(({ cells }) => cells[0]),
    ...destinations.keys(),
    ...choices.landings.keys(),
    ...dangers.near,
    ...dangers.far,
  ]);
  return bare.map((cell, i) =>
    cell !== undefined && told.has(i)
      ? {
          label: labelOf(view, interaction, say, i, ground[i]!),
          active: isActive(view, interaction, i),
        }
      : cell,
  );
}

/** Whether a tap goes on with what is to be done: who is in hand is only put back by one. */
function isActive(view: BattleView, interaction: Interaction, cell: number): boolean {
  if (interaction.destinations.has(cell) || interaction.choices.landings.has(cell)) return true;
  const index = unitAt(view, cell);
  return (
    index !== undefined &&
    (interaction.targets.includes(index) ||
      interaction.ready.includes(index) ||
      interaction.attacks.some(({ units }) => units.includes(index)))
  );
}

/**
 * What a screen reader says of a cell: where it is, who is there, what can be done, and the ground. Open ground is only named
 * where nothing else is to be said.
 */
export function labelOf(
  view: BattleView,
  interaction: Interaction,
  say: Say,
  cell: number,
  ground: string,
): string {
  const index = unitAt(view, cell);
  const who = index === undefined ? [] : unitParts(view, say, view.units[index]!);
  const place = view.map.places.findIndex(({ cells }) => cells[0] === cell);
  const owner = place < 0 ? [] : [say('cell.owner', { owner: view.owners[place] ?? -1 })];
  const told = [...who, ...whatCanBeDone(view, interaction, say, cell, index)];
  if (told.length === 0 || ground !== say('ground.open')) told.push(ground);
  return `${hexName(view.map.columns, cell)}: ${[...told, ...owner].join(', ')}`;
}

function unitParts(view: BattleView, say: Say, unit: UnitView): string[] {
  const parts = [unitName(say, unit)];
  for (const state of ['wounded', 'shielded', 'pushed', 'cast'] as const)
    if (unit[state]) parts.push(say(`cell.${state}`));
  if (unit.side === view.side && unit.moved && view.step === 'move') parts.push(say('cell.moved'));
  if (unit.side === view.side && unit.spent) parts.push(say('cell.spent'));
  return parts;
}

/** What can be done at a cell with what is in hand. */
function whatCanBeDone(
  view: BattleView,
  interaction: Interaction,
  say: Say,
  cell: number,
  index: number | undefined,
): string[] {
  const { held, choices } = interaction;
  const parts: string[] = [];
  if (index !== undefined) {
    // Who can do nothing is looked at, and not taken in hand.
    if (index === held && hasChoice(interaction, index)) parts.push(say('cell.held'));
    if (interaction.chosen.includes(index)) parts.push(say('cell.chosen'));
    else if (interaction.attacks.some(({ units }) => units.includes(index)))
      parts.push(say('cell.canChoose'));
    if (interaction.ready.includes(index)) parts.push(say('cell.canAct'));
    if (choices.losses.has(index)) parts.push(say('cell.canLose'));
    else if (interaction.targets.includes(index))
      parts.push(
        ...bestAttacks(interaction, index).map((attack) =>
          say(`cell.can.${attack.kind}`, oddsArgs(attack)),
        ),
      );
  }
  if (choices.landings.has(cell)) parts.push(say('cell.canLand'));
  if (held === undefined) return parts;
  return [...parts, ...wherePartsOf(view, interaction, say, cell, held)];
}

const hasChoice = ({ destinations, targets, choices }: Interaction, unit: number): boolean =>
  destinations.size + targets.length > 0 || choices.exits.has(unit);

/** What a unit in hand finds at a cell that it can get to, and what threatens it there or where it stands. */
function wherePartsOf(
  view: BattleView,
  interaction: Interaction,
  say: Say,
  cell: number,
  held: number,
): string[] {
  const { dangers, destinations } = interaction;
  const mark = (['near', 'far'] as const).find((each) => dangers[each].includes(cell));
  const danger = mark === undefined ? [] : [say(`board.mark.${mark}`)];
  if (!destinations.has(cell)) return danger;
  const parts: string[] = [];
  const cost = view.reach.find(({ unit }) => unit === held)?.cells.find(([to]) => to === cell)?.[1];
  const goes = view.ownMoves ? 'cell.canPlace' : 'cell.canEnter';
  parts.push(cost === undefined ? say(goes) : say('cell.canGo', { cost }));
  const near = enemiesTouched(view, view.units[held]!, cell).length;
  if (near > 0) parts.push(say('cell.touches', { near }));
  return [...parts, ...danger];
}

/** The chances of an attack as arguments of a message; nothing where no dice are thrown. */
export const oddsArgs = ({ odds, units }: Attack): Readonly<Record<string, number>> => ({
  need: odds?.distance ?? 0,
  wins: odds?.wins ?? 1,
  of: odds?.of ?? 1,
  soldiers: units.length,
});
