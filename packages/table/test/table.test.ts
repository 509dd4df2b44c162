import { KeyedDice, formatRecord, parseRecord, verifyDice } from '@glade/engine';
import { describe, expect, test } from 'vitest';
import { DASH } from '../../engine/test/dash/index.ts';
import {
  Table,
  headerName,
  newSeed,
  playerName,
  personName,
  playersOf,
  seatNames,
  type Intent,
} from '../src/index.ts';
import {
  REST,
  RUN,
  SPRINT,
  STARTED,
  changesOf,
  chances,
  match,
  table,
  told,
} from './dash-table.ts';

describe('a person plays', () => {
  test('and is told what happens', () => {
    const at = table({ log: STARTED });
    const changes = changesOf(at);
    const answer = at.submit({ type: 'play', by: 0, action: RUN });
    const events = [{ code: 'chose', clauses: ['DS-04'], args: { seat: 0, choice: RUN } }];
    expect(answer).toEqual({ ok: true, match: at.match, events });
    expect(changes).toEqual([
      { type: 'entry', index: 2, actor: 0, turn: 1, action: RUN, text: 'run', events },
    ]);
    expect(at.match.log).toHaveLength(3);
  });

  test('and is refused with the clause, and nothing has changed', () => {
    const at = table({ log: STARTED, options: { breaths: 0 } });
    const before = at.view(0);
    const changes = changesOf(at);
    expect(told(at.submit({ type: 'play', by: 0, action: SPRINT }))).toBe('DS-06 noBreath');
    expect(told(at.submit({ type: 'play', by: 1, action: RUN }))).toBe('DS-04 notYourTurn');
    expect(at.view(0)).toBe(before);
    expect(changes).toEqual([]);
  });

  test.each([
    [{ by: 2, action: RUN }, 'seat.none'],
    [{ by: -1, action: RUN }, 'seat.none'],
    [{ by: 0.5, action: RUN }, 'seat.none'],
    [{ by: 1, action: RUN }, 'seat.bot'],
    [{ by: 0, action: Number.NaN }, 'action.number'],
    [{ by: 0, action: 1.5 }, 'action.number'],
    [{ by: 0, action: 2 ** 40 }, 'action.number'],
  ])('but not as %o', (play, code) => {
    const at = table({ log: STARTED, players: ['person', 'gentle'] });
    expect(told(at.submit({ type: 'play', ...play }))).toBe(code);
  });

  test('until the table is closed', () => {
    const at = table({ log: STARTED });
    const changes = changesOf(at);
    at.dispose();
    expect(told(at.submit({ type: 'play', by: 0, action: RUN }))).toBe('table.closed');
    expect(changes).toEqual([]);
    expect(at.view(0).entries).toHaveLength(2);
  });
});

test.each([
  [null, 'table.intent'],
  [undefined, 'table.intent'],
  ['roll', 'table.intent'],
  [{}, 'table.intent'],
  [{ type: 'enter' }, 'dice.count'],
  [{ type: 'enter', faces: null }, 'dice.count'],
  [{ type: 'enter', faces: '12' }, 'dice.count'],
  [{ type: 'enter', faces: { length: 2 } }, 'dice.count'],
  [{ type: 'enter', faces: [1n, Symbol('two')] }, 'dice.face'],
  [{ type: 'enter', faces: [Object.create(null), 2] }, 'dice.face'],
  [{ type: 'outcome' }, 'action.number'],
  [{ type: 'outcome', action: 1n }, 'action.number'],
  [{ type: 'outcome', action: '6' }, 'action.number'],
  [{ type: 'play', by: 0, action: 1n }, 'action.number'],
  [{ type: 'play', by: 0, action: Symbol('run') }, 'action.number'],
  [{ type: 'play', by: 1n, action: 0 }, 'seat.none'],
  [{ type: 'play', by: Symbol('me'), action: 0 }, 'seat.none'],
  [{ type: 'play', by: 'length', action: 0 }, 'seat.none'],
  [{ type: 'play', action: 0 }, 'seat.none'],
  [{ type: 'undo', by: 1n }, 'undo.nothing'],
  [{ type: 'undo' }, 'undo.nothing'],
])('what is no intent is answered, too: %o', (intent, code) => {
  const at = table({ dice: 'entered' });
  expect(told(at.submit(intent as Intent))).toBe(code);
  expect(at.match.log).toEqual([]);
});

describe('virtual dice', () => {
  const roll = { type: 'roll' } as const;

  test('come from the seed, the same on every table, and can be checked', () => {
    const [a, b] = [table(), table()];
    for (const at of [a, b]) {
      for (let round = 0; round < 3; round++) {
        while (at.view().thrown !== undefined) expect(told(at.submit(roll))).toBe('ok');
        for (const _ of 'ab') at.submit({ type: 'play', by: at.match.actor, action: REST });
      }
    }
    expect(a.match.log).toEqual(b.match.log);
    expect(verifyDice(a.match, new KeyedDice('table'))).toEqual({ ok: true, value: chances(a) });
    expect(verifyDice(a.match, new KeyedDice('other'))).toMatchObject({ ok: false });
  });

  test('are thrown again where the rules say so, and everybody sees it', () => {
    const throws = Array.from({ length: 40 }, (_, i) => {
      const at = table({}, { dice: new KeyedDice(i) });
      const changes = changesOf(at);
      at.submit(roll);
      return changes;
    });
    const repeated = throws.find((changes) => changes[0]?.type === 'refusedThrow')!;
    expect(repeated.at(-1)!.type).toBe('entry');
    const [again] = repeated;
    expect(again).toMatchObject({
      type: 'refusedThrow',
      refusal: { clause: 'DS-02', code: 'equalThrow' },
    });
    const faces = again?.type === 'refusedThrow' ? again.faces : [];
    expect(faces[0]).toBe(faces[1]);
  });

  test('fall when chance is to act, and only then', () => {
    expect(told(table({ log: STARTED }).submit(roll))).toBe('dice.none');
    expect(told(table({ dice: 'entered' }).submit(roll))).toBe('dice.entered');
    expect(told(table().submit({ type: 'enter', faces: [1, 2] }))).toBe('dice.virtual');
    expect(told(table().submit({ type: 'outcome', action: 6 }))).toBe('dice.virtual');
  });

  test('are drawn by weight where there is nothing to throw', () => {
    const game = {
      ...DASH,
      rules: () => ({ ...DASH.rules(match().header.options), thrown: () => undefined }),
    };
    const at = table({ game });
    expect([at.view().thrown, told(at.submit(roll)), at.match.log.length]).toEqual([
      undefined,
      'ok',
      1,
    ]);
  });

  test('do not fall where a record came without a seed: none is made up in secret', () => {
    const { seed: _, ...header } = match().header;
    const record = formatRecord(match()).replace(/Seed.*\n/, '');
    const read = parseRecord(record, () => DASH);
    expect(read.ok && read.value.header).toEqual(header);
    const at = new Table(read.ok ? read.value : match());
    expect(told(at.submit(roll))).toBe('dice.seed');
    expect(at.match.log).toEqual([]);
    const chosen = new Table(read.ok ? read.value : match(), { dice: new KeyedDice('chosen') });
    expect(told(chosen.submit(roll))).toBe('ok');
  });

  test('get a new seed for every match', () => {
    const seeds = new Set(Array.from({ length: 100 }, newSeed));
    expect(seeds.size).toBe(100);
    for (const seed of seeds) expect(seed).toMatch(/^[0-9a-f]{32}$/);
  });
});

describe('dice entered by people', () => {
  test.each([
    [[], 'dice.count'],
    [[3], 'dice.count'],
    [[3, 4, 5], 'dice.count'],
    [[0, 3], 'dice.face'],
    [[3, 7], 'dice.face'],
    [[-1, 3], 'dice.face'],
    [[1.5, 3], 'dice.face'],
    [[Number.NaN, 3], 'dice.face'],
    [[Infinity, 3], 'dice.face'],
    [['3' as unknown as number, 3], 'dice.face'],
    [[3, 3], 'DS-02 equalThrow'],
    [[5, 3], 'ok'],
  ])('%j: %s', (faces, expected) => {
    const at = table({ dice: 'entered' });
    expect(told(at.submit({ type: 'enter', faces }))).toBe(expected);
    expect(at.match.log).toHaveLength(expected === 'ok' ? 1 : 0);
  });

  test('say which die is wrong, and how', () => {
    expect(table({ dice: 'entered' }).submit({ type: 'enter', faces: [3, 7] })).toEqual({
      ok: false,
      problem: { code: 'dice.face', args: { die: 2, sides: 6, found: '7' } },
    });
  });

  test('may be told as an outcome', () => {
    const at = table({ dice: 'entered' });
    expect(told(at.submit({ type: 'outcome', action: 99 }))).toBe('DS-02 noSuchThrow');
    expect(told(at.submit({ type: 'outcome', action: 6 }))).toBe('ok');
    const waiting = table({ dice: 'entered', log: STARTED });
    expect(told(waiting.submit({ type: 'outcome', action: 1 }))).toBe('dice.none');
    expect(told(waiting.submit({ type: 'enter', faces: [1] }))).toBe('dice.none');
  });
});

describe('a line of text', () => {
  const entered = table({ dice: 'entered' });
  test.each([
    ['53', [5, 3]],
    ['5 3', [5, 3]],
    [' 5,3 ', [5, 3]],
    ['5; 3', [5, 3]],
    ['15 3', [15, 3]],
    ['1', [1]],
  ])('"%s" is what the dice show', (text, faces) => {
    expect(entered.party([0]).read(text)).toEqual({ ok: true, value: { type: 'enter', faces } });
  });

  test('is an outcome, an action, or neither', () => {
    expect(entered.party([0]).read('Order 2 1')).toEqual({
      ok: true,
      value: { type: 'outcome', action: 6 },
    });
    const play = { type: 'play', by: 1, action: SPRINT };
    expect(table({ log: STARTED }).party([1]).read('SPRINT')).toEqual({ ok: true, value: play });
    expect(table({ log: STARTED }).party([1]).read('55')).toMatchObject({ ok: false });
  });
});

test('why not? is answered for numbers and text', () => {
  const at = table({ log: STARTED, options: { breaths: 0 } });
  const [zero, one] = [at.party([0]), at.party([1])];
  const refusal = { clause: 'DS-06', code: 'noBreath' };
  expect(zero.why(SPRINT)).toEqual({ ok: true, value: refusal });
  expect(zero.why('sprint')).toEqual({ ok: true, value: refusal });
  expect(zero.why('run')).toEqual({ ok: true, value: undefined });
  expect(one.why('run')).toMatchObject({ value: { code: 'notYourTurn' } });
  expect(zero.why(0.5)).toMatchObject({ ok: false, problem: { code: 'action.number' } });
  expect(zero.why('fly')).toMatchObject({ ok: false, problem: { code: 'dash.action' } });
});

describe('what is shown', () => {
  test('is what the viewer needs to play', () => {
    const at = table({ log: STARTED });
    const view = at.view(0);
    expect(view).toMatchObject({
      viewer: 0,
      turn: 1,
      actor: 0,
      legal: [REST, RUN, SPRINT],
      texts: ['rest', 'run', 'sprint'],
      thrown: undefined,
      canUndo: false,
      thinking: false,
      failed: undefined,
      outcome: undefined,
    });
    expect(view.entries.map(({ text, actor }) => [text, actor])).toEqual([
      ['order 2 1', -1],
      ['pace 2', -1],
    ]);
    expect(at.view(0)).toBe(view);
    at.submit({ type: 'play', by: 0, action: RUN });
    expect(at.view(0)).not.toBe(view);
  });

  test('includes the outcome in the end', () => {
    const at = table({ log: [6, 2, SPRINT, RUN] });
    expect(at.view()).toMatchObject({
      actor: -2,
      legal: [],
      outcome: { code: 'won', winners: [0] },
    });
  });

  test('is the same when the match is taken up again anywhere', () => {
    const whole = table({ log: [...STARTED, RUN, REST, 0, REST] });
    const read = parseRecord(formatRecord(whole.match), () => DASH);
    const again = new Table(read.ok ? read.value : match());
    const seen = (at: Table) => {
      const { match: _, rules: _rules, ...rest } = at.view(0);
      return rest;
    };
    expect(seen(again)).toEqual(seen(whole));
  });
});

describe('listeners', () => {
  test('hear of changes in order, also when one of them plays', () => {
    const at = table({ log: STARTED });
    at.subscribe((change) => {
      if (change.type === 'entry' && change.index === 2) {
        at.submit({ type: 'play', by: 1, action: REST });
      }
    });
    const changes = changesOf(at);
    at.submit({ type: 'play', by: 0, action: RUN });
    expect(changes.map((change) => change.type === 'entry' && change.index)).toEqual([2, 3]);
  });

  test('are not called again while they are still at work', () => {
    const at = table({ log: STARTED });
    let depth = 0;
    const depths: number[] = [];
    at.subscribe(() => {
      depths.push((depth += 1));
      at.submit({ type: 'play', by: 1, action: REST });
      depth -= 1;
    });
    at.submit({ type: 'play', by: 0, action: RUN });
    expect(depths).toEqual([1, 1]);
  });

  test('that throw are reported, and disturb nobody', () => {
    const errors: unknown[] = [];
    const at = table({ log: STARTED }, { report: (error) => errors.push(error) });
    at.subscribe(() => {
      throw new Error('mine');
    });
    const changes = changesOf(at);
    expect(told(at.submit({ type: 'play', by: 0, action: RUN }))).toBe('ok');
    expect(errors).toEqual([new Error('mine')]);
    expect(changes).toHaveLength(1);
  });

  test('that left hear nothing more', () => {
    const at = table({ log: STARTED });
    let heard = 0;
    const leave = at.subscribe(() => (heard += 1));
    at.submit({ type: 'play', by: 0, action: RUN });
    leave();
    at.submit({ type: 'play', by: 1, action: RUN });
    expect(heard).toBe(1);
  });
});

test('players are people or bots by level', () => {
  const { header } = match({ players: ['Anna', 'strong'] });
  expect(playersOf(header)).toEqual([{ who: 'person' }, { who: 'bot', level: 'strong' }]);
  expect(playersOf(header).map(playerName)).toEqual(['person', 'strong']);
});

test('a person can have the name of a bot', () => {
  const who = (...players: string[]) => playersOf({ players }).map(({ who: one }) => one);
  expect(who('bot strong', 'strong')).toEqual(['bot', 'person']);
  expect(who('person strong', 'steady')).toEqual(['person', 'person']);
  expect(who('bot nobody', 'person')).toEqual(['person', 'person']);
  expect(who('person', 'strong')).toEqual(['person', 'bot']);
  const bot = { who: 'bot', level: 'strong' } as const;
  expect(playersOf({ players: [headerName(bot), headerName({ who: 'person' })] })).toEqual([
    bot,
    { who: 'person' },
  ]);
});

test('a person is called by the name that the record gives', () => {
  const names = ['person', 'person strong', 'Anna: strong'];
  expect(names.map(personName)).toEqual([undefined, 'strong', 'Anna: strong']);
});

test('each name comes back from a header as the name of a person', () => {
  const names = ['Anna', 'strong', 'person', 'bot strong', 'person Ben', 'bot', 'Anna: strong'];
  const players = names.map((name) => headerName({ who: 'person' }, name));
  expect(seatNames({ players })).toEqual(names);
  expect(playersOf({ players }).map(({ who }) => who)).toEqual(names.map(() => 'person'));
});

test('two people of one name can be told apart; people without a name and bots have none', () => {
  const players = ['Anna', 'person', 'bot steady', 'Anna'];
  expect(seatNames({ players })).toEqual(['Anna', undefined, undefined, 'Anna 4']);
});
