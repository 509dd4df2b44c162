import { computed, effect, signal } from '@preact/signals';
import { SPOKEN } from '@glade/text';
import { browserStorage, LOCAL, SafeStorage } from '../storage/browser-storage.ts';
import { followSystemTheme, systemTheme } from './system-theme.ts';

// The settings of this browser. They are stored here only. Where they cannot be stored, they last as long as the page.

const KEY = 'glade.settings';

const CHOICES = {
  language: ['auto', ...SPOKEN.keys()] as readonly string[],
  theme: ['auto', 'light', 'dark', 'contrast', 'paper'],
  text: ['normal', 'large', 'largest'],
  motion: ['auto', 'full', 'none'],
  /** How fast what others do is shown. */
  speed: ['slow', 'normal', 'quick', 'instant'],
  sound: ['off', 'soft', 'full'],
  /** Where the buttons are beside a board. */
  dock: ['right', 'left'],
  /** What boards lie on. A plain board has little decoration, and symbols instead of faces where a game has them. */
  board: ['wood', 'cloth', 'plain'],
} as const;

const SWITCHES = {
  /** Events are read aloud. */
  speech: false,
  /** What others do waits until what was said before can have been heard. */
  listening: false,
  bigTargets: false,
  /** A phone shakes lightly where something can be felt. */
  vibration: false,
  /** Virtual dice fall by themselves. */
  autoRoll: false,
  /** The screen stays on while the device lies on a real table. */
  stayAwake: true,
  /** At a real table people move what they choose themselves: no card tells them. */
  ownMoves: false,
  /** The keys of a single letter work on the page of a match. */
  shortcuts: true,
} as const;

export type Choice = keyof typeof CHOICES;
export type Switch = keyof typeof SWITCHES;
export type ChoiceValue<C extends Choice> = (typeof CHOICES)[C][number];

/** How many steps are read at most: more than all campaigns have. */
const MOST_WON = 200;

type Settings = { [C in Choice]: ChoiceValue<C> } & Record<Switch, boolean> & {
    /** The steps of campaigns that were won in this browser. */
    readonly won: readonly string[];
    /** Where others find this app, for printed codes, such as `https://glade.example/`; empty for the address of this page. */
    readonly base: string;
  };

const DEFAULTS: Settings = {
  language: 'auto',
  theme: 'auto',
  text: 'normal',
  motion: 'auto',
  dock: 'right',
  board: 'wood',
  speed: 'normal',
  sound: 'soft',
  ...SWITCHES,
  won: [],
  base: '',
};

const storing = new SafeStorage(browserStorage(LOCAL));

export const settings = signal<Settings>(parseSettings(stored()));

/** False once a change could not be stored. */
export const settingsStored = signal(true);

export function choices<C extends Choice>(name: C): readonly ChoiceValue<C>[] {
  return CHOICES[name];
}

export function changeSetting<K extends keyof Settings>(name: K, value: Settings[K]): void {
  settings.value = { ...settings.value, [name]: value };
}

let calm: MediaQueryList | undefined;

/** Whether animations are allowed, by the setting or else by the system. */
export function motionAllowed(): boolean {
  const { motion } = settings.value;
  if (motion !== 'auto') return motion === 'full';
  // It is asked several times for each picture, and making the question is what takes time.
  calm ??= matchMedia('(prefers-reduced-motion: reduce)');
  return !calm.matches;
}

/** Whether people chose plain boards. */
export const isPlain = (): boolean => settings.value.board === 'plain';

/** The theme of the page: the chosen one, or what the system asks for. */
export const shownTheme = computed(() => {
  const { theme } = settings.value;
  return theme === 'auto' ? systemTheme.value : theme;
});

/** Forgets the steps of campaigns that were won, for which `forgets` is true, in every tab. */
export function forgetWon(forgets: (step: string) => boolean): void {
  const won = settings.value.won.filter((step) => !forgets(step));
  const there = stored();
  // What is stored is never shortened otherwise: another tab may have won more.
  if (storing.get(KEY) !== undefined && typeof there === 'object')
    storing.put(KEY, JSON.stringify({ ...there, won }));
  changeSetting('won', won);
}

/** Applies the settings to the document, stores each change, and takes over changes made in other tabs. */
export function applySettings(): void {
  followSystemTheme();
  const { dataset } = document.documentElement;
  effect(() => {
    const { text, motion, bigTargets, dock, board } = settings.value;
    dataset['theme'] = shownTheme.value;
    dataset['text'] = text;
    dataset['motion'] = motion;
    dataset['dockSide'] = dock;
    dataset['boardStyle'] = board;
    dataset['targets'] = bigTargets ? 'big' : 'normal';
  });
  let first = true;
  effect(() => {
    const now = settings.value;
    if (!first) write(now);
    first = false;
  });
  addEventListener('storage', (event) => {
    if (event.key === KEY) settings.value = parseSettings(stored());
  });
}

function stored(): unknown {
  try {
    return JSON.parse(storing.get(KEY) ?? '{}');
  } catch {
    return {};
  }
}

/** Reads stored settings. What cannot be understood has its default. */
function parseSettings(data: unknown): Settings {
  const found = { ...(typeof data === 'object' ? data : {}) } as Record<string, unknown>;
  const known = Object.entries(DEFAULTS).map(([name, initial]) => {
    const value = found[name];
    const allowed: readonly unknown[] = name in CHOICES ? CHOICES[name as Choice] : [true, false];
    return [name, allowed.includes(value) ? value : initial];
  });
  const won = Array.isArray(found['won']) ? found['won'].slice(0, MOST_WON) : [];
  const base = typeof found['base'] === 'string' ? (addressIn(found['base']) ?? '') : '';
  return { ...(Object.fromEntries(known) as Settings), won: won.map(String), base };
}

/** An address as a base for others, that ends in a slash; undefined if it is none. */
export function addressIn(text: string): string | undefined {
  try {
    const { protocol, origin, pathname } = new URL(text.trim());
    if (!/^https?:$/.test(protocol)) return undefined;
    return origin + (pathname.endsWith('/') ? pathname : `${pathname}/`);
  } catch {
    return undefined;
  }
}

/** Stores the settings. Keeps what another release stored with them, and every step that was won in another tab. */
function write(now: Settings): void {
  const there = stored();
  const others = typeof there === 'object' && !Array.isArray(there) ? there : {};
  const won = [...new Set([...parseSettings(there).won, ...now.won])];
  settingsStored.value = storing.put(KEY, JSON.stringify({ ...others, ...now, won })) === undefined;
}
