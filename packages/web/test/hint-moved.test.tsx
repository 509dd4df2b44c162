import { signal } from '@preact/signals';
import { defaults, Match } from '@glade/engine';
import { games } from '@glade/games';
import { boards } from '@glade/games/browser';
import { translator, engineText } from '@glade/text';
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, expect, test, vi } from 'vitest';
import { newPage } from '../../ui/test/fake-page.ts';
import { useTelling, type Telling } from '../src/match/hooks/use-telling.ts';
import type { Chooser } from '@glade/table';
import { Session } from '../src/match/session.ts';
import { FakeStorage, LonelyStore } from './fake-storage.ts';

const { said } = vi.hoisted(() => ({ said: [] as string[] }));
vi.mock('../src/narration/announce.ts', async (original) => ({
  ...(await original<object>()),
  announce: (text: string) => void said.push(text),
}));

afterEach(() => {
  said.length = 0;
  vi.unstubAllGlobals();
});

const game = games.find(({ id }) => id === 'leaf-climbers')!;

/** A match in which a person is to act, and a page on which hints can be asked for. */
async function opened(choose: Chooser['choose'], unseen = false) {
  const page = newPage();
  const options = { ...defaults(game.options), players: 2 };
  const building = Match.start(game, {
    options,
    dice: 'virtual',
    seed: 'hint',
    players: ['person', 'person'],
  }).build();
  while (building.actor < 0) building.play(building.rules.nth(building.state, 0), building.actor);
  const known = await boards[game.id]!();
  const extras = await known.extras!();
  const none = { ...extras, hintClue: () => undefined, hintReason: () => undefined };
  const board = unseen ? { ...known, extras: () => Promise.resolve(none) } : known;
  const session = new Session({
    key: 'a',
    match: building.match(),
    revision: 0,
    store: new LonelyStore(new FakeStorage()),
    chooser: { choose },
    quest: () => undefined,
    pause: () => 0,
    onScene: () => {},
  });
  const say = translator('en', engineText, game.text);
  let telling: Telling | undefined;
  const Asker = () => {
    telling = useTelling(board, session, say, false);
    return null;
  };
  await act(() => render(<Asker />, page.body as unknown as Element));
  const close = async (): Promise<void> => {
    await act(() => render(null, page.body as unknown as Element));
    session.dispose();
  };
  const shown = (): string | undefined => telling?.message?.text;
  return { session, telling: telling!, shown, close };
}

const first: Chooser['choose'] = ({ rules, state }) => Promise.resolve(rules.nth(state, 0));

/** Asks for a hint on a page on which somebody moves, or not, as soon as the answer is there. */
async function asked(moves: boolean): Promise<readonly string[]> {
  const { session, telling, close } = await opened(first);
  const hint = session.hint.bind(session);
  const answer = { given: hint() };
  session.hint = () => answer.given;
  const told = telling.hint();
  // Before what tells it has been loaded.
  const { actor, legal } = session.view.peek();
  const moved = answer.given.then(
    () => !moves || session.submit({ type: 'play', by: actor, action: legal.at(-1)! }).ok,
  );
  await act(async () => {
    expect(await moved).toBe(true);
    await told;
  });
  await close();
  return said.filter((text) => text.startsWith('Hint'));
}

test('a hint is told of the position it was asked for', async () => {
  expect(await asked(false)).toHaveLength(1);
});

test('a hint is not told of the next position, when somebody moves while its words are loaded', async () => {
  expect(await asked(true)).toEqual([]);
});

test('a hint whose reason cannot be seen on the board says that it is a guess', async () => {
  const { telling, shown, close } = await opened(first, true);
  await act(() => telling.hint());
  expect(shown()).toMatch(/^Hint: .* A guess: the board shows no single reason\.$/);
  await close();
});

/** Asks for a hint, does something while a bot works it out, and then lets the bot answer. Returns how often it was asked, and what was said. */
async function meanwhile(does: (telling: Telling, session: Session) => unknown) {
  const waiting: (() => void)[] = [];
  const { session, telling, close } = await opened(async (match, seat, level, aborts) => {
    await new Promise<void>((resolve, reject) => {
      waiting.push(resolve);
      aborts.addEventListener('abort', () => reject(new Error('abort')));
    });
    return first(match, seat, level, aborts);
  });
  const begun = telling.hint();
  await act(() => vi.waitFor(() => expect(waiting).not.toEqual([])));
  await act(async () => {
    const done = does(telling, session);
    await Promise.resolve();
    const times = waiting.length;
    for (const answer of waiting) answer();
    await Promise.all([begun, done]);
    expect(times).toBe(1);
  });
  await close();
  return said;
}

test('whoever asks for a hint again while it is worked out is told it once', async () => {
  const told = await meanwhile((telling) => telling.hint());
  expect(told.filter((text) => text.startsWith('Let me think'))).toHaveLength(2);
  expect(told.filter((text) => text.startsWith('Hint'))).toHaveLength(1);
});

test('if somebody acts while a hint is worked out, nothing is said of it any more', async () => {
  const told = await meanwhile((_, session) => {
    const { actor, legal } = session.view.peek();
    expect(session.submit({ type: 'play', by: actor, action: legal.at(-1)! }).ok).toBe(true);
  });
  expect(told).toEqual(['Let me think …']);
});

test('while a button of the game goes on, a hint says that, and not what the step says already', async () => {
  const { session, telling, shown, close } = await opened(first);
  Object.defineProperty(session, 'held', { value: signal(true) });
  await act(() => telling.hint());
  expect(shown()).toBe('There is nothing to choose now: the button goes on.');
  await close();
});

test('a hint that was asked for while an answer comes tells nothing of the next question, until that is asked', async () => {
  let times = 0;
  const { session, telling, shown, close } = await opened((match, ...rest) => {
    times += 1;
    return first(match, ...rest);
  });
  // Nobody is led anywhere.
  Object.assign(document, { activeElement: null });
  const busy = signal(true);
  Object.defineProperty(session, 'busy', { value: busy });
  let aside: string | undefined;
  const hint = (): Promise<void> => telling.hint(undefined, () => aside);
  await act(async () => {
    const told = hint();
    await vi.waitFor(() => expect(said).toContain('Let me think …'));
    // Once the answer is there, the board says what comes first.
    aside = 'Go on to the next question.';
    busy.value = false;
    await told;
  });
  expect(shown()).toBe('Go on to the next question.');
  expect(times).toBe(0);
  aside = undefined;
  await act(hint);
  expect(shown()).toMatch(/^Hint: /);
  await close();
});
