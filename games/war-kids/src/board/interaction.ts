import { UNIT_BITS } from '../rules/actions.ts';
import type { BattleView } from '../rules/view.ts';
import {
  actionOf,
  attackersOf,
  attacksBy,
  choicesOf,
  isAttack,
  likeliestAttackers,
  meaningOf,
  neighbours,
  threatenedCells,
  toggleAttacker,
  unitAt,
  type Attack,
  type Choices,
} from './action-meanings.ts';

/** What a person has begun: a unit in hand, or an attack whose units are being chosen. */
export interface Selection {
  readonly held?: number;
  readonly aim?: number;
  readonly chosen: readonly number[];
}

export const EMPTY: Selection = { chosen: [] };

/** A hand over a position: what it can do there. */
export interface Interaction extends Selection {
  readonly choices: Choices;
  /** Nobody here is to decide anything. */
  readonly idle: boolean;
  /** Where the unit in hand can go: by cell, the action. */
  readonly destinations: ReadonlyMap<number, number>;
  /** The attacks on the unit aimed at. */
  readonly attacks: readonly Attack[];
  /** Units that can be attacked with what is in hand, or taken off. */
  readonly targets: readonly number[];
  /** Units that can still do something, while nothing is in hand that can. */
  readonly ready: readonly number[];
  readonly dangers: Dangers;
}

/**
 * Where the unit in hand would be in danger in the enemy's next player-turn, of its own place and those it can get to: from
 * somebody who strikes, and only from a spell. Nothing while nobody is to be moved.
 */
type Dangers = Readonly<Record<'near' | 'far', readonly number[]>>;

const SAFE: Dangers = { near: [], far: [] };

const NOWHERE: ReadonlyMap<number, number> = new Map();

export function interactionOf(
  view: BattleView,
  legal: readonly number[],
  selection: Selection,
): Interaction {
  const choices = choicesOf(view, legal);
  const idle = legal.length === 0;
  const held = idle || !isThere(view, selection.held) ? undefined : selection.held;
  const on = (aim: number): readonly Attack[] =>
    choices.attacks.filter(
      (attack) =>
        attack.to === aim &&
        (held === undefined || view.step !== 'move' || attack.units.includes(held)),
    );
  const attacks = selection.aim === undefined ? [] : on(selection.aim);
  const aim = attacks.length > 0 ? selection.aim : undefined;
  const chosen = aim === undefined ? [] : selection.chosen;
  const open = choices.attacks.filter(({ units }) => held === undefined || units.includes(held));
  const free = held === undefined && aim === undefined;
  const destinations =
    (aim === undefined && held !== undefined && choices.destinations.get(held)) || NOWHERE;
  // What is in hand and can do nothing leaves the choice to the others.
  const stuck =
    held !== undefined &&
    aim === undefined &&
    destinations.size + open.length === 0 &&
    !choices.exits.has(held);
  return {
    choices,
    idle,
    chosen,
    ...(held === undefined ? {} : { held }),
    ...(aim === undefined ? {} : { aim }),
    destinations,
    attacks,
    targets:
      aim !== undefined
        ? [aim]
        : free && view.step === 'move'
          ? []
          : unique([...open.map(({ to }) => to), ...choices.losses.keys()]),
    ready:
      free || stuck
        ? unique([
            ...[...choices.destinations.keys()].filter(
              (unit) => isThere(view, unit) && view.units[unit]!.cell >= 0,
            ),
            ...choices.attacks.flatMap(({ units }) => units),
          ])
        : [],
    dangers: held === undefined || aim !== undefined ? SAFE : dangersOf(view, held, destinations),
  };
}

const unique = (units: readonly number[]): readonly number[] => [...new Set(units)];

const isThere = (view: BattleView, unit: number | undefined): boolean => {
  const cell = unit === undefined ? undefined : view.units[unit]?.cell;
  return cell !== undefined && (cell >= 0 || cell === WAITS);
};

/** Where a unit is that waits for its entry. */
export const WAITS = -2;

/** Who has to be in hand for what a hint advises, and whom they attack together. */
export function begunFor(view: BattleView, action: number): Selection {
  const meaning = meaningOf(action);
  const { kind, unit, to } = meaning;
  if (kind === 'trio' || kind === 'fight') return { aim: to, chosen: attackersOf(view, meaning) };
  return kind === 'end' || kind === 'land' || kind === 'loss' ? EMPTY : { held: unit, chosen: [] };
}

/** What a tap on the places of a hint does: where it leads the action itself, and who begins it is in hand. */
export function follow(view: BattleView, action: number, cell: number): Tapped | undefined {
  const meaning = meaningOf(action);
  const there = unitAt(view, cell);
  if (isAttack(meaning) ? there === meaning.to : cell === meaning.to) return { action };
  if (there === undefined || !attackersOf(view, meaning).includes(there)) return undefined;
  return { selection: begunFor(view, action) };
}

/** What comes of a tap: something else in hand, or an action, which may be refused. */
export type Tapped = { readonly selection: Selection } | { readonly action: number };

/** A tap on a hex. */
export function tap(view: BattleView, interaction: Interaction, cell: number): Tapped {
  const { choices, held } = interaction;
  const there = unitAt(view, cell);
  if (interaction.idle) return { action: actionOf('move', held ?? 0, cell) };
  if (view.step === 'land')
    return { action: choices.landings.get(cell) ?? actionOf('land', 0, cell) };
  if (view.step === 'loss')
    return { action: choices.losses.get(there ?? -1) ?? actionOf('loss', there ?? 0) };
  if (interaction.aim !== undefined) {
    const tapped = tapAimed(interaction, interaction.aim, there);
    if (tapped !== undefined) return tapped;
  }
  // With nobody in hand, too, a tap on an empty hex is answered: the refusal says what to do first.
  if (there === undefined) return go(view, interaction, held ?? NOBODY, cell);
  if (there === held) return { selection: EMPTY };
  if (view.units[there]!.side === view.side || isToBePlaced(view, interaction, there))
    return { selection: { held: there, chosen: [] } };
  return attackOn(view, interaction, there);
}

/** WK-R56: of an enemy, too, people say where it stands; one that the Mage in hand can cast at is its target. */
const isToBePlaced = (
  view: BattleView,
  { choices, targets }: Interaction,
  enemy: number,
): boolean =>
  view.ownMoves &&
  view.step === 'move' &&
  !targets.includes(enemy) &&
  choices.destinations.has(enemy);

/** A tap while the attackers are chosen; undefined where it has nothing to do with that. */
function tapAimed(
  interaction: Interaction,
  aim: number,
  there: number | undefined,
): Tapped | undefined {
  if (there === undefined) return { selection: EMPTY };
  if (there === aim) {
    const [first] = attacksBy(interaction.attacks, interaction.chosen);
    return first === undefined ? { selection: EMPTY } : { action: first.action };
  }
  if (!interaction.attacks.some(({ units }) => units.includes(there))) return undefined;
  return {
    selection: {
      ...selectionOf(interaction),
      chosen: toggleAttacker(interaction.attacks, interaction.chosen, there),
    },
  };
}

const selectionOf = ({ held, aim, chosen }: Interaction): Selection => ({
  chosen,
  ...(held === undefined ? {} : { held }),
  ...(aim === undefined ? {} : { aim }),
});

/** No unit: the largest number that an action can name. */
const NOBODY = UNIT_BITS;

function go(view: BattleView, interaction: Interaction, held: number, cell: number): Tapped {
  const waits = view.units[held]?.cell === WAITS;
  const kind = view.ownMoves ? 'place' : waits ? 'enter' : 'move';
  return { action: interaction.destinations.get(cell) ?? actionOf(kind, held, cell) };
}

/**
 * A tap on an enemy: one way to attack with the unit in hand is done at once. Several are offered, and one is asked for where
 * nobody is in hand: perhaps people only wanted to look. None is refused with its reason.
 */
function attackOn(view: BattleView, interaction: Interaction, target: number): Tapped {
  const { held } = interaction;
  const attacks = interaction.choices.attacks.filter(
    ({ to, units }) => to === target && (held === undefined || units.includes(held)),
  );
  if (attacks.length === 1 && held !== undefined) return { action: attacks[0]!.action };
  if (attacks.length > 0)
    return {
      selection: {
        ...(held === undefined ? {} : { held }),
        aim: target,
        chosen: likeliestAttackers(attacks),
      },
    };
  if (held === undefined && (view.step === 'move' || !isTouched(view, target)))
    return { selection: EMPTY };
  return { action: refusedAttack(view, held, target) };
}

function dangersOf(
  view: BattleView,
  held: number,
  destinations: Interaction['destinations'],
): Dangers {
  if (view.step !== 'move') return SAFE;
  const { near, far } = threatenedCells(view, held);
  const matters = (cell: number): boolean =>
    cell === view.units[held]!.cell || destinations.has(cell);
  return { near: near.filter(matters), far: far.filter(matters) };
}

/** Whether somebody of the side at turn stands beside this enemy: else nobody was meant to attack it. */
const isTouched = (view: BattleView, target: number): boolean =>
  neighbours(view, view.units[target]!.cell).some((cell) => {
    const there = unitAt(view, cell);
    return there !== undefined && view.units[there]!.side === view.side;
  });

/** An attack that will be refused, as near as can be to what was meant. */
function refusedAttack(view: BattleView, held: number | undefined, target: number): number {
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
export function bestAttacks(interaction: Interaction, target: number): readonly Attack[] {
  const { aim, held, chosen, choices } = interaction;
  const all = choices.attacks.filter(
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
