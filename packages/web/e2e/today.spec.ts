import { violations } from './axe-page.ts';
import { expect, test } from './match-page.ts';
import { playedToEnd } from './played-match.ts';
import { formatRecord, Match } from '@glade/engine';
import { games } from '@glade/games';

const wildfire = games.find(({ id }) => id === 'wildfire')!;

test('the match of the day is the same for everybody on a date, and another on the next', async ({
  page,
}) => {
  const links: (string | null)[] = [];
  for (const day of ['2026-11-24T23:50', '2026-11-24T00:10', '2026-11-25T00:10']) {
    await page.clock.setFixedTime(new Date(day));
    await page.goto('/wildfire/today');
    links.push(await page.locator('[data-today-play]').getAttribute('href'));
  }
  expect(links[0]).toContain('day+2026-11-24');
  expect(links[1]).toBe(links[0]);
  expect(links[2]).toContain('day+2026-11-25');
  await page.locator('[data-today-play]').click();
  await expect(page.locator('[data-board]')).toBeVisible();
});

test('at its end stand its signs with words, the bots that played it, and a line to copy', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 320, height: 568 });
  // The rules of the day, ended at once: what is tested is the end.
  await page.clock.setFixedTime(new Date('2026-11-24T12:00'));
  await page.addInitScript(() =>
    localStorage.setItem('glade.settings', JSON.stringify({ language: 'it' })),
  );
  await page.goto('/wildfire/today');
  const preset = await page.locator('[data-today-play]').getAttribute('data-today-play');
  const played = playedToEnd('wildfire', wildfire.options.presets[preset!]!, 5);
  const { log, header } = played;
  const building = Match.start(wildfire, { ...header, seed: 'day 2026-11-24' }).build();
  for (const { actor, action } of log) building.play(action, actor);
  const record = formatRecord(building.match());
  const saved = {
    format: 1,
    game: 'wildfire',
    record,
    over: true,
    begun: true,
    revision: 1,
    order: 1,
    changed: 1,
  };
  await page.evaluate(
    (text) => localStorage.setItem('glade.match.stored', text),
    JSON.stringify(saved),
  );
  await page.goto('/wildfire/play?match=stored');
  const today = page.locator('[data-today]');
  await expect(today).toContainText('La tua partita del giorno');
  await expect(today).toContainText('Che cosa è successo, in ordine:');
  await today.getByRole('button', { name: 'Confronta con i bot' }).press('Enter');
  await expect(today.locator('[data-bots="2"] li').last()).toContainText('Il bot forte:', {
    timeout: 20_000,
  });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await today.getByRole('button', { name: 'Copia questa riga' }).press('Enter');
  await expect(today).toContainText('Copiata.');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(
    /^Glade · Wildfire · 24 novembre 2026\n.*punti: \d+\nIl bot attento: .*\nIl bot forte: .*\nhttp.*\/wildfire\/today$/u,
  );
  expect(await violations(page)).toEqual([]);
  await page.goto('/wildfire/today');
  await expect(page.locator('[data-day-line]')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test('on a tablet the cover of the game stands beside what the match of the day is', async ({
  page,
}) => {
  await page.setViewportSize({ width: 820, height: 1180 });
  await page.goto('/starfall-forest/today');
  const play = (await page.locator('[data-today-play]').boundingBox())!;
  const cover = (await page.locator('main img').boundingBox())!;
  expect(cover.width).toBeGreaterThan(200);
  expect(cover.x + cover.width).toBeLessThan(play.x);
});

test('the match of the day shows its first board, and says its rules once', async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 1180 });
  for (const game of ['wildfire', 'forest-fire', 'leaf-climbers', 'war-kids', 'fair-verona']) {
    await page.goto(`/${game}/today`);
    const board = page.locator('[data-picture=today] svg').first();
    await expect(board).toBeInViewport({ ratio: 0.99 });
    const rules = await page.locator('[data-today-setup]').innerText();
    const [name] = rules.split(' · ');
    expect((await page.locator('main').innerText()).split(name!)).toHaveLength(2);
  }
});
