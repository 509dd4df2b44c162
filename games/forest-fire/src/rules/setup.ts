import type { Trace } from '@glade/engine';
import { EVENTS } from './events.ts';
import { anyFire } from './fire.ts';
import type { FireOptions } from './options.ts';
import {
  FireState,
  HOTSHOT,
  NO_ROLE,
  OPENING,
  PILOT,
  ROLES,
  SMOKE_JUMPER,
  SPOTS_STEP,
} from './state.ts';

/** The role everybody has in each game. */
export const ROLE_OF_GAME = {
  hotshots: HOTSHOT,
  smokeJumpers: SMOKE_JUMPER,
  pilots: PILOT,
  mixed: NO_ROLE,
} as const;

/** The way from an empty table to the first round. */
export interface Setup {
  readonly begin: () => FireState;
  /** Called after the last Firebreak. */
  readonly afterBreaks: (s: FireState, trace: Trace | undefined) => void;
  /** Called after the last choice of a role. */
  readonly afterRoles: (s: FireState, trace: Trace | undefined) => void;
  /** Lets the next seat, from `from` on, place its piece; after the last one, setup goes on. */
  readonly placeNext: (s: FireState, from: number, trace: Trace | undefined) => void;
  /** Before the first opening roll: tells which pieces begin in the hand, and how many rolls there are. */
  readonly tellOpening: (s: FireState, trace: Trace) => void;
  /** Called after the last opening roll. */
  readonly afterOpening: (s: FireState, trace: Trace | undefined) => void;
}

/** Setup: Firebreaks, roles, spots, opening fires, in this order (FF-R35, FF-R38, FF-R14). */
export function setupWith(
  options: FireOptions,
  ready: (s: FireState) => void,
  beginRound: (s: FireState, trace: Trace | undefined) => void,
): Setup {
  const seats = options.players;
  const openingRolls = options.setupRounds * seats;

  function begin(): FireState {
    const s = new FireState();
    for (let seat = 0; seat < seats; seat++) {
      s.roles[seat] =
        options.roles === 'choose' || options.game !== 'mixed'
          ? ROLE_OF_GAME[options.game]
          : 1 + 'HSP'.indexOf(options.roles[seat]!);
    }
    s.rolls = options.firebreaks;
    if (s.rolls === 0) afterBreaks(s, undefined);
    else ready(s);
    return s;
  }

  function afterBreaks(s: FireState, trace: Trace | undefined): void {
    if (s.roles[0] !== NO_ROLE) return afterRoles(s, trace);
    s.step = ROLES;
    s.seat = 0;
    ready(s);
  }

  function afterRoles(s: FireState, trace: Trace | undefined): void {
    if (options.place === 'before') placeNext(s, 0, trace);
    else open(s);
  }

  // FF-04, FF-05; a Pilot's piece stays in the hand (FF-R28).
  function placeNext(s: FireState, from: number, trace: Trace | undefined): void {
    let seat = from;
    while (seat < seats && s.roles[seat] === PILOT) seat += 1;
    if (seat === seats) {
      if (options.place === 'before') open(s);
      else beginRound(s, trace);
      return;
    }
    s.step = SPOTS_STEP;
    s.seat = seat;
    ready(s);
  }

  function open(s: FireState): void {
    s.step = OPENING;
    s.seat = 0;
    s.rolls = openingRolls;
    ready(s);
  }

  function tellOpening(s: FireState, trace: Trace): void {
    if (s.step !== OPENING || s.rolls !== openingRolls) return;
    for (let seat = 0; seat < seats; seat++)
      if (s.roles[seat] === PILOT) trace.tell(EVENTS.inHand, seat);
    trace.tell(EVENTS.opening, openingRolls);
  }

  function afterOpening(s: FireState, trace: Trace | undefined): void {
    if (!anyFire(s)) {
      s.rolls = 1; // FF-R34
      if (trace !== undefined) trace.tell(EVENTS.rollOn);
      return ready(s);
    }
    if (trace !== undefined) trace.tell(EVENTS.openingOver);
    if (options.place === 'after') placeNext(s, 0, trace);
    else beginRound(s, trace);
  }

  return { begin, afterBreaks, afterRoles, placeNext, tellOpening, afterOpening };
}
