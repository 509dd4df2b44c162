import {
  CHANCE,
  defaults,
  EventList,
  OVER,
  outcomeAt,
  Xoshiro,
  type Action,
  type BotGame,
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

/** Messages by their keys: only the first of a reason counts. */
const say = Object.assign((key: string) => key, { language: 'en' }) as unknown as Say;

type Reason = (view: unknown, action: Action, say: Say) => string | undefined;

/** Plays a match, half by a bot and half by chance. Returns the promises that were not kept, and how often each was made. */
function playMatch(game: BotGame, reason: Reason, match: number, made: Map<string, number>) {
  const rules: SearchRules = game.rules(defaults(game.options));
  const policy = Object.values(game.policies(rules))[0]!;
  const random = new Xoshiro(match + 1);
  const s = rules.create();
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
    const [key = ''] = told?.split(' ') ?? [];
    const claim = CLAIMS[game.id]![key];
    if (claim !== undefined) {
      open.push({ key, claim, seat, turn, kept: claim.comes === undefined });
      made.set(key, (made.get(key) ?? 0) + 1);
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
    const made = new Map<string, number>();
    const broken: string[] = [];
    // Few hints of Forest Fire save somebody.
    const few = id === 'forest-fire' ? 24 : 3;
    for (let match = 0; match < sample(`${id}: matches with hints`, few, 100); match++)
      broken.push(...playMatch(game, hintReason, match, made));
    expect(broken).toEqual([]);
    expect(made.size).toBeGreaterThan(0);
  },
  LIMIT.timeout,
);
