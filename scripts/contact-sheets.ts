/**
 * `npm run contact-sheets -- --out FOLDER`: photographs every state of every game at every size, light and dark, and puts
 * the pictures side by side on sheets, one for each state, size and theme. People look at them with fresh eyes before a
 * change of the face is called done. `--games`, `--states`, `--sizes`, `--themes` take names with commas between them, and
 * the sizes small, magnified and large, the themes contrast and paper and the state lost are only made when they are named;
 * `--language it` is the other language, `--board` a board style of the settings.
 */
import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Browser, type Page } from '@playwright/test';
import { build, isStale } from './build.ts';
import { findChromium } from './find-chromium.ts';
import { freePort } from './free-port.ts';

const SIZES = {
  phone: [390, 844],
  sideways: [844, 390],
  tablet: [820, 1180],
  desktop: [1366, 768],
  zoomed: [683, 384],
  // Only where they are asked for: the smallest phone, a desktop at 400 %, and a large screen.
  small: [320, 568],
  magnified: [341, 192],
  large: [2560, 1440],
} as const;
const USUAL: readonly Size[] = ['phone', 'sideways', 'tablet', 'desktop', 'zoomed'];

type Size = keyof typeof SIZES;

/** How many pages are photographed at a time: most of the time of one goes by while it settles. */
const WORKERS = 3;

/** What is photographed of a game. */
interface Shown {
  readonly game: string;
  /** The query of a match for one person, that begins with something to decide. */
  readonly alone: string;
  /** The query of a match of bots only. */
  readonly bots: string;
  /** The query of a match in which the device is passed on; undefined where nothing is secret. */
  readonly passed?: string;
  /** The arguments of `glade play` for a match that is over. */
  readonly played: readonly string[];
  /** The same for a match that is lost for its first seat, who is a person. */
  readonly lost: readonly string[];
}

const bots = (count: number, level = 'steady'): string =>
  Array.from({ length: count }, () => level).join(',');

const GAMES: readonly Shown[] = [
  {
    game: 'wildfire',
    alone: 'seed=7',
    bots: 'seed=7&who=steady',
    passed: 'mode=vs&who=person,person&seed=7',
    played: ['--bots', 'steady', '--seed', '7'],
    lost: ['--bots', 'gentle', '--seed', '1'],
  },
  {
    game: 'forest-fire',
    alone: 'seed=7&firebreaks=1&tapToPlace=off',
    bots: 'seed=7&who=steady,steady',
    played: ['--bots', bots(2), '--seed', '7'],
    lost: ['--bots', bots(2, 'gentle'), '--seed', '11'],
  },
  {
    game: 'leaf-climbers',
    alone: 'seed=3',
    bots: `seed=3&who=${bots(4)}`,
    played: ['--bots', bots(4), '--seed', '3'],
    lost: ['--bots', bots(4, 'gentle'), '--seed', '3'],
  },
  {
    game: 'starfall-forest',
    alone: 'seed=3&setup=random',
    bots: `seed=3&who=${bots(4)}`,
    played: ['--bots', bots(4), '--seed', '3'],
    lost: ['--bots', bots(4), '--seed', '3'],
  },
  {
    game: 'war-kids',
    alone: 'seed=1',
    bots: 'seed=1&who=steady,steady',
    played: ['--bots', bots(2), '--seed', '1'],
    lost: ['--bots', bots(2), '--seed', '5'],
  },
  {
    game: 'fair-verona',
    alone: 'seed=2',
    bots: `seed=2&who=${bots(4)}`,
    played: ['--bots', bots(4), '--seed', '2'],
    lost: ['--bots', bots(4, 'gentle'), '--seed', '2'],
  },
];

/** Rolls, as long as there is something to roll. */
async function rollAll(page: Page): Promise<void> {
  const ready = page.locator('[data-roll]:not([aria-disabled=true])');
  for (let i = 0; i < 12 && (await ready.count()) > 0; i++) {
    await ready
      .first()
      .click({ timeout: 1000 })
      .catch(() => undefined);
    await page.waitForTimeout(60);
  }
}

/** Opens a match at the first decision of its person. */
async function first(page: Page, { game, alone }: Shown): Promise<void> {
  await page.goto(`/${game}/play?${alone}`);
  await page.locator('[role=gridcell]').first().waitFor();
  await rollAll(page);
  await page.waitForTimeout(300);
}

/** Taps cells of the board until `seen` is on the page; at most twenty. */
async function tapUntil(page: Page, seen: string): Promise<void> {
  const cells = page.locator('[role=gridcell]');
  const count = await cells.count();
  for (let i = 0; i < Math.min(20, count) && (await page.locator(seen).count()) === 0; i++) {
    await cells
      .nth(Math.floor((i * count) / 20))
      .click({ timeout: 500, force: true })
      .catch(() => undefined);
  }
}

/** Shows the end of a match that is stored. */
async function end(page: Page, { game }: Shown, record: string): Promise<void> {
  await store(page, game, record);
  await page.goto(`/${game}/play?match=shown`);
  await page.locator('[data-again]').first().waitFor();
  await page.waitForTimeout(500);
}

/** Only made when they are named. */
const SELDOM: readonly string[] = ['lost', 'contrast', 'paper'];

const STATES: Readonly<
  Record<
    string,
    (page: Page, shown: Shown, record: string, lost: string) => Promise<boolean | void>
  >
> = {
  shelf: async (page) => {
    await page.goto('/');
    await page.waitForTimeout(700);
  },
  page: async (page, { game }) => {
    await page.goto(`/${game}`);
    await page.waitForTimeout(700);
  },
  first: (page, shown) => first(page, shown),
  choosing: async (page, shown) => {
    await first(page, shown);
    // Taking a unit, turning a tile: in a game without such a first step this is the position after an action.
    await page
      .locator('[role=gridcell][aria-label*="you can"], [role=gridcell][aria-label*="your"]')
      .first()
      .click({ timeout: 1000, force: true })
      .catch(() => undefined);
    await page.waitForTimeout(300);
  },
  refusal: async (page, shown) => {
    await first(page, shown);
    await tapUntil(page, '[data-kind=refusal]');
    await page.waitForTimeout(200);
  },
  bots: async (page, { game, bots: query }) => {
    await page.goto(`/${game}/play?${query}`);
    await page.waitForTimeout(3000);
  },
  handover: async (page, { game, passed }) => {
    if (passed === undefined) return false;
    await page.goto(`/${game}/play?${passed}`);
    await page.locator('[data-roll]').first().waitFor();
    await rollAll(page);
    await page.waitForTimeout(300);
    return true;
  },
  end: (page, shown, record) => end(page, shown, record),
  lost: (page, shown, _record, lost) => end(page, shown, lost),
  replay: async (page, { game }, record) => {
    await store(page, game, record);
    await page.goto(`/${game}/replay?match=shown&step=14`);
    await page.waitForTimeout(700);
  },
  rules: async (page, { game }) => {
    await page.goto(`/${game}/rules`);
    await page.waitForTimeout(900);
  },
  editor: async (page, { game }) => {
    if (game !== 'war-kids') return false;
    await page.goto(`/${game}/editor`);
    await page.waitForTimeout(700);
    return true;
  },
};

/** Stores a record in the browser, as the page of a match does. */
async function store(page: Page, game: string, record: string): Promise<void> {
  await page.goto('/about');
  const match = { format: 1, game, record, over: true, begun: true, revision: 1, order: 1 };
  await page.evaluate(
    (text) => localStorage.setItem('glade.match.shown', text),
    JSON.stringify(match),
  );
}

/** What the system of the person asks for. */
const schemeOf = (theme: string | undefined) => (theme === 'dark' ? 'dark' : 'light');

/** The record of a match of bots that is over. */
function recordOf(game: string, played: readonly string[], folder: string): string {
  const file = join(mkdtempSync(join(folder, 'record-')), `${game}.txt`);
  execFileSync(
    process.execPath,
    ['packages/cli/src/main.ts', 'play', game, ...played, '--save', file],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  );
  return readFileSync(file, 'utf8');
}

/** Puts pictures side by side, each with its name under it. */
async function sheet(
  browser: Browser,
  file: string,
  title: string,
  pictures: readonly { readonly name: string; readonly data: Buffer }[],
  height: number,
): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 1640, height: 400 } });
  const figures = pictures.map(
    ({ name, data }) =>
      `<figure style="margin:0"><img style="height:${height}px" src="data:image/png;base64,${data.toString('base64')}"><figcaption>${name}</figcaption></figure>`,
  );
  await page.setContent(
    `<body style="margin:8px;background:#777;color:#fff;font:16px sans-serif"><h1 style="font-size:18px">${title}</h1><div style="display:flex;flex-wrap:wrap;gap:8px">${figures.join('')}</div>`,
  );
  await page.screenshot({ path: file, fullPage: true });
  await page.close();
}

const { values } = parseArgs({
  options: {
    out: { type: 'string' },
    games: { type: 'string' },
    states: { type: 'string' },
    sizes: { type: 'string' },
    themes: { type: 'string' },
    language: { type: 'string', default: 'en' },
    board: { type: 'string', default: 'wood' },
  },
});
const chosen = <T extends string>(given: string | undefined, all: readonly T[]): readonly T[] =>
  all.filter((name) =>
    given === undefined ? !SELDOM.includes(name) : given.split(',').includes(name),
  );

if (values.out === undefined) {
  console.error('Say where the sheets go: npm run contact-sheets -- --out FOLDER');
  process.exit(2);
}
const executablePath = findChromium();
if (executablePath === undefined) {
  console.error('The sheets need Chromium: install it, or set CHROMIUM_PATH.');
  process.exit(1);
}
if (isStale() && !(await build('quiet'))) process.exit(1);

const out = values.out;
mkdirSync(out, { recursive: true });
const folder = mkdtempSync(join(tmpdir(), 'glade-sheets-'));
const port = await freePort();
const origin = `http://127.0.0.1:${port}`;
const server = spawn(
  process.execPath,
  ['packages/cli/src/main.ts', 'serve', '--port', String(port)],
  { stdio: ['ignore', 'pipe', 'inherit'] },
);
await new Promise((resolve) => server.stdout.once('data', resolve));
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
try {
  const games = GAMES.filter(({ game }) =>
    chosen(
      values.games,
      GAMES.map((each) => each.game),
    ).includes(game),
  );
  const states = chosen(values.states, Object.keys(STATES));
  const themes = chosen(values.themes, ['light', 'dark', 'contrast', 'paper'] as const);
  const recordsOf = (of: (shown: Shown) => string) =>
    new Map(games.map((shown) => [shown.game, of(shown)]));
  const records = recordsOf(({ game, played }) => recordOf(game, played, folder));
  const lost = recordsOf(({ game, lost: played }) =>
    states.includes('lost')
      ? recordOf(game, played, folder).replace(/^(Players: )[^,\n]+/m, '$1person')
      : '',
  );
  const sizes = values.sizes === undefined ? USUAL : (Object.keys(SIZES) as Size[]);
  for (const size of chosen(values.sizes, sizes)) {
    const [width, height] = SIZES[size];
    const jobs = states.flatMap((state) =>
      (state === 'shelf' ? games.slice(0, 1) : games).map((shown) => ({ state, shown })),
    );
    const taken = new Map<string, Buffer>();
    const queue = jobs.values();
    // Each worker keeps one page, so the app and its fonts are fetched and compiled once for a size.
    await Promise.all(
      Array.from({ length: WORKERS }, async () => {
        const context = await browser.newContext({
          viewport: { width, height },
          locale: values.language === 'it' ? 'it-IT' : 'en-GB',
          baseURL: origin,
        });
        await context.addInitScript((board) => {
          // A blank page has no storage.
          if (location.origin !== 'null')
            localStorage.setItem('glade.settings', JSON.stringify({ board }));
        }, values.board);
        const page = await context.newPage();
        const storage = await context.newCDPSession(page);
        for (const { state, shown } of queue) {
          await page.goto('about:blank');
          await storage.send('Storage.clearDataForOrigin', {
            origin,
            storageTypes: 'local_storage,indexeddb',
          });
          await page.emulateMedia({
            colorScheme: schemeOf(themes[0]),
            reducedMotion: state === 'bots' ? 'no-preference' : 'reduce',
          });
          const [over, gone] = [records.get(shown.game)!, lost.get(shown.game)!];
          const there = await STATES[state]!(page, shown, over, gone).catch((error: unknown) =>
            console.error(`${state} of ${shown.game}: ${String(error)}`),
          );
          if (there === false) continue;
          for (const theme of themes) {
            await page.emulateMedia({ colorScheme: schemeOf(theme) });
            // The other themes are settings: no system asks for them.
            await page.evaluate(
              (name) => (document.documentElement.dataset['theme'] = name),
              theme,
            );
            await page.waitForTimeout(60);
            taken.set(`${state} ${shown.game} ${theme}`, await page.screenshot());
          }
        }
        await context.close();
      }),
    );
    for (const theme of themes) {
      for (const state of states) {
        const pictures = jobs.flatMap((job) => {
          const data = taken.get(`${state} ${job.shown.game} ${theme}`);
          if (job.state !== state || data === undefined) return [];
          return [{ name: state === 'shelf' ? 'shelf' : job.shown.game, data }];
        });
        const file = join(out, `${state}-${size}-${theme}.png`);
        const high = width < height ? 620 : 380;
        await sheet(browser, file, `${state}, ${size}, ${theme}`, pictures, high);
        console.log(file);
      }
    }
  }
} finally {
  await browser.close();
  server.kill();
  rmSync(folder, { recursive: true, force: true });
}
