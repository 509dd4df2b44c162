import { describe, expect, test } from 'vitest';
import {
  RUN,
  REST,
  STARTED,
  SlowChooser,
  always,
  changesOf,
  match,
  quiet,
  table,
  told,
} from './dash-table.ts';

const BOT_SECOND = { log: STARTED, players: ['person', 'strong'] };
const BOT_TO_ACT = { log: [...STARTED, RUN], players: ['person', 'strong'] };

describe('a bot', () => {
  test('answers when it is ready, and everybody hears', async () => {
    const chooser = new SlowChooser();
    const at = table(BOT_SECOND, { chooser });
    const changes = changesOf(at);
    at.submit({ type: 'play', by: 0, action: RUN });
    expect(changes.map(({ type }) => type)).toEqual(['entry', 'thinking']);
    expect(at.view()).toMatchObject({ thinking: true, actor: 1, legal: [] });
    await quiet();
    expect(chooser.asked).toHaveLength(1);
    chooser.asked[0]!.answer(REST);
    await quiet();
    expect(changes.map(({ type }) => type)).toEqual(['entry', 'thinking', 'entry']);
    expect(at.match.log).toHaveLength(4);
    expect(at.view().thinking).toBe(false);
  });

  test('begins at once when a match is taken up where it is to act, but after whoever opened the table', async () => {
    const at = table(BOT_TO_ACT, { chooser: always(RUN) });
    const changes = changesOf(at);
    expect(at.view().thinking).toBe(true);
    await quiet();
    expect(changes.map(({ type }) => type)).toEqual(['entry']);
  });

  test('plays a whole match against another, people only throw', async () => {
    const at = table({ players: ['gentle', 'strong'] }, { chooser: always(RUN) });
    for (let i = 0; i < 30 && !at.match.over; i++) {
      at.submit({ type: 'roll' });
      await quiet();
    }
    expect(at.view().outcome?.code).toMatch(/won|shared/);
  });

  test.each([
    ['rejects', () => Promise.reject(new Error('lost its mind')), 'bot.failed'],
    [
      'throws',
      () => {
        throw new Error('at once');
      },
      'bot.failed',
    ],
    ['answers something illegal', () => Promise.resolve(99), 'bot.illegal'],
    ['answers no number', () => Promise.resolve(Number.NaN), 'bot.illegal'],
  ])('that %s is reported, and the match stands', async (_, choose, code) => {
    const at = table(BOT_TO_ACT, { chooser: { choose } });
    const changes = changesOf(at);
    await quiet();
    expect(changes).toMatchObject([{ type: 'failed', seat: 1, problem: { code } }]);
    expect(at.view()).toMatchObject({ thinking: false, failed: { code } });
    expect(at.match.log).toHaveLength(3);
  });

  test('is asked again, or its turn is taken back', async () => {
    const chooser = new SlowChooser();
    const at = table(BOT_TO_ACT, { chooser });
    await quiet();
    expect(told(at.submit({ type: 'think' }))).toBe('bot.fine');
    chooser.asked[0]!.fail(new Error('tired'));
    await quiet();
    expect(told(at.submit({ type: 'think' }))).toBe('ok');
    await quiet();
    expect(at.view()).toMatchObject({ thinking: true, failed: undefined });
    chooser.asked[1]!.answer(REST);
    await quiet();
    expect(at.match.log).toHaveLength(4);
    const stuck = table(BOT_TO_ACT);
    await quiet();
    expect(stuck.view().failed).toEqual({ code: 'bot.none' });
    expect(told(stuck.submit({ type: 'undo', by: 0 }))).toBe('ok');
    expect(stuck.view().failed).toBeUndefined();
  });

  test('is not even asked when its turn is taken back at once', async () => {
    const chooser = new SlowChooser();
    const at = table(BOT_SECOND, { chooser });
    at.submit({ type: 'play', by: 0, action: RUN });
    at.submit({ type: 'undo', by: 0 });
    await quiet();
    expect(chooser.asked).toHaveLength(0);
  });

  test('answers nobody when the table is closed', async () => {
    const chooser = new SlowChooser();
    const at = table(BOT_TO_ACT, { chooser });
    await quiet();
    at.dispose();
    expect(chooser.asked[0]!.signal.aborted).toBe(true);
    chooser.asked[0]!.answer(REST);
    await quiet();
    expect(at.match.log).toHaveLength(3);
  });

  test('that fails tells the host why, and nobody else', async () => {
    const failures: unknown[] = [];
    const error = new Error('/home/someone/secret.ts: no memory');
    const at = table(BOT_TO_ACT, {
      chooser: { choose: () => Promise.reject(error) },
      botFailed: (seat, why) => failures.push([seat, why]),
    });
    const changes = changesOf(at);
    await quiet();
    expect(failures).toEqual([[1, error]]);
    expect(changes).toEqual([{ type: 'failed', seat: 1, problem: { code: 'bot.failed' } }]);
    expect(at.view(0).failed).toEqual({ code: 'bot.failed' });
  });

  test('does not hear of a listener that throws', async () => {
    const errors: unknown[] = [];
    const at = table(BOT_TO_ACT, { chooser: always(RUN), report: (error) => errors.push(error) });
    at.subscribe(() => {
      throw new Error('mine');
    });
    await quiet();
    expect([at.match.log.length, at.view().failed, errors.length]).toEqual([4, undefined, 1]);
  });
});

describe('a hint', () => {
  test('is what the chooser would do', async () => {
    const at = table({ log: STARTED }, { chooser: always(REST) });
    expect(await at.party([0]).hint()).toEqual({ ok: true, value: REST });
    expect(at.match.log).toHaveLength(2);
  });

  test.each([
    ['for who is not to act', 1, always(REST), 'hint.turn'],
    ['without a brain', 0, undefined, 'bot.none'],
    ['that is illegal', 0, always(7), 'bot.illegal'],
    ['that fails', 0, { choose: () => Promise.reject(new Error('no')) }, 'bot.failed'],
  ])('%s is a problem', async (_, seat, chooser, code) => {
    const at = table({ log: STARTED }, chooser === undefined ? {} : { chooser });
    expect(await at.party([0, 1]).hint(seat)).toMatchObject({ ok: false, problem: { code } });
  });

  test('comes too late when something has happened', async () => {
    const chooser = new SlowChooser();
    const at = table({ log: STARTED }, { chooser });
    const hint = at.party([0]).hint();
    at.submit({ type: 'play', by: 0, action: RUN });
    expect(chooser.asked[0]!.signal.aborted).toBe(true);
    chooser.asked[0]!.answer(REST);
    expect(await hint).toMatchObject({ ok: false, problem: { code: 'hint.stale' } });
  });

  test('may be asked for after the match was read', async () => {
    const at = table({ log: STARTED }, { chooser: always(RUN) });
    expect(at.match.log).toEqual(match({ log: STARTED }).log);
    expect(await at.party([0]).hint()).toMatchObject({ ok: true });
  });
});
