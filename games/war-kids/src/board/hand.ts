import {
  actionOf,
  type Attack,
  attacksBy,
  choose,
  type Means,
  meansOf,
  neighbours,
  proposal,
  unitAt,
} from './action-meanings.ts';
import type { BattleView } from '../rules/view.ts';

/** What a person has begun: a unit in hand, or an attack whose units are being chosen. */
export interface Hand {
  readonly held?: number;
  readonly aim?: number;
  readonly chosen: readonly number[];
}

export const EMPTY: Hand = { chosen: [] };

/** A hand over a position: what it can do there. */
export interface Turn extends Hand {
  readonly means: Means;
  /** Nobody here is to decide anything. */
  readonly idle: boolean;
  /** Where the unit in hand can go: by cell, the action. */
  readonly ways: ReadonlyMap<number, number>;
  /** The attacks on the unit aimed at. */
  readonly attacks: readonly Attack[];
  /** Units that can be attacked with what is in hand, or taken off. */
  readonly targets: readonly number[];
  /** Units that can still do something, while nothing is in hand. */
  readonly ready: readonly number[];
}

const NOWHERE: ReadonlyMap<number, number> = new Map();

export function turnOf(view: BattleView, legal: readonly number[], hand: Hand): Turn {
  const means = meansOf(view, legal);
  const idle = legal.length === 0;
  const held = idle || !isThere(view, hand.held) ? undefined : hand.held;
  const on = (aim: number): readonly Attack[] =>
    means.attacks.filter(
      (attack) =>
        attack.to === aim &&
        (held === undefined || view.step !== 'move' || attack.units.includes(held)),
    );
  const attacks = hand.aim === undefined ? [] : on(hand.aim);
  const aim = attacks.length > 0 ? hand.aim : undefined;
  const chosen = aim === undefined ? [] : hand.chosen;
  const open = means.attacks.filter(({ units }) => held === undefined || units.includes(held));
  const free = held === undefined && aim === undefined;
  return {
    means,
    idle,
    chosen,
    ...(held === undefined ? {} : { held }),
    ...(aim === undefined ? {} : { aim }),
    ways: (aim === undefined && held !== undefined && means.ways.get(held)) || NOWHERE,
    attacks,
    targets:
      aim !== undefined
        ? [aim]
        : free && view.step === 'move'
          ? []
          : unique([...open.map(({ to }) => to), ...means.losses.keys()]),
    ready: free
      ? unique([
          ...[...means.ways.keys()].filter(
            (unit) => isThere(view, unit) && view.units[unit]!.cell >= 0,
          ),
          ...means.attacks.flatMap(({ units }) => units),
        ])
      : [],
  };
}

const unique = (units: readonly number[]): readonly number[] => [...new Set(units)];

const isThere = (view: BattleView, unit: number | undefined): boolean => {
  const cell = unit === undefined ? undefined : view.units[unit]?.cell;
  return cell !== undefined && (cell >= 0 || cell === WAITS);
};

/** Where a unit is that waits for its entry. */
export const WAITS = -2;

/** What comes of a tap: something else in hand, or an action, which may be refused. */
export type Tapped = { readonly hand: Hand } | { readonly action: number };

/** A tap on a hex. */
export function tap(view: BattleView, turn: Turn, cell: number): Tapped {
  const { means, held } = turn;
  const there = unitAt(view, cell);
  if (turn.idle) return { action: actionOf('move', held ?? 0, cell) };
  if (view.step === 'land')
    return { action: means.landings.get(cell) ?? actionOf('land', 0, cell) };
  if (view.step === 'loss')
    return { action: means.losses.get(there ?? -1) ?? actionOf('loss', there ?? 0) };
  if (turn.aim !== undefined) {
    const tapped = tapAimed(turn, turn.aim, there);
    if (tapped !== undefined) return tapped;
  }
  if (there === undefined) return held === undefined ? { hand: EMPTY } : go(view, turn, held, cell);
  if (there === held) return { hand: EMPTY };
  if (view.units[there]!.side === view.side) return { hand: { held: there, chosen: [] } };
  return attackOn(view, turn, there);
}

/** A tap while the attackers are chosen; undefined where it has nothing to do with that. */
function tapAimed(turn: Turn, aim: number, there: number | undefined): Tapped | undefined {
  if (there === undefined) return { hand: EMPTY };
  if (there === aim) {
    const [first] = attacksBy(turn.attacks, turn.chosen);
    return first === undefined ? { hand: EMPTY } : { action: first.action };
  }
  if (!turn.attacks.some(({ units }) => units.includes(there))) return undefined;
  return { hand: { ...handOf(turn), chosen: choose(turn.attacks, turn.chosen, there) } };
}

const handOf = ({ held, aim, chosen }: Turn): Hand => ({
  chosen,
  ...(held === undefined ? {} : { held }),
  ...(aim === undefined ? {} : { aim }),
});

function go(view: BattleView, turn: Turn, held: number, cell: number): Tapped {
  const kind = view.units[held]!.cell === WAITS ? 'enter' : 'move';
  return { action: turn.ways.get(cell) ?? actionOf(kind, held, cell) };
}

/** A tap on an enemy: one way to attack is done at once, several are offered, none is refused with its reason. */
function attackOn(view: BattleView, turn: Turn, target: number): Tapped {
  const { held } = turn;
  const attacks = turn.means.attacks.filter(
    ({ to, units }) => to === target && (held === undefined || units.includes(held)),
  );
  if (attacks.length === 1 && (held !== undefined || view.step === 'combat'))
    return { action: attacks[0]!.action };
  if (attacks.length > 0)
    return {
      hand: { ...(held === undefined ? {} : { held }), aim: target, chosen: proposal(attacks) },
    };
  if (held === undefined && view.step === 'move') return { hand: EMPTY };
  return { action: vain(view, held, target) };
}

/** An attack that will be refused, as near as can be to what was meant. */
function vain(view: BattleView, held: number | undefined, target: number): number {
  const victim = view.units[target]!;
  const near = neighbours(view, victim.cell).map((cell) => unitAt(view, cell));
  const mine = (index: number | undefined): boolean =>
    index !== undefined && view.units[index]!.side === view.side;
  const by = held ?? near.find(mine) ?? view.units.findIndex(({ side }) => side === view.side);
  const { type } = view.units[by]!;
  if (type === 'M') return actionOf('cast', by, target);
  if (type === 'P') return actionOf('charge', by, target);
  if (type !== 'S' || victim.type !== 'S') return actionOf('strike', by, target);
  const soldiers = near.flatMap((index, d) =>
    mine(index) && view.units[index!]!.type === 'S' ? [1 << d] : [],
  );
  return actionOf('trio', 0, target) | soldiers.slice(0, 3).reduce((a, b) => a | b, 0);
}

/** Of each kind of attack on a unit the likeliest, with what is in hand. */
export function bestOf(turn: Turn, target: number): readonly Attack[] {
  const { aim, held, chosen, means } = turn;
  const all = means.attacks.filter(
    ({ to, units }) => to === target && (held === undefined || units.includes(held)),
  );
  const open = aim === undefined ? all : attacksBy(all, chosen);
  const best = new Map<string, Attack>();
  for (const attack of open) {
    const other = best.get(attack.kind)?.odds;
    const { odds } = attack;
    if (!other || (odds !== undefined && odds.wins * other.of > other.wins * odds.of))
      best.set(attack.kind, attack);
  }
  return [...best.values()];
}
