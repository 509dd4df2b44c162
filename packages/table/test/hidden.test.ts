import type { Action, Event, Game } from '@glade/engine';
import { describe, expect, test } from 'vitest';
import { DASH } from '../../engine/test/dash/index.ts';
import type { Table, Viewer } from '../src/index.ts';
import { REST, RUN, SPRINT, STARTED, changesOf, table } from './setting.ts';

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
