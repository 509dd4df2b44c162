import { defaults, Match } from '@glade/engine';
import { games } from '@glade/games';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { afterPictureOrAtEnd } from '../../ui/src/parts/after-picture.ts';
import { Session } from '../src/match/session.ts';
import { FakeStorage, LonelyStore } from './fake-storage.ts';

/** A match of Wildfire whose entries are stored when `passed` is called. */
function later(laidOut?: readonly number[]) {
  const store = new LonelyStore(new FakeStorage());
  const game = games.find(({ id }) => id === 'wildfire')!;
  const waiting = new Set<() => void>();
  const session = new Session({
    key: 'a',
    match: Match.start(game, {
      options: defaults(game.options),
      dice: 'virtual',
      seed: 'soon',
      players: ['person'],
    }),
    revision: 0,
    store,
    laidOut,
    later: (work) => {
      waiting.add(work);
      return () => waiting.delete(work);
    },
    chooser: { choose: () => Promise.reject(new Error('no bots')) },
    quest: () => undefined,
    pause: () => 0,
    onScene: () => {},
  });
  const passed = (): void => {
    for (const work of waiting) {
      waiting.delete(work);
      work();
    }
  };
  const stored = (key = 'a'): string | undefined => {
    const reading = store.stored(key);
    return reading.kind === 'match' ? reading.saved.record : undefined;
  };
  const roll = (): void => expect(session.submit({ type: 'roll' }).ok).toBe(true);
  /** Fires are rolled until a person is to act. */
  const begin = (): void => {
    while (session.view.value.legal.length === 0) roll();
  };
  const play = (): void => {
    const [action = -1] = session.view.value.legal;
    expect(session.submit({ type: 'play', by: 0, action }).ok).toBe(true);
  };
  return { session, store, passed, stored, roll, begin, play, waiting };
}

describe('an entry is stored after the picture of it', () => {
  test('several of one moment at once', () => {
    const { session, passed, stored, roll, waiting } = later();
    roll();
    expect(stored()).toBeUndefined();
    expect(waiting.size).toBe(1);
    passed();
    expect(stored()).toBe(session.recordNow);
    expect(waiting.size).toBe(0);
    session.dispose();
  });

  test('and before the match is left', () => {
    const { session, stored, roll, waiting } = later();
    roll();
    const record = session.recordNow;
    session.dispose();
    expect(stored()).toBe(record);
    expect(waiting.size).toBe(0);
  });

  test('and before anybody is told what becomes of it', () => {
    const { session, roll } = later();
    roll();
    expect(session.whenLeft).toBe('saved');
    session.dispose();
  });

  test('what is taken back is stored at once, and nothing older after it', () => {
    const { session, passed, stored, begin, play, waiting } = later();
    begin();
    passed();
    const rolled = session.recordNow;
    play();
    expect(stored()).toBe(rolled);
    expect(session.recordNow).not.toBe(rolled);
    expect(session.submit({ type: 'undo' }).ok).toBe(true);
    expect(waiting.size).toBe(0);
    expect(session.recordNow).toBe(rolled);
    expect(stored()).toBe(rolled);
    session.dispose();
  });

  test.each(['known', 'not known yet'])(
    'another tab went on with it, %s: who acts goes on under a key of their own',
    (how) => {
      const { session, store, passed, stored, begin, play } = later();
      begin();
      passed();
      const reading = store.stored('a');
      const revision = reading.kind === 'match' ? reading.saved.revision : 0;
      expect(store.write({ ...session.saved, record: 'further' }, revision).ok).toBe(true);
      if (how === 'known') store.hear();
      play();
      passed();
      expect(session.key).not.toBe('a');
      expect(stored('a')).toBe('further');
      expect(stored(session.key)).toBe(session.recordNow);
      expect(session.unsaved.value).toBeUndefined();
      session.dispose();
    },
  );

  test('where the pieces lie on a real table, at once', () => {
    const { session, stored, roll } = later([0]);
    roll();
    expect(stored()).toBe(session.recordNow);
    session.dispose();
  });
});

describe('what must not get lost is done after the picture or at the end', () => {
  afterEach(() => vi.unstubAllGlobals());

  test.each(['visibilitychange', 'pagehide', 'picture'])('%s', (how) => {
    const page = new EventTarget();
    let frame = (): void => {};
    vi.useFakeTimers();
    vi.stubGlobal('document', Object.assign(page, { hidden: false }));
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
    vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
    vi.stubGlobal('requestAnimationFrame', (next: () => void) => ((frame = next), 1));
    vi.stubGlobal('cancelAnimationFrame', () => (frame = () => {}));
    const work = vi.fn<() => void>();
    afterPictureOrAtEnd(work);
    expect(work).not.toHaveBeenCalled();
    if (how === 'picture') frame();
    else page.dispatchEvent(new Event(how));
    vi.runAllTimers();
    expect(work).toHaveBeenCalledOnce();
    frame();
    for (const last of ['visibilitychange', 'pagehide']) page.dispatchEvent(new Event(last));
    vi.runAllTimers();
    expect(work).toHaveBeenCalledOnce();
    vi.useRealTimers();
  });
});
