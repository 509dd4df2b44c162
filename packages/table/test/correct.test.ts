import {
  CHANCE,
  Match,
  Xoshiro,
  defaults,
  formatRecord,
  mixText,
  type Action,
  type Event,
  type Game,
  type OptionValues,
} from '@glade/engine';
import { parseRecord } from '@glade/engine/record-reader';
import {
  LIMIT,
  anything,
  legalOf,
  optionsWith,
  playedAtOnce,
  presetsOf,
  sample,
} from '@glade/engine/testing';
import { games } from '@glade/games';
import { describe, expect, test } from 'vitest';
import { DASH } from '../../engine/test/dash/index.ts';
import {
  Table,
  correct,
  type Change,
  type Corrected,
  type Correction,
  type Intent,
} from '../src/index.ts';
import { visibleBroken, visibleEntries } from '../src/visible-entries.ts';
import {
  REST,
  RUN,
  STARTED,
  TOGETHER,
  changesOf,
  match,
  quiet,
  table,
  told,
} from './dash-table.ts';

/** What a match is, without the shape of its objects. */
const whole = ({ log, rules, state, fixed, drawIndex, over }: Match): unknown => ({
  log,
  fixed,
  over,
  drawIndex: over ? 0 : drawIndex,
  position: rules.notation.position(state),
  hash: rules.hash(state),
});

const modes = games.flatMap((game) =>
  presetsOf(game).map(({ name, options }) => [`${game.id}, ${name}`, game, options] as const),
);

/** A random match of people with dice of their own, over or not. */
function played(game: Game, options: OptionValues, random: Xoshiro, steps: number): Match {
  const rules = game.rules(options);
  const players = Array.from({ length: rules.seats }, () => 'person');
  const building = Match.start(game, { options, dice: 'entered', players }).build();
  const choose = anything(rules, random);
  for (let i = 0; i < steps && !building.over; i++)
    if (building.play(choose(building.state), building.actor) !== undefined)
      throw new Error('a legal action is refused');
  return building.match();
}

/** Every entry in notation. */
function textsOf({ rules, log }: Match): readonly string[] {
  const state = rules.create();
  return log.map(({ action }) => {
    const text = rules.notation.format(state, action);
    rules.apply(state, action, { tell: () => {} });
    return text;
  });
}

/** What people did, in notation; of chance only that there was some: of real dice the faces are kept, not what they are for. */
const saidIn = (of: Match): readonly string[] =>
  textsOf(of).map((text, i) => (of.log[i]!.actor === CHANCE ? 'chance' : text));

/**
 * What was done from one entry on up to another, by whom, as it is carried over: where something was left alone is no deed,
 * and an Encounter may be another card.
 */
function doneIn(of: Match, from: number, to = of.log.length): readonly string[] {
  const { rules, log } = of;
  const state = rules.create();
  const texts = saidIn(of);
  return log.slice(0, to).flatMap(({ actor, action }, i) => {
    const left = actor !== CHANCE && rules.notation.declining?.(state) === action;
    rules.apply(state, action, { tell: () => {} });
    const text = texts[i]!.replace(/^(clear|use) [^ ]+/, '$1');
    return i < from || left ? [] : [`${actor} ${text}`];
  });
}

/** A match of people with dice of their own, from its entries in notation. */
function said(id: string, options: OptionValues, lines: string): Match {
  const game = games.find((each) => each.id === id)!;
  const all = { ...defaults(game.options), ...options };
  const players = Array.from({ length: game.rules(all).seats }, () => 'person');
  const building = Match.start(game, { options: all, dice: 'entered', players }).build();
  for (const line of lines.split('; ')) {
    const read = building.rules.notation.parse(building.state, line);
    if (!read.ok || building.play(read.value, building.actor) !== undefined) throw new Error(line);
  }
  return building.match();
}

/** The entry `at` changed to what this text means there. */
function changed(of: Match, at: number, text: string): Corrected {
  const { rules, state } = of.at(at);
  const read = rules.notation.parse(state, text);
  if (!read.ok) throw new Error(text);
  return correct(of, { kind: 'change', at, action: read.value });
}

/** Another legal action of whoever acted at this entry; undefined where there was no choice. */
function another(of: Match, at: number, random: Xoshiro): Action | undefined {
  const { rules, state } = of.at(at);
  const action = rules.nth(state, random.below(rules.count(state)));
  return action === of.log[at]!.action ? undefined : action;
}

/** The match, played anew from its log. */
function anew({ game, header, log }: Match): Match {
  let now = Match.start(game, header);
  for (const { action, actor } of log) {
    const next = now.play(action, actor);
    if (!next.ok) throw new Error(`${next.refusal.clause} ${next.refusal.code}`);
    now = next.match;
  }
  return now;
}

/** Puts an entry right and back again. What does not fit must be cut off where it begins. */
function thereAndBack(of: Match, at: number, action: Action): void {
  const before = whole(of);
  const found = correct(of, { kind: 'change', at, action });
  if (!found.ok) return mustStayOver(found);
  const { match: now, broken } = found;
  const end = broken?.at ?? of.log.length;
  expect(now.log.slice(0, at + 1)).toEqual([
    ...of.log.slice(0, at),
    { actor: of.log[at]!.actor, action },
  ]);
  expect(doneIn(now, at + 1)).toEqual(doneIn(of, at + 1, end));
  expect(broken?.actor).toBe(of.log[end]?.actor);
  expect(broken === undefined || (broken.refusal?.clause ?? broken.problem?.code)).toBeTruthy();
  // What was put right is a match as any other.
  expect(whole(now)).toEqual(whole(anew(now)));
  const back = correct(now, { kind: 'change', at, action: of.log[at]!.action });
  // The match itself has stayed as it was: it is what is kept.
  expect(whole(of)).toEqual(before);
  // It may have come to its end, which has shown what was hidden.
  if (!back.ok) return mustStayOver(back);
  const same = broken === undefined ? of : of.at(back.match.log.length);
  expect(whole(back.match)).toEqual(whole(same));
}

/** Nothing else may stop a legal correction: where something was hidden, what is over stays over. */
function mustStayOver(answer: Corrected): void {
  expect(answer).toMatchObject({ problem: { code: 'correct.over' } });
}

/** Puts an entry in a second time, and takes it out again. Returns how much of that could be done. */
function inAndOut(of: Match, at: number): number {
  const { action, actor } = of.log[at]!;
  const more = correct(of, { kind: 'insert', at, action });
  if (!more.ok) {
    mustStayOver(more);
    return 0;
  }
  const { log } = more.match;
  expect(log.slice(0, at + 1)).toEqual([...of.log.slice(0, at), { actor, action }]);
  expect(doneIn(more.match, at + 1)).toEqual(doneIn(of, at, more.broken?.at));
  const back = correct(more.match, { kind: 'remove', at });
  if (!back.ok) {
    mustStayOver(back);
    return 1;
  }
  const same = more.broken === undefined ? of : of.at(back.match.log.length);
  expect(whole(back.match)).toEqual(whole(same));
  return 2;
}

/** Takes an entry out. Returns whether that could be done. */
function out(of: Match, at: number): boolean {
  const less = correct(of, { kind: 'remove', at });
  if (!less.ok) {
    mustStayOver(less);
    return false;
  }
  const { log } = less.match;
  expect(log.slice(0, at)).toEqual(of.log.slice(0, at));
  expect(doneIn(less.match, at)).toEqual(doneIn(of, at + 1, less.broken?.at));
  expect(whole(less.match)).toEqual(whole(anew(less.match)));
  return true;
}

/** Puts an entry right at a table, with everybody's consent. Returns whether it was done. */
function agreed(one: Table, correction: Correction): boolean {
  const of = one.match;
  const { actor } = of.log[correction.at]!;
  one.submit({ type: 'correct', by: actor === CHANCE ? 0 : actor, correction });
  for (const by of one.view().proposal?.missing ?? []) one.submit({ type: 'agree', by });
  return one.match !== of;
}

/** Whether entries did not fit any more after a correction. */
const isCutIn = (changes: readonly Change[]): boolean =>
  changes.some((each) => each.type === 'corrected' && each.broken !== undefined);

const VERONA = presetsOf(games.find(({ id }) => id === 'fair-verona')!).find(
  ({ name }) => name === 'travellers',
)!.options;

/** How many entries of each match are put right. */
const PLACES = sample('table: entries put right in each of three matches of a mode', 2, 60);

describe.each(modes)('%s', LIMIT, (name, game, options) => {
  const random = new Xoshiro(mixText(1, `correct ${name}`));
  const matches = [8, 30, 150].map((steps) => played(game, options, random, steps));
  const places = matches.flatMap((of) =>
    Array.from(
      { length: Math.min(PLACES, of.log.length) },
      () => [of, random.below(of.log.length)] as const,
    ),
  );
  const changes = places.flatMap(([of, at]) => {
    const action = another(of, at, random);
    return action === undefined ? [] : [[of, at, action] as const];
  });

  test('put right as it was, a match stays the same', () => {
    for (const [of, at] of places) {
      const found = correct(of, { kind: 'change', at, action: of.log[at]!.action });
      expect(found).toEqual({ ok: true, match: of, broken: undefined });
    }
  });

  test('put right and back again, it is the old one; what does not fit is cut off where it begins', () => {
    expect(changes.length).toBeGreaterThan(0);
    for (const change of changes) thereAndBack(...change);
  });

  test('what was forgotten comes in, what was entered twice goes', () => {
    const came = places.map((place) => inAndOut(...place));
    expect(came.filter((steps) => steps === 2).length).toBeGreaterThan(0);
    expect(places.filter((place) => out(...place)).length).toBeGreaterThan(0);
  });

  test('at a table, what is dropped has been given away whole before, and redo ends where undo began', () => {
    const accepted = { change: 0, remove: 0 };
    const corrections = [
      ...changes.map(([of, at, action]) => [of, { kind: 'change', at, action }] as const),
      ...places.map(([of, at]) => [of, { kind: 'remove', at }] as const),
    ];
    for (const [of, correction] of corrections) {
      const kept: Match[] = [];
      const one = new Table(of, { keep: (before) => void kept.push(before) });
      const heardOf = changesOf(one);
      const done = agreed(one, correction);
      if (done) accepted[correction.kind] += 1;
      const drops = correction.kind === 'remove' || isCutIn(heardOf);
      const shorter = one.match.log.length < of.log.length;
      expect(kept).toEqual(done && (drops || shorter) ? [of] : []);
      const before = whole(one.match);
      const all = one.party(one.players.map((_, seat) => seat));
      let back = 0;
      while (back < 5 && all.submit({ type: 'undo' }).ok) back += 1;
      for (let i = 0; i < back; i++) expect(told(all.submit({ type: 'redo' }))).toBe('ok');
      expect(whole(one.match)).toEqual(before);
      expect(told(all.submit({ type: 'redo' }))).toBe('redo.nothing');
      one.dispose();
    }
    expect(accepted.change).toBeGreaterThan(0);
    expect(accepted.remove).toBeGreaterThan(0);
  });
});

describe('a later action that would become another one', () => {
  const meaning = { problem: { code: 'correct.meaning' } };

  test('Starfall Forest: trees are counted anew once another stands there', () => {
    const of = said(
      'starfall-forest',
      { players: 4 },
      'first 2; knock 3,3; knock 4,5; knock 4,2; knock 5,5; plant 2,0; plant 1,-1; plant 6,3; plant 1,6; snake 2,4-3,5',
    );
    const found = changed(of, 8, 'plant 0,1');
    expect(found).toMatchObject({ ok: true, broken: undefined });
    expect(found.ok && textsOf(found.match).slice(8)).toEqual(['plant 0,1', 'snake 2,4-3,5']);
  });

  test('Lilliputian Leaf-Climbers: who stays stays, wherever that is', () => {
    const lines =
      'order 123; leaves 1; leaf 1,2; roll 1; go 1,2; roll 2; go 6,2; roll 4; go 2,6; leaves 5; leaf 2,6; leaf 5,4; leaf 6,6; leaf 2,4; leaf 6,5; roll 1';
    const of = said('leaf-climbers', { players: 3 }, `${lines}; stay`);
    const found = changed(of, 6, 'go 6,3');
    expect(found).toMatchObject({ ok: true, broken: undefined });
    expect(found.ok && textsOf(found.match).at(-1)).toBe('stay');
    // Who went to a place does not stay there.
    const gone = said('leaf-climbers', { players: 3 }, `${lines}; go 6,3`);
    expect(changed(gone, 6, 'go 6,3')).toMatchObject({ broken: { at: 16, actor: 1, ...meaning } });
  });

  test('Fair Verona: nobody knows which bank is meant where there was only one', () => {
    const of = said(
      'fair-verona',
      VERONA,
      'deal 3S; deal 9H; deal 7S; deal 10C; deal JD; place s1w1 turned 3; tile river-cap-bridge; place w1 turned 1; move w1',
    );
    const found = changed(of, 6, 'tile river-two-caps');
    expect(found).toMatchObject({ ok: true, broken: { at: 8, ...meaning } });
    expect(found.ok && found.match.log).toHaveLength(8);
  });
});

describe('Fair Verona: another card lies where the old one lay', () => {
  const lines =
    'deal AH; deal 8D; deal 4C; place n1e1 turned 2; tile river-cap-bridge; place n1 turned 2; move n1; tile river-abbey-bridge; place n1w1; move n1w1; tile river-straight; encounter 4D; stay; tile river-bend; place n1w2 turned 3; clear 4D; move n1w2/b; tile river-bend-road; encounter 9D; stay; tile river-straight; place w2 turned 1; clear 9D; move n1w2/a; tile river-two-caps; encounter QS; move n1w2/b; tile river-road-bridge; encounter 8H; clear QS friend; friend 6S; clear 8H of 2; keep; stay; tile river-bend; encounter 7S; clear 7S of 1; take 1; move n1';
  const of = said('fair-verona', { seats: 2 }, lines);

  test('who overcame an Encounter overcomes the one that was meant', () => {
    const found = changed(of, 18, 'encounter 10D');
    expect(found).toMatchObject({ ok: true, broken: undefined });
    expect(found.ok && textsOf(found.match).join('; ')).toBe(lines.replaceAll('9D', '10D'));
  });

  test('one that is too strong can be left out with what came of it; the rest stays', () => {
    const { rules, state } = of.at(18);
    const king = rules.notation.parse(state, 'encounter KC');
    const action = king.ok ? king.value : Number.NaN;
    const without = [22, 23, 32, 33];
    for (let i = 0; i < without.length; i++)
      expect(
        correct(of, { kind: 'change', at: 18, action, without: without.slice(0, i) }),
      ).toMatchObject({ broken: { at: without[i] } });
    const found = correct(of, { kind: 'change', at: 18, action, without });
    expect(found).toMatchObject({ ok: true, broken: undefined });
    // Who goes on without an attempt has left it at that.
    expect(found.ok && textsOf(found.match).slice(18).join('; ')).toBe(
      'encounter KC; stay; tile river-straight; place w2 turned 1; stop; tile river-two-caps; encounter QS; move n1w2/b; tile river-road-bridge; encounter 8H; clear QS friend; friend 6S; clear 8H of 2; stop; keep; tile river-bend; encounter 7S; clear 7S of 1; take 1; move n1',
    );
  });

  test('what fits is not left out', () => {
    const { rules, state } = of.at(18);
    const ten = rules.notation.parse(state, 'encounter 10D');
    const action = ten.ok ? ten.value : Number.NaN;
    const all = of.log.map((_, i) => i);
    const found = correct(of, { kind: 'change', at: 18, action, without: all });
    expect(found.ok && found.match.log).toHaveLength(of.log.length);
  });
});

describe('Starfall Forest: a throw is put right after which other dice were due', () => {
  const lines =
    'knock 4,3; knock 4,1; plant 3,5; plant 2,5; snake 4,1-4,2; snake 4,1-4,2; fairy 1,2; fairy 1,1; roll SSSSF; go 1,3; end; roll F; go 2,1; end; roll S; star 4,4; roll CCCCF; go 1,1; end';
  const of = said('starfall-forest', { players: 2, first: 1, ownDice: true }, lines);
  const read = (at: number, text: string): number => {
    const { rules, state } = of.at(at);
    const found = rules.notation.parse(state, text);
    return found.ok ? found.value : Number.NaN;
  };
  const [first, second, third] = ['roll SSSFF', 'roll CF', 'roll SS'];
  const two = (text: string): number =>
    said(
      'starfall-forest',
      { players: 2, first: 1, ownDice: true },
      `${lines.slice(0, lines.indexOf('roll'))}${first}; end; ${text}`,
    ).log.at(-1)!.action;

  test('people say what all dice showed, and everything else stays', () => {
    const change = { kind: 'change', at: 8, action: read(8, first) } as const;
    const [one, other] = [
      { at: 11, action: two(second) },
      { at: 14, action: two(third) },
    ];
    expect(correct(of, change)).toMatchObject({ broken: { at: 11, asks: 'roll' } });
    expect(correct(of, { ...change, instead: [one] })).toMatchObject({ broken: { at: 14 } });
    const found = correct(of, { ...change, instead: [one, other] });
    expect(found).toMatchObject({ ok: true, broken: undefined });
    expect(found.ok && textsOf(found.match).slice(8).join('; ')).toBe(
      `${first}; go 1,3; end; ${second}; go 2,1; end; ${third}; star 4,4; roll CCCCF; go 1,1; end`,
    );
    // Other dice than are due are refused.
    const wrong = correct(of, { ...change, instead: [{ at: 11, action: read(8, first) }] });
    expect(wrong).toMatchObject({ broken: { at: 11, refusal: { code: 'wrongDice' } } });
  });

  test('undo takes the end of a turn in which nothing was left to do back with the last step, and redo brings both', () => {
    const at = new Table(of);
    expect(at.submit({ type: 'undo', by: 1 }).ok).toBe(true);
    expect(textsOf(at.match).at(-1)).toBe('roll CCCCF');
    expect(at.submit({ type: 'redo', by: 1 }).ok).toBe(true);
    expect(at.match.log).toEqual(of.log);
    // Who could still have moved chose to end the turn.
    const early = said(
      'starfall-forest',
      { players: 2, first: 1, ownDice: true },
      lines.replace('; go 1,1; end', '; end'),
    );
    const other = new Table(early);
    expect(other.submit({ type: 'undo', by: 1 }).ok).toBe(true);
    expect(other.match.log).toHaveLength(early.log.length - 1);
  });

  test('they say where a star fell instead that has now no place there', () => {
    const change = { kind: 'change', at: 7, action: read(7, 'fairy 4,4') } as const;
    const without = [12, 17];
    expect(correct(of, { ...change, without })).toMatchObject({ broken: { at: 15, actor: 0 } });
    const instead = [{ at: 15, action: read(15, 'star 3,5') }];
    const found = correct(of, { ...change, without, instead });
    expect(found).toMatchObject({ ok: true, broken: undefined });
    expect(found.ok && textsOf(found.match)).toContain('star 3,5');
  });
});

describe('Fair Verona: the laying of a tile is left out, and told again', () => {
  const game = games.find(({ id }) => id === 'fair-verona')!;
  const of = played(game, { ...defaults(game.options), ownDice: true }, new Xoshiro(1), 60);
  const texts = textsOf(of);
  // The same player goes on in the same turn.
  const at = of.log.findIndex(
    ({ actor }, i) => texts[i]!.startsWith('place ') && of.log[i + 1]?.actor === actor,
  );
  const { actor, action } = of.log[at]!;

  test('without it the player’s next step does not fit, and it is said that they have to lay it first', () => {
    expect(correct(of, { kind: 'remove', at })).toMatchObject({
      broken: { at: at + 1, acts: actor },
    });
  });

  test('with it all stays', () => {
    const found = correct(of, { kind: 'remove', at, more: [action] });
    expect(found).toMatchObject({ ok: true, broken: undefined });
    expect(found.ok && found.match.log).toEqual(of.log);
  });
});

describe('Fair Verona: a wrong tile', () => {
  const game = games.find(({ id }) => id === 'fair-verona')!;
  const options = { ...defaults(game.options), ownDice: true };

  test('stays where it was put, turned so that it fits', () => {
    // Matches in which another tile fits on the same space only when it is turned otherwise.
    const turned = [1, 2, 3, 4, 5, 6].flatMap((seed) => {
      const of = played(game, options, new Xoshiro(seed), 80);
      const texts = textsOf(of);
      return of.log.flatMap((_, at) => {
        const place = texts[at + 1]?.match(/^place (\S+)/)?.[0];
        if (!texts[at]!.startsWith('tile ') || place === undefined) return [];
        const { rules, state } = of.at(at);
        return Array.from({ length: rules.count(state) }, (_each, k) =>
          rules.nth(state, k),
        ).flatMap((action) => {
          const found = correct(of, { kind: 'change', at, action });
          if (!found.ok || found.match.log.length < at + 2) return [];
          const now = textsOf(found.match)[at + 1]!;
          return now === texts[at + 1] ? [] : [[place, now] as const];
        });
      });
    });
    expect(turned.length).toBeGreaterThan(5);
    for (const [place, now] of turned) expect(`${now} `).toContain(`${place} `);
  });
});

describe('Wildfire: an action is left out, and another one is told in its place', () => {
  const game = games.find(({ id }) => id === 'wildfire')!;
  const options = { ...defaults(game.options), ownDice: true };
  const acted = ({ log }: Match): number =>
    log.findIndex(({ actor }, i) => actor !== CHANCE && log[i + 1]?.actor === CHANCE);
  const of = [1, 2, 3, 4, 5, 6, 7, 8]
    .map((seed) => played(game, options, new Xoshiro(seed), 12))
    .find((each) => acted(each) >= 0)!;
  const at = acted(of);

  test('without it the next roll does not fit, and it is said who has to act first', () => {
    expect(correct(of, { kind: 'remove', at })).toMatchObject({ broken: { at: at + 1, acts: 0 } });
  });

  test('with it all later rolls stay', () => {
    const found = correct(of, { kind: 'remove', at, more: [of.log[at]!.action] });
    expect(found).toMatchObject({ ok: true, broken: undefined });
    expect(found.ok && found.match.log).toEqual(of.log);
  });
});

test.each([
  undefined,
  null,
  {},
  { kind: 'dance', at: 0 },
  { kind: 'change', at: 0 },
  { kind: 'change', at: 0, action: 0.5 },
  { kind: 'change', at: 0, action: '1' },
  { kind: 'change', at: 0, action: 99 },
  { kind: 'insert', at: 0, action: Number.NaN },
  { kind: 'remove', at: -1 },
  { kind: 'remove', at: 3 },
  { kind: 'remove', at: 0.5 },
  { kind: 'remove', at: '0' },
  { kind: 'remove', at: 1, without: 2 },
  { kind: 'change', at: 0, action: 5, instead: 2 },
  { kind: 'change', at: 0, action: 5, instead: [{ action: REST }] },
  { kind: 'change', at: 0, action: 5, instead: [{ at: 3, action: REST }] },
  { kind: 'change', at: 1, action: 2, instead: [{ at: 1, action: 2 }] },
  { kind: 'change', at: 0, action: 5, instead: [{ at: 2, action: 'x' }] },
  { kind: 'change', at: 0, action: 5, instead: [null] },
])('%j changes nothing', (correction) => {
  const of = match({ dice: 'entered', log: [...STARTED, RUN] });
  expect(correct(of, correction as Correction).ok).toBe(false);
  const at = new Table(of);
  for (const type of ['correct', 'agree', 'disagree'])
    for (const by of [0, 1, 2, -1, Number.NaN, undefined, null, 'x']) {
      const intent = { type, by, correction } as unknown as Intent;
      expect(at.submit(intent).ok).toBe(false);
      expect(at.party([0, 1]).submit(intent).ok).toBe(false);
    }
  expect(at.match).toBe(of);
});

describe('what was done instead after a corrected throw', () => {
  const log = [...STARTED, RUN, REST];
  const correction: Correction = {
    kind: 'change',
    at: 1,
    action: 2,
    instead: [{ at: 3, action: RUN }],
  };
  const asks = (by: number): Intent => ({ type: 'correct', by, correction });

  test('is said by people at the device of who did it', () => {
    const at = table({ dice: 'entered', log });
    expect(at.party([0, 1]).submit(asks(0)).ok).toBe(true);
    expect(at.match.log[3]).toEqual({ actor: 1, action: RUN });
  });

  test('is said by nobody for people at another device, and nothing is proposed', () => {
    const at = table({ dice: 'entered', log });
    const changes = changesOf(at, 1);
    expect(told(at.party([0]).submit(asks(0)))).toBe('correct.other');
    expect(changes).toEqual([]);
    expect(at.match.log[3]).toEqual({ actor: 1, action: REST });
  });

  test('is not said where something is hidden', () => {
    const at = table({ dice: 'entered', log, options: { secret: true } });
    expect(told(at.party([0, 1]).submit(asks(0)))).toBe('table.intent');
    expect(at.match.log[3]).toEqual({ actor: 1, action: REST });
  });
});

const change = (by: number, at: number, action: Action): Intent => ({
  type: 'correct',
  by,
  correction: { kind: 'change', at, action },
});

describe('who may put what right', () => {
  test('with virtual dice only the own last action, and no dice', () => {
    const at = table({ log: [...STARTED, RUN] });
    expect(told(at.submit(change(0, 0, 5)))).toBe('correct.dice');
    expect(told(at.submit(change(1, 2, REST)))).toBe('undo.nothing');
    expect(told(at.submit(change(0, 2, RUN)))).toBe('correct.same');
    expect(told(at.submit(change(0, 2, REST)))).toBe('ok');
    expect(at.match.log.at(-1)).toEqual({ actor: 0, action: REST });
    at.submit({ type: 'play', by: 1, action: RUN });
    expect(told(at.submit(change(0, 2, RUN)))).toBe('undo.other');
    at.submit({ type: 'roll' });
    expect(told(at.submit(change(1, 3, REST)))).toBe('undo.dice');
  });

  test('with virtual dice a bot that has answered decides again', async () => {
    const at = table(
      { log: STARTED, players: ['person', 'steady'] },
      { chooser: { choose: (of) => Promise.resolve(of.log.at(-1)!.action) } },
    );
    at.submit({ type: 'play', by: 0, action: RUN });
    await quiet();
    expect(at.match.log.map(({ action }) => action).slice(2)).toEqual([RUN, RUN]);
    expect(at.submit(change(0, 2, REST))).toMatchObject({
      ok: true,
      broken: { at: 3, actor: 1, problem: { code: 'correct.bot' } },
    });
    await quiet();
    expect(at.match.log.map(({ action }) => action).slice(2)).toEqual([REST, REST]);
    expect(told(at.submit(change(0, 3, RUN)))).toBe('correct.bots');
  });

  test('against each other the others agree first; a refusal leaves everything as it is', () => {
    const at = table({
      dice: 'entered',
      players: ['person', 'person'],
      log: [...STARTED, RUN, REST],
    });
    const changes = changesOf(at);
    expect(told(at.submit(change(0, 1, 2)))).toBe('ok');
    expect(at.match.log).toHaveLength(4);
    expect(at.view(1).proposal).toMatchObject({ by: 0, kind: 'change', at: 1, missing: [1] });
    expect(told(at.submit({ type: 'agree', by: 0 }))).toBe('correct.none');
    expect(told(at.submit({ type: 'disagree', by: 1 }))).toBe('ok');
    expect(at.view(1).proposal).toBeUndefined();
    expect(told(at.submit({ type: 'agree', by: 1 }))).toBe('correct.none');

    at.submit(change(0, 1, 2));
    expect(told(at.submit({ type: 'agree', by: 1 }))).toBe('ok');
    expect(at.match.log[1]).toEqual({ actor: CHANCE, action: 2 });
    expect(at.view().proposal).toBeUndefined();
    expect(changes.at(-1)).toMatchObject({ type: 'corrected', at: 1 });
  });

  test('what is played meanwhile ends the proposal', () => {
    const at = table({ dice: 'entered', log: [...STARTED, RUN] });
    at.submit(change(1, 1, 2));
    expect(at.view(0).proposal).toBeDefined();
    at.submit({ type: 'play', by: 1, action: REST });
    expect(at.view(0).proposal).toBeUndefined();
    expect(told(at.submit({ type: 'agree', by: 1 }))).toBe('correct.none');
  });

  test('what anybody could take back alone needs nobody’s consent', () => {
    for (const secret of [true, false]) {
      const only = table({ dice: 'entered', options: { secret, length: 10 }, log: STARTED });
      expect(only.party([1]).askedToAgree(0)).toEqual([]);
      const acted = table({
        dice: 'entered',
        options: { secret, length: 10 },
        log: [...STARTED, RUN],
      });
      expect(acted.party([1]).askedToAgree(0)).toEqual([0]);
      expect(acted.party([0]).askedToAgree(0)).toEqual(secret ? [1] : []);
    }
    const at = table({ dice: 'entered', log: STARTED });
    expect(told(at.submit(change(1, 1, 2)))).toBe('ok');
    expect(at.view().proposal).toBeUndefined();
    expect(at.match.log[1]).toEqual({ actor: CHANCE, action: 2 });
  });

  test('where there is no room for a copy, nothing is dropped', () => {
    const no = () => ({ code: 'correct.kept' });
    const at = table(
      { dice: 'entered', players: ['person', 'steady'], log: [...STARTED, RUN] },
      { keep: no },
    );
    const before = at.match;
    const fails = at.submit({ type: 'correct', by: 0, correction: { kind: 'remove', at: 0 } });
    expect(told(fails)).toBe('correct.kept');
    expect(at.match).toBe(before);
  });
});

test.each([['entered'], ['virtual']] as const)(
  'before an entry goes, a copy is kept, also if all that follows fits (%s dice)',
  (dice) => {
    const kept: Match[] = [];
    const one = table(
      { dice, game: TOGETHER, log: [...STARTED, RUN] },
      { keep: (before) => void kept.push(before) },
    );
    const before = one.match;
    expect(
      told(
        one.submit({ type: 'correct', by: 0, correction: { kind: 'remove', at: STARTED.length } }),
      ),
    ).toBe('ok');
    expect(one.match).not.toBe(before);
    expect(kept).toEqual([before]);
  },
);

test('whether a proposal was refused or withdrawn is told', () => {
  for (const by of [0, 1]) {
    const one = table({ dice: 'entered', log: [...STARTED, RUN, REST] });
    const changes = changesOf(one, 1);
    one.submit(change(0, 1, 2));
    one.submit({ type: 'disagree', by });
    expect(changes.at(-1)).toEqual({
      type: 'proposal',
      proposal: undefined,
      withdrawn: by === 0,
    });
  }
});

describe('taking a correction back', () => {
  const actions = (at: Table): readonly Action[] => at.match.log.map(({ action }) => action);

  test('brings back all that it dropped, and then it can be done again, until something else happens', () => {
    const at = table({ game: TOGETHER, dice: 'entered', log: [...STARTED, RUN, RUN] });
    const before = actions(at);
    expect(at.view().canRestore).toBe(false);
    at.submit({ type: 'correct', by: 0, correction: { kind: 'remove', at: 0 } });
    const after = actions(at);
    expect(after.length).toBeLessThan(before.length);
    expect(at.view().canRestore).toBe(true);
    expect(told(at.submit({ type: 'restore', by: 1 }))).toBe('ok');
    expect(actions(at)).toEqual(before);
    expect(told(at.submit({ type: 'restore', by: 0 }))).toBe('ok');
    expect(actions(at)).toEqual(after);
    at.submit({ type: 'restore', by: 0 });
    at.submit({ type: 'undo', by: 1 });
    expect(told(at.submit({ type: 'restore', by: 0 }))).toBe('restore.nothing');
  });

  test('also when the match goes on after a pause', () => {
    const first = table({ game: TOGETHER, dice: 'entered', log: [...STARTED, RUN, RUN] });
    expect(first.corrected).toBeUndefined();
    first.submit({ type: 'correct', by: 0, correction: { kind: 'remove', at: 0 } });
    const later = new Table(first.match, { corrected: first.corrected });
    expect(later.view().canRestore).toBe(true);
    expect(told(later.submit({ type: 'restore', by: 1 }))).toBe('ok');
    expect(actions(later)).toEqual([...STARTED, RUN, RUN]);
    later.submit({ type: 'undo', by: 1 });
    expect(later.corrected).toBeUndefined();
  });

  test('against each other those agree who had to agree to it', () => {
    const options = { secret: true, length: 10 };
    const at = table({ dice: 'entered', options, log: [...STARTED, RUN] });
    at.submit(change(1, 1, 2));
    at.submit({ type: 'agree', by: 0 });
    const corrected = actions(at);
    expect(told(at.submit({ type: 'restore', by: 0 }))).toBe('ok');
    expect(actions(at)).toEqual(corrected);
    expect(at.view(1).proposal).toMatchObject({ by: 0, kind: 'restore', at: 1, missing: [1] });
    at.submit({ type: 'agree', by: 1 });
    expect(actions(at)).toEqual([...STARTED, RUN]);
  });

  test('what needed nobody’s consent only its own person takes back', () => {
    const at = table({ dice: 'entered', options: { secret: true, length: 10 }, log: STARTED });
    at.submit(change(0, 1, 2));
    expect(told(at.submit({ type: 'restore', by: 1 }))).toBe('restore.other');
    expect(told(at.submit({ type: 'restore', by: 0 }))).toBe('ok');
    expect(actions(at)).toEqual(STARTED);
  });
});

describe('where something is hidden', () => {
  const hidden = (log: readonly Action[]) =>
    table({ dice: 'entered', options: { secret: true, length: 10 }, log });

  test('a throw that all saw is put right by consent, also once somebody has acted', () => {
    const at = hidden([...STARTED, RUN]);
    expect(told(at.submit({ type: 'undo', by: 1 }))).toBe('undo.other');
    const [first, second] = [at.party([0]), at.party([1])];
    expect(second.askedToAgree(1)).toEqual([0]);
    expect(told(second.submit(change(1, 1, 2)))).toBe('ok');
    expect(told(first.submit({ type: 'agree', by: 0 }))).toBe('ok');
    expect(at.match.log.map(({ action }) => action)).toEqual([6, 2, RUN]);
  });

  test('later throws come again by themselves where an action before them has to be made anew', () => {
    const roll = 'event 6,6';
    const of = said(
      'wildfire',
      { mode: 'vs' },
      `home 3,3; fire 1,1; event 5,5; douse 5,5; pass; ${roll}; pass; pass; event 2,6; pass`,
    );
    const at = new Table(of);
    const all = at.party([0, 1]);
    const right = changed(of, 2, 'event 5,4');
    if (!right.ok) throw new Error('a correction is refused');
    all.submit(change(0, 2, right.match.log[2]!.action));
    all.submit({ type: 'agree', by: 1 });
    // What was doused does not burn now, so all from there on is made anew.
    expect(textsOf(at.match)).toEqual(['home 3,3', 'fire 1,1', 'event 5,4']);
    const pass = (by: number): string => {
      const { rules, state } = at.match;
      const read = rules.notation.parse(state, 'pass');
      return told(all.submit({ type: 'play', by, action: read.ok ? read.value : Number.NaN }));
    };
    expect([pass(0), pass(1)]).toEqual(['ok', 'ok']);
    expect(textsOf(at.match).slice(3)).toEqual(['pass', 'pass', roll]);
    // Taken back and made again it comes again; another number in its place stays.
    expect(told(all.submit({ type: 'undo' }))).toBe('ok');
    expect(told(all.submit({ type: 'enter', faces: [4, 6] }))).toBe('ok');
    // What is still to come is there after a pause, too.
    expect(at.toCome?.left).toEqual([4]);
    const later = new Table(at.match, { toCome: at.toCome });
    for (const by of [0, 1]) {
      const { rules, state } = later.match;
      const read = rules.notation.parse(state, 'pass');
      later.submit({ type: 'play', by, action: read.ok ? read.value : Number.NaN });
    }
    expect(textsOf(later.match).slice(5)).toEqual(['event 4,6', 'pass', 'pass', 'event 2,6']);
    expect(later.toCome).toBeUndefined();
    expect([pass(0), pass(1)]).toEqual(['ok', 'ok']);
    expect(textsOf(at.match).slice(5)).toEqual(['event 4,6', 'pass', 'pass', 'event 2,6']);
    expect([pass(0), pass(1)]).toEqual(['ok', 'ok']);
    expect(at.match.actor).toBe(CHANCE);
  });

  test('with one device for all, who acted last begins the next round; a throw put right leaves that order', () => {
    const { game, header } = said('wildfire', { mode: 'vs' }, 'home 3,3');
    const at = new Table(Match.start(game, header), { oneDevice: true });
    const all = at.party([0, 1]);
    const enter = (...faces: number[]): string => told(all.submit({ type: 'enter', faces }));
    const act = (text: string): string => {
      const { rules, state, actor } = at.match;
      const read = rules.notation.parse(state, text);
      const action = read.ok ? read.value : Number.NaN;
      return told(all.submit({ type: 'play', by: actor, action }));
    };
    for (const faces of [
      [3, 3],
      [1, 1],
      [5, 5],
    ] as const)
      enter(...faces);
    expect([act('pass'), act('pass'), enter(6, 6)]).toEqual(['ok', 'ok', 'ok']);
    expect([act('douse 6,6'), act('pass'), enter(2, 6)]).toEqual(['ok', 'ok', 'ok']);
    const actors = (): readonly number[] => at.match.log.map(({ actor }) => actor);
    expect(actors()).toEqual([CHANCE, CHANCE, CHANCE, 0, 1, CHANCE, 1, 0, CHANCE]);
    expect(at.match.actor).toBe(0);
    // A match that was stored and read again goes on in the same order.
    expect(new Table(at.match.at(9), { oneDevice: true }).match.actor).toBe(0);
    const text = formatRecord(at.match);
    const read = (asPlayed: boolean): Match => {
      const found = parseRecord(text, () => game, { asPlayed });
      if (!found.ok) throw new Error('a record is not read');
      return found.value;
    };
    expect(read(true).log).toEqual(at.match.log);
    // Whoever plays the actions one after the other gets them in the order of the rules.
    const ordered = read(false);
    const inTurn = [CHANCE, CHANCE, CHANCE, 0, 1, CHANCE, 0, 1, CHANCE];
    expect(ordered.log.map(({ actor }) => actor)).toEqual(inTurn);
    const at9 = (of: Match): string => of.rules.notation.position(of.at(9).state);
    expect(at9(ordered)).toBe(at9(at.match));
    const before = textsOf(at.match);
    const right = changed(at.match, 2, 'event 5,4');
    if (!right.ok) throw new Error('a correction is refused');
    all.submit(change(0, 2, right.match.log[2]!.action));
    all.submit({ type: 'agree', by: 1 });
    expect(textsOf(at.match)).toEqual(before.with(2, 'event 5,4'));
    expect(actors()).toEqual([CHANCE, CHANCE, CHANCE, 0, 1, CHANCE, 1, 0, CHANCE]);
  });

  test('with one device for all, who began a round puts an own entry right from their own choices', () => {
    const { game, header } = said('wildfire', { mode: 'vs' }, 'home 3,3');
    const at = new Table(Match.start(game, header), { oneDevice: true });
    const all = at.party([0, 1]);
    const texts = (of: Match): readonly string[] =>
      legalOf(of.rules, of.state).map((action) => of.rules.notation.format(of.state, action));
    const choices: (readonly string[])[] = [];
    const act = (text: string): string => {
      const { rules, state, actor } = at.match;
      const read = rules.notation.parse(state, text);
      choices[at.match.log.length] = texts(at.match);
      if (!read.ok) return 'not read';
      const action = read.value;
      return actor === CHANCE
        ? told(all.submit({ type: 'enter', faces: rules.facesOf(state, action) }))
        : told(all.submit({ type: 'play', by: actor, action }));
    };
    const lines = 'home 3,3; fire 1,1; event 5,5; douse 2,1; pass; event 6,6; douse 5,4; pass';
    for (const line of lines.split('; ')) expect(act(line)).toBe('ok');
    expect(at.match.log[6]!.actor).toBe(1);
    expect(at.match.at(6).actor).toBe(1);
    expect(texts(at.match.at(6))).toEqual(choices[6]);
    // That burns on the sheet of player 2 alone: player 1 has doused the fire beside it.
    expect(choices[6]).toContain('douse 3,1');
    const { rules, state } = at.match.at(6);
    const read = rules.notation.parse(state, 'douse 3,1');
    if (!read.ok) throw new Error('not read');
    expect(told(at.submit(change(1, 6, read.value)))).toBe('ok');
    // The one who asks sees the own entry as it would be.
    expect(at.view(1).proposal).toMatchObject({ before: 'douse 5,4', after: 'douse 3,1' });
    expect(at.view(0).proposal).toMatchObject({ before: undefined, after: undefined });
    at.submit({ type: 'agree', by: 0 });
    expect(at.match.at(7).log[6]).toEqual({ actor: 1, action: read.value });
  });

  test('in whatever order seats act, the position before an entry is that of who made it', () => {
    const game = games.find(({ id }) => id === 'wildfire')!;
    let swapped = 0;
    const matches = sample('table: matches in any order', 20, 1000);
    for (let seed = 1; seed <= matches; seed++) {
      const of = playedAtOnce(game, optionsWith(game, { mode: 'vs' }), new Xoshiro(seed));
      const entries = visibleEntries(of, undefined);
      for (const [i, { actor, action }] of of.log.entries()) {
        const before = of.at(i);
        expect(before.actor).toBe(actor);
        expect(before.rules.check(before.state, action, actor)).toBeUndefined();
        expect(before.rules.notation.format(before.state, action)).toBe(entries[i]!.text);
        if (actor === 0 && of.log[i - 1]?.actor === 1) swapped += 1;
      }
    }
    expect(swapped).toBeGreaterThan(0);
  });

  test('later throws come again in their own round where a throw did not fit', () => {
    const of = said(
      'wildfire',
      { mode: 'vs' },
      'home 3,3; fire 1,1; event 5,5; pass; pass; event 6,6; pass; pass; event 2,6; pass; pass',
    );
    const at = new Table(of);
    const all = at.party([0, 1]);
    const right = changed(of, 0, 'home 1,1');
    if (!right.ok) throw new Error('a correction is refused');
    all.submit(change(0, 0, right.match.log[0]!.action));
    all.submit({ type: 'agree', by: 1 });
    // No first fire burns on the home, so it is thrown anew.
    expect(textsOf(at.match)).toEqual(['home 1,1']);
    const enter = (...faces: number[]): string => told(all.submit({ type: 'enter', faces }));
    const pass = (by: number): string => {
      const { rules, state } = at.match;
      const read = rules.notation.parse(state, 'pass');
      return told(all.submit({ type: 'play', by, action: read.ok ? read.value : Number.NaN }));
    };
    expect(enter(2, 2)).toBe('ok');
    expect(enter(5, 5)).toBe('ok');
    expect([pass(0), pass(1)]).toEqual(['ok', 'ok']);
    expect([pass(0), pass(1)]).toEqual(['ok', 'ok']);
    expect(textsOf(at.match).slice(1)).toEqual(
      'fire 2,2; event 5,5; pass; pass; event 6,6; pass; pass; event 2,6'.split('; '),
    );
  });

  test('nobody changes, reads or foresees what another chose in secret', () => {
    const at = hidden([...STARTED, RUN]);
    const second = at.party([1]);
    expect(second.mayCorrect(2)).toEqual({ code: 'correct.other' });
    expect(told(second.submit(change(1, 2, REST)))).toBe('correct.other');
    expect(told(second.submit(change(1, 2, RUN)))).toBe('correct.other');
    expect(second.readAt('run', 2)).toMatchObject({ problem: { code: 'correct.other' } });
    expect(second.foresee({ kind: 'remove', at: 1 })).toEqual({
      ok: true,
      known: false,
      broken: undefined,
    });
  });

  test('of an action of one’s own the others learn only that it is to be changed', () => {
    const at = hidden([...STARTED, RUN, RUN]);
    at.submit(change(0, 2, REST));
    expect(at.view(0).proposal).toMatchObject({ before: 'run', after: 'rest' });
    expect(at.view(1).proposal).toMatchObject({
      at: 2,
      actor: 0,
      before: undefined,
      after: undefined,
    });
    expect(at.view().proposal).toMatchObject({ before: undefined, after: undefined });
  });

  test('what is to stand where something public stood is told only to those who may know it', () => {
    // Everybody sees who rests, and nobody who runs.
    const resting: Game = {
      ...DASH,
      rules: (options) => {
        const rules = DASH.rules(options);
        const open = (event: Event): boolean =>
          event.code === 'chose' && event.args['choice'] === REST;
        return { ...rules, hears: (event, seat) => open(event) || rules.hears!(event, seat) };
      },
    };
    const options = { secret: true, length: 10 };
    const at = table({ game: resting, dice: 'entered', options, log: [...STARTED, REST, RUN] });
    expect(at.view(1).entries[2]).toMatchObject({ text: 'rest' });
    at.submit(change(0, 2, RUN));
    expect(at.view(0).proposal).toMatchObject({ before: 'rest', after: 'run' });
    expect(at.view(1).proposal).toMatchObject({ before: 'rest', after: undefined });
    expect(at.view().proposal).toMatchObject({ before: 'rest', after: undefined });
  });

  test('why a hidden action does not fit is told to nobody else', () => {
    const at = hidden([...STARTED, RUN, RUN]);
    const heard = [0, 1].map((seat) => changesOf(at, seat));
    at.submit({ type: 'correct', by: 1, correction: { kind: 'remove', at: 1 } });
    at.submit({ type: 'agree', by: 0 });
    expect(at.match.log).toHaveLength(1);
    expect(heard[0]!.at(-1)).toMatchObject({ broken: { at: 2, actor: 0, refusal: {} } });
    expect(heard[1]!.at(-1)).toEqual({
      type: 'corrected',
      at: 1,
      length: 1,
      broken: { at: 2, actor: 0 },
    });
  });

  test('that a hidden action would mean something else is told to nobody else', () => {
    const broken = { at: 2, actor: 0, problem: { code: 'correct.meaning' } };
    const of = hidden([...STARTED, RUN]).match;
    expect(visibleBroken(of, broken, 0)).toEqual(broken);
    expect(visibleBroken(of, broken, 1)).toEqual({ at: 2, actor: 0 });
    const bots = { ...broken, problem: { code: 'correct.bot' } };
    expect(visibleBroken(of, bots, 1)).toEqual(bots);
  });

  test('after the end a match stays over', () => {
    const at = table({ dice: 'entered', options: { secret: true }, log: [6, 2, 2, RUN] });
    expect(at.match.over).toBe(true);
    expect(told(at.submit({ type: 'correct', by: 0, correction: { kind: 'remove', at: 1 } }))).toBe(
      'correct.over',
    );
    expect(at.match.over).toBe(true);
  });
});

describe('doing again what was taken back', () => {
  test('until another entry is made', () => {
    const at = table({ dice: 'entered', log: [...STARTED, RUN] });
    const party = at.party([0, 1]);
    party.submit({ type: 'undo' });
    party.submit({ type: 'undo' });
    expect(at.view().canRedo).toBe(true);
    const changes = changesOf(at);
    expect(told(party.submit({ type: 'redo' }))).toBe('ok');
    expect(changes).toMatchObject([{ type: 'entry', index: 1, action: 1 }]);
    party.submit({ type: 'redo' });
    expect(at.match.log.map(({ action }) => action)).toEqual([...STARTED, RUN]);
    expect(at.view().canRedo).toBe(false);

    party.submit({ type: 'undo' });
    party.submit({ type: 'play', by: 0, action: REST });
    expect(at.view().canRedo).toBe(false);
    expect(told(party.submit({ type: 'redo' }))).toBe('redo.nothing');
  });

  test('an action only by whoever took it back', () => {
    const at = table({ dice: 'entered', log: [...STARTED, RUN] });
    at.submit({ type: 'undo', by: 0 });
    expect(told(at.party([1]).submit({ type: 'redo' }))).toBe('redo.other');
    expect([at.view(0).canRedo, at.view(1).canRedo]).toEqual([true, false]);
    expect(told(at.party([0]).submit({ type: 'redo' }))).toBe('ok');
    // A throw may be entered by anybody, so anybody may do it again.
    const thrown = table({ dice: 'entered', log: STARTED });
    thrown.submit({ type: 'undo', by: 0 });
    expect(told(thrown.submit({ type: 'redo', by: 1 }))).toBe('ok');
  });

  test('a bot’s answer comes back as it was', async () => {
    const at = table(
      { log: STARTED, players: ['person', 'steady'] },
      { chooser: { choose: (of) => Promise.resolve(of.log.length % 2) } },
    );
    at.submit({ type: 'play', by: 0, action: RUN });
    await quiet();
    const before = at.match.log;
    at.submit({ type: 'undo', by: 0 });
    at.submit({ type: 'redo', by: 0 });
    await quiet();
    expect(at.match.log).toEqual(before);
  });
});

test('after a refused throw, undo takes back nothing else', () => {
  const wildfire = games.find(({ id }) => id === 'wildfire')!;
  const { options } = presetsOf(wildfire)[0]!;
  const at = new Table(Match.start(wildfire, { options, dice: 'entered', players: ['person'] }));
  const party = at.party([0]);
  const enter = (...faces: number[]) => party.submit({ type: 'enter', faces });
  expect(told(enter(3, 3))).toBe('ok');
  // The first fire cannot be on the home.
  expect(told(enter(3, 3))).toMatch(/^WF-/);
  expect(told(party.submit({ type: 'undo' }))).toBe('undo.refused');
  expect(at.match.log).toHaveLength(1);
  // Asked for once more, it is meant.
  expect(told(party.submit({ type: 'undo' }))).toBe('ok');
  expect(at.match.log).toHaveLength(0);

  enter(3, 3);
  enter(3, 3);
  enter(1, 1);
  expect(told(party.submit({ type: 'undo' }))).toBe('ok');
  expect(at.match.log).toHaveLength(1);
});
