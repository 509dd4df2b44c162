import {
  CHANCE,
  defaults,
  EventList,
  OVER,
  outcomeAt,
  Xoshiro,
  type Action,
  type BotGame,
  type Result,
  type SearchRules,
  type Seat,
} from '@glade/engine';
import { LIMIT, sample } from '@glade/engine/testing';
import { games } from '@glade/games';
import { boards } from '@glade/games/browser';
import type { Say } from '@glade/text';
import { expect, test } from 'vitest';

/** What a reason of a hint promises until the turn is over: an event that must come, or one that must not. */
interface Claim {
  readonly comes?: string;
  readonly never?: string;
  /** Whether only events of the seat that was advised count. */
  readonly own?: boolean;
}

const escapes: Claim = { never: 'crushed', own: true };
const CLAIMS: Readonly<Record<string, Readonly<Record<string, Claim>>>> = {
  'leaf-climbers': {
    'hint.up': escapes,
    'hint.free': escapes,
    'hint.flee': escapes,
    'hint.stay': escapes,
    'hint.top': escapes,
    'hint.stayTop': escapes,
    'hint.lost': { comes: 'crushed', own: true },
  },
  'starfall-forest': {
    'hint.home': { comes: 'home', own: true },
    'hint.star': { comes: 'collected', own: true },
    'hint.safe': { never: 'bitten', own: true },
    'hint.hearts': { never: 'flat', own: true },
  },
  'fair-verona': {
    'hint.win': { comes: 'cleared' },
    'hint.token': { comes: 'tokenWon' },
    'hint.home': { comes: 'delivered' },
    'hint.drawSure': { never: 'failed', own: true },
  },
  'forest-fire': { 'hint.self': { never: 'out', own: true } },
  wildfire: { 'hint.saves': { never: 'homeLit' }, 'hint.lost': { comes: 'homeLit' } },
  'war-kids': {
    'hint.win': { comes: 'eliminated' },
    'hint.trio': { comes: 'eliminated' },
  },
};

interface Promised {
  readonly key: string;
  readonly claim: Claim;
  readonly seat: Seat;
  readonly turn: number;
  kept: boolean;
}

/** So many matches where 3 do not make every claim: few hints of Forest Fire save somebody, and few climbers come to the top. */
const FEW: Readonly<Record<string, number>> = { 'forest-fire': 24, 'leaf-climbers': 48 };

/** Where every second match begins, for what chance rarely brings: three Soldiers stand round another one. */
const STARTS: Readonly<Record<string, string>> = {
  'war-kids': 'combat turn 3 blue: B-S1=D4 B-S2=F4 B-S3=E5 B-L1=A1 K-S1=E4 K-L1=I1',
};

/** Messages by their keys. */
const say = Object.assign((key: string) => key, { language: 'en' }) as unknown as Say;

type Reason = (view: unknown, action: Action, say: Say) => string | undefined;

function unwrap<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(result.problem.code);
  return result.value;
}

/** Plays a match, half by a bot and half by chance. Returns the promises that were not kept, and adds those that were made to `made`. */
function playMatch(game: BotGame, reason: Reason, match: number, made: Set<string>) {
  const position = match % 2 === 1 ? STARTS[game.id] : undefined;
  const rules: SearchRules = game.rules(defaults(game.options));
  const policy = Object.values(game.policies(rules))[0]!;
  const random = new Xoshiro(match + 1);
  const s =
    position === undefined ? rules.create() : unwrap(rules.notation.parsePosition(position));
  const broken: string[] = [];
  let open: Promised[] = [];
  while (rules.actor(s) !== OVER) {
    const seat = rules.actor(s);
    const turn = rules.turn(s);
    const action =
      seat === CHANCE
        ? outcomeAt(rules, s, random.below(rules.totalWeight(s)))
        : random.below(2) === 0
          ? policy.choose(s, random)
          : rules.nth(s, random.below(rules.count(s)));
    const told = seat < 0 ? undefined : reason(rules.view(s, seat), action, say);
    for (const key of told?.split(' ') ?? []) {
      const claim = CLAIMS[game.id]![key];
      if (claim === undefined) continue;
      open.push({ key, claim, seat, turn, kept: claim.comes === undefined });
      made.add(key);
    }
    const trace = new EventList();
    rules.apply(s, action, trace);
    for (const one of open)
      for (const { code, args } of trace.events) {
        if (one.claim.own === true && args['seat'] !== one.seat) continue;
        if (code === one.claim.comes) one.kept = true;
        if (code === one.claim.never) one.kept = false;
      }
    const isDone = (one: Promised): boolean =>
      rules.actor(s) === OVER || rules.turn(s) !== one.turn;
    broken.push(...open.filter((one) => isDone(one) && !one.kept).map((one) => one.key));
    open = open.filter((one) => !isDone(one));
  }
  return broken;
}

test.each(Object.keys(CLAIMS))(
  'what a hint of %s is sure of comes true, whatever was advised',
  async (id) => {
    const game = games.find((each) => each.id === id)!;
    const board = await boards[id]!();
    const { hintReason } = await board.extras!();
    const made = new Set<string>();
    const broken: string[] = [];
    const few = FEW[id] ?? 3;
    for (let match = 0; match < sample(`${id}: matches with hints`, few, 100); match++)
      broken.push(...playMatch(game, hintReason, match, made));
    expect(broken).toEqual([]);
    expect([...made].toSorted()).toEqual(Object.keys(CLAIMS[id]!).toSorted());
  },
  LIMIT.timeout,
);
