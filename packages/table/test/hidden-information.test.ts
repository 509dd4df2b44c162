import { CHANCE, type Action, type Event, type Game } from '@glade/engine';
import { describe, expect, test } from 'vitest';
import { DASH, EVENTS } from '../../engine/test/dash/index.ts';
import type { Table, Viewer } from '../src/index.ts';
import { REST, RUN, SPRINT, STARTED, changesOf, table } from './dash-table.ts';

const SECRET = { options: { secret: true, length: 10 } };

/** Everything a viewer is given, as text. */
function seen(at: Table, viewer: Viewer): string {
  const { rules: _, ...view } = at.view(viewer);
  return JSON.stringify(view);
}

const codes = (events: readonly Event[]) => events.map(({ code }) => code);

describe('a secret choice', () => {
  const after = (action: Action): Table => {
    const at = table({ ...SECRET, log: STARTED });
    at.submit({ type: 'play', by: 0, action });
    return at;
  };

  test('looks the same to everybody else, whatever it is', () => {
    const tables = [REST, RUN, SPRINT].map(after);
    for (const viewer of [undefined, 1]) {
      expect(new Set(tables.map((at) => seen(at, viewer))).size).toBe(1);
    }
    expect(new Set(tables.map((at) => seen(at, 0))).size).toBe(3);
  });

  test('is known to whoever made it', () => {
    const at = after(SPRINT);
    expect(at.view(0).entries.at(-1)).toMatchObject({ action: SPRINT, text: 'sprint' });
    expect(at.view(1).entries.at(-1)).toEqual({
      index: 2,
      actor: 0,
      turn: 1,
      action: undefined,
      text: undefined,
      events: [],
    });
  });

  test('is told to each listener as far as it may know', () => {
    const at = table({ ...SECRET, log: STARTED });
    const heard = [undefined, 0, 1].map((viewer) => changesOf(at, viewer));
    const answer = at.submit({ type: 'play', by: 0, action: RUN });
    expect(
      heard.map(([change]) => change?.type === 'entry' && [change.action, codes(change.events)]),
    ).toEqual([
      [undefined, []],
      [RUN, ['chose']],
      [undefined, []],
    ]);
    expect(answer.ok && [answer.match, codes(answer.events)]).toEqual([undefined, ['chose']]);
    at.submit({ type: 'play', by: 1, action: REST });
    const [bystander] = heard;
    expect(bystander!.map((change) => change.type === 'entry' && codes(change.events))).toEqual([
      [],
      ['revealed', 'ran', 'rested'],
    ]);
  });

  test('shows neither the match nor the choices of another seat', () => {
    const at = after(RUN);
    for (const viewer of [undefined, 0, 1]) expect(at.view(viewer).match).toBeUndefined();
    expect([undefined, 0, 1].map((viewer) => at.view(viewer).legal.length)).toEqual([0, 0, 3]);
  });

  test('does not hide the dice', () => {
    expect(
      table({ ...SECRET, log: STARTED })
        .view()
        .entries.map(({ text }) => text),
    ).toEqual(['order 2 1', 'pace 2']);
  });

  test('and everything else is shown in the end', () => {
    const at = table({ options: { secret: true }, log: [6, 2, SPRINT, RUN] });
    expect(at.match.over).toBe(true);
    expect(at.view(1).match).toBe(at.match);
    expect(at.view().entries.map(({ text }) => text)).toEqual([
      'order 2 1',
      'pace 3',
      'sprint',
      'run',
    ]);
    expect(codes(at.view().entries.at(-1)!.events)).toContain('chose');
  });
});

test('an outcome stays in the log, whatever it does in secret', () => {
  // After each throw of the pace seat 0 alone hears of something more.
  const whispering: Game = {
    ...DASH,
    rules: (options) => {
      const rules = DASH.rules(options);
      return {
        ...rules,
        apply(s, a, trace) {
          const pace = rules.actor(s) === CHANCE && rules.turn(s) > 0;
          rules.apply(s, a, trace);
          if (pace) trace?.tell(EVENTS.chose, 0, a);
        },
      };
    },
  };
  const at = table({ ...SECRET, game: whispering, log: STARTED });
  for (const viewer of [undefined, 0, 1]) {
    expect(at.view(viewer).entries.at(-1)).toMatchObject({ action: 1, text: 'pace 2' });
  }
  const told = [undefined, 0, 1].map((viewer) => codes(at.view(viewer).entries.at(-1)!.events));
  expect(told).toEqual([['pace'], ['pace', 'chose'], ['pace']]);
});

test('an outcome that is told to one seat only is not in the log of the others', () => {
  const dealt: Game = {
    ...DASH,
    rules: (options) => ({
      ...DASH.rules(options),
      hears: (event, seat) => event.code !== 'pace' || seat === 0,
    }),
  };
  const at = table({ ...SECRET, game: dealt, log: STARTED });
  expect([undefined, 0, 1].map((viewer) => at.view(viewer).entries.at(-1)?.text)).toEqual([
    undefined,
    'pace 2',
    undefined,
  ]);
});

test('the seed is told when the match is over', () => {
  for (const secret of [true, false]) {
    const running = table({ options: { secret }, log: STARTED });
    expect(running.match.header.seed).toBe('table');
    for (const viewer of [undefined, 0, 1]) {
      expect(running.view(viewer).header).not.toHaveProperty('seed');
    }
    const over = table({ options: { secret }, log: [6, 2, SPRINT, RUN] });
    expect(over.view(1).header.seed).toBe('table');
  }
});

test('a choice that tells of nothing is hidden, too', () => {
  const silent: Game = {
    ...DASH,
    rules: (options) => {
      const rules = DASH.rules(options);
      return { ...rules, apply: (s, a) => rules.apply(s, a) };
    },
  };
  const at = table({ ...SECRET, game: silent, log: [...STARTED, RUN] });
  expect(at.view(1).entries.at(-1)?.text).toBeUndefined();
  expect(at.view(0).entries.at(-1)?.text).toBe('run');
});

test('in an open game everybody sees everything', () => {
  const at = table({ log: [...STARTED, RUN] });
  for (const viewer of [undefined, 0, 1]) {
    expect(at.view(viewer)).toMatchObject({ match: at.match, legal: [0, 1, 2] });
    expect(at.view(viewer).entries.at(-1)).toMatchObject({ text: 'run' });
  }
});
