import { games } from '@glade/games';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readSetup, type MatchSetup } from '../src/game/match-setup.ts';
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

test('the dice that are missing at a real table are missing there the next time, and nowhere else', async () => {
  const { lastSetup, rememberSetup, withLastDice } = await load();
  const game = games.find(({ id }) => id === 'leaf-climbers')!;
  const at = (query: string): MatchSetup => {
    const read = readSetup(game, new URLSearchParams(query));
    if (!read.ok) throw new Error('a set-up');
    return read.value;
  };
  const table = at('ownDice=on&table=real');
  expect(withLastDice(game, table)).toEqual(table);
  rememberSetup(game, at('ownDice=on&appThrows=d20d4&table=real'));
  expect(withLastDice(game, table).options['appThrows']).toBe('d20d4');
  expect(withLastDice(game, at('')).options['appThrows']).toBe('none');
  expect(lastSetup(game)).toBeUndefined();
  // All are there again.
  rememberSetup(game, table);
  expect(withLastDice(game, table)).toEqual(table);
  storage.setItem('glade.dice.leaf-climbers', 'd7');
  expect(withLastDice(game, table)).toEqual(table);
});
