import { FIRST_PATH, xOf, yOf } from '../rules/forest.ts';
import { fairyPlace, listed } from './write-position.ts';
import type { Wording } from '@glade/engine';
import { HOME, MOST_SEATS, UNPLACED, type StarfallState } from '../rules/state.ts';

// The forest as text: O and o strong and weak points with a standing tree, x a fallen one, 1 to 4 a fairy there, * stars,
// s a snake; # a path that a snake closes.

const ACROSS = 4;
const DOWN = 2;

/** A board for the terminal: the forest, then who has what. */
export function draw(s: StarfallState, players: number, say: Wording): string {
  const { forest } = s;
  const points = [...forest.pointOfTree.subarray(0, forest.trees)];
  const left = Math.min(...points.map(xOf));
  const top = Math.min(...points.map(yOf));
  const rows = (Math.max(...points.map(yOf)) - top) * DOWN + 1;
  const columns = (Math.max(...points.map(xOf)) - left) * ACROSS + 2;
  const picture = Array.from({ length: rows }, () => Array.from({ length: columns }, () => ' '));
  const put = (x: number, y: number, text: string): void => {
    for (const [i, sign] of Array.from(text).entries())
      picture[(y - top) * DOWN]![(x - left) * ACROSS + i] = sign;
  };
  for (let path = 0; path < forest.paths; path++) drawPath(s, path, picture, left, top);
  for (const [tree, point] of points.entries()) put(xOf(point), yOf(point), treeText(s, tree));
  const lines = picture.map((row, i) => {
    const head = i % DOWN === 0 ? String(top + i / DOWN + 1) : '';
    return `${head.padStart(3)} ${row.join('')}`.trimEnd();
  });
  const heads = Array.from({ length: Math.ceil(columns / ACROSS) }, (_, i) =>
    String(left + i + 1).padEnd(ACROSS),
  );
  return [
    `    ${heads.join('').trimEnd()}`,
    ...lines,
    '',
    ...Array.from({ length: players }, (_, seat) => fairyLine(s, seat, say)),
    ...listed(s).flatMap(([list, all]) =>
      list === 'counted' ? [] : [say('drawn.list', { list, all: all.join('; ') })],
    ),
  ].join('\n');
}

function fairyLine(s: StarfallState, seat: number, say: Wording): string {
  const at = s.fairies[seat]!;
  return say('drawn.fairy', {
    player: seat + 1,
    where: at === HOME ? 'home' : at === UNPLACED ? 'none' : 'forest',
    at: fairyPlace(s, seat),
    rank: s.ranks[seat]!,
    hearts: s.hearts[seat]!,
    stars: s.held[seat]!,
    flat: (s.flat >> seat) & 1,
  });
}

function treeText(s: StarfallState, tree: number): string {
  const fairy = s.fairies.indexOf(tree);
  const strong = (xOf(s.forest.pointOfTree[tree]!) + yOf(s.forest.pointOfTree[tree]!)) % 2 === 0;
  const sign = fairy >= 0 ? String(fairy + 1) : (s.down >>> tree) & 1 ? 'x' : strong ? 'O' : 'o';
  const beside = s.snakes.includes(tree) ? 's' : s.stars[tree]! > 0 ? '*' : '';
  return sign + beside;
}

function drawPath(
  s: StarfallState,
  path: number,
  picture: string[][],
  left: number,
  top: number,
): void {
  const { forest } = s;
  const [a, b] = [forest.lowTree[path]!, forest.highTree[path]!].map(
    (tree) => forest.pointOfTree[tree]!,
  ) as [number, number];
  const closed = s.snakes.subarray(0, MOST_SEATS).includes(FIRST_PATH + path);
  const row = (yOf(a) + yOf(b) - 2 * top) * (DOWN / 2);
  const column = (xOf(a) + xOf(b) - 2 * left) * (ACROSS / 2);
  if (yOf(a) === yOf(b)) {
    const text = closed ? '-#-' : '---';
    for (const [i, sign] of Array.from(text).entries()) picture[row]![column - 1 + i] = sign;
    return;
  }
  const falls = xOf(a) === xOf(b) ? '|' : (xOf(b) - xOf(a)) * (yOf(b) - yOf(a)) > 0 ? '\\' : '/';
  picture[row]![column] = closed ? '#' : falls;
}
