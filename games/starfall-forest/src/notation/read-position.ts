import { ok, problem, type Result } from '@glade/engine';
import { bits } from '@glade/boards/bit-sets';
import { type Forest, MOST_TREES } from '../rules/forest.ts';
import type { StarfallOptions } from '../rules/options.ts';
import type { StarfallKernel } from '../rules/rules.ts';
import {
  AT_CAP,
  AT_HOME,
  ENDED,
  FAIRY_FACE,
  HOME,
  ICONS,
  MOVE,
  NOWHERE,
  ROLL,
  SHOOTING,
  STAR,
  type StarfallState,
  UNPLACED,
} from '../rules/state.ts';
import { anyStep, canFly, lookForSnakes, mustMoveOn } from '../rules/steps.ts';
import { readFaces } from './faces.ts';
import { locationAt, readPoints } from './places.ts';
import { hasStepped, isPossible } from './valid-position.ts';
import { ENDS, STEPS } from './write-position.ts';

const HEAD =
  /^([a-z]+)(?: turn (\d{1,4}))?(?: seat ([1-4]))?(?: start ([1-4]))?(?: pool ([0-5]))?(?: rolled ([a-z]{1,5}))?(?: left ([a-z]{1,5}))?( moved)?$/i;
const FAIRY_TEXT =
  /^(\(?-?\d{1,2} ?, ?-?\d{1,2}\)?|home [1-4]|-)(?: hearts ([0-3]))?(?: stars ([0-5]))?( flat)?$/i;
const SECTION = /^(added|down|stars|snakes|counted) (.+)$/i;

/** The gate for positions from outside. */
export function readPosition(text: string, kernel: StarfallKernel): Result<StarfallState> {
  const { options, ready } = kernel;
  const s = kernel.create();
  const colon = text.indexOf(':');
  const [head, body] = colon < 0 ? [text, ''] : [text.slice(0, colon), text.slice(colon + 1)];
  const parts = body.split(';').map((part) => part.trim().replaceAll(/\s+/g, ' '));
  const plain = head.trim().replaceAll(/\s+/g, ' ');
  if (!readHead(s, plain)) return problem('position.head', { text: plain.slice(0, 60) });
  const wrong = readSections(s, parts.slice(options.players), options);
  if (wrong !== undefined) return problem('position.section', { text: wrong.slice(0, 60) });
  for (const [seat, part] of parts.slice(0, options.players).entries())
    if (!readFairy(s, seat, part))
      return problem('position.players', { text: part.slice(0, 60), players: options.players });
  if (parts.length < options.players)
    return problem('position.players', { text: body.slice(0, 60), players: options.players });
  lookForSnakes(s);
  if (!isPossible(s, options)) return problem('position.impossible', { text: text.slice(0, 80) });
  s.moved = hasMoved(s, options) ? 1 : 0;
  ready(s);
  const goesOn = s.step === MOVE ? anyStep(s) || hasStepped(s) : s.choices > 0;
  return s.step === ENDED || (goesOn && s.choices > 0)
    ? ok(s)
    : problem('position.impossible', { text: text.slice(0, 80) });
}

/** Whether the fairy at turn has gone a step, where that is remembered: told, or seen by what was used. */
function hasMoved(s: StarfallState, { staying }: StarfallOptions): boolean {
  if (staying !== 'end' || s.step !== MOVE || !canFly(s, s.seat)) return false;
  return s.moved === 1 || s.left[FAIRY_FACE]! < s.rolled[FAIRY_FACE]! || mustMoveOn(s);
}

function readHead(s: StarfallState, head: string): boolean {
  const [, word, turn, seat, start, pool, rolled, left, moved] = HEAD.exec(head) ?? [];
  if (word === undefined) return false;
  const step = STEPS.findIndex((name) => name === word.toLowerCase());
  const result = ENDS.indexOf(word.toLowerCase());
  if (step < 0 && result <= 0) return false;
  s.step = step < 0 ? ENDED : step;
  s.result = step < 0 ? (result === AT_HOME ? AT_HOME : AT_CAP) : 0;
  s.turn = Number(turn ?? (s.step >= ROLL ? 1 : 0));
  s.seat = Number(seat ?? 1) - 1;
  s.moved = moved === undefined ? 0 : 1;
  s.starter = start === undefined ? s.starter : Number(start) - 1;
  return readDice(s, pool, rolled, left);
}

/** What was rolled follows from what is left, and the pool from both, where it is not said. */
function readDice(
  s: StarfallState,
  pool: string | undefined,
  rolled: string | undefined,
  left: string | undefined,
): boolean {
  const [had, has] = [readFaces(rolled ?? left ?? ''), readFaces(left ?? '')];
  if ((rolled ?? left) !== undefined && had === undefined) return false;
  if (left !== undefined && has === undefined) return false;
  s.rolled.fill(0);
  s.left.fill(0);
  for (const icon of had ?? []) s.rolled[icon]! += 1;
  for (const icon of has ?? []) s.left[icon]! += 1;
  const dice = had?.length ?? 0;
  if (pool !== undefined) s.pool = Number(pool);
  else if (s.step === MOVE) s.pool = dice - Math.max(0, s.rolled[0]! - s.rolled[1]!);
  else if (s.step === STAR || s.step === STAR + 1) s.pool = 0;
  // Dice that nothing is said of did nothing.
  if (s.step === MOVE && rolled === undefined && s.pool > dice)
    s.rolled[SHOOTING]! += s.pool - dice;
  return true;
}

/** The section that cannot be read, if any. */
function readSections(
  s: StarfallState,
  parts: readonly string[],
  options: StarfallOptions,
): string | undefined {
  const seen = new Map<string, string>();
  for (const part of parts) {
    const [, word, list] = SECTION.exec(part) ?? [];
    if (word === undefined || seen.has(word.toLowerCase())) return part;
    seen.set(word.toLowerCase(), list!);
  }
  // Trees before what lies at them.
  for (const word of ['added', 'down', 'stars', 'snakes', 'counted']) {
    const list = seen.get(word)?.split(' ') ?? [];
    if (!readList(s, word, list, options)) return `${word} ${seen.get(word)}`;
  }
  return undefined;
}

function readList(
  s: StarfallState,
  word: string,
  list: readonly string[],
  options: StarfallOptions,
): boolean {
  if (word === 'added') return readAdded(s, list, options);
  if (word === 'down') return readDown(s, list);
  if (word === 'stars') return list.every((item) => readStars(s, item));
  if (word === 'snakes') return readSnakes(s, list, options);
  return list.length === 0 || readCounted(s, list);
}

function readAdded(s: StarfallState, list: readonly string[], options: StarfallOptions): boolean {
  if (list.length > options.players) return false;
  for (const item of list) {
    const [point = -1, other] = readPoints(item) ?? [];
    if (other !== undefined || point < 0 || !s.forest.isFree(point)) return false;
    s.forest.add(point, options);
  }
  return true;
}

function treeNamed(forest: Forest, text: string): number {
  const tree = locationAt(forest, readPoints(text) ?? []);
  return tree < MOST_TREES ? tree : -1;
}

function readDown(s: StarfallState, list: readonly string[]): boolean {
  for (const item of list) {
    const tree = treeNamed(s.forest, item);
    if (tree < 0) return false;
    s.down |= 1 << tree;
  }
  return bits(s.down) === list.length;
}

function readStars(s: StarfallState, item: string): boolean {
  const [, place = '', times = '1'] = /^([^x]+)(?:x([1-9]\d{0,2}))?$/i.exec(item) ?? [];
  const tree = treeNamed(s.forest, place);
  if (tree < 0 || s.stars[tree]! > 0) return false;
  s.stars[tree] = Number(times);
  s.starTrees |= 1 << tree;
  return true;
}

function readSnakes(s: StarfallState, list: readonly string[], options: StarfallOptions): boolean {
  const snakes = list.map((item) => locationAt(s.forest, readPoints(item) ?? []));
  const most = options.scaredySnake ? s.forest.trees : NOWHERE;
  if (snakes.length > options.players || snakes.some((at) => at < 0 || at >= most)) return false;
  for (const [i, at] of snakes.toSorted((a, b) => a - b).entries()) s.snakes[i] = at;
  return true;
}

function readCounted(s: StarfallState, list: readonly string[]): boolean {
  if (list.length !== ICONS || !list.every((item) => /^\d{1,5}$/.test(item))) return false;
  const [fallen, knocked, bites, swaps, flats] = list.map(Number);
  s.fallen = fallen!;
  s.knocked = knocked!;
  s.bites = bites!;
  s.swaps = swaps!;
  s.flats = flats!;
  return true;
}

function readFairy(s: StarfallState, seat: number, text: string): boolean {
  const [, place, hearts, stars, flat] = FAIRY_TEXT.exec(text) ?? [];
  if (place === undefined) return false;
  const rank = /^home (\d)$/i.exec(place);
  if (rank !== null) {
    s.fairies[seat] = HOME;
    s.ranks[seat] = Number(rank[1]);
    s.home += 1;
  } else {
    const tree = place === '-' ? UNPLACED : treeNamed(s.forest, place);
    if (tree < 0 && place !== '-') return false;
    s.fairies[seat] = tree;
  }
  if (flat !== undefined) s.flat |= 1 << seat;
  s.hearts[seat] = Number(hearts ?? (flat === undefined ? 3 : 0));
  s.held[seat] = Number(stars ?? 0);
  return true;
}
