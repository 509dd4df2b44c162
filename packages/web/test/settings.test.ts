import { beforeEach, describe, expect, test, vi } from 'vitest';
import { FakeStorage } from './fake-storage.ts';

const KEY = 'glade.settings';
let pages = 0;
/** What the system asks for, and who hears when it changes. */
let asked = '';
const asking: (() => void)[] = [];

/** The settings of a page that is opened with this stored. */
async function opened(storage: FakeStorage, stored?: string) {
  if (stored !== undefined) storage.items.set(KEY, stored);
  vi.stubGlobal('localStorage', storage);
  const dataset: Record<string, string> = {};
  vi.stubGlobal('document', { documentElement: { dataset } });
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query === asked,
    addEventListener: (_: string, hear: () => void) => asking.push(hear),
  }));
  const heard: ((event: { readonly key: string | null }) => void)[] = [];
  vi.stubGlobal('addEventListener', (_: string, hear: () => void) => heard.push(hear));
  // Each page has the module to itself.
  const file = `../src/settings/settings.ts?page=${pages++}`;
  const page = (await import(file)) as typeof import('../src/settings/settings.ts');
  page.applySettings();
  return { ...page, dataset, hear: () => heard.forEach((each) => each({ key: KEY })) };
}

const storedIn = (storage: FakeStorage): unknown => JSON.parse(storage.items.get(KEY)!);

describe('settings in this browser', () => {
  beforeEach(() => {
    vi.unstubAllGlobals();
    asked = '';
    asking.length = 0;
  });

  test.each(['', '{"won":', 'null', '[]', '7', '"text"', '{"theme":"pink","won":7}'])(
    'what cannot be understood, %j, leaves everything as usual',
    async (text) => {
      const page = await opened(new FakeStorage(), text);
      expect(page.settings.value).toMatchObject({ theme: 'auto', shortcuts: true, won: [] });
      page.changeSetting('theme', 'dark');
      expect(page.settings.value.theme).toBe('dark');
    },
  );

  test.each([
    ['', 'light'],
    ['(prefers-color-scheme: dark)', 'dark'],
    ['(prefers-contrast: more)', 'contrast'],
  ])('where the system decides and asks for %j, the theme is %s', async (query, theme) => {
    asked = query;
    const { dataset } = await opened(new FakeStorage());
    expect(dataset['theme']).toBe(theme);
  });

  test('the theme follows the system at sunset, and a chosen one does not', async () => {
    const page = await opened(new FakeStorage());
    asked = '(prefers-color-scheme: dark)';
    asking.forEach((hear) => hear());
    expect(page.dataset['theme']).toBe('dark');
    page.changeSetting('theme', 'paper');
    asked = '';
    asking.forEach((hear) => hear());
    expect(page.dataset['theme']).toBe('paper');
  });

  test('text size and the side of the buttons are on the page', async () => {
    const page = await opened(new FakeStorage(), '{"text":"largest","dock":"left","speed":"warp"}');
    expect(page.dataset).toMatchObject({ text: 'largest', dockSide: 'left' });
    expect(page.settings.value).toMatchObject({ speed: 'normal', sound: 'soft', vibration: false });
  });

  test.each([
    ['{}', 'wood', false],
    ['{"board":"cloth"}', 'cloth', false],
    ['{"board":"plain"}', 'plain', true],
    ['{"board":"marble"}', 'wood', false],
  ])('with %s stored, boards have the style %s', async (stored, style, plain) => {
    const page = await opened(new FakeStorage(), stored);
    expect(page.dataset['boardStyle']).toBe(style);
    expect(page.isPlain()).toBe(plain);
  });

  test('a step that was won in another tab stays won, and what a later release keeps stays', async () => {
    const storage = new FakeStorage();
    const page = await opened(storage, '{"won":["a/1"],"newer":{"x":1}}');
    storage.items.set(KEY, '{"won":["a/1","a/2"],"newer":{"x":1}}');
    page.changeSetting('won', [...page.settings.value.won, 'a/3']);
    expect(storedIn(storage)).toMatchObject({ won: ['a/1', 'a/2', 'a/3'], newer: { x: 1 } });
    page.hear();
    expect(page.settings.value.won).toEqual(['a/1', 'a/2', 'a/3']);
  });

  test.each(['QuotaExceededError', 'SecurityError'])(
    'what cannot be stored (%s) lasts as long as the page, which says so',
    async (fault) => {
      const storage = new FakeStorage();
      const page = await opened(storage);
      storage.room = 0;
      storage.fault = fault;
      expect(page.settingsStored.value).toBe(true);
      page.changeSetting('theme', 'dark');
      expect(page.settings.value.theme).toBe('dark');
      expect(page.settingsStored.value).toBe(false);
      storage.room = 1000;
      page.changeSetting('theme', 'light');
      expect(page.settingsStored.value).toBe(true);
      expect(storedIn(storage)).toMatchObject({ theme: 'light' });
    },
  );
});
