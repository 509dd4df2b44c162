import { defaults, Match } from '@glade/engine';
import { games } from '@glade/games';
import { boards } from '@glade/games/browser';
import { translator, engineText } from '@glade/text';
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, expect, test, vi } from 'vitest';
import { newPage } from '../../ui/test/fake-page.ts';
import { useTelling, type Telling } from '../src/match/hooks/use-telling.ts';
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

/** Asks for a hint on a page on which somebody moves, or not, as soon as the answer is there. */
async function asked(moves: boolean): Promise<readonly string[]> {
  const page = newPage();
  const options = { ...defaults(game.options), players: 2 };
  const building = Match.start(game, {
    options,
    dice: 'virtual',
    seed: 'hint',
    players: ['person', 'person'],
  }).build();
  while (building.actor < 0) building.play(building.rules.nth(building.state, 0), building.actor);
  const board = await boards[game.id]!();
  const session = new Session({
    key: 'a',
    match: building.match(),
    revision: 0,
    store: new LonelyStore(new FakeStorage()),
    chooser: { choose: ({ rules, state }) => Promise.resolve(rules.nth(state, 0)) },
    quest: () => undefined,
    pause: () => 0,
    onScene: () => {},
  });
  const hint = session.hint.bind(session);
  const answer = { given: hint() };
  session.hint = () => answer.given;
  const say = translator('en', engineText, game.text);
  let telling: Telling | undefined;
  const Asker = () => {
    telling = useTelling(board, session, say, false);
    return null;
  };
  await act(() => render(<Asker />, page.body as unknown as Element));
  const told = telling!.hint();
  // Before what tells it has been loaded.
  const { actor, legal } = session.view.peek();
  const moved = answer.given.then(
    () => !moves || session.submit({ type: 'play', by: actor, action: legal.at(-1)! }).ok,
  );
  await act(async () => {
    expect(await moved).toBe(true);
    await told;
  });
  await act(() => render(null, page.body as unknown as Element));
  session.dispose();
  return said.filter((text) => text.startsWith('Hint'));
}

test('a hint is told of the position it was asked for', async () => {
  expect(await asked(false)).toHaveLength(1);
});

test('a hint is not told of the next position, when somebody moves while its words are loaded', async () => {
  expect(await asked(true)).toEqual([]);
});
