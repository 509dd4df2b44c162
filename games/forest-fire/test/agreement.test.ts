import { CHANCE, mix, OVER, Xoshiro, type Action, type OptionValues } from '@glade/engine';
import { agree, legalOf, LIMIT, sample, type Duo } from '@glade/engine/testing';
import { expect, test } from 'vitest';
import { SEAT, STOP } from '../src/rules/actions.ts';
import type { FireState } from '../src/rules/state.ts';
import { anything, rulesWith, sensible, someOptions, type FireRules } from './play.ts';
import { refActor, refApply, refCreate, refLegal, refOutcome, refView } from './reference.ts';
import type { RefState } from './reference.ts';

// The rules and the reference, written apart from each other, play the same matches over all options and must agree at
// every step.

const MATCHES = sample('forest-fire: matches beside the reference', 150, 30_000);
/** A match need not end (FF-R36): so many steps of most, and of every 25th. */
const STEPS = 100;
const MANY = 1000;

const GAMES: Readonly<Record<string, string>> = {
  hotshots: 'lesson1',
  smokeJumpers: 'lesson2',
  pilots: 'lesson3',
};
const CODES: Readonly<Record<string, string>> = {
  win: 'won',
  'loss-ablaze': 'ablaze',
  'loss-out': 'allOut',
};
const STEPS_OF_BOTH: Readonly<Record<string, string>> = { firebreaks: 'breaks', places: 'spots' };

test('the rules agree with the reference', LIMIT, () => {
  // What must come up, or the matches prove little.
  expect(agree(MATCHES, duo)).toEqual(
    expect.arrayContaining(['ablaze', 'allOut', 'stopped', 'unfinished', 'won']),
  );
});

/** What both must say of a position. */
interface Told {
  readonly step: string;
  readonly round: number;
  readonly actor: number;
  readonly legal: readonly Action[];
  readonly counters: readonly number[];
  readonly firebreaks: readonly number[];
  readonly places: readonly number[];
  readonly out: readonly boolean[];
  readonly moves: readonly number[];
  readonly rolls: number;
  readonly outcome?: { readonly code: string; readonly winners: readonly number[] };
}

function duo(match: number): Duo<FireState, RefState, Told> {
  const random = new Xoshiro(mix(55, match));
  const options = someOptions(random);
  const rules = rulesWith(options);
  return {
    options,
    rules,
    choose: (random.below(3) === 0 ? sensible : anything)(rules, random),
    reference: linedUp(
      refCreate({ ...options, game: GAMES[String(options['game'])] ?? 'mixed' }),
      options,
    ),
    apply: (ref, action) => linedUp(refApply(ref, spokenBy(ref, action)), options),
    tell: (s) => tell(rules, s),
    tellReference,
    steps: match % 25 === 0 ? MANY : STEPS,
  };
}

/** The reference has no line-ups that are set beforehand: its players choose those. */
function linedUp(ref: RefState, values: OptionValues): RefState {
  const roles = String(values['roles']);
  if (values['game'] !== 'mixed' || roles === 'choose') return ref;
  let s = ref;
  while (s.step === 'roles') s = refApply(s, spokenBy(s, 177 + 'HSP'.indexOf(roles[s.seat]!)));
  return s;
}

/** In a free order the reference names the seat in every decision, the rules only in turns. */
function spokenBy(ref: RefState, action: Action): Action {
  const decides = refActor(ref) !== CHANCE && ref.step !== 'turns';
  return decides && ref.options['turnOrder'] === 'free' ? ref.seat * SEAT + action : action;
}

function tell(game: FireRules, s: FireState): Told {
  const view = game.view(s, 0);
  const told = {
    step: view.step,
    round: s.round,
    actor: view.actor,
    legal: legalOf(game, s),
    counters: view.counters,
    firebreaks: view.firebreaks,
    places: view.players.map(({ place }) => place),
    out: view.players.map(({ out }) => out),
    moves: view.players.map(({ moves }) => moves),
    rolls: s.rolls,
  };
  if (view.actor !== OVER) return told;
  const { code, winners } = game.outcome(s);
  return { ...told, outcome: { code, winners } };
}

function tellReference(ref: RefState): Told {
  const view = refView(ref);
  const actor = view.actor;
  const told = {
    step: STEPS_OF_BOTH[view.step] ?? view.step,
    round: view.round,
    actor,
    legal: refLegal(ref)
      .filter((a) => ref.step !== 'turns' || a % SEAT !== STOP || a <= actor * SEAT + STOP)
      .map((a) => (ref.step === 'turns' ? a : a % SEAT))
      .toSorted((a, b) => a - b),
    counters: view.counters,
    firebreaks: view.firebreaks,
    places: view.places,
    out: view.out,
    moves: view.movesLeft.map((moves) => (view.step === 'turns' ? moves : 0)),
    rolls:
      view.step === 'opening' || view.step === 'rolls'
        ? view.rollsLeft
        : view.step === 'firebreaks'
          ? Number(ref.options['firebreaks']) - view.firebreaks.length
          : 0,
  };
  if (actor !== OVER) return told;
  const { code, winners } = refOutcome(ref);
  return { ...told, outcome: { code: CODES[code] ?? code, winners } };
}
