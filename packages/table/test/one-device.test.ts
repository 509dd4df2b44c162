import { CHANCE, Match, Xoshiro, defaults, type Action, type Seat } from '@glade/engine';
import { anything } from '@glade/engine/testing';
import { games } from '@glade/games';
import { describe, expect, test } from 'vitest';
import { Table, correct, type Intent } from '../src/index.ts';
import { RUN, STARTED, table, told } from './dash-table.ts';

const CLIMBERS = games.find(({ id }) => id === 'leaf-climbers')!;
const EVERYBODY: readonly Seat[] = [0, 1, 2, 3];

/** Four people against each other with dice of their own, nothing hidden, after `steps` entries. */
function climbers(steps: number): Table {
  const options = { ...defaults(CLIMBERS.options), players: 4 };
  const rules = CLIMBERS.rules(options);
  expect([rules.kind, rules.seats]).toEqual(['competitive', 4]);
  const players = EVERYBODY.map(() => 'person');
  for (let seed = 1; seed < 100; seed++) {
    const building = Match.start(CLIMBERS, { options, dice: 'entered', players }).build();
    const choose = anything(rules, new Xoshiro(seed));
    while (!building.over && building.match().log.length < steps)
      building.play(choose(building.state), building.actor);
    if (!building.over) return new Table(building.match());
  }
  throw new Error('no match is so long');
}

/** A throw before the latest two people acted, another outcome of it, and everybody who acted since. */
function oldThrow({ match }: Table): {
  readonly at: number;
  readonly action: Action;
  readonly since: readonly Seat[];
} {
  const players = EVERYBODY.map(() => ({ who: 'person' }) as const);
  for (let at = match.log.length - 1; at >= 0; at--) {
    const since = new Set(match.log.slice(at).map(({ actor }) => actor));
    if (match.log[at]!.actor !== CHANCE || since.size < 4) continue;
    const { rules, state } = match.at(at);
    for (let k = 0; k < rules.count(state); k++) {
      const action = rules.nth(state, k);
      if (action === match.log[at]!.action) continue;
      const found = correct(match, { kind: 'change', at, action }, players);
      if (found.ok) return { at, action, since: [...since].filter((actor) => actor !== CHANCE) };
    }
  }
  throw new Error('no such throw');
}

describe('one leaf more than was entered', () => {
  const said = (lines: string): Match => {
    const options = { ...defaults(CLIMBERS.options), players: 2 };
    const players = ['person', 'person'];
    const building = Match.start(CLIMBERS, { options, dice: 'entered', players }).build();
    for (const line of lines.split('; ')) {
      const read = building.rules.notation.parse(building.state, line);
      if (!read.ok || building.play(read.value, building.actor) !== undefined)
        throw new Error(line);
    }
    return building.match();
  };
  const texts = ({ rules, log }: Match): string => {
    const state = rules.create();
    return log
      .map(({ action }) => {
        const text = rules.notation.format(state, action);
        rules.apply(state, action, { tell: () => {} });
        return text;
      })
      .join('; ');
  };
  const PLAYED = 'order 12; leaves 1; leaf 4,4; roll 2; stay; roll 3; stay; leaves 1; leaf 5,5';
  const two = (match: Match, more?: readonly Action[]) => {
    const { rules, state } = match.at(1);
    const read = rules.notation.parse(state, 'leaves 2');
    if (!read.ok) throw new Error('no such throw');
    return correct(match, { kind: 'change', at: 1, action: read.value, ...(more && { more }) });
  };

  test('ends the match there, and says what is asked', () => {
    const found = two(said(PLAYED));
    if (!found.ok) throw new Error('refused');
    expect(found.broken).toMatchObject({ at: 3, problem: { code: 'correct.throw' }, asks: 'leaf' });
  });

  test('with that leaf all the rest stays', () => {
    const match = said(PLAYED);
    const leaf = match.log[2]!.action;
    const found = two(match, [leaf]);
    if (!found.ok) throw new Error('refused');
    expect(found.broken).toBeUndefined();
    expect(texts(found.match)).toBe(
      PLAYED.replace('leaves 1; leaf 4,4', 'leaves 2; leaf 4,4; leaf 4,4'),
    );
  });

  test.each([[[0.5]], [['0']], ['0'], [[-1]], [Array.from({ length: 101 }, () => 0)]])(
    'what is no list of actions is refused: %j',
    (more) => {
      const at = new Table(said(PLAYED));
      const before = at.match;
      const correction = { kind: 'remove', at: 1, more };
      expect(at.submit({ type: 'correct', by: 0, correction } as unknown as Intent).ok).toBe(false);
      expect(at.match).toBe(before);
    },
  );
});

const change = (by: Seat, at: number, action: Action): Intent => ({
  type: 'correct',
  by,
  correction: { kind: 'change', at, action },
});

describe('people at the same device talk to each other', () => {
  test('where all sit at it and nothing is hidden, nobody is asked', () => {
    for (const by of EVERYBODY) {
      const at = climbers(60);
      const device = at.party(EVERYBODY);
      const slip = oldThrow(at);
      expect(device.askedToAgree(slip.at, by)).toEqual([]);
      expect(told(device.submit(change(by, slip.at, slip.action)))).toBe('ok');
      expect(at.view().proposal).toBeUndefined();
      expect(at.match.log[slip.at]!.action).toBe(slip.action);
    }
  });

  test('any of them takes that back again, also in the name of another seat', () => {
    const at = climbers(60);
    const device = at.party(EVERYBODY);
    const before = at.match.log;
    const slip = oldThrow(at);
    device.submit(change(2, slip.at, slip.action));
    expect(at.match.log).not.toEqual(before);
    expect(told(device.submit({ type: 'restore', by: 0 }))).toBe('ok');
    expect(at.match.log).toEqual(before);
    expect(at.view().proposal).toBeUndefined();
  });

  test('where some sit at it, the others are asked, once each', () => {
    const at = climbers(60);
    const [here, there] = [at.party([0, 1]), at.party([2, 3])];
    const slip = oldThrow(at);
    expect(slip.since.some((seat) => seat > 1)).toBe(true);
    expect(here.askedToAgree(slip.at, 0)).toEqual([2, 3]);
    expect(told(here.submit(change(0, slip.at, slip.action)))).toBe('ok');
    expect(at.view().proposal?.missing).toEqual([2, 3]);
    there.submit({ type: 'agree', by: 2 });
    expect(at.match.log[slip.at]!.action).not.toBe(slip.action);
    there.submit({ type: 'agree', by: 3 });
    expect(at.match.log[slip.at]!.action).toBe(slip.action);
    there.submit({ type: 'restore', by: 3 });
    expect(at.view().proposal?.missing).toEqual([0]);
    here.submit({ type: 'agree', by: 0 });
    expect(at.match.log[slip.at]!.action).not.toBe(slip.action);
  });

  test('each at a device of their own asks all others', () => {
    const at = climbers(60);
    const slip = oldThrow(at);
    expect(at.party([1]).askedToAgree(slip.at)).toEqual([0, 2, 3]);
    at.party([1]).submit(change(1, slip.at, slip.action));
    expect(at.view().proposal?.missing).toEqual([0, 2, 3]);
  });

  test('where something is hidden, all are asked, also at the same device', () => {
    const options = { secret: true, length: 10 };
    const at = table({ dice: 'entered', options, log: [...STARTED, RUN] });
    const device = at.party([0, 1]);
    expect(device.askedToAgree(1, 1)).toEqual([0]);
    expect(told(device.submit(change(1, 1, 2)))).toBe('ok');
    expect(at.view(0).proposal).toMatchObject({ by: 1, at: 1, missing: [0] });
    expect(at.match.log[1]!.action).toBe(STARTED[1]);
    device.submit({ type: 'agree', by: 0 });
    expect(told(device.submit({ type: 'restore', by: 0 }))).toBe('ok');
    expect(at.view(1).proposal).toMatchObject({ by: 0, kind: 'restore', missing: [1] });
  });
});
