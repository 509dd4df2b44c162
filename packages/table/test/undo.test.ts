import { describe, expect, test } from 'vitest';
import type { Action, Game } from '@glade/engine';
import { DASH } from '../../engine/test/dash/index.ts';
import {
  REST,
  RUN,
  STARTED,
  SlowChooser,
  TOGETHER,
  always,
  changesOf,
  quiet,
  table,
  told,
} from './dash-table.ts';

const undo = (by: number) => ({ type: 'undo', by }) as const;
const play = (by: number, action: Action) => ({ type: 'play', by, action }) as const;

describe('with virtual dice', () => {
  test('the own latest action is taken back', () => {
    const at = table({ log: STARTED });
    at.submit(play(0, RUN));
    const changes = changesOf(at);
    expect(at.view(0).canUndo).toBe(true);
    expect(at.submit(undo(0))).toMatchObject({ ok: true, events: [] });
    expect(changes).toEqual([{ type: 'cut', length: 2 }]);
    expect(at.match.log).toHaveLength(2);
    expect(at.view(0)).toMatchObject({ canUndo: false, legal: [0, 1, 2] });
  });

  test('nothing is taken back where there is nothing', () => {
    const at = table({ log: [...STARTED, RUN] });
    expect(told(at.submit(undo(1)))).toBe('undo.nothing');
    expect(told(at.submit(undo(7)))).toBe('undo.nothing');
    expect(told(table().submit(undo(0)))).toBe('undo.nothing');
  });

  test('nothing goes back behind a throw', () => {
    const at = table({ log: [...STARTED, RUN, RUN] });
    expect(at.view(1).canUndo).toBe(true);
    at.submit({ type: 'roll' });
    expect(told(at.submit(undo(1)))).toBe('undo.dice');
    expect(told(at.submit(undo(0)))).toBe('undo.dice');
    expect(at.view().canUndo).toBe(false);
  });

  test('nothing goes back behind a reveal', () => {
    const at = table({ log: [...STARTED, RUN], options: { secret: true } });
    expect(at.view(0).canUndo).toBe(true);
    at.submit(play(1, RUN));
    expect(told(at.submit(undo(1)))).toBe('undo.dice');
  });

  test('nothing goes back behind an end that shows what was hidden', () => {
    const forgetful: Game = {
      ...DASH,
      rules: (options) => ({ ...DASH.rules(options), landmark: () => false }),
    };
    const at = table({ game: forgetful, options: { secret: true }, log: [6, 2, 2, RUN] });
    expect(at.match.over).toBe(true);
    expect(told(at.submit(undo(1)))).toBe('undo.dice');
    expect(at.view(1).canUndo).toBe(false);
  });

  test('against each other, not behind another person', () => {
    const at = table({ log: [...STARTED, RUN, REST] });
    expect(told(at.submit(undo(0)))).toBe('undo.other');
    expect(at.view(0).canUndo).toBe(false);
    expect(at.view().canUndo).toBe(true);
    expect(told(at.submit(undo(1)))).toBe('ok');
    expect(told(at.submit(undo(0)))).toBe('ok');
    expect(at.match.log).toHaveLength(2);
  });

  test('together, the others’ actions go along', () => {
    const at = table({ game: TOGETHER, log: [...STARTED, RUN, REST] });
    expect(told(at.submit(undo(0)))).toBe('ok');
    expect(at.match.log).toHaveLength(2);
  });

  test('bots’ answers go along', async () => {
    const at = table({ log: STARTED, players: ['person', 'steady'] }, { chooser: always(REST) });
    at.submit(play(0, RUN));
    await quiet();
    expect(at.match.log).toHaveLength(4);
    expect(told(at.submit(undo(1)))).toBe('undo.nothing');
    expect(told(at.submit(undo(0)))).toBe('ok');
    expect(at.match.log).toHaveLength(2);
  });

  test('a bot that is thinking is stopped', async () => {
    const chooser = new SlowChooser();
    const at = table({ log: STARTED, players: ['person', 'steady'] }, { chooser });
    at.submit(play(0, RUN));
    await quiet();
    expect(at.view().thinking).toBe(true);
    at.submit(undo(0));
    expect(chooser.asked[0]!.signal.aborted).toBe(true);
    chooser.asked[0]!.answer(REST);
    await quiet();
    expect(at.match.log).toHaveLength(2);
    expect(at.view().thinking).toBe(false);
  });
});

describe('with dice entered by people', () => {
  test('entries of any kind go, one by one, to the very beginning', () => {
    const at = table({ dice: 'entered', log: [...STARTED, RUN, REST] });
    const party = at.party([0, 1]);
    for (const left of [3, 2, 1, 0]) {
      expect(told(party.submit({ type: 'undo' }))).toBe('ok');
      expect(at.match.log).toHaveLength(left);
    }
    expect(told(party.submit({ type: 'undo' }))).toBe('undo.nothing');
    expect(at.view().thrown?.code).toBe('order');
  });

  test('a wrong throw is corrected', () => {
    const at = table({ dice: 'entered' });
    at.submit({ type: 'enter', faces: [2, 5] });
    at.submit(undo(0));
    at.submit({ type: 'enter', faces: [5, 2] });
    expect(at.view().entries.map(({ text }) => text)).toEqual(['order 5 2']);
  });

  test('also behind the end', () => {
    const at = table({ dice: 'entered', log: [6, 2, 2, RUN] });
    expect(at.match.over).toBe(true);
    expect(told(at.submit(undo(1)))).toBe('ok');
    expect(at.view(1).outcome).toBeUndefined();
    expect(told(at.submit(undo(0)))).toBe('ok');
    expect(at.match.log).toHaveLength(2);
  });

  test('against each other nobody takes back what another person has done', () => {
    const at = table({ dice: 'entered', log: [...STARTED, RUN] });
    expect(told(at.submit(undo(1)))).toBe('undo.other');
    expect(told(at.party([1]).submit({ type: 'undo' }))).toBe('undo.other');
    expect([at.view(0).canUndo, at.view(1).canUndo]).toEqual([true, false]);
    at.submit(play(1, REST));
    expect(told(at.submit(undo(0)))).toBe('undo.other');
    expect(at.match.log).toHaveLength(4);
    at.submit({ type: 'enter', faces: [4] });
    // A throw was seen by both, and may have been read wrong by either.
    for (const by of [0, 1]) expect(at.view(by).canUndo).toBe(true);
  });

  test('together anybody takes back the latest', () => {
    const at = table({ game: TOGETHER, dice: 'entered', log: [...STARTED, RUN, REST] });
    expect(told(at.submit(undo(0)))).toBe('ok');
    expect(at.match.log).toHaveLength(3);
  });

  test.each([99, -1, 0.5, Number.NaN, 'length', null, undefined])('but not by %s', (by) => {
    const at = table({ dice: 'entered', log: [...STARTED, RUN] });
    expect(told(at.submit({ type: 'undo', by: by as number }))).toBe('undo.nothing');
    expect(at.match.log).toHaveLength(3);
  });

  test('nor by a bot', () => {
    const at = table({ dice: 'entered', log: STARTED, players: ['person', 'steady'] });
    expect(told(at.submit(undo(1)))).toBe('undo.nothing');
    expect(at.view(1).canUndo).toBe(false);
    expect(at.view(0).canUndo).toBe(true);
  });

  test('bots’ answers go along, or they would only be given again', async () => {
    const at = table(
      { dice: 'entered', log: STARTED, players: ['person', 'steady'] },
      { chooser: always(REST) },
    );
    at.submit(play(0, RUN));
    await quiet();
    expect(at.match.log).toHaveLength(4);
    at.submit(undo(0));
    expect(at.match.log).toHaveLength(2);
    at.submit(undo(0));
    expect(at.match.log).toHaveLength(1);
  });
});

describe('with dice entered by people, and something hidden', () => {
  const seated = (log: readonly Action[]) =>
    table({ dice: 'entered', options: { secret: true, length: 10 }, log });

  test('a wrong throw is corrected by anybody', () => {
    for (const by of [0, 1]) {
      for (const log of [[6], STARTED]) {
        const at = seated(log);
        expect(told(at.submit(undo(by)))).toBe('ok');
        expect(at.match.log).toHaveLength(log.length - 1);
      }
    }
  });

  test('an own action is taken back while it is the last entry', () => {
    const at = seated([...STARTED, RUN]);
    expect(at.view(0).canUndo).toBe(true);
    expect(told(at.submit(undo(0)))).toBe('ok');
    expect(at.match.log).toHaveLength(2);
  });

  test('nobody else takes it back, nor the throw before it', () => {
    const at = seated([...STARTED, RUN]);
    expect(told(at.submit(undo(1)))).toBe('undo.other');
    expect(at.view(1).canUndo).toBe(false);
    expect(at.match.log).toHaveLength(3);
  });

  test('nothing goes back behind a reveal', () => {
    const at = seated([...STARTED, RUN, RUN]);
    expect(told(at.submit(undo(1)))).toBe('undo.dice');
    expect(told(at.submit(undo(0)))).toBe('undo.other');
    expect(at.view().canUndo).toBe(false);
  });

  test('nor behind the end, which shows everybody everything', () => {
    const at = table({ dice: 'entered', options: { secret: true }, log: [6, 2, 2, RUN] });
    expect(at.match.over).toBe(true);
    for (const by of [0, 1]) expect(told(at.submit(undo(by)))).toBe('undo.dice');
    expect(at.match.over).toBe(true);
  });

  test('nor behind a throw that ends the match', () => {
    const sudden: Game = {
      ...DASH,
      rules: (options) => {
        const rules = DASH.rules(options);
        const actor = (s: object): number => (rules.turn(s) > 0 ? -2 : rules.actor(s));
        return { ...rules, actor };
      },
    };
    const at = table({ game: sudden, dice: 'entered', options: { secret: true }, log: [6] });
    expect(at.match.over).toBe(true);
    expect(told(at.submit(undo(0)))).toBe('undo.dice');
  });
});
