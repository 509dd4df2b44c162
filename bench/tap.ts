/**
 * `npm run bench -- tap [--taps N] [--games NAMES] [--url ADDRESS]`: plays a match of every game by taps, on a phone of
 * 390 x 844 whose processor is four times slower, and measures what people feel of each tap: the longest time from when the
 * finger touches the glass, leaves it, or its click is made, to the next picture, as the browser tells it (Event Timing, in
 * steps of 8 ms; its INP is the same). A finger stays for 60 ms. What the page does after that picture does not count. It
 * prints the median, the 95th percentile and the greatest of N (40) taps in milliseconds, and what was slowest; and the same
 * of the work from when the finger leaves the glass to that picture, in milliseconds that the page's thread computed: other
 * programs on the machine make the first figures worse, this one hardly. Without an address it serves the built app itself.
 */
import { parseArgs } from 'node:util';
import type { CDPSession, Locator, Page } from '@playwright/test';
import { openBrowser } from './browser.ts';

const { values } = parseArgs({
  options: {
    taps: { type: 'string', default: '40' },
    games: { type: 'string' },
    url: { type: 'string' },
  },
});
const TAPS = Number(values.taps);

/** A match of each game in which people have much to do. */
const MATCHES: Readonly<Record<string, string>> = {
  wildfire: 'seed=7',
  'forest-fire': 'firebreaks=0&setupRounds=1&place=after&tapToPlace=off&seed=7',
  'leaf-climbers': 'seed=7',
  'starfall-forest': 'setup=random&seed=7',
  'war-kids': 'scenario=waterloo&seed=3',
  'fair-verona': 'seed=3',
};

interface Tap {
  readonly what: string;
  readonly time: number;
}

/** Events that took less are not told by the browser; they count as this long. */
const LEAST = 16;

/** How long a finger stays on the glass, in milliseconds. */
const TOUCH = 60;

/** The events of a tap. */
const EVENTS = ['pointerdown', 'touchstart', 'pointerup', 'touchend', 'click'];

/** Keeps how long each tap took: the longest of its events, from when it happened to the picture after it. */
async function watch(page: Page): Promise<void> {
  await page.addInitScript(
    ([least, events]) => {
      const taps = new Map<number, number>();
      Object.assign(globalThis, { taps });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const { name, duration, interactionId } = entry as PerformanceEventTiming & {
            readonly interactionId: number;
          };
          if (interactionId > 0 && events.includes(name))
            taps.set(interactionId, Math.max(duration, taps.get(interactionId) ?? 0));
        }
      }).observe({ type: 'event', durationThreshold: least, buffered: true } as object);
    },
    [LEAST, EVENTS] as const,
  );
}

/** What the taps took since the last call, in milliseconds; the browser tells it a moment after the picture. */
const taken = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    await new Promise((resolve) => {
      requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 150)));
    });
    const { taps } = globalThis as unknown as { taps: Map<number, number> };
    const most = Math.max(0, ...taps.values());
    taps.clear();
    return most;
  });

/** One thing that a thread did: `ts` says when it began, `tts` how long the thread had computed by then, in microseconds. */
interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur: number;
  readonly tts: number;
  readonly tdur: number;
  readonly args: { readonly data?: { readonly type?: string } };
}

/**
 * What the page's thread computed for each tap, from when the finger left the glass until the picture after the click was
 * handed on, in milliseconds. Before its click a tap also moves the focus.
 */
function worksIn(trace: Buffer): readonly number[] {
  const { traceEvents: events } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  const dispatched = (type: string): readonly TraceEvent[] =>
    events
      .filter(
        ({ name, args, tdur }) =>
          name === 'EventDispatch' && args.data?.type === type && tdur !== undefined,
      )
      .toSorted((a, b) => a.ts - b.ts);
  const ups = dispatched('pointerup');
  const pictures = events
    .filter(({ name, tdur }) => name === 'Commit' && tdur !== undefined)
    .toSorted((a, b) => a.ts - b.ts);
  return dispatched('click').flatMap(({ pid, tid, ts, dur }) => {
    const isHere = (event: TraceEvent): boolean => event.pid === pid && event.tid === tid;
    const up = ups.findLast((event) => isHere(event) && event.ts <= ts);
    const next = pictures.find((picture) => isHere(picture) && picture.ts >= ts + dur);
    if (up === undefined || next === undefined) return [];
    return [Math.round((next.tts + next.tdur - up.tts) / 1000)];
  });
}

/** What can be tapped now: dice, places of the board that call, or buttons of the dock; undefined at the end. */
async function target(page: Page, i: number): Promise<Locator | undefined> {
  const dice = page.locator('[data-roll]:not([aria-disabled=true])');
  const places = page.locator('[data-board] [role=gridcell][class^="active"]');
  const buttons = page.locator('[data-dock] button:not([role=toolbar] *):not([class*="minor"])');
  const over = page.locator('[data-dock][data-over=true]');
  // While bots play there is nothing to tap, and what is there now may be gone in a moment.
  for (;;) {
    await dice.or(places).or(buttons).or(over).first().waitFor({ state: 'attached' });
    if ((await over.count()) > 0) return undefined;
    if ((await dice.count()) > 0) return dice;
    const [count, choices] = [await places.count(), await buttons.count()];
    if (count > 0 && (choices === 0 || i % 3 > 0)) return places.nth((i * 7) % count);
    if (choices > 0) return buttons.nth(i % choices);
  }
}

/**
 * Taps the middle of it with a finger, and returns what it is called; undefined where something else is there. Not by
 * `Locator.tap`: that looks for what is hit at each event, which costs the page time.
 */
async function tap(session: CDPSession, found: Locator): Promise<string | undefined> {
  const middle = await found.evaluate(
    (element) => {
      element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      const { x, y, width, height } = element.getBoundingClientRect();
      const at = { x: x + width / 2, y: y + height / 2 };
      const hit = document.elementFromPoint(at.x, at.y);
      const name = element.ariaLabel ?? element.textContent;
      return hit !== null && element.contains(hit) ? { at, name } : undefined;
    },
    null,
    { timeout: 3000 },
  );
  if (middle === undefined) return undefined;
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [middle.at] });
  await new Promise((resolve) => setTimeout(resolve, TOUCH));
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  return middle.name;
}

async function play(page: Page, session: CDPSession, address: string): Promise<readonly Tap[]> {
  const all: Tap[] = [];
  const begin = async (): Promise<void> => {
    await page.goto(address);
    await page.locator('[role=gridcell]').first().waitFor();
    await page.locator('[data-dock] button').first().waitFor();
  };
  await begin();
  for (let i = 0; all.length < TAPS && i < 4 * TAPS; i++) {
    const next = await target(page, i);
    if (next === undefined) {
      await page.locator('[data-again]').first().tap();
      await page.locator('[data-dock][data-over=true]').waitFor({ state: 'detached' });
      continue;
    }
    // What is hidden at the edge of a map, or goes while a bot plays, is tapped another time.
    const what = await tap(session, next).catch(() => undefined);
    if (what !== undefined) all.push({ what, time: Math.max(LEAST, await taken(page)) });
  }
  return all;
}

/** The median, the 95th percentile and the greatest of these, which begin with the greatest. */
function shares(all: readonly number[]): string {
  const at = (share: number): number => all[Math.ceil((1 - share) * (all.length - 1))]!;
  return `${at(0.5)} ms, 95 %: ${at(0.95)}, most: ${at(1)}`;
}

const { browser, url, close } = await openBrowser(values.url);
for (const [game, query] of Object.entries(MATCHES)) {
  if (values.games !== undefined && !values.games.split(',').includes(game)) continue;
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    locale: 'en-GB',
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await watch(page);
  await browser.startTracing(page, {
    categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline'],
  });
  const taps = (await play(page, session, `${url}/${game}/play?${query}`)).toSorted(
    (a, b) => b.time - a.time,
  );
  const works = worksIn(await browser.stopTracing()).toSorted((a, b) => b - a);
  const slowest = taps.slice(0, 5).map(({ what, time }) => `${time} ${what.slice(0, 40)}`);
  console.log(
    `${game.padEnd(16)} ${taps.length} taps: ${shares(taps.map(({ time }) => time))}; work ${shares(works)}  (${slowest.join('; ')})`,
  );
  await context.close();
}
await close();
