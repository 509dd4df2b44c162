import { CHANCE, defaults, Match, OVER, type OptionValues } from '@glade/engine';
import { games } from '@glade/games';
import type { EventEffects } from '@glade/ui';
import { expect, test } from 'vitest';
import type { Scene } from '../src/match/scenes/scene.ts';
import { Session } from '../src/match/session.ts';
import { sceneSounds, type SceneSound } from '../src/sound/scene-sounds.ts';
import { MatchStore } from '../src/storage/match-store.ts';
import { FakeStorage } from './fake-storage.ts';

class LonelyStore extends MatchStore {
  override watch(): () => void {
    return () => {};
  }
}

/** What is heard of each scene of a match in which people take the first action, until `enough` is true. */
async function heard(
  id: string,
  options: OptionValues,
  players: readonly string[],
  enough: (scene: Scene, entries: number) => boolean,
): Promise<readonly { readonly scene: Scene; readonly sounds: readonly SceneSound[] }[]> {
  const game = games.find((each) => each.id === id)!;
  const all: { scene: Scene; sounds: readonly SceneSound[] }[] = [];
  const session: Session = new Session({
    key: 'a',
    match: Match.start(game, {
      options: { ...defaults(game.options), ...options },
      dice: 'virtual',
      seed: 'sounds',
      players,
    }),
    revision: 0,
    store: new LonelyStore(new FakeStorage()),
    chooser: { choose: ({ rules, state }) => Promise.resolve(rules.nth(state, 0)) },
    quest: () => undefined,
    pause: () => 0,
    onScene: (scene) => all.push({ scene, sounds: soundsOf(scene) }),
  });
  const effects: EventEffects = new Proxy({}, { get: () => EACH });
  const soundsOf = sceneSounds(effects, session.people, session.view.value.actor);
  for (let i = 0; i < 2000; i++) {
    const { actor } = session.view.value;
    const last = all.at(-1);
    if (actor === OVER || (last && enough(last.scene, i))) break;
    if (actor === CHANCE) session.submit({ type: 'roll' });
    else if (session.people.includes(actor)) {
      const { rules, state } = session.table.match;
      session.submit({ type: 'play', by: actor, action: rules.nth(state, 0) });
    }
    await Promise.resolve();
    await Promise.resolve();
  }
  return all;
}

const EACH = { picture: true, movement: 'm', sound: 'lay' } as const;

test('dice are heard when they are shown, and events after them', async () => {
  const scenes = await heard('wildfire', {}, ['person'], (_, i) => i > 12);
  const dice = scenes.filter(({ scene }) => scene.type === 'dice');
  expect(dice.length).toBeGreaterThan(2);
  for (const { sounds } of dice)
    expect(sounds).toEqual([{ sound: 'dice', event: undefined, delay: 0 }]);
  for (const { scene, sounds } of scenes) {
    if (scene.type !== 'position') continue;
    const kinds = new Set(scene.events.map(({ code }) => code));
    expect(sounds.every(({ event }) => event === undefined || kinds.has(event))).toBe(true);
    expect(sounds.length > 0).toBe(scene.events.length > 0);
  }
});

test('many events of one entry make few sounds, one after the other', async () => {
  const scenes = await heard('wildfire', {}, ['person'], () => false);
  const most = Math.max(
    ...scenes.map(({ scene }) => (scene.type === 'position' ? scene.events.length : 0)),
  );
  expect(most).toBeGreaterThan(4);
  for (const { sounds } of scenes) {
    const events = sounds.filter(({ event }) => event !== undefined);
    expect(events.length).toBeLessThanOrEqual(4);
    for (const { event } of events)
      expect(events.filter((other) => other.event === event).length).toBeLessThanOrEqual(2);
    expect(sounds.map(({ delay }) => delay)).toEqual(
      sounds.map(({ delay }) => delay).toSorted((a, b) => a - b),
    );
    expect(new Set(sounds.map(({ delay }) => delay)).size).toBe(sounds.length);
  }
});

test('alone, no turn is announced; the end is heard once', async () => {
  const scenes = await heard('wildfire', {}, ['person'], () => false);
  const all = scenes.flatMap(({ sounds }) => sounds.map(({ sound }) => sound));
  expect(all).not.toContain('turn');
  expect(all.filter((sound) => sound === 'won' || sound === 'lost')).toHaveLength(1);
  expect(['won', 'lost']).toContain(all.at(-1));
});

test('a person hears that it is their turn after others have played', async () => {
  const players = ['person', 'gentle', 'gentle', 'gentle'];
  const scenes = await heard('leaf-climbers', {}, players, (_, i) => i > 150);
  const turns = scenes.filter(({ sounds }) => sounds.some(({ sound }) => sound === 'turn'));
  expect(turns.length).toBeGreaterThan(1);
  for (const { scene } of turns) expect(scene.type === 'position' && scene.view.actor).toBe(0);
});
