import { hexDistance, hexName } from '@glade/boards/hexes';
import type { Action } from '@glade/engine';
import type { Say } from '@glade/text';
import type { BattleView, UnitView } from '../rules/view.ts';
import {
  enemiesTouched,
  meaningOf,
  neighbours,
  threatenedCells,
  unitAt,
} from './action-meanings.ts';
import { theUnit } from './cell-labels.ts';

/** The cell of a unit that has not come yet. */
const WAITING = -2;

/** This many Soldiers round an enemy Soldier beat it. */
const ROUND = 3;

/**
 * The plan behind an action, in a sentence; undefined where it cannot be said in a sentence. `decides`: not if the plan is only
 * to stand better, which explains no lost match.
 */
export function hintReason(
  view: BattleView,
  action: Action,
  say: Say,
  decides = false,
): string | undefined {
  const { kind, unit, to } = meaningOf(action);
  switch (kind) {
    case 'cast':
      return say(onlyWounds(view, to) ? 'hint.mayWound' : 'hint.hit', {
        target: theUnit(say, view.units[to]!),
      });
    case 'charge':
    case 'strike':
      return whyAttack(view, unit, to, say);
    case 'trio':
      return say(onlyWounds(view, to) ? 'hint.wounds' : 'hint.trio', {
        target: theUnit(say, view.units[to]!),
      });
    case 'enter':
      return say('hint.enter');
    case 'end':
      return whyEnd(view, say);
    case 'move':
      return view.units[unit] === undefined ? undefined : whyMove(view, unit, to, say, decides);
    default:
      return undefined;
  }
}

/** An attack without dice succeeds; what the enemy may answer is said beside it, unless the match is won with it. */
function whyAttack(view: BattleView, unit: number, target: number, say: Say): string {
  const wounds = onlyWounds(view, target);
  const done = say(wounds ? 'hint.wounds' : 'hint.win', {
    target: theUnit(say, view.units[target]!),
  });
  const answered = !endsMatch(view, target) && mayAnswer(view, unit, wounds ? -1 : target);
  return answered ? `${done} ${say('hint.danger.after')}` : done;
}

/** Whether who is beaten is only wounded. */
const onlyWounds = ({ wounds, units }: BattleView, target: number): boolean =>
  wounds && !units[target]!.wounded;

/** Whether the match is won when this unit is beaten: as a leader, the last one or any. */
function endsMatch(view: BattleView, target: number): boolean {
  const { leaderLoss, units } = view;
  const { type, side } = units[target]!;
  if (type !== 'L' || leaderLoss === 'off' || onlyWounds(view, target)) return false;
  const leads = (unit: UnitView): boolean =>
    unit.type === 'L' && unit.side === side && (unit.cell >= 0 || unit.cell === WAITING);
  return leaderLoss === 'any' || units.filter(leads).length === 1;
}

/** Why a unit goes there, with the danger that awaits it. */
function whyMove(
  view: BattleView,
  unit: number,
  to: number,
  say: Say,
  decides: boolean,
): string | undefined {
  const plan = planOf(view, unit, to, say, decides);
  const danger = dangerOf(view, unit, to);
  if (danger === undefined) return plan;
  if (plan !== undefined) return `${plan} ${say(`hint.danger.${danger}`)}`;
  return view.units[unit]!.type === 'L' ? say(`hint.danger.leader.${danger}`) : undefined;
}

function planOf(
  view: BattleView,
  unit: number,
  to: number,
  say: Say,
  decides: boolean,
): string | undefined {
  const own = view.units[unit]!;
  const round = own.type === 'S' ? surrounded(view, unit, to) : undefined;
  if (round !== undefined) return say(round.key, nameAndHex(view, round.target, say));
  const beaten = best(enemiesTouched(view, own, to).map((index) => view.units[index]!));
  if (beaten !== undefined) return say('hint.reach', nameAndHex(view, beaten, say));
  const place = view.map.places.findIndex(({ cells }) => cells.includes(to));
  if (place >= 0 && view.owners[place] !== own.side)
    return say('hint.take', { place: view.map.places[place]!.name[say.language] });
  const [before, after] = [dangerOf(view, unit, own.cell), dangerOf(view, unit, to)];
  if (before !== undefined && after === undefined) return say('hint.safe');
  if (before === 'near' && after === 'far') return say('hint.safe.near');
  const caught = caughtLeader(view);
  const leader = view.units[caught];
  // Once it has moved, this is no reason to go on.
  if (leader !== undefined && leader !== own && !leader.moved)
    return say(
      `hint.leader.${dangerOf(view, caught, leader.cell)!}`,
      nameAndHex(view, leader, say),
    );
  if (decides) return undefined;
  // Who leads must not be lost: that it is nearer to the enemy is no reason.
  if (own.type !== 'L' && fromEnemy(view, unit, to) < fromEnemy(view, unit, own.cell))
    return say(own.type === 'M' ? 'hint.nearer.spell' : 'hint.nearer');
  return after === undefined ? say('hint.apart') : undefined;
}

/** The enemy Soldier that three Soldiers will surround with this move, or two of the three that it takes. */
function surrounded(view: BattleView, unit: number, to: number) {
  const own = view.units[unit]!;
  const found = neighbours(view, to).flatMap((cell) => {
    const target = view.units[unitAt(view, cell) ?? -1];
    if (target?.type !== 'S' || target.side === own.side || target.shielded) return [];
    const there = neighbours(view, target.cell).filter((beside) => {
      const index = unitAt(view, beside);
      const other = index === undefined || index === unit ? undefined : view.units[index];
      return other?.side === own.side && other.type === 'S';
    });
    return [{ target, count: there.length + 1 }];
  });
  const most = found.toSorted((a, b) => b.count - a.count)[0];
  if (most === undefined || most.count < ROUND - 1) return undefined;
  const key = most.count >= ROUND ? 'hint.surrounded' : 'hint.surround';
  return { target: most.target, key };
}

/** A movement ends for a fight, or because each unit stands well; a leader that can be caught does not. */
function whyEnd(view: BattleView, say: Say): string | undefined {
  if (view.step !== 'move') return say('hint.end.turn');
  const fights = view.units.some(
    (unit) =>
      unit.side === view.side && unit.cell >= 0 && enemiesTouched(view, unit, unit.cell).length > 0,
  );
  if (fights) return say('hint.end.fight');
  const caught = caughtLeader(view);
  if (caught < 0) return say('hint.end.move');
  const leader = view.units[caught]!;
  return say(`hint.end.${dangerOf(view, caught, leader.cell)!}`, nameAndHex(view, leader, say));
}

/** The leader of the side to move, if an enemy can reach it where it stands; else -1. */
const caughtLeader = (view: BattleView): number =>
  view.units.findIndex(
    ({ side, type, cell }, unit) =>
      side === view.side && type === 'L' && cell >= 0 && dangerOf(view, unit, cell) !== undefined,
  );

/** The enemy that matters most: a leader, else the first. */
const best = (units: readonly UnitView[]): UnitView | undefined =>
  units.find(({ type }) => type === 'L') ?? units[0];

const nameAndHex = ({ map: { columns } }: BattleView, unit: UnitView, say: Say) => ({
  target: theUnit(say, unit),
  hex: hexName(columns, unit.cell),
});

/** How many hexes away the nearest enemy is. */
function fromEnemy({ units, map: { columns } }: BattleView, unit: number, cell: number): number {
  const { side } = units[unit]!;
  const enemies = units.filter((other) => other.side !== side && other.cell >= 0);
  return Math.min(...enemies.map((other) => hexDistance(columns, other.cell, cell)));
}

/**
 * How an enemy could strike a unit there in its next player-turn, once it stands there and all others stand as now: by contact, or
 * by a spell only. The board marks the same.
 */
function dangerOf(view: BattleView, unit: number, cell: number): 'near' | 'far' | undefined {
  const { near, far } = threatenedCells(view, unit);
  if (near.includes(cell)) return 'near';
  return far.includes(cell) ? 'far' : undefined;
}

const areThree = (units: readonly UnitView[], unit: number): boolean =>
  units.filter(({ side, type, cell }) => side !== units[unit]!.side && type === 'S' && cell >= 0)
    .length >= ROUND;

/** From how many hexes away a unit of each type may strike: a move, one more by road, and the step to who is struck; a spell. */
const STRIKES = { P: 5, S: 3, M: 6, L: 0 } as const;

/** Whether an enemy, other than the one that is beaten (-1 none), is so near that it may strike this unit in its next player-turn. */
function mayAnswer({ units, map }: BattleView, unit: number, beaten: number): boolean {
  const own = units[unit]!;
  return units.some(({ type, side, cell }, other) => {
    if (other === beaten || side === own.side || cell < 0) return false;
    const alone = type === 'S' && own.type === 'S' && !areThree(units, unit);
    return !alone && hexDistance(map.columns, cell, own.cell) <= STRIKES[type];
  });
}
