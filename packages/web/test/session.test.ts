import {
  CHANCE,
  defaults,
  formatRecord,
  Match,
  parseRecord,
  type Game,
  type OptionValues,
  type Result,
  type Seat,
} from '@glade/engine';
import { games } from '@glade/games';
import { speaker, type Catalogue } from '@glade/text';
import { describe, expect, test } from 'vitest';
import { readCorrection, storedCorrection } from '../src/match/correct/stored-correction.ts';
import { caught } from '../e2e/played-match.ts';
import { lastTurnOf } from '../src/match/controls/last-turn.ts';
import { runCommand } from '../src/match/command/run-command.ts';
import type { WhenLeft } from '../src/match/saving/saved-match.ts';
import { Session } from '../src/match/session.ts';
import { MatchStore } from '../src/storage/match-store.ts';
import { FakeStorage } from './fake-storage.ts';
import { askerOf, foresee, isShown } from '../src/match/correct/who-asks.ts';

const gameOf = (id: string): Game => games.find((game) => game.id === id)!;

class LonelyStore extends MatchStore {
  /** What happens when another tab has written. */
  hear: () => void = () => {};
  override watch(_: string, changed: () => void): () => void {
    this.hear = changed;
    return () => {};
  }
}

interface Setting {
  readonly game: string;
  readonly options: OptionValues;
  readonly players: readonly string[];
  readonly throwers: (view: never) => readonly Seat[];
  /** What bots choose, by its notation; else the first action. */
  readonly choose?: RegExp;
  readonly dice?: 'virtual' | 'entered';
  readonly store?: LonelyStore;
}

/** A match on a page without motion, in which bots choose at once. */
function sitting(setting: Setting): Session {
  const { choose = /^/, dice = 'virtual', players, throwers } = setting;
  const game = gameOf(setting.game);
  const options = { ...defaults(game.options), ...setting.options };
  return new Session({
    key: 'a',
    match: Match.start(game, { options, dice, seed: 'session', players }),
    revision: 0,
    store: setting.store ?? new LonelyStore(new FakeStorage()),
    chooser: {
      choose: ({ rules, state }) => {
        const all = Array.from({ length: rules.count(state) }, (_, k) => rules.nth(state, k));
        const fits = all.find((action) => choose.test(rules.notation.format(state, action)));
        return Promise.resolve(fits ?? all[0]!);
      },
    },
    quest: () => undefined,
    throwers: throwers as (view: unknown) => readonly Seat[],
    pause: () => 0,
    onScene: () => {},
  });
}

/** Bots answer, and their dice fall. */
const settled = async (): Promise<void> => {
  for (let i = 0; i < 200; i++) await Promise.resolve();
};

const actors = ({ table }: Session): readonly number[] => table.match.log.map(({ actor }) => actor);

interface Stepping {
  readonly step: string;
  readonly seat: Seat;
}
const stepping =
  (own: string) =>
  ({ step, seat }: Stepping): readonly Seat[] =>
    step === own ? [seat] : [];

const unfinished = ({ grids }: { readonly grids: readonly { readonly finished: boolean }[] }) =>
  grids.flatMap(({ finished }, seat) => (finished ? [] : [seat]));

test('dice that fell while nothing was shown lie there as soon as their position is shown', () => {
  const session = sitting({
    game: 'forest-fire',
    options: {},
    players: ['person', 'person'],
    throwers: () => [],
  });
  session.quiet.value = true;
  for (let i = 0; i < 2; i++) expect(session.table.submit({ type: 'roll' }).ok).toBe(true);
  session.reveal([]);
  expect(session.dice.value?.faces).toBeDefined();
  expect(session.dice.value?.faces).toEqual(session.host.fallen?.faces);
});

describe('nobody has to throw a bot’s dice', () => {
  const spell: Setting = {
    game: 'war-kids',
    options: { scenario: 'waterloo', firstSide: 'pink' },
    players: ['person', 'steady'],
    throwers: ({ side }: { readonly side: Seat }) => [side],
    choose: /^cast/,
  };

  test('a spell of War Kids', async () => {
    const session = sitting(spell);
    await settled();
    expect(actors(session).slice(0, 2)).toEqual([1, CHANCE]);
    session.dispose();
  });

  test('real dice are thrown by people, whoever they are for', async () => {
    const session = sitting({ ...spell, dice: 'entered' });
    await settled();
    expect(actors(session)).toEqual([1]);
    expect(session.table.match.actor).toBe(CHANCE);
    session.dispose();
  });

  test('a person throws their own', async () => {
    const session = sitting({ ...spell, options: { scenario: 'waterloo' } });
    await settled();
    const { rules, state } = session.table.match;
    const all = Array.from({ length: rules.count(state) }, (_, k) => rules.nth(state, k));
    const own = all.find((a) => rules.notation.format(state, a).startsWith('cast'))!;
    expect(session.submit({ type: 'play', by: 0, action: own }).ok).toBe(true);
    await settled();
    expect(actors(session)).toEqual([0]);
    expect(session.rolling.value).toBeUndefined();
    session.dispose();
  });

  test.each<readonly [string, OptionValues, Setting['throwers']]>([
    ['starfall-forest', { players: 2, first: 2 }, stepping('roll')],
    ['leaf-climbers', { players: 2 }, stepping('steps')],
    // Once the grid of the person is finished only bots go on.
    ['wildfire', { mode: 'vs', vsPlayers: 2 }, unfinished],
  ])('in a match of %s', async (game, options, throwers) => {
    const session = sitting({ game, options, throwers, players: ['person', 'steady'] });
    const { table } = session;
    const seatsOf = (): readonly Seat[] => {
      const { rules, state } = table.match;
      return throwers(rules.view(state, undefined) as never);
    };
    /** Whose dice waited when the table came to rest, and whose fell by themselves. */
    const waited: string[] = [];
    const fallen: string[] = [];
    table.subscribe(({ type }) => {
      if (type === 'entry' && table.match.actor === CHANCE) fallen.push(seatsOf().join());
    });
    for (let i = 0; i < 300 && !table.match.over && !(fallen.includes('1') && i > 40); i++) {
      await settled();
      const { actor, rules, state } = table.match;
      const pass = rules.count(state) - 1;
      if (actor === 0) session.submit({ type: 'play', by: 0, action: rules.nth(state, pass) });
      else if (actor === CHANCE) {
        waited.push(seatsOf().join());
        session.submit({ type: 'roll' });
      }
    }
    expect(fallen).toContain('1');
    expect(waited).not.toContain('1');
    session.dispose();
  });
});

describe('the dice that are shown', () => {
  /** What the match itself says that the dice of its last throw show. */
  const lastThrow = ({ table: { match } }: Session): object | undefined => {
    const index = match.log.findLastIndex(({ actor }) => actor === CHANCE);
    if (index < 0) return undefined;
    const { rules, state } = match.at(index);
    if (rules.thrown(state) === undefined) return undefined;
    return { id: `${index}`, faces: rules.facesOf(state, match.log[index]!.action) };
  };

  test.each<readonly [string, OptionValues]>([
    ['starfall-forest', { players: 2 }],
    ['leaf-climbers', { players: 2 }],
    ['forest-fire', {}],
    ['wildfire', {}],
  ])(
    'are those of the last throw of %s, also when something was taken back',
    async (game, options) => {
      const people = gameOf(game).rules({ ...defaults(gameOf(game).options), ...options }).seats;
      const players = Array.from({ length: people }, (_, i) => (i === 1 ? 'steady' : 'person'));
      const session = sitting({ game, options, throwers: () => [], players });
      const { table } = session;
      const shown: (object | undefined)[] = [];
      const thrown: (object | undefined)[] = [];
      for (let i = 0; i < 80 && !table.match.over; i++) {
        const { actor, rules, state } = table.match;
        if (actor === CHANCE) session.submit({ type: 'roll' });
        else if (actor === 0) {
          const action = rules.nth(state, i % rules.count(state));
          session.submit({ type: 'play', by: 0, action });
          if (i % 5 === 0) session.submit({ type: 'undo', by: 0 });
        }
        await settled();
        const last = lastThrow(session);
        // Where no dice decide, those that fell before stay.
        if (last === undefined) continue;
        const dice = session.dice.peek();
        shown.push(dice && { id: dice.id, faces: dice.faces });
        thrown.push(last);
      }
      session.dispose();
      expect(thrown.length).toBeGreaterThan(10);
      expect(shown).toEqual(thrown);
    },
  );
});

describe('what becomes of a match that is left', () => {
  const alone = (storage: FakeStorage, store = new LonelyStore(storage)): Session =>
    sitting({ game: 'wildfire', options: {}, players: ['person'], throwers: () => [], store });
  const roll = (session: Session): void => {
    expect(session.submit({ type: 'roll' }).ok).toBe(true);
  };

  test('nothing has happened in it yet, then it is stored', () => {
    const session = alone(new FakeStorage());
    expect(session.whenLeft).toBe('new');
    roll(session);
    expect(session.whenLeft).toBe('saved');
    session.submit({ type: 'undo' });
    expect(session.whenLeft).toBe('saved');
    session.dispose();
  });

  test('the browser could not store it', () => {
    const storage = new FakeStorage();
    storage.forbidden = true;
    const session = alone(storage);
    expect(session.whenLeft).toBe('new');
    roll(session);
    expect(session.whenLeft).toBe('unsaved');
    session.dispose();
  });

  test('another tab went on with it', () => {
    const storage = new FakeStorage();
    const store = new LonelyStore(storage);
    const session = alone(storage, store);
    roll(session);
    new MatchStore(storage).write({ ...session.saved, record: 'further' }, 1);
    store.hear();
    expect(session.unsaved.value).toBe('moved');
    expect(session.whenLeft).toBe('moved');
    session.dispose();
  });

  test('another tab removed it: who goes on is told that it is kept again', () => {
    const storage = new FakeStorage();
    const session = alone(storage);
    roll(session);
    new MatchStore(storage).remove(session.key);
    expect(session.whenLeft).toBe('removed');
    expect(session.storedAgain.value).toBe(false);
    roll(session);
    expect(session.storedAgain.value).toBe(true);
    expect(session.whenLeft).toBe('saved');
    session.dispose();
  });

  test.each(['en', 'it'] as const)('has a sentence for each: %s', async (language) => {
    const { default: words } = await import(`../src/words/help.${language}.ts`);
    const standings: readonly WhenLeft[] = ['new', 'saved', 'moved', 'removed', 'unsaved'];
    const said = standings.map((standing) => words[`menu.new.ask.${standing}`]);
    expect(new Set(said.filter((text) => typeof text === 'string')).size).toBe(standings.length);
  });
});

describe('on a screen that two people with secrets share', () => {
  /** VS with real dice, after three throws: these seats have passed. */
  function passed(...seats: readonly Seat[]): Session {
    const session = sitting({
      game: 'wildfire',
      options: { mode: 'vs', vsPlayers: 2 },
      players: ['person', 'person'],
      throwers: () => [],
      dice: 'entered',
    });
    for (const faces of [
      [3, 3],
      [1, 1],
      [5, 5],
    ])
      expect(session.submit({ type: 'enter', faces })).toMatchObject({ ok: true });
    for (const by of seats) {
      session.showTo(by);
      const pass = session.table.party(session.people).read('pass', by);
      if (!pass.ok) throw new Error(pass.problem.code);
      expect(session.submit(pass.value)).toMatchObject({ ok: true });
    }
    return session;
  }
  const asked = (session: Session): readonly (Seat | undefined)[] =>
    session.table.match.log.map((_, at) => askerOf(session, at));

  test('while it is nobody’s, only throws are put right, and nothing else is told', () => {
    const session = passed(0, 1);
    session.hideEverything();
    expect(session.table.match.actor).toBe(CHANCE);
    expect(asked(session)).toEqual([1, 1, 1, undefined, undefined]);
    expect(session.table.match.log.map((_, at) => isShown(session, at))).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
    session.dispose();
  });

  test('while it is nobody’s, it is not told whether what is hidden still fits', () => {
    const session = passed(0);
    const read = session.table.party(session.people).readAt('1 2', 1, 0);
    if (!read.ok) throw new Error(read.problem.code);
    const correction = { kind: 'change', at: 1, action: read.value } as const;
    expect(session.viewer.value).toBe(0);
    expect(foresee(session, correction, 0)).toMatchObject({ ok: true, known: true });
    session.hideEverything();
    expect(foresee(session, correction, 0)).toEqual({ ok: true, known: false, broken: undefined });
    session.dispose();
  });

  test('whoever has it asks for their own entries', () => {
    const session = passed(0, 1);
    expect(session.viewer.value).toBe(1);
    expect(asked(session)).toEqual([1, 1, 1, 1, 1]);
    expect(isShown(session, 3)).toBe(false);
    expect(isShown(session, 4)).toBe(true);
    session.dispose();
  });

  test.each(['fix 5 pass', 'remove 5'])('no typed line speaks for the last one: %s', (line) => {
    const session = passed(0, 1);
    session.hideEverything();
    const told: unknown[] = [];
    const submitted: unknown[] = [];
    const none = (): void => {};
    runCommand(line, {
      game: session.table.match.game,
      say: speaker('en', { 'problem.correct.other': 'not yours' }),
      session,
      onSubmit: (intent) => submitted.push(intent),
      onTell: (notice) => told.push(notice),
      onHint: none,
      onHelp: none,
      onLog: none,
      onNew: none,
      go: none,
    });
    expect(submitted).toEqual([]);
    expect(told).toMatchObject([{ kind: 'problem', text: 'not yours' }]);
    session.dispose();
  });
});

const parse = (record: string): Result<Match> => parseRecord(record, gameOf);

/** The match of this session as a page finds it after a reload. */
function reload(store: LonelyStore, { key }: Session): Session {
  const stored = store.read(key);
  if (stored.kind !== 'match') throw new Error(stored.kind);
  const { record, revision, corrected } = stored.saved;
  const match = parse(record);
  if (!match.ok) throw new Error(match.problem.code);
  return new Session({
    key,
    match: match.value,
    revision,
    corrected: corrected && readCorrection(parse, corrected, match.value),
    store,
    chooser: { choose: () => Promise.reject(new Error('no bot plays')) },
    quest: () => undefined,
    pause: () => 0,
    onScene: () => {},
  });
}

describe('an entry is put right', () => {
  /** Solo with own dice: home, first fire, event, and a square that is doused. */
  function begun(storage: FakeStorage) {
    const store = new LonelyStore(storage);
    const session = sitting({
      game: 'wildfire',
      options: { mode: 'solo' },
      players: ['person'],
      throwers: () => [],
      dice: 'entered',
      store,
    });
    for (const faces of [
      [2, 5],
      [5, 2],
      [6, 6],
    ])
      expect(session.submit({ type: 'enter', faces })).toMatchObject({ ok: true });
    const douse = session.table.party(session.people).read('douse 5,1');
    if (!douse.ok) throw new Error(douse.problem.code);
    expect(session.submit(douse.value)).toMatchObject({ ok: true });
    const read = session.table.party(session.people).readAt('5 6', 1);
    if (!read.ok) throw new Error(read.problem.code);
    const correction = { kind: 'change', at: 1, action: read.value } as const;
    return { session, store, right: { type: 'correct', by: 0, correction } as const };
  }

  test('and what was before is stored as a copy, before anything else is written', () => {
    const storage = new FakeStorage();
    const { session, store, right } = begun(storage);
    const before = session.saved.record;
    const written: string[] = [];
    const set = storage.setItem.bind(storage);
    storage.setItem = (name, text) => {
      if (name.startsWith('glade.match.')) written.push(name.slice('glade.match.'.length));
      set(name, text);
    };
    expect(session.submit(right)).toMatchObject({
      ok: true,
      broken: { at: 3, refusal: { clause: 'WF-20' } },
    });
    const [copy, own] = written;
    expect(own).toBe(session.key);
    expect(store.read(copy!)).toMatchObject({ saved: { record: before, before: 2, begun: true } });
    expect(
      store
        .list()
        .map(({ key }) => key)
        .toSorted(),
    ).toEqual([copy!, session.key].toSorted());
    // Whoever goes on with the copy finds it under its name.
    const read = store.stored(copy!);
    if (read.kind === 'match') store.write({ ...read.saved, record: 'on' }, read.saved.revision);
    expect(store.read(copy!)).toMatchObject({ saved: { record: 'on', before: 2 } });
    session.dispose();
  });

  test('and it can be taken back after a reload, until something else happens', () => {
    const { session, store, right } = begun(new FakeStorage());
    const before = session.saved.record;
    session.submit(right);
    session.dispose();
    const reloaded = reload(store, session);
    expect(reloaded.view.value.canRestore).toBe(true);
    expect(reloaded.submit({ type: 'restore', by: 0 })).toMatchObject({ ok: true });
    expect(reloaded.saved.record).toBe(before);
    // And the correction again, after one more reload.
    reloaded.dispose();
    const again = reload(store, session);
    expect(again.submit({ type: 'restore', by: 0 })).toMatchObject({ ok: true });
    expect(again.submit({ type: 'undo', by: 0 })).toMatchObject({ ok: true });
    again.dispose();
    expect(store.read(session.key)).toMatchObject({ saved: { corrected: undefined } });
  });

  test('but what is stored of a correction of another match changes nothing', () => {
    const { session, store, right } = begun(new FakeStorage());
    session.submit(right);
    const { match, corrected } = session.table;
    const stored = storedCorrection(corrected!);
    expect(readCorrection(parse, stored, match)).toMatchObject({ at: 1, by: 0, asked: [] });
    const other = Match.start(match.game, { ...match.header, seed: 'other' });
    for (const wrong of [
      { ...stored, at: 9 },
      { ...stored, at: -1 },
      { ...stored, by: 1 },
      { ...stored, asked: [7] },
      { ...stored, record: 'nothing' },
      { ...stored, record: formatRecord(other) },
    ])
      expect(readCorrection(parse, wrong, match)).toBeUndefined();
    session.dispose();
    expect(store.list().length).toBeGreaterThan(0);
  });

  test('a real table is set up before the first entry; after it, it lies as the log says', () => {
    const { session } = begun(new FakeStorage());
    session.useRealTable(true);
    expect(session.laidOut.value).toEqual([4]);
    session.useRealTable(false);
    while (session.canUndo) session.submit({ type: 'undo', by: 0 });
    expect(session.view.value.entries).toHaveLength(0);
    session.useRealTable(true);
    expect(session.laidOut.value).toEqual([-1]);
    session.dispose();
  });

  test('and the copy lies on the real table as the match did', () => {
    const { session, store, right } = begun(new FakeStorage());
    session.useRealTable(true);
    session.layOut(0, 3);
    expect(session.submit(right)).toMatchObject({ ok: true });
    const copy = store.list().find(({ key }) => key !== session.key);
    expect(copy).toMatchObject({ before: 2, laidOut: [3] });
    session.dispose();
  });

  test('but not where the browser stores nothing', () => {
    const storage = new FakeStorage();
    const { session, store, right } = begun(storage);
    const before = session.saved.record;
    storage.forbidden = true;
    expect(session.submit(right)).toMatchObject({ problem: { code: 'correct.denied' } });
    expect(session.saved.record).toBe(before);
    storage.forbidden = false;
    expect(store.list()).toHaveLength(1);
    session.dispose();
  });

  test('a copy that is refused does not part this tab from its match', () => {
    const storage = new FakeStorage();
    const { session, store, right } = begun(storage);
    const { key } = session;
    const set = storage.setItem.bind(storage);
    storage.room = 0;
    expect(session.submit({ type: 'undo', by: 0 })).toMatchObject({ ok: true });
    expect(session.submit({ type: 'redo', by: 0 })).toMatchObject({ ok: true });
    expect(session.unsaved.value).toBe('full');
    // There is room again, but not for the copy.
    storage.room = Infinity;
    storage.setItem = (name, text) => {
      if (name.startsWith('glade.match.') && name !== `glade.match.${key}`)
        throw new DOMException('full', storage.fault);
      set(name, text);
    };
    expect(session.submit(right)).toMatchObject({ problem: { code: 'correct.kept' } });
    expect(session.submit({ type: 'undo', by: 0 })).toMatchObject({ ok: true });
    expect(session.unsaved.value).toBeUndefined();
    expect(session.key).toBe(key);
    expect(store.list()).toMatchObject([{ key, stored: true, record: session.saved.record }]);
    session.dispose();
  });

  test('what could not be taken back opens no form', () => {
    const { session } = begun(new FakeStorage());
    while (session.submit({ type: 'undo', by: 0 }).ok);
    expect(session.changeEntered({ at: 0, faces: [2, 5] }).ok).toBe(false);
    expect(session.putRight.value).toBeUndefined();
    session.dispose();
  });

  test('but not where there is no room for the copy', () => {
    const storage = new FakeStorage();
    const { session, store, right } = begun(storage);
    const before = session.saved.record;
    storage.room = [...storage.items.values()].join('').length + 20;
    expect(session.submit(right)).toMatchObject({ problem: { code: 'correct.kept' } });
    expect(session.saved.record).toBe(before);
    expect(store.list()).toHaveLength(1);
    session.dispose();
  });
});

test.each([
  ['en', 1, 'names 1 player for 1 seat. Name one for each.'],
  ['en', 2, 'names 2 players for 1 seat. Name one for each.'],
  ['it', 1, 'nomina 1 giocatore per 1 posto. Nominane uno per posto.'],
  ['it', 2, 'nomina 2 giocatori per 1 posto. Nominane uno per posto.'],
] as const)('players and seats are counted in %s: %i', async (language, found, told) => {
  const { default: words } = await import(`../src/words/help.${language}.ts`);
  const say = speaker(language, words as Catalogue);
  expect(say('problem.setup.seats', { found, seats: 1 })).toContain(told);
});

describe('people who are out', () => {
  const watching = (match: Match): Session =>
    new Session({
      key: 'a',
      match,
      revision: 0,
      store: new LonelyStore(new FakeStorage()),
      chooser: {
        choose: ({ rules, state }) => Promise.resolve(rules.nth(state, rules.count(state) - 2)),
      },
      quest: () => undefined,
      isOut: (view, seat) =>
        (view as { readonly players: readonly { readonly out: boolean }[] }).players[seat]!.out,
      pause: () => 0,
      onScene: () => {},
    });

  test('are told who plays on', () => {
    const session = watching(caught());
    expect(session.playOn.value).toEqual([1]);
    session.dispose();
  });

  test('are not told so before they are out', () => {
    const match = caught();
    const session = watching(match.at(match.log.length - 1));
    expect(session.playOn.value).toBeUndefined();
    session.dispose();
  });

  test('try again from the beginning of their last turn', () => {
    const match = caught();
    const at = lastTurnOf(match, [0]);
    expect(match.log[at]!.actor).toBe(0);
    expect(match.log[at - 1]!.actor).not.toBe(0);
    const later = match.log.slice(at).map(({ actor }) => actor);
    expect(later.lastIndexOf(0)).toBe(later.findIndex((actor) => actor !== 0) - 1);
  });
});
