import { hexName } from '@glade/boards/hexes';
import type { OptionValues } from '@glade/engine';
import { capital, type Say, type Values } from '@glade/text';
import { UNIT_TYPES } from '../rules/setup/scenario.ts';
import { MOVEMENT } from '../rules/unit-types.ts';
import type { BattleView } from '../rules/view.ts';
import { enemiesTouched, unitAt, type Attack } from './action-meanings.ts';
import { numberOf, oddsArgs, shortName } from './cell-labels.ts';
import { bestAttacks, WAITS, type Interaction } from './interaction.ts';

/** A message of the game with its arguments. */
export interface Task {
  readonly key: string;
  readonly args?: Values;
}

/**
 * What to do with what is in hand, with an attack that is being chosen, or once all have moved; undefined where the step of
 * the match says it.
 */
export function taskOf(
  view: BattleView,
  interaction: Interaction,
  options: OptionValues | undefined,
  canEnd = true,
): Task | undefined {
  const { held, aim, choices, attacks, targets, idle } = interaction;
  if (idle || view.step === 'land' || view.step === 'loss') return undefined;
  if (aim !== undefined) {
    const several = attacks.some(({ units }) => units.length > 1);
    const [only] = attacks;
    if (attacks.length === 1 && only !== undefined && !several)
      return {
        key: `task.aim.${['cast', 'slow'].includes(only.kind) ? 'spell' : 'one'}`,
        args: askedOf(view, only),
      };
    return { key: several ? 'task.aim.several' : 'task.aim', args: argsOf(view, aim, options) };
  }
  if (held !== undefined) {
    const task = taskInHand(view, interaction, held, choices.exits.has(held));
    const unit = view.units[held]!;
    const touches = [...interaction.destinations.keys()].some(
      (cell) => enemiesTouched(view, unit, cell).length > 0,
    );
    const args = {
      ...argsOf(view, held, options),
      hexes: interaction.destinations.size,
      touches: +touches,
      // Who can do nothing in spite of it is hemmed in.
      moved: +(unit.moved || view.ownMoves),
      targets: placesOf(view, targets),
    };
    return { key: `task.${task}`, args };
  }
  if (view.step === 'combat' && !canEnd) return mustAttack(view, interaction);
  const all = view.step === 'move' && !view.ownMoves && interaction.ready.length === 0;
  return all ? { key: 'task.moved' } : undefined;
}

/** WK-R13: who can be beaten without dice, or as agreed has to be fought, before the Combat phase can end. */
function mustAttack(view: BattleView, { choices: { attacks } }: Interaction): Task | undefined {
  const sure = attacks.filter(({ kind }) => ['charge', 'strike', 'trio'].includes(kind));
  const all = sure.length > 0 ? sure : attacks.filter(({ kind }) => kind === 'fight');
  if (all.length === 0) return undefined;
  const places = [...new Set(all.map(({ to }) => to))];
  const args = { targets: placesOf(view, places), n: places.length };
  return { key: sure.length > 0 ? 'task.mustBeat' : 'task.mustFight', args };
}

function taskInHand(
  view: BattleView,
  { destinations, targets }: Interaction,
  held: number,
  canExit: boolean,
): string {
  const goes = destinations.size > 0;
  if (targets.length > 0) return goes ? 'both' : 'attack';
  if (goes && view.ownMoves) return 'place';
  if (goes) return view.units[held]!.cell === WAITS ? 'enter' : 'go';
  if (canExit) return 'exit';
  return view.step === 'combat' ? 'peace' : 'done';
}

/** Who would attack whom, where, and what the die has to show. */
function askedOf(view: BattleView, { units, to, odds }: Attack): Values {
  const [by] = units;
  const { type, side, cell } = view.units[to]!;
  return {
    by: by === undefined ? 0 : numberOf(view.units[by]!),
    type,
    side,
    number: numberOf(view.units[to]!),
    at: hexName(view.map.columns, cell),
    need: odds?.distance ?? 0,
  };
}

/** The hexes where these units stand, e.g. `F3, H5`. */
const placesOf = ({ units, map }: BattleView, which: readonly number[]): string =>
  which.map((unit) => hexName(map.columns, units[unit]!.cell)).join(', ');

function argsOf({ units, map }: BattleView, unit: number, options: OptionValues | undefined) {
  const { type, side, cell } = units[unit]!;
  // WK-66.
  const road = options?.['roads'] === true && map.roads.some(({ path }) => path.includes(cell));
  return {
    type,
    side,
    number: numberOf(units[unit]!),
    points: MOVEMENT[UNIT_TYPES.indexOf(type)]!,
    road: road ? 1 : 0,
  };
}

/** How an enemy that somebody looks at can be beaten now, and who can do it; empty where nobody can. */
export function chancesOn(
  view: BattleView,
  interaction: Interaction,
  cell: number | undefined,
  say: Say,
): string {
  const target = unitAt(view, cell);
  if (target === undefined || interaction.aim !== undefined) return '';
  if (!interaction.targets.includes(target)) return '';
  const told = bestAttacks(interaction, target).map((attack) => {
    const who = attack.units.map((unit) => shortName(say, view.units[unit]!)).join(', ');
    return `${say(`cell.can.${attack.kind}`, oddsArgs(attack))} (${who})`;
  });
  return told.length === 0 ? '' : `${capital(say, told.join('; '))}.`;
}
