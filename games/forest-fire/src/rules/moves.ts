import type { Trace } from '@glade/engine';
import { high, low } from '@glade/boards/squares36';
import { DONE, DROP, PUT_OUT, SEAT } from './actions.ts';
import { EVENTS } from './events.ts';
import { anyFire, dropOnLine, isBreak, takeAll, takeOne } from './fire.ts';
import type { FireOptions } from './options.ts';
import { FIRST_SPOT, HAND, stepHigh, stepLow } from './places.ts';
import type { Rounds } from './rounds.ts';
import { type FireState, HOTSHOT, PILOT, WON } from './state.ts';

/** Carries out an action of a seat at the step TURNS, except STOP. */
export function moveWith(
  options: FireOptions,
  ready: (s: FireState) => void,
  { endTurn, end }: Rounds,
): (s: FireState, a: number, trace: Trace | undefined) => void {
  const free = options.turnOrder === 'free';

  return (s, a, trace) => {
    const seat = free ? a >> 8 : s.seat;
    const action = a & (SEAT - 1);
    const entering = s.places[seat] === HAND && s.roles[seat] !== PILOT;
    if (action === DONE) {
      if (trace !== undefined)
        trace.tell(s.roles[seat] === PILOT ? EVENTS.kept : EVENTS.done, seat);
      return endTurn(s, seat, trace);
    }
    if (action < PUT_OUT) go(s, seat, action, trace);
    else if (action < DROP) fight(s, seat, action - PUT_OUT, trace);
    else if (action < DONE) dropOnLine(s, action - DROP, trace, seat);
    else if (trace !== undefined) trace.tell(EVENTS.refilled, seat);
    if (!anyFire(s)) return end(s, WON, trace); // FF-20, FF-R33
    if (!entering) s.moves[seat]! -= 1;
    if (s.moves[seat] === 0) endTurn(s, seat, trace);
    else ready(s);
  };
}

function go(s: FireState, seat: number, to: number, trace: Trace | undefined): void {
  const from = s.places[seat]!;
  s.places[seat] = to;
  if (trace === undefined) return;
  if (to >= FIRST_SPOT) trace.tell(from === HAND ? EVENTS.placed : EVENTS.steppedOff, to, seat);
  else if (((stepLow[from]! & low(to)) | (stepHigh[from]! & high(to))) === 0)
    trace.tell(EVENTS.jumped, to, seat);
  else trace.tell(isBreak(s, to) ? EVENTS.steppedOnBreak : EVENTS.stepped, to, seat);
}

function fight(s: FireState, seat: number, square: number, trace: Trace | undefined): void {
  if (s.roles[seat] === HOTSHOT) takeAll(s, square);
  else takeOne(s, square);
  if (trace === undefined) return;
  if (s.roles[seat] === HOTSHOT) trace.tell(EVENTS.putOut, square, seat);
  else trace.tell(EVENTS.putOutOne, square, seat, s.counters[square]);
}
