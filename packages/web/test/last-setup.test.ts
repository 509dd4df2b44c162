import { games } from '@glade/games';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { MatchSetup } from '../src/game/match-setup.ts';
import { FakeStorage } from './fake-storage.ts';

// What was chosen last for a game, when its page is opened again.

let storage = new FakeStorage();
let pages = 0;
const load = (): Promise<typeof import('../src/game/last-setup.ts')> =>
  import(`../src/game/last-setup.ts?page=${pages++}`);

beforeEach(() => {
  storage = new FakeStorage();
  vi.stubGlobal('localStorage', storage);
});
afterEach(() => vi.unstubAllGlobals());

test.each(games.map((game) => [game.id, game] as const))(
  '%s: a real table that an earlier version has stored does not come again, nor do its dice',
  async (id, game) => {
    const { lastSetup, rememberSetup } = await load();
    const name = `glade.setup.${id}`;
    const hasDice = Object.hasOwn(game.options.options, 'ownDice');
    storage.setItem(name, hasDice ? 'ownDice=on&table=real' : 'table=real');
    const setup: MatchSetup = lastSetup(game)!;
    expect(setup.realTable).toBe(false);
    expect(setup.options['ownDice']).toBe(hasDice ? false : undefined);
    // Nor is it stored by this one.
    storage.removeItem(name);
    rememberSetup(game, { ...setup, realTable: true });
    expect(lastSetup(game)).toBeUndefined();
    rememberSetup(game, setup);
    expect(lastSetup(game)).toEqual(setup);
  },
);
