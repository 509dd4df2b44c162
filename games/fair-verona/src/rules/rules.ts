import {
  CHANCE,
  OVER,
  type Actor,
  type OptionValues,
  type Kernel,
  type Trace,
} from '@glade/engine';
import { CLEAR, friendIn } from './actions.ts';
import { fillAttempts } from './cards/attempts.ts';
import { showClue } from './cards/clue-cards.ts';
import { fillCards, moveCard, oldestFriend, rankOf } from './cards/deck.ts';
import { makeAttempt, meetEncounter, openAttempts, turnFriendOver } from './cards/encounters.ts';
import { EVENTS } from './events.ts';
import { hashState } from './hash.ts';
import { viewOf } from './make-view.ts';
import { lay } from './map/map.ts';
import { fillPlacements } from './map/placement.ts';
import { fillMoves } from './map/walking.ts';
import { veronaOptions, type VeronaOptions } from './options.ts';
import { checkAction } from './refusals/check.ts';
import {
  append,
  AT_CLEAR,
  AT_MOVE,
  AT_PASS,
  AT_PLACE,
  AT_SOURCE,
  CARDS,
  CLUE,
  copyState,
  DEAL,
  DRAW,
  ENCOUNTER,
  ENDED,
  FRIEND,
  IN_PLAY,
  JOKER,
  MOST_SEATS,
  NOBODY,
  ON_CLUE,
  TO_END,
  VeronaState,
} from './state.ts';
import { OLD_TOWN, SPRING, TILES } from './tiles/tiles.ts';
import { outcomeOf } from './turn/endings.ts';
import { endTurn, moveMeeple, openMoving, openPassing, passToken } from './turn/move-phase.ts';
import {
  beginTurn,
  chooseSource,
  fillDraws,
  fillSources,
  placeTile,
  takeDrawn,
} from './turn/tile-phase.ts';
import type { VeronaView } from './view.ts';

const STREAMS = ['deal', 'tile', 'encounter', 'clue', 'friend'];
/** More choices than there can be: every Encounter with every set of helpers and every Friend. */
const MOST_CHOICES = 10_000;
/** Turns with a tile: each of the 83 is drawn once, and taken from the unused ones at most once. */
const TILE_TURNS = 166;
/** The most entries of a turn without attempts; and those of all attempts, of the set-up and of Jokers together. */
const TURN_STEPS = 8;
const OTHER_STEPS = 500;

// The phases of a turn.
const TILE_PHASE = 0;
const CLEAR_PHASE = 1;
const PASS_PHASE = 2;
const MOVE_PHASE = 3;
const END_PHASE = 4;

/** What positions and bots need beside the rules themselves. */
export interface VeronaKernel extends Kernel<VeronaState, VeronaView> {
  readonly options: VeronaOptions;
  /** Fills in what follows from the rest of a state: the choices, and the sum of their weights. */
  readonly ready: (s: VeronaState) => void;
}

/** Fair Verona: a family looks after a girl and her mystery, on tiles and with cards. */
export function rules(values: OptionValues): VeronaKernel {
  const o = veronaOptions(values);
  const jokers = o['FV-06.jokers'] ?? CARDS - JOKER;
  const lowest = o['FV-06.lowest'] ?? 0;
  /** By the name of a tile, how many copies are tried. */
  const tried: Readonly<Record<string, number | undefined>> = {
    abbey: o['FV-11.monasteries'],
    'road-straight': o['FV-11.straights'],
    'road-bend': o['FV-11.bends'],
  };
  const start = setUp();

  function setUp(): VeronaState {
    const s = new VeronaState();
    lay(s, 0, 0, OLD_TOWN * 4);
    s.identities.fill(NOBODY);
    // Cards that are tried without are nowhere from where they could be drawn.
    for (let card = 0; card < JOKER; card++) if (rankOf(card) < lowest) s.where[card] = IN_PLAY;
    for (let card = JOKER + jokers; card < CARDS; card++) s.where[card] = IN_PLAY;
    for (const [type, { copies: printed, name }] of TILES.entries()) {
      if (type === OLD_TOWN) continue;
      const copies = tried[name] ?? printed;
      s.left[type] = copies;
      if (type < SPRING) s.landLeft += copies;
      else s.riverLeft += copies;
    }
    s.reserve = o.goal;
    fillDeal(s);
    return s;
  }

  function create(): VeronaState {
    const s = new VeronaState();
    copyState(start, s);
    return s;
  }

  function actor(s: VeronaState): Actor {
    if (s.step === ENDED) return OVER;
    const chance =
      s.step === DEAL ||
      s.step === DRAW ||
      s.step === ENCOUNTER ||
      s.step === FRIEND ||
      s.step === CLUE;
    return chance ? CHANCE : s.seat;
  }

  // --- Set-up (FV-06, FV-07, FV-08, FV-09, FV-10, FV-11, FV-12, FV-13, FV-14, FV-15, FV-16) ---

  /** FV-R5: no Joker is dealt. */
  function fillDeal(s: VeronaState): void {
    fillCards(s, s.shuffle);
    s.choices = Math.min(s.choices, s.total - jokers);
    s.total = s.choices;
  }

  /** Identities seat by seat, then the Clue Card. */
  function deal(s: VeronaState, card: number, trace: Trace | undefined): boolean {
    moveCard(s, card, s.shuffle, IN_PLAY);
    const seat = s.identities.indexOf(NOBODY);
    if (seat >= 0 && seat < o.seats) {
      s.identities[seat] = card;
      if (trace !== undefined) trace.tell(EVENTS.identity, seat, card);
      fillDeal(s);
      return true;
    }
    s.clue = card;
    s.token = ON_CLUE;
    s.reserve -= 1;
    if (trace !== undefined) trace.tell(EVENTS.clueDealt, card, o.friends);
    for (let other = 0; other < o.seats; other++)
      for (let n = 0; n < o.friends; n++) append(s.friends, s.friendCount, other, s.shuffle);
    return false;
  }

  // --- Turns (FV-21) ---

  /** Goes on with this phase and those after it, until somebody has to decide or draw, or the match is over. */
  function continueFrom(s: VeronaState, from: number, trace: Trace | undefined): void {
    for (let phase = from; !openPhase(s, phase, trace); phase++)
      if (phase === END_PHASE) phase = -1;
  }

  function openPhase(s: VeronaState, phase: number, trace: Trace | undefined): boolean {
    if (phase === TILE_PHASE) return beginTurn(s, o, trace);
    if (phase === CLEAR_PHASE) return openAttempts(s, o);
    if (phase === PASS_PHASE) return openPassing(s, o);
    if (phase === MOVE_PHASE) return openMoving(s, o, trace);
    return endTurn(s, o, trace);
  }

  function apply(s: VeronaState, a: number, trace?: Trace): void {
    const next = carryOut(s, a, trace);
    if (next >= 0) continueFrom(s, next, trace);
    if (actor(s) >= 0) s.total = s.choices;
  }

  /** Carries an action out: the phase that follows, -1 where somebody has to decide or draw before. */
  function carryOut(s: VeronaState, a: number, trace: Trace | undefined): number {
    if (s.step === DEAL) return deal(s, a, trace) ? -1 : TILE_PHASE;
    if (s.step === AT_SOURCE) return chooseSource(s, a, o, trace) ? -1 : CLEAR_PHASE;
    if (s.step === DRAW) return takeDrawn(s, a, o, trace) ? -1 : CLEAR_PHASE;
    if (s.step === ENCOUNTER) return meetEncounter(s, a, o, trace) ? -1 : CLEAR_PHASE;
    if (s.step === AT_CLEAR) {
      if (a === CLEAR) return PASS_PHASE;
      return makeAttempt(s, a, o, trace) ? -1 : CLEAR_PHASE;
    }
    if (s.step === FRIEND) return turnFriendOver(s, a, o, trace) ? -1 : CLEAR_PHASE;
    if (s.step === AT_MOVE) return moveMeeple(s, a, o, trace) ? -1 : END_PHASE;
    return carryOutSimple(s, a, trace);
  }

  /** The actions after which a phase always follows. */
  function carryOutSimple(s: VeronaState, a: number, trace: Trace | undefined): number {
    if (s.step === AT_PLACE) {
      placeTile(s, a, o, trace);
      return CLEAR_PHASE;
    }
    if (s.step === AT_PASS) {
      passToken(s, a, trace);
      return MOVE_PHASE;
    }
    const { after } = s;
    showClue(s, a, trace);
    return after === TO_END ? END_PHASE : CLEAR_PHASE;
  }

  function ready(s: VeronaState): void {
    s.choices = 0;
    if (s.step === DEAL) fillDeal(s);
    else if (s.step === AT_SOURCE) fillSources(s, o);
    else if (s.step === DRAW) fillDraws(s, o);
    else if (s.step === AT_PLACE) fillPlacements(s, s.hand, s.meeples[s.seat]! >> 1, o);
    else if (s.step === AT_CLEAR) fillAttempts(s, o);
    else if (s.step === AT_PASS) openPassing(s, o);
    else if (s.step === AT_MOVE) fillMoves(s, o);
    else if (s.step === FRIEND) fillCards(s, s.friends[oldestFriend(s, friendIn(s.attempt))]!);
    else if (s.step === ENCOUNTER || s.step === CLUE) fillCards(s, s.shuffle);
    if (actor(s) >= 0) s.total = s.choices;
  }

  function weight(s: VeronaState, k: number): number {
    const outcome = s.legal[k]!;
    if (s.step === DRAW) return s.left[outcome]!;
    return outcome === JOKER && actor(s) === CHANCE ? s.total - s.choices + 1 : 1;
  }

  function stream(s: VeronaState): number {
    if (s.step === DRAW) return 1;
    return s.step === ENCOUNTER ? 2 : s.step === CLUE ? 3 : s.step === FRIEND ? 4 : 0;
  }

  const turns = TILE_TURNS + (o.lastErrandRounds + 1) * MOST_SEATS;

  return {
    options: o,
    ready,
    kind: 'cooperative',
    seats: o.seats,
    bounds: { actions: MOST_CHOICES, steps: TURN_STEPS * turns + OTHER_STEPS },
    streams: STREAMS,

    create,
    actor,
    count: (s) => s.choices,
    nth: (s, k) => s.legal[k]!,
    weight,
    totalWeight: (s) => s.total,
    stream,
    apply,
    copy: copyState,
    hash: hashState,

    check: (s, a, by) => checkAction(s, a, by, actor(s), o),
    outcome: (s) => outcomeOf(s, o),
    turn: (s) => s.turn,
    thrown: () => undefined,
    outcomeOf: () => -1,
    facesOf: () => [],
    view: (s) => viewOf(s, actor(s), o),
  };
}
