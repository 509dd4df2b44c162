import {
  CHANCE,
  type Outcome,
  type OptionValues,
  type SearchRules,
  type Trace,
} from '@glade/engine';
import { columnOf, rowOf, squareAt } from '@glade/boards/rows36';
import { high, low, size, SQUARES } from '@glade/boards/squares36';
import { checkAction } from './check.ts';
import { EVENTS } from './events.ts';
import {
  ablaze,
  anyFire,
  burning,
  burns,
  clear,
  clearLine,
  isBreak,
  roll,
  takeOne,
} from './fire.ts';
import { legalWith } from './legal.ts';
import { notation } from './notation.ts';
import { chosenOf } from './options.ts';
import { FIRST_SPOT, HAND, stepHigh, stepLow } from './places.ts';
import {
  ABLAZE,
  actorOf,
  ALL_OUT,
  BREAKS,
  copyState,
  DONE,
  DROP,
  ENDED,
  FireState,
  hashState,
  HOTSHOT,
  NO_ROLE,
  OPENING,
  PILOT,
  PUT_OUT,
  ROLE,
  ROLES,
  ROLLS,
  SEAT,
  SMOKE_JUMPER,
  SPOTS_STEP,
  STOP,
  STOPPED,
  TURNS,
  UNFINISHED,
  WON,
} from './state.ts';
import { view, type ForestFireView } from './view.ts';

/** About three rounds of two players. */
const HORIZON = 24;

const STREAMS = ['firebreak', 'fire'];
const OUTCOMES = ['', 'won', 'ablaze', 'allOut', 'stopped', 'unfinished'];

const LESSONS = {
  hotshots: HOTSHOT,
  smokeJumpers: SMOKE_JUMPER,
  pilots: PILOT,
  mixed: NO_ROLE,
} as const;

/** Forest Fire v2 (spacetoast.net): two to four firefighters against one fire. */
export function rules(values: OptionValues): SearchRules<FireState, ForestFireView> {
  const options = chosenOf(values);
  const seats = options.players;
  const free = options.turnOrder === 'free';
  const legal = legalWith(options);
  const { ready, nth } = legal;
  const afterEachTurn = options.fireTiming === 'afterEachTurn';
  const checksAfterMoves = options.burnCheck === 'afterMoves';
  const rests = options.burned === 'rest';
  const everybody = (1 << seats) - 1;
  const openingRolls = options.setupRounds * seats;

  // --- Setup: Firebreaks, roles, spots, opening fires, in this order (FF-R35, FF-R38, FF-R14) ---

  function begin(): FireState {
    const s = new FireState();
    for (let seat = 0; seat < seats; seat++) {
      s.roles[seat] =
        options.roles === 'choose' || options.game !== 'mixed'
          ? LESSONS[options.game]
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

  function tellSetup(s: FireState, trace: Trace): void {
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

  // --- Rounds: rolls, moves, check (FF-10, FF-R02) ---

  function beginRound(s: FireState, trace: Trace | undefined): void {
    s.round += 1;
    for (let seat = 0; seat < seats; seat++) {
      if (s.rests[seat]! > 0) s.rests[seat]! -= 1;
      s.moves[seat] = s.isOut(seat) || s.rests[seat]! > 0 ? 0 : s.roles[seat] === PILOT ? 1 : 2;
    }
    s.rolls = afterEachTurn || s.round === 1 ? 0 : rollsNow(s);
    if (trace !== undefined) trace.tell(EVENTS.round, s.round, s.rolls);
    s.seat = 0;
    if (s.rolls === 0) return beginTurn(s, 0, trace);
    s.step = ROLLS;
    ready(s);
  }

  function rollsNow(s: FireState): number {
    let rolls = 0;
    for (let seat = 0; seat < seats; seat++) rolls += hasRoll(s, seat) ? 1 : 0;
    return rolls;
  }

  /** The turn of the next seat from `from` that has one; after the last the round ends. */
  function beginTurn(s: FireState, from: number, trace: Trace | undefined): void {
    let seat = from;
    while (seat < seats && s.moves[seat] === 0) {
      if (afterEachTurn && hasRoll(s, seat)) return rollFor(s, seat);
      seat += 1;
    }
    if (seat === seats) return endRound(s, trace);
    s.step = TURNS;
    s.seat = seat;
    if (trace !== undefined && !free) trace.tell(EVENTS.turn, seat);
    ready(s);
  }

  // FF-R29, FF-R31: those who rest have a roll, those who are out only with rollsFor = starting.
  function hasRoll(s: FireState, seat: number): boolean {
    return options.rollsFor === 'starting' || !s.isOut(seat);
  }

  function rollFor(s: FireState, seat: number): void {
    s.step = ROLLS;
    s.seat = seat;
    s.rolls = 1;
    ready(s);
  }

  function endTurn(s: FireState, seat: number, trace: Trace | undefined): void {
    s.moves[seat] = 0;
    if (free) return beginTurn(s, 0, trace);
    if (afterEachTurn) {
      if (checksAfterMoves && checkFlames(s, seat, seat + 1, trace)) return;
      if (hasRoll(s, seat)) return rollFor(s, seat);
    }
    beginTurn(s, seat + 1, trace);
  }

  function endRound(s: FireState, trace: Trace | undefined): void {
    const checked = afterEachTurn ? !checksAfterMoves : checksAfterMoves;
    if (checked && checkFlames(s, 0, seats, trace)) return;
    if (options.maxRounds > 0 && s.round >= options.maxRounds) {
      if (trace !== undefined) trace.tell(EVENTS.unfinished, s.round);
      return end(s, UNFINISHED, trace);
    }
    beginRound(s, trace);
  }

  // FF-16, FF-R04, FF-R05: true when that ended the match (FF-R30).
  function checkFlames(s: FireState, from: number, to: number, trace: Trace | undefined): boolean {
    for (let seat = from; seat < to; seat++) {
      const place = s.places[seat]!;
      if (place >= SQUARES || !burns(s, place)) continue;
      s.places[seat] = HAND;
      s.moves[seat] = 0;
      if (rests) {
        // The whole next round is missed (FF-R31); with the check after the fires it is this one.
        s.rests[seat] = checksAfterMoves || afterEachTurn ? 2 : 1;
      } else s.out |= 1 << seat;
      if (trace !== undefined) trace.tell(rests ? EVENTS.rests : EVENTS.out, place, seat);
    }
    if (s.out !== everybody) return false;
    if (trace !== undefined) trace.tell(EVENTS.allOut);
    end(s, ALL_OUT, trace);
    return true;
  }

  function end(s: FireState, result: number, trace: Trace | undefined): void {
    s.step = ENDED;
    s.result = result;
    s.seat = 0;
    s.rolls = 0;
    s.moves.fill(0);
    if (trace !== undefined && result === WON) trace.tell(EVENTS.won);
    ready(s);
  }

  function afterRolls(s: FireState, trace: Trace | undefined): void {
    if (afterEachTurn) return beginTurn(s, s.seat + 1, trace);
    if (!checksAfterMoves && checkFlames(s, 0, seats, trace)) return;
    beginTurn(s, 0, trace);
  }

  // --- Chance ---

  function fall(s: FireState, square: number, trace: Trace | undefined): void {
    if (trace !== undefined) tellSetup(s, trace);
    s.rolls -= 1;
    if (s.step === BREAKS) {
      s.breakLow |= low(square);
      s.breakHigh |= high(square);
      if (trace !== undefined) trace.tell(EVENTS.firebreak, square);
      if (s.rolls === 0) afterBreaks(s, trace);
      else ready(s);
      return;
    }
    roll(s, square, options.chain, options.stackSpread, trace);
    if (ablaze(s)) {
      if (trace !== undefined) trace.tell(EVENTS.ablaze);
      return end(s, ABLAZE, trace);
    }
    if (s.rolls > 0) return ready(s);
    if (s.step === OPENING) afterOpening(s, trace);
    else afterRolls(s, trace);
  }

  // --- Moves ---

  function giveUp(s: FireState, trace: Trace | undefined): void {
    if (trace !== undefined) trace.tell(EVENTS.stopped);
    end(s, STOPPED, trace);
  }

  function move(s: FireState, a: number, trace: Trace | undefined): void {
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
    else if (action < DONE) clearLine(s, action - DROP, trace, seat);
    else if (trace !== undefined) trace.tell(EVENTS.refilled, seat);
    if (!anyFire(s)) return end(s, WON, trace); // FF-20, FF-R33
    if (!entering) s.moves[seat]! -= 1;
    if (s.moves[seat] === 0) endTurn(s, seat, trace);
    else ready(s);
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
    if (s.roles[seat] === HOTSHOT) clear(s, square);
    else takeOne(s, square);
    if (trace === undefined) return;
    if (s.roles[seat] === HOTSHOT) trace.tell(EVENTS.putOut, square, seat);
    else trace.tell(EVENTS.putOutOne, square, seat, s.counters[square]);
  }

  return {
    kind: 'cooperative',
    seats,
    bounds: {
      actions: free ? 4 * 82 : 82,
      steps: options.maxRounds === 0 ? 1_000_000 : 64 + options.maxRounds * 24,
    },
    horizon: HORIZON,
    streams: STREAMS,

    create: begin,
    actor: actorOf,
    count: (s) => s.choices,
    nth,
    weight: () => 1,
    totalWeight: (s) => s.choices,
    stream: (s) => (s.step === BREAKS ? 0 : 1),

    apply(s, a, trace) {
      if (s.step === BREAKS || s.step === OPENING || s.step === ROLLS) return fall(s, a, trace);
      if ((a & (SEAT - 1)) === STOP) return giveUp(s, trace);
      if (s.step === TURNS) return move(s, a, trace);
      if (s.step === SPOTS_STEP) {
        s.places[s.seat] = a;
        if (trace !== undefined) trace.tell(EVENTS.placed, a, s.seat);
        return placeNext(s, s.seat + 1, trace);
      }
      s.roles[s.seat] = a - ROLE + HOTSHOT;
      if (trace !== undefined) trace.tell(EVENTS.role, s.seat, a - ROLE + HOTSHOT);
      s.seat += 1;
      if (s.seat === seats) return afterRoles(s, trace);
      ready(s);
    },

    copy: copyState,
    hash: hashState,

    // The team's one score; before the end, by how much of the forest burns.
    score(s, out) {
      const value =
        s.step !== ENDED
          ? 0.9 - (0.8 * burning(s)) / SQUARES
          : s.result === WON
            ? 1
            : s.result >= STOPPED
              ? 0.05
              : 0;
      for (let seat = 0; seat < seats; seat++) out[seat] = value;
    },

    check: (s, a, by) => checkAction(s, a, by, actorOf(s), options),

    outcome(s): Outcome {
      return {
        code: OUTCOMES[s.result]!,
        winners: s.result === WON ? Array.from({ length: seats }, (_, seat) => seat) : [],
        measures: {
          rounds: s.round,
          burning: burning(s),
          out: size(s.out, 0),
          unfinished: s.result >= STOPPED ? 1 : 0,
        },
      };
    },

    turn: (s) => s.round,
    thrown: (s) =>
      actorOf(s) === CHANCE
        ? { code: STREAMS[s.step === BREAKS ? 0 : 1]!, dice: [6, 6], reads: ['down', 'across'] }
        : undefined,
    outcomeOf: (_, [down = 1, across = 1]) => squareAt(across, down),
    facesOf: (_, a) => [rowOf(a), columnOf(a)],
    notation: notation(begin, ready, options),
    view: (s) => view(s, seats, actorOf(s), options),

    // Stopping is for people, and in a free order bots leave the pieces of the others alone.
    moveFilter: { count: legal.ownCount, nth: legal.ownNth },
  };
}
