import { signal } from '@preact/signals';
import type { TableView } from '@glade/table';
import { expect, test } from 'vitest';
import type { Scene } from '../src/match/scenes/scene.ts';
import { SceneQueue } from '../src/match/scenes/scene-queue.ts';

// While somebody reads a card of a guide, what bots do next waits.

const position = (entries: number): Scene => ({
  type: 'position',
  view: { entries: Array.from({ length: entries }, () => ({})) } as unknown as TableView,
  events: [{ code: 'moved', clauses: [], args: { entries } }],
});

/** A queue without motion, in which a card comes with the second of three entries. */
function queue() {
  const held = signal(false);
  const shown: number[] = [];
  const scenes = new SceneQueue({
    view: { entries: [] } as unknown as TableView,
    dice: undefined,
    pause: () => 0,
    onScene: (scene) => {
      if (scene.type !== 'position') return;
      shown.push(scene.view.entries.length);
      if (scene.view.entries.length === 2) held.value = true;
    },
    held,
  });
  for (const entries of [1, 2, 3]) scenes.add(position(entries));
  return { held, scenes, shown };
}

test('what comes after a card is shown when the card has been read', async () => {
  const { held, scenes, shown } = queue();
  expect(shown).toEqual([1, 2]);
  expect(scenes.waits.value).toBe(true);
  held.value = false;
  await Promise.resolve();
  expect(shown).toEqual([1, 2, 3]);
  scenes.dispose();
});

test('a wish to see all at once ends at a card, but a change of the match shows all', () => {
  const { scenes, shown } = queue();
  scenes.skip();
  expect(shown).toEqual([1, 2]);
  scenes.skip(true);
  expect(shown).toEqual([1, 2, 3]);
  scenes.dispose();
});

test('after the page is left nothing more is shown', async () => {
  const { held, scenes, shown } = queue();
  scenes.dispose();
  held.value = false;
  await Promise.resolve();
  expect(shown).toEqual([1, 2]);
});

test('who skips to what is held sees what it did; what is only skipped did nothing to be seen', () => {
  const held = signal(false);
  const scenes = new SceneQueue({
    view: { entries: [] } as unknown as TableView,
    dice: undefined,
    pause: () => 600_000,
    onScene: (scene) => {
      if (scene.type === 'position' && scene.view.entries.length === 3) held.value = true;
    },
    held,
  });
  for (const entries of [1, 2, 3, 4]) scenes.add(position(entries));
  scenes.skip();
  expect(scenes.view.value.entries).toHaveLength(3);
  expect(scenes.events.value).toMatchObject([{ args: { entries: 3 } }]);
  scenes.skip(true);
  expect(scenes.view.value.entries).toHaveLength(4);
  expect(scenes.events.value).toEqual([]);
  scenes.dispose();
});
