import { capital, type Say } from '@glade/text';
import { FIRST_PATH, POINTS } from '../rules/forest.ts';
import { isPath, isStrong, meaningOf, type Choices } from './choices.ts';
import { cellParts, wayOf } from '../notation/index.ts';
import { cellOf, cellOfPoint } from '../rules/cells.ts';
import type { StarfallView } from '../rules/view.ts';

/** What a screen reader says of a tree or path: where it is, what is there, what can be done. */
export function labelOf(
  view: StarfallView,
  say: Say,
  location: number,
  choices: Choices,
  held: number | undefined,
): string {
  const there = isPath(location) ? [] : treeParts(view, say, location);
  const snakes = view.snakes.filter((at) => at === location).length;
  if (snakes > 0) there.push(say(isPath(location) ? 'cell.closed' : 'cell.snakes', { snakes }));
  return labelled(view, say, cellOf(view, location), [
    ...there,
    ...choicesAt(view, say, location, choices, held),
  ]);
}

/** Of a point where a tree can be planted. */
export function pointLabel(
  view: StarfallView,
  say: Say,
  cell: number,
  { free, strong }: { readonly free: boolean; readonly strong: boolean },
): string {
  return labelled(view, say, cell, free ? [say('cell.canPlant', { strong: Number(strong) })] : []);
}

function labelled(view: StarfallView, say: Say, cell: number, parts: readonly string[]): string {
  const place = placeName(view, say, cell);
  return parts.length === 0 ? place : `${place}: ${parts.join(', ')}`;
}

/** What each place is called, by who says it: a board has a hundred places, and their names stay. */
const names = new WeakMap<Say, Map<string, string>>();

function placeName(view: StarfallView, say: Say, cell: number): string {
  const known = names.get(say) ?? new Map<string, string>();
  names.set(say, known);
  const key = `${view.width} ${view.height} ${cell}`;
  let name = known.get(key);
  if (name === undefined) {
    name = capital(say, say('place.spoken', cellParts(cell, view)));
    known.set(key, name);
  }
  return name;
}

function treeParts(view: StarfallView, say: Say, tree: number): string[] {
  const [x, y] = view.trees[tree]!;
  const down = view.down.includes(tree);
  const parts = [say('cell.tree', { kind: down ? 'down' : isStrong(x, y) ? 'strong' : 'weak' })];
  const stars = view.stars[tree]!;
  if (stars > 0) parts.push(say('cell.stars', { stars }));
  for (const [seat, { place, flat, hearts, stars: held }] of view.fairies.entries()) {
    if (place !== tree) continue;
    const key = flat ? 'cell.flat' : 'cell.fairy';
    parts.push(say(key, { player: seat + 1, hearts, stars: held }));
  }
  return [...parts, ...closedWays(view, say, tree)];
}

/** The ways from a tree that a snake closes. */
function closedWays(view: StarfallView, say: Say, tree: number): string[] {
  const [x, y] = view.trees[tree]!;
  const closed = [...new Set(view.snakes)].filter(isPath).toSorted((a, b) => a - b);
  return closed.flatMap((at) => {
    const ends = view.paths[at - FIRST_PATH]!;
    if (!ends.includes(tree)) return [];
    const [toX, toY] = view.trees[ends[0] === tree ? ends[1] : ends[0]]!;
    return [say('cell.closedWay', { way: wayOf(toX - x, toY - y) })];
  });
}

function choicesAt(
  view: StarfallView,
  say: Say,
  location: number,
  { go, place, take, to }: Choices,
  held: number | undefined,
): string[] {
  const parts: string[] = [];
  if (go.size > 0 && view.fairies[view.seat]!.place === location) parts.push(say('cell.canMove'));
  if (go.has(location))
    parts.push(say(view.down.includes(location) ? 'cell.canPass' : 'cell.canGo'));
  else if (held === undefined && go.size > 0 && (view.reach[location] ?? -1) > 1)
    parts.push(
      say(view.via[location]! < 0 ? 'cell.steps' : 'cell.walk', { steps: view.reach[location]! }),
    );
  if (place.has(location)) parts.push(say(`cell.can.${view.step}`));
  if (held === location) parts.push(say('cell.held'));
  else if (to.has(location)) parts.push(say('cell.canSlither'));
  if (held === undefined && take.has(location)) parts.push(say('cell.canTake'));
  return parts;
}

const NAMES: Readonly<Record<string, string>> = {
  knock: 'action.topple.at',
  plant: 'action.plant.at',
  snake: 'action.snake.at',
  fairy: 'action.fairy.at',
  star: 'action.star.at',
  revive: 'action.wake.at',
};

/** How an action is named, and the cells it is about; nothing for what is no action here. */
export function nameOf(
  view: StarfallView,
  action: number,
): { readonly key: string; readonly cells: readonly number[] } {
  const meaning = meaningOf(action);
  if (meaning.kind === 'end') return { key: 'action.end.at', cells: [] };
  if (meaning.kind === 'snake') return named(view, 'action.slither.at', [meaning.from, meaning.to]);
  if (meaning.kind === 'go') return named(view, 'action.go.at', [meaning.to]);
  const key = NAMES[view.step] ?? '';
  if (view.step === 'plant')
    return meaning.to < POINTS ? { key, cells: [cellOfPoint(meaning.to)] } : NAMELESS;
  return named(view, key, [
    view.step === 'revive' ? (view.fairies[meaning.to]?.place ?? -1) : meaning.to,
  ]);
}

const NAMELESS = { key: '', cells: [] };

function named(view: StarfallView, key: string, places: readonly number[]) {
  const found = places.every((at) => view.trees[at] ?? view.paths[at - FIRST_PATH]);
  return found ? { key, cells: places.map((at) => cellOf(view, at)) } : NAMELESS;
}

/** The dice that can still be used: a fairy that can go nowhere leaves its dice unused. */
export const usableDice = ({ step, left, reach }: StarfallView): StarfallView['left'] =>
  step !== 'move' || reach.some((steps) => steps > 0) ? left : { ...left, fairy: 0 };

/** The steps that the dice still allow, as they are told: where the fairy can go nowhere, trees are steps of snakes. */
export function stepsLeft(view: StarfallView): StarfallView['left'] {
  const left = usableDice(view);
  return left === view.left ? left : { ...left, snake: left.snake + left.tree, tree: 0 };
}

/** The message that says what to do now. */
export function stepOf(view: StarfallView, scaredy: boolean): string {
  const { step, left, reach } = view;
  if (step === 'knock') return 'step.topple';
  if (step === 'revive') return 'step.wake';
  if (step === 'snake' && scaredy) return 'step.snake.scaredy';
  if (step !== 'move') return `step.${step}`;
  if (view.down.includes(view.fairies[view.seat]!.place)) return 'step.move.fallen';
  const flies = reach.some((steps) => steps > 0);
  const pushes = left.snake + left.tree > 0;
  if (flies) return pushes ? 'step.move' : 'step.move.fairy';
  return pushes ? 'step.move.snakes' : 'step.move.end';
}

/** All that is on the board, for a picture that cannot be walked through. */
export function describe(view: StarfallView, say: Say, choices: Choices): string[] {
  const trees = [...view.trees.keys()].filter((tree) => {
    const plain = view.stars[tree] === 0 && !view.down.includes(tree);
    return !plain || [...view.fairies.map(({ place }) => place), ...view.snakes].includes(tree);
  });
  const places = [...trees, ...new Set(view.snakes.filter((at) => at >= FIRST_PATH))];
  return places.map((place) => labelOf(view, say, place, choices, undefined));
}
