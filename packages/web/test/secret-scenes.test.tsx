import { defaults, Match } from '@glade/engine';
import { games } from '@glade/games';
import { boards } from '@glade/games/browser';
import { beforeAll, expect, test } from 'vitest';
import type { Scene } from '../src/match/scenes/scene.ts';
import { Session } from '../src/match/session.ts';
import { stepSentence } from '../src/narration/current-step.ts';
import { MatchStore } from '../src/storage/match-store.ts';
import { loadGameWords, loadMatchWords, loadPageWords } from '../src/words/words.ts';
import { FakeStorage } from './fake-storage.ts';

// What bots choose in secret is a scene of its own, before what comes of it.

interface Shown extends Extract<Scene, { type: 'position' }> {
  /** What stands on the card of the step meanwhile. */
  readonly told: string;
}

const game = games.find(({ id }) => id === 'wildfire')!;
const board = await boards['wildfire']!();

beforeAll(async () => {
  await loadPageWords();
  await loadGameWords('wildfire');
  await loadMatchWords('wildfire');
});

/** Nobody else writes. */
class LonelyStore extends MatchStore {
  override watch(): () => void {
    return () => {};
  }
}

/** The scenes of what others do that follow when the person of VS passes in the first turn. */
async function afterPass(bots: number): Promise<readonly Shown[]> {
  const shown: Shown[] = [];
  const options = { ...defaults(game.options), mode: 'vs', vsPlayers: 1 + bots };
  const players = ['person', ...Array.from({ length: bots }, () => 'bot steady')];
  const session: Session = new Session({
    key: 'a',
    match: Match.start(game, { options, dice: 'virtual', seed: '9', players }),
    revision: 0,
    store: new LonelyStore(new FakeStorage()),
    chooser: { choose: ({ rules, state }) => Promise.resolve(rules.nth(state, 0)) },
    quest: () => undefined,
    pause: () => 0,
    onScene: (scene) => {
      if (scene.type === 'position' && scene.others === true)
        shown.push({ ...scene, told: stepSentence(board, session, 'written') });
    },
  });
  const acts = (): boolean => session.table.match.actor === 0;
  while (!acts()) expect(session.submit({ type: 'roll' })).toMatchObject({ ok: true });
  shown.length = 0;
  // The sparks give each of them one action.
  const pass = session.table.party(session.people).read('pass', 0);
  if (!pass.ok) throw new Error(pass.problem.code);
  expect(session.submit(pass.value)).toMatchObject({ ok: true });
  expect(acts()).toBe(false);
  for (let i = 0; i < 200; i++) await Promise.resolve();
  session.dispose();
  return shown;
}

const codes = ({ events }: Shown): readonly string[] => events.map(({ code }) => code);
const grids = ({ view }: Shown): unknown => (view.view as { readonly grids: unknown }).grids;

test('a bot is seen to think, then to put the pencil down, and then the fires spread', async () => {
  const [thinks, ready, fires, ...more] = await afterPass(1);
  expect(more).toEqual([]);
  expect([thinks, ready, fires].map((scene) => scene!.secret)).toEqual([true, true, false]);
  expect(codes(thinks!)).toEqual([]);
  expect(codes(ready!)).toEqual(['actionsOver']);
  expect(codes(fires!)).toContain('lit');
  expect(codes(fires!)).not.toContain('actionsOver');
  expect(thinks!.told).toMatch(/ is thinking…$/);
  expect(ready!.told).toMatch(/ put the pencil down\.$/);
  // The board stays as it was until the fires spread, and what is told of the entry then is all of it.
  expect(grids(ready!)).toEqual(grids(thinks!));
  expect(grids(fires!)).not.toEqual(grids(ready!));
  expect(ready!.view.entries).toHaveLength(fires!.view.entries.length);
  expect(fires!.view.entries.at(-1)!.events.map(({ code }) => code)).toEqual([
    ...codes(ready!),
    ...codes(fires!),
  ]);
});

test('of several bots it is seen once that they think, and of each that it is ready', async () => {
  const scenes = await afterPass(3);
  expect(scenes.map((scene) => codes(scene).slice(0, 1).join())).toEqual([
    '',
    'actionsOver',
    'actionsOver',
    'actionsOver',
    'turn',
  ]);
});
