import { CHANCE, defaults, Match } from '@glade/engine';
import { games } from '@glade/games';
import { boards } from '@glade/games/browser';
import { expect, test } from 'vitest';
import type { Scene } from '../src/match/scenes/scene.ts';
import { Session } from '../src/match/session.ts';
import { FakeStorage, LonelyStore } from './fake-storage.ts';

/** A match of a person and a bot in which the bot throws after the person's next action, with what is shown of it. */
async function beforeThrow() {
  const game = games.find(({ id }) => id === 'leaf-climbers')!;
  const board = await boards[game.id]!();
  const options = { ...defaults(game.options), players: 2 };
  const players = ['person', 'steady'];
  const setting = { options, dice: 'virtual', seed: 'together', players } as const;
  const building = Match.start(game, setting).build();
  const { rules, state } = building;
  const first = (): number => rules.nth(state, 0);
  // To the person's last action before the bot has to throw.
  const throwsNext = (): boolean => {
    const next = rules.create();
    rules.copy(state, next);
    rules.apply(next, first());
    return rules.actor(next) === CHANCE && board.throwers!(rules.view(next, undefined))[0] === 1;
  };
  while (building.actor !== 0 || !throwsNext()) building.play(first(), building.actor);
  const scenes: Scene[] = [];
  const session = new Session({
    key: 'a',
    match: building.match(),
    revision: 0,
    store: new LonelyStore(new FakeStorage()),
    throwers: (view) => board.throwers!(view),
    chooser: { choose: () => new Promise(() => {}) },
    quest: () => undefined,
    pause: () => 0,
    onScene: (scene) => void scenes.push(scene),
  });
  // A match that is opened throws what is due, which is nothing here.
  await Promise.resolve();
  return { session, scenes, action: first() };
}

test('the dice of a bot fall before what led to them is drawn, so that both are drawn together', async () => {
  const { session, action } = await beforeThrow();
  const happened: string[] = [];
  let shown = false;
  session.view.subscribe(() => {
    if (shown) queueMicrotask(() => happened.push('drawn'));
    shown = true;
  });
  session.host.subscribe((change) => {
    if (change.type === 'entry') happened.push(change.actor === CHANCE ? 'thrown' : 'acted');
  });
  expect(session.submit({ type: 'play', by: 0, action }).ok).toBe(true);
  await expect.poll(() => happened).toContain('drawn');
  expect(happened.slice(0, 3)).toEqual(['acted', 'thrown', 'drawn']);
  session.dispose();
});

test('a throw is of who threw, not of who may throw after it', async () => {
  const { session, scenes, action } = await beforeThrow();
  expect(session.submit({ type: 'play', by: 0, action }).ok).toBe(true);
  const positions = (): readonly (boolean | undefined)[] =>
    scenes.flatMap((scene) => (scene.type === 'position' ? [scene.others] : []));
  await expect.poll(() => positions().length).toBeGreaterThanOrEqual(2);
  // What the person did, then the bot's dice.
  expect(positions().slice(0, 2)).toEqual([false, true]);
  session.dispose();
});
