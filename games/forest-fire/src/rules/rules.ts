import { CHANCE, type Kernel, type Outcome, type OptionValues, type Trace } from '@glade/engine';
import { columnOf, rowOf, squareAt } from '@glade/boards/rows36';
import { high, low, size } from '@glade/boards/squares36';
import { ROLE, SEAT, STOP } from './actions.ts';
import { checkAction } from './check.ts';
import { EVENTS } from './events.ts';
import { ablaze, burning, rollFire } from './fire.ts';
import { legalActions } from './legal-actions.ts';
import { moveWith } from './moves.ts';
import { type FireOptions, fireOptions } from './options.ts';
import { roundsWith } from './rounds.ts';
import { setupWith } from './setup.ts';
import {
  ABLAZE,
  actorOf,
  BREAKS,
  copyState,
  type FireState,
  hashState,
  HOTSHOT,
  OPENING,
  ROLLS,
  SPOTS_STEP,
  STOPPED,
  TURNS,
  WON,
} from './state.ts';
import { view, type ForestFireView } from './view.ts';

const STREAMS = ['firebreak', 'fire'];
const OUTCOMES = ['', 'won', 'ablaze', 'allOut', 'stopped', 'unfinished'];

/** The kernel of Forest Fire, with what positions and bots also need. */
export interface ForestFireKernel extends Kernel<FireState, ForestFireView> {
  readonly options: FireOptions;
  /** Computes the fields that follow from the others: how many actions or outcomes are legal, and which. */
  readonly ready: (s: FireState) => void;
}

/** Forest Fire v2 (spacetoast.net): two to four firefighters against one fire. */
export function rules(values: OptionValues): ForestFireKernel {
  const options = fireOptions(values);
  const seats = options.players;
  const free = options.turnOrder === 'free';
  const { ready, nth } = legalActions(options);
  const rounds = roundsWith(options, ready);
  const setup = setupWith(options, ready, rounds.beginRound);
  const move = moveWith(options, ready, rounds);

  function fall(s: FireState, square: number, trace: Trace | undefined): void {
    if (trace !== undefined) setup.tellOpening(s, trace);
    s.rolls -= 1;
    if (s.step === BREAKS) {
      s.breakLow |= low(square);
      s.breakHigh |= high(square);
      if (trace !== undefined) trace.tell(EVENTS.firebreak, square);
      if (s.rolls === 0) setup.afterBreaks(s, trace);
      else ready(s);
      return;
    }
    rollFire(s, square, options.chain, options.stackSpread, trace);
    if (ablaze(s)) {
      if (trace !== undefined) trace.tell(EVENTS.ablaze);
      return rounds.end(s, ABLAZE, trace);
    }
    if (s.rolls > 0) return ready(s);
    if (s.step === OPENING) setup.afterOpening(s, trace);
    else rounds.afterRolls(s, trace);
  }

  function giveUp(s: FireState, trace: Trace | undefined): void {
    if (trace !== undefined) trace.tell(EVENTS.stopped, s.seat);
    rounds.end(s, STOPPED, trace);
  }

  return {
    options,
    ready,
    kind: 'cooperative',
    seats,
    bounds: {
      actions: free ? 4 * 82 : 82,
      steps: options.maxRounds === 0 ? 1_000_000 : 64 + options.maxRounds * 24,
    },
    streams: STREAMS,

    create: setup.begin,
    actor: actorOf,
    count: (s) => s.choices,
    nth,
    weight: () => 1,
    totalWeight: (s) => s.choices,
    stream: (s) => (s.step === BREAKS ? 0 : 1),
    endsForAll: (_, a) => isStop(a), // FF-R36

    apply(s, a, trace) {
      if (s.step === BREAKS || s.step === OPENING || s.step === ROLLS) return fall(s, a, trace);
      if (isStop(a)) return giveUp(s, trace);
      if (s.step === TURNS) return move(s, a, trace);
      if (s.step === SPOTS_STEP) {
        s.places[s.seat] = a;
        if (trace !== undefined) trace.tell(EVENTS.placed, a, s.seat);
        return setup.placeNext(s, s.seat + 1, trace);
      }
      s.roles[s.seat] = a - ROLE + HOTSHOT;
      if (trace !== undefined) trace.tell(EVENTS.role, s.seat, a - ROLE + HOTSHOT);
      s.seat += 1;
      if (s.seat === seats) return setup.afterRoles(s, trace);
      ready(s);
    },

    copy: copyState,
    hash: hashState,

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
    view: (s) => view(s, seats, actorOf(s), options),
  };
}

/** Whether this action of a seat ends the match, whichever seat acts. */
const isStop = (a: number): boolean => (a & (SEAT - 1)) === STOP;
