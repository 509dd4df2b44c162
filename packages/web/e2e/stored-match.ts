import type { Page } from '@playwright/test';
import { formatRecord, type Match } from '@glade/engine';
import { cells, expect } from './match-page.ts';

// Matches that were begun elsewhere: a test need not play in the browser what came before.

/** Opens a match that is stored as `stored`, with the guide of this lesson; on a real table if `laidOut`. */
export async function openStored(
  page: Page,
  match: Match,
  lesson?: string,
  laidOut?: readonly number[],
): Promise<void> {
  const saved = {
    format: 1,
    game: match.game.id,
    record: formatRecord(match),
    over: false,
    begun: true,
    revision: 1,
    order: 1,
    changed: 1,
    laidOut,
  };
  await page.goto('/settings');
  await page.evaluate(
    (text) => localStorage.setItem('glade.match.stored', text),
    JSON.stringify(saved),
  );
  const guide = lesson === undefined ? '' : `&lesson=${lesson}`;
  await page.goto(`/${match.game.id}/play?match=stored${guide}`);
  await expect(page.locator(cells).first()).toBeVisible();
}
