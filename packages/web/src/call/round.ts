import { isName, type Caller, type Game, type OptionValues } from '@glade/engine';
import { browserStorage, LOCAL, SafeStorage } from '../storage/browser-storage.ts';

// A round in which the app only calls the throws. It is stored in this browser, so that a reload loses nothing.

/** As many as a large class. */
export const MOST_PLAYERS = 30;
/** More throws than any round needs. */
const MOST_CALLS = 200;

/** Somebody who played on paper. */
export interface PaperPlayer {
  /** Empty for somebody without a name. */
  readonly name: string;
  /** Undefined until they are entered. */
  readonly points: number | undefined;
  /** Whether what they had to save still stands. */
  readonly saved: boolean;
}

export interface Round {
  readonly phase: 'begin' | 'calling' | 'points';
  /** People throw their own dice and enter them. */
  readonly ownDice: boolean;
  /** The faces of each throw that counted. */
  readonly calls: readonly (readonly number[])[];
  readonly players: readonly PaperPlayer[];
}

/** What every part of the page gets. */
export interface RoundProps {
  readonly game: Game;
  readonly caller: Caller;
  readonly options: OptionValues;
  readonly round: Round;
  readonly onChange: (round: Round) => void;
}

export const NEW_ROUND: Round = { phase: 'begin', ownDice: false, calls: [], players: [] };

const storing = new SafeStorage(browserStorage(LOCAL));
const nameOf = (game: string): string => `glade.call.${game}`;

/** Stores a round, and says whether it could be. */
export const storeRound = (game: string, round: Round): boolean =>
  storing.put(nameOf(game), JSON.stringify(round)) === undefined;

/** The stored round; a new one if there is none or it cannot be understood. */
export function storedRound(game: string, caller: Caller): Round {
  try {
    return parseRound(JSON.parse(storing.get(nameOf(game)) ?? '{}'), caller) ?? NEW_ROUND;
  } catch {
    return NEW_ROUND;
  }
}

/** Reads a round; undefined if it cannot be understood. */
export function parseRound(data: unknown, caller: Caller): Round | undefined {
  const { phase, ownDice, calls, players } = { ...(data as object) } as Record<string, unknown>;
  if (phase !== 'begin' && phase !== 'calling' && phase !== 'points') return undefined;
  if (!Array.isArray(calls) || calls.length > MOST_CALLS) return undefined;
  if (!Array.isArray(players) || players.length > MOST_PLAYERS) return undefined;
  const known = calls.every((faces, i) => isThrow(faces, caller.next(calls.slice(0, i)).dice));
  const read = players.map((player) => parsePlayer(player, caller.mostPoints));
  if (!known || read.includes(undefined)) return undefined;
  return { phase, ownDice: ownDice === true, calls, players: read as readonly PaperPlayer[] };
}

const isThrow = (faces: unknown, dice: readonly number[]): boolean =>
  Array.isArray(faces) &&
  faces.length === dice.length &&
  faces.every((face, i) => Number.isInteger(face) && face >= 1 && face <= dice[i]!);

function parsePlayer(data: unknown, most: number): PaperPlayer | undefined {
  const { name, points, saved } = { ...(data as object) } as Record<string, unknown>;
  if (typeof name !== 'string' || (name !== '' && !isName(name))) return undefined;
  const counted = Number.isInteger(points) && (points as number) >= 0 && (points as number) <= most;
  return { name, points: counted ? (points as number) : undefined, saved: saved !== false };
}

/** A player with their place: 1 is the best, and players with equal ranks share it. */
export interface Placed {
  readonly player: number;
  readonly place: number;
}

/** The places of all players whose points are known, the best first, by the ranking of the rules. */
export function placesOf(
  caller: Caller,
  options: OptionValues,
  players: readonly PaperPlayer[],
): readonly Placed[] {
  const ranked = players.flatMap(({ points, saved }, player) =>
    points === undefined ? [] : [{ player, rank: caller.rank(options, { points, saved }) }],
  );
  return ranked
    .map(({ player, rank }) => ({
      player,
      place: 1 + ranked.filter((other) => other.rank > rank).length,
    }))
    .toSorted((a, b) => a.place - b.place || a.player - b.player);
}

/** The players with these names added, as far as there is room. Names that are there, or cannot be used, are left out. */
export function withNames(
  players: readonly PaperPlayer[],
  names: readonly string[],
): readonly PaperPlayer[] {
  const known = new Set(players.map(({ name }) => name));
  const fresh = [...new Set(names.map((name) => name.trim()))].filter(
    (name) => isName(name) && !known.has(name),
  );
  return [...players, ...fresh.map(newPlayer)].slice(0, MOST_PLAYERS);
}

export const newPlayer = (name: string): PaperPlayer => ({ name, points: undefined, saved: true });
