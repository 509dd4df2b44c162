import { SQUARES } from '@glade/boards/squares36';
import { CHANCE, EventList, OVER, Xoshiro, type Event, type SearchRules } from '@glade/engine';
import { anything, legalOf, LIMIT, playOut, readPosition, sample } from '@glade/engine/testing';
import { describe, expect, test } from 'vitest';
import { hintReason } from '../src/board/hint-reason.ts';
import en from '../src/words/en.ts';
import { type SoloState } from '../src/rules/solo-state.ts';
import { ACT, PASS, PLAY_ON } from '../src/rules/steps.ts';
import type { WildfireView } from '../src/rules/view.ts';
import type { VsState } from '../src/rules/vs/vs-state.ts';
import { X4_PASS } from '../src/rules/x4/x4-state.ts';
import { combinations, MODES, rulesWith, something } from './play.ts';

// What the board shows of the future, against what the rules then do.

type Game = SearchRules<object, WildfireView>;

const gameWith = (values: Parameters<typeof rulesWith>[0]): Game => rulesWith(values) as Game;

/** A pass, or dice that change nothing: they show an X, in VS the first fire, which is one on every grid. */
function idly(game: Game, s: object): number {
  const view = game.view(s, 0);
  if (game.actor(s) === CHANCE)
    return view.mode === 'vs'
      ? (s as VsState).first
      : view.grids[view.quadrant]!.cells.indexOf('X');
  return view.step === 'ask' ? PLAY_ON : view.mode === 'x4' ? X4_PASS : PASS;
}

/**
 * Squares and homes that the rules light at the next spread, in X4 within a round, when nobody acts and the dice change
 * nothing; or after this one action.
 */
function litNext(game: Game, from: object, first?: number): readonly Event[] {
  const s = game.create();
  game.copy(from, s);
  const { mode, quadrant } = game.view(s, 0);
  const told: Event[] = [];
  const begins = ({ code }: Event): boolean => ['turn', 'quadrant', 'quiet'].includes(code);
  const own = (): number =>
    told.findIndex(
      (event) => begins(event) && (mode !== 'x4' || event.args['quadrant'] === quadrant),
    );
  let action = first;
  while (own() < 0 && game.actor(s) !== OVER) {
    const events = new EventList();
    game.apply(s, action ?? idly(game, s), events);
    told.push(...events.events);
    action = undefined;
  }
  const end = told.findIndex((event, i) => i > own() && begins(event));
  const lights = new Set(['lit', 'crossed', 'homeLit']);
  return told.slice(0, end < 0 ? told.length : end).filter(({ code }) => lights.has(code));
}

/** The grids whose homes burn. */
const homes = (events: readonly Event[]): readonly number[] =>
  events.flatMap(({ code, args }) =>
    code === 'homeLit' ? [Math.floor(args['cell']! / SQUARES)] : [],
  );

const written = (cells: readonly number[]): string => cells.toSorted((a, b) => a - b).join(' ');

describe('what is shown to burn next is what then burns', () => {
  test.each(MODES)('in %s, in every position', LIMIT, (mode) => {
    const matches = sample(
      `wildfire: ${mode}, what is shown to burn, matches of each option`,
      6,
      60,
    );
    const random = new Xoshiro(mode.length);
    const wrong = new Set<string>();
    let [squares, burnt] = [0, 0];

    function compare(game: Game, s: object): void {
      if (game.turn(s) === 0 || game.actor(s) === OVER) return;
      const lit = litNext(game, s);
      squares += lit.length;
      for (let seat = 0; seat < game.seats; seat++) {
        for (const [i, grid] of game.view(s, seat).grids.entries()) {
          if (grid.hidden) continue;
          const here = lit.filter(({ args }) => Math.floor(args['cell']! / SQUARES) === i);
          const home = here.some(({ code }) => code === 'homeLit');
          burnt += home ? 1 : 0;
          const told = written(here.map(({ args }) => args['cell']! % SQUARES));
          if (written(grid.next) !== told || grid.homeInDanger !== home)
            wrong.add(game.notation.position(s));
        }
      }
    }

    for (const values of combinations(mode)) {
      const game = gameWith(values);
      for (let match = 0; match < matches; match++) {
        const choose = (match % 2 === 0 ? anything : something)(game, random);
        playOut(game, choose, (s) => compare(game, s));
      }
    }
    expect([...wrong].slice(0, 3)).toEqual([]);
    expect(squares).toBeGreaterThan(2000);
    expect(burnt).toBeGreaterThan(100);
  });

  test('WF-39: X4 warns of a home that fire from across the line will reach', () => {
    const game = gameWith({ mode: 'x4' });
    const s = game.create();
    const log =
      'home 1,1; home 1,3; home 5,5; home 2,5; fire 5,3; fire 6,6; fire 1,1; fire 6,1; event 1,6';
    for (const entry of log.split('; ')) {
      const read = game.notation.parse(s, entry);
      if (!read.ok) throw new Error(entry);
      game.apply(s, read.value);
    }
    const [topLeft, topRight] = game.view(s, 0).grids;
    expect(topLeft!.cells[17]).toBe('/');
    expect([topLeft!.homeInDanger, topRight!.homeInDanger]).toEqual([false, true]);
    const douse = game.notation.parse(s, 'douse 6,3');
    if (!douse.ok) throw new Error('douse');
    game.apply(s, douse.value);
    expect(game.view(s, 0).grids[1]!.homeInDanger).toBe(false);
  });

  test.each(MODES)('in %s nothing is shown when the match is over', (mode) => {
    const random = new Xoshiro(3);
    let stopped = 0;
    for (const values of combinations(mode)) {
      const game = gameWith(values);
      for (let match = 0; match < 8; match++) {
        const s = playOut(game, anything(game, random));
        const { grids } = game.view(s, 0);
        stopped += grids.some(({ cells }) => cells.includes('/')) ? 1 : 0;
        expect(grids.flatMap(({ next }) => next)).toEqual([]);
        expect(grids.some(({ homeInDanger }) => homeInDanger)).toBe(false);
      }
    }
    expect(stopped).toBeGreaterThanOrEqual(mode === 'solo' ? 20 : 0);
  });
});

test('WF-R28: a home that burns across the line is told once', () => {
  const game = gameWith({ mode: 'x4' });
  const random = new Xoshiro(5);
  let crossed = 0;
  for (let match = 0; match < 300; match++) {
    const told: Event[] = [];
    const s = game.create();
    const choose = anything(game, random);
    while (game.actor(s) !== OVER) {
      const events = new EventList();
      const { quadrant } = game.view(s, 0);
      game.apply(s, choose(s), events);
      told.push(...events.events);
      crossed += events.events.filter(
        ({ code, args }) =>
          code === 'homeLitByFlare' && Math.floor(args['cell']! / SQUARES) !== quadrant,
      ).length;
    }
    const lit = told.filter(({ code }) =>
      ['lit', 'crossed', 'crossedByFlare', 'sparks', 'homeLit', 'homeLitByFlare', 'fire'].includes(
        code,
      ),
    );
    const cells = lit.map(({ args }) => args['cell']);
    expect(new Set(cells).size).toBe(cells.length);
  }
  expect(crossed).toBeGreaterThan(0);
});

test('WF-R22: who stops after the loss is shown no empty squares as points', () => {
  const game = gameWith({});
  const text = 'ask spread turn 2: ......|......|../...|..X...|......|...... home 3,3 digs 2';
  const s = readPosition(game, text);
  expect(game.view(s, 0).stopped).toBe(false);
  const stop = game.notation.parse(s, 'stop');
  if (!stop.ok) throw new Error('stop');
  game.apply(s, stop.value);
  expect(game.view(s, 0).stopped).toBe(true);
  expect(game.outcome(s).measures['points']).toBe(0);
});

describe('what a hint says of what burns next holds', () => {
  test.each(MODES)('in %s, for every action', LIMIT, (mode) => {
    const matches = sample(
      `wildfire: ${mode}, what hints say of fire, matches of each option`,
      2,
      20,
    );
    const random = new Xoshiro(11);
    const said = new Map<string, number>();
    const wrong = new Set<string>();

    for (const values of combinations(mode)) {
      const game = gameWith(values);
      for (let match = 0; match < matches; match++) {
        playOut(game, anything(game, random), (s) => {
          if ((s as SoloState).step !== ACT || game.actor(s) < 0) return;
          const view = game.view(s, game.actor(s));
          const index = mode === 'x4' ? view.quadrant : view.actor;
          const { actions } = view.grids[index]!;
          if (actions !== 1) return;
          // In VS nothing crosses from one grid to another, and others' grids are theirs to save.
          const lit = (first?: number): readonly Event[] =>
            litNext(game, s, first).filter(
              ({ args }) => mode !== 'vs' || Math.floor(args['cell']! / SQUARES) === index,
            );
          const next = lit();
          const before = homes(next);
          const legal = legalOf(game, s);
          for (const action of legal) {
            const key = hintReason(view, action);
            if (key === undefined) continue;
            const then = lit(action);
            const after = homes(then);
            const saves = before.filter((i) => !after.includes(i));
            const holds: Partial<Record<typeof key, boolean>> = {
              'hint.saves': saves.length > 0,
              'hint.savesNext': saves.length > 0,
              'hint.lost': after.includes(index),
              'hint.fewer': then.length < next.length,
              'hint.calm': next.length === 0,
            };
            // What is said of later spreads is tried in another test.
            if (!(key in holds)) continue;
            const text = en[key];
            said.set(text, (said.get(text) ?? 0) + 1);
            if (!holds[key]) wrong.add(`${game.notation.position(s)}: ${text}`);
          }
        });
      }
    }
    expect([...wrong].slice(0, 3)).toEqual([]);
    expect(said.size).toBe({ solo: 4, x4: 3, vs: 4 }[mode]);
    expect(Math.min(...said.values())).toBeGreaterThan(5);
  });
});
