import { describe, expect, test } from 'vitest';
import type { Intent } from '../src/index.ts';
import { REST, RUN, SPRINT, STARTED, always, quiet, table, told } from './dash-table.ts';

const SECRET = { options: { secret: true, length: 10 } };

describe('a party', () => {
  test('holds persons’ seats only, each once', () => {
    const at = table({ players: ['person', 'gentle'] });
    expect(at.party([1, 0, 0, 7, -1, 0.5]).seats).toEqual([0]);
    expect(at.party([]).seats).toEqual([]);
  });

  test('plays its own seat, and no other', () => {
    const at = table({ log: STARTED });
    const [mine, theirs] = [at.party([0]), at.party([1])];
    expect(told(theirs.submit({ type: 'play', by: 0, action: RUN }))).toBe('seat.other');
    expect(told(theirs.submit({ type: 'play', by: 1, action: RUN }))).toBe('DS-04 notYourTurn');
    expect(told(mine.submit({ type: 'play', by: 0, action: RUN }))).toBe('ok');
    expect(told(theirs.submit({ type: 'undo', by: 0 }))).toBe('seat.other');
    expect(at.match.log).toHaveLength(3);
  });

  test('learns of no other seat what is legal there', async () => {
    const at = table({ ...SECRET, log: STARTED }, { chooser: always(RUN) });
    const other = at.party([1]);
    for (const what of [REST, RUN, SPRINT, 99, 'sprint', 'fly']) {
      expect(other.why(what, 0)).toEqual({ ok: false, problem: { code: 'seat.other' } });
      expect(other.read(`${what}`, 0)).toEqual({ ok: false, problem: { code: 'seat.other' } });
    }
    expect(await other.hint(0)).toEqual({ ok: false, problem: { code: 'hint.turn' } });
    expect(await other.hint()).toEqual({ ok: false, problem: { code: 'hint.turn' } });
    expect(await at.party([0]).hint()).toEqual({ ok: true, value: RUN });
    // Nor by looking or listening there.
    const heard: unknown[] = [];
    other.subscribe((change) => heard.push(change), 0);
    at.party([0]).submit({ type: 'play', by: 0, action: SPRINT });
    expect(JSON.stringify(heard)).not.toContain('sprint');
    expect(other.view(0)).toBe(at.view());
    expect(other.view()).toBe(at.view(1));
  });

  test('of those who watch changes nothing', () => {
    const chance: Intent[] = [
      { type: 'roll' },
      { type: 'enter', faces: [5, 3] },
      { type: 'outcome', action: 6 },
      { type: 'think' },
      { type: 'undo' },
      { type: 'undo', by: 0 },
      { type: 'play', by: 0, action: RUN },
    ];
    for (const dice of ['virtual', 'entered'] as const) {
      const at = table({ dice });
      const watching = at.party([]);
      expect(chance.map((intent) => told(watching.submit(intent)))).toEqual([
        'seat.watch',
        'seat.watch',
        'seat.watch',
        'seat.watch',
        'undo.nothing',
        'seat.watch',
        'seat.watch',
      ]);
      expect(at.match.log).toEqual([]);
      expect(watching.why(RUN)).toMatchObject({ problem: { code: 'seat.watch' } });
      expect(watching.read('run')).toMatchObject({ problem: { code: 'seat.watch' } });
    }
  });

  test('of those who watch bots lets the dice fall', async () => {
    const at = table({ players: ['gentle', 'strong'] }, { chooser: always(RUN) });
    const watching = at.party([]);
    for (let i = 0; i < 30 && !at.match.over; i++) {
      watching.submit({ type: 'roll' });
      await quiet();
    }
    expect(at.match.over).toBe(true);
  });

  test('at one device acts for all who share it, and takes back for each of them', () => {
    const at = table({ log: STARTED });
    const both = at.party([0, 1]);
    const line = both.read('run');
    expect(line).toEqual({ ok: true, value: { type: 'play', by: 0, action: RUN } });
    both.submit({ type: 'play', by: 0, action: RUN });
    both.submit({ type: 'play', by: 1, action: REST });
    expect(told(both.submit({ type: 'undo' }))).toBe('ok');
    expect(at.match.log).toHaveLength(3);
    expect(told(both.submit({ type: 'undo' }))).toBe('ok');
    expect(at.match.log).toHaveLength(2);
    expect(told(both.submit({ type: 'undo' }))).toBe('undo.nothing');
  });

  test.each([
    null,
    undefined,
    'roll',
    {},
    { type: 'dance' },
    { type: 'play' },
    { type: 'undo', by: 1n },
  ])('answers what is no intent, too: %o', (intent) => {
    const at = table({ log: STARTED });
    expect(at.party([0]).submit(intent as Intent).ok).toBe(false);
    expect(at.match.log).toHaveLength(2);
  });
});
