import { size } from '@glade/boards/squares36';
import { ablaze, anyFire } from '../rules/fire.ts';
import type { FireOptions } from '../rules/options.ts';
import { FIRST_SPOT, HAND } from '../rules/places.ts';
import { movesOf } from '../rules/rounds.ts';
import { ROLE_OF_GAME } from '../rules/setup.ts';
import {
  ABLAZE,
  ALL_OUT,
  BREAKS,
  ENDED,
  type FireState,
  NO_ROLE,
  OPENING,
  PILOT,
  ROLES,
  ROLLS,
  SPOTS_STEP,
  STOPPED,
  TURNS,
  UNFINISHED,
  WON,
} from '../rules/state.ts';

/** Whether a position that was read could come up under these options, as far as the position shows. */
export function isValidPosition(s: FireState, options: FireOptions): boolean {
  const everybody = (1 << options.players) - 1;
  return (
    (s.out === everybody) === (s.result === ALL_OUT) &&
    hasValidStep(s, options) &&
    hasValidFire(s, options) &&
    Array.from({ length: options.players }, (_, seat) => seat).every(
      (seat) => hasValidRole(s, seat, options) && hasValidPlayer(s, seat, options),
    )
  );
}

const inPlay = (s: FireState): boolean => s.step === TURNS || s.step === ROLLS;

function hasValidStep(s: FireState, options: FireOptions): boolean {
  const { players, maxRounds, setupRounds, firebreaks } = options;
  if (maxRounds > 0 && s.round > maxRounds) return false;
  if (inPlay(s) ? s.round === 0 : s.step !== ENDED && s.round > 0) return false;
  if (s.result === UNFINISHED) return maxRounds > 0 && s.round === maxRounds;
  if (s.result === STOPPED) return maxRounds === 0;
  if (s.result === WON || s.result === ALL_OUT) return s.round > 0;
  const laid = size(s.breakLow, s.breakHigh);
  if (s.step === BREAKS) return s.rolls === firebreaks - laid;
  if (s.step === OPENING) return s.rolls <= players * setupRounds;
  if (s.step !== ROLLS) return true;
  return options.fireTiming === 'afterEachTurn' ? s.rolls === 1 : s.round > 1 && s.rolls <= players;
}

function hasValidFire(s: FireState, { firebreaks, place }: FireOptions): boolean {
  const laid = size(s.breakLow, s.breakHigh);
  if (laid > firebreaks) return false;
  if (s.step === BREAKS || s.step === ROLES) return !anyFire(s);
  if (s.step === SPOTS_STEP) return anyFire(s) === (place === 'after');
  if (s.result === WON) return !anyFire(s);
  if ((s.result === ABLAZE) !== ablaze(s)) return false;
  return anyFire(s) || !(inPlay(s) || s.result === ALL_OUT || s.result === UNFINISHED);
}

function hasValidRole(s: FireState, seat: number, options: FireOptions): boolean {
  const role = s.roles[seat]!;
  if (options.game !== 'mixed') return role === ROLE_OF_GAME[options.game];
  if (options.roles !== 'choose') return role === 1 + 'HSP'.indexOf(options.roles[seat]!);
  if (s.step === ROLES) return (role === NO_ROLE) === seat >= s.seat;
  return s.step === BREAKS ? role === NO_ROLE : role !== NO_ROLE || s.result === STOPPED;
}

function hasValidPlayer(s: FireState, seat: number, options: FireOptions): boolean {
  const place = s.places[seat]!;
  const out = s.isOut(seat);
  const rests = s.rests[seat]!;
  const pilot = s.roles[seat] === PILOT;
  if (out && (options.burned === 'rest' || place !== HAND || s.moves[seat]! > 0 || pilot))
    return false;
  if (rests > 0 && (options.burned === 'out' || place !== HAND || pilot)) return false;
  if (!hasValidMoves(s, seat, options)) return false;
  if (pilot) return place === HAND && (s.step !== SPOTS_STEP || seat !== s.seat);
  if (inSetup(s)) return (place !== HAND) === isPlaced(s, seat, options) && place >= FIRST_SPOT;
  if (place !== HAND) return true;
  // A piece in the hand: before it is placed, out, or on its way back.
  return !inPlay(s) || out || options.burned === 'rest';
}

const inSetup = (s: FireState): boolean => s.step <= OPENING;

/** Whether a piece is placed already, during setup. */
function isPlaced(s: FireState, seat: number, options: FireOptions): boolean {
  if (s.step === OPENING) return options.place === 'before';
  return s.step === SPOTS_STEP && seat < s.seat;
}

function hasValidMoves(s: FireState, seat: number, options: FireOptions): boolean {
  const moves = s.moves[seat]!;
  const most = movesOf(s.roles[seat]!, options);
  const away = s.isOut(seat) || s.rests[seat]! > 0;
  if (s.step === TURNS && seat === s.seat) return !away && moves > 0 && moves <= most;
  if (!inPlay(s) || away) return moves === 0;
  if (options.turnOrder === 'free') return moves <= most;
  const come = seat > s.seat || (s.step === ROLLS && options.fireTiming === 'roundStart');
  return moves === (come ? most : 0);
}
