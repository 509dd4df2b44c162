import { CHANCE, OVER, outcomeAt, type Action, type Match } from '@glade/engine';
import { correct } from '@glade/table';
import type { Page } from '@playwright/test';
import { expect, openLog, test, typeLine } from './match-page.ts';
import {
  begin,
  enter,
  enterAgain,
  enterFaces,
  next,
  numbers,
  PLAYED,
  stored,
  withoutOrder,
} from './simulated-table.ts';

// Matches with real dice, cards and lots in which people tap the wrong thing, see it at once or some throws later, and put
// it right by taps. After each time the page has what lies on the table, also what no longer fits.

/** Whole matches with GLADE_LONG, with ten slips of each kind; else one game, and a slip of each kind that is seen soon. */
const { process } = globalThis as unknown as { process: { env: Record<string, string> } };
const whole = process.env['GLADE_LONG'] !== undefined;
const TRIED = whole ? Object.keys(PLAYED) : ['Forest Fire'];
/** A slip is seen after so many more throws. */
const SEEN_AFTER = whole ? [0, 2, 10] : [0, 2];
const EACH = whole ? 10 : 1;
const ENTRIES = whole ? 400 : 16;

interface Slip {
  /** Its entry, and what should have been entered. */
  readonly at: number;
  readonly right: Action;
  /** Throws until it is seen. */
  readonly left: number;
}

for (const [width, height] of [
  [390, 844],
  [844, 390],
] as const) {
  test.describe(`at ${width} x ${height}`, () => {
    test.use({ viewport: { width, height } });

    for (const name of TRIED) {
      test(`${name}: slips are put right by taps, seen at once or later`, async ({ page }) => {
        test.setTimeout(whole ? 3_600_000 : 120_000);
        const played = PLAYED[name]!;
        const random = numbers(11);
        const { match: first, url } = begin(played);
        let match = first;
        let slip: Slip | undefined;
        let [taps, throws] = [0, 0];
        const made = new Map(SEEN_AFTER.map((after) => [after, 0]));
        const hides = played.options['mode'] === 'vs';
        let holder = CHANCE;

        /** Whoever is to act has the device. */
        async function passTo(actor: number): Promise<void> {
          if (!hides || actor === holder || actor === OVER) return;
          if (holder !== CHANCE) await page.locator('[data-pass]').click();
          if (actor !== CHANCE) await page.locator('[data-take]').click();
          holder = actor;
        }

        const agrees = async (): Promise<void> => {
          const log = match.log.map(({ action }) => action);
          await expect.poll(() => stored(page)).toEqual(log);
        };

        await page.goto(url);
        await expect(page.locator('[data-dock] button').first()).toBeVisible();
        while (!match.over && match.log.length < ENTRIES) {
          const { rules, state, actor } = match;
          await passTo(actor);
          if (actor !== CHANCE) {
            const legal = Array.from({ length: rules.count(state) }, (_, k) => rules.nth(state, k));
            const wanted = legal.filter((each) =>
              played.prefers?.test(rules.notation.format(state, each)),
            );
            const from = wanted.length > 0 ? wanted : legal;
            const action = from[Math.floor(random() * from.length)]!;
            await typeLine(page, rules.notation.format(state, action));
            match = next(match, action);
            await agrees();
            continue;
          }
          const drawn = (): Action =>
            withoutOrder(
              match,
              outcomeAt(rules, state, Math.floor(random() * rules.totalWeight(state))),
            );
          const right = drawn();
          throws += 1;
          const wrong = drawn();
          const after = SEEN_AFTER.find((each) => made.get(each)! < EACH);
          const slips =
            slip === undefined && after !== undefined && wrong !== right && random() < 0.4;
          const at = match.log.length;
          const entered = slips ? wrong : right;
          taps += await enter(page, match, entered);
          match = next(match, entered);
          if (slips) {
            made.set(after, made.get(after)! + 1);
            slip = { at, right, left: after };
          } else if (slip !== undefined) slip = { ...slip, left: slip.left - 1 };
          if (match.over) break;
          await agrees();
          if (slip === undefined || slip.left > 0) continue;
          const found = correct(match, { kind: 'change', at: slip.at, action: slip.right });
          if (!found.ok) {
            // What the rules refuse there was no throw: the table had been read wrongly.
            slip = undefined;
            continue;
          }
          if (slip.at === match.log.length - 1 && !hides) {
            await page.locator('[data-change]').click();
            await enterAgain(page, match.at(slip.at), slip.right, match.log[slip.at]!.action);
          } else {
            await passTo(match.actor);
            await putRight(page, match, slip);
            holder = hides ? CHANCE : holder;
          }
          match = found.match;
          slip = undefined;
          await agrees();
        }
        if (hides && !match.over) await passTo(match.actor);
        await agrees();
        const slipped = [...made]
          .map(([after, count]) => `${count} seen after ${after}`)
          .join(', ');
        test.info().annotations.push({
          type: 'slips',
          description: `${name}: ${throws} throws, ${(taps / throws).toFixed(2)} taps each; slips: ${slipped}`,
        });
        for (const [after, count] of made)
          if (!whole) expect(count, `slips seen after ${after}`).toBe(EACH);
      });
    }
  });
}

/** By the list of entries, as people find a mistake later; the others agree where they are asked. */
async function putRight(page: Page, match: Match, { at, right }: Slip): Promise<void> {
  // Where lines are typed there is no room for the menu.
  const typed = page.locator('[data-command]');
  if ((await typed.count()) > 0) await typed.press('Escape');
  await openLog(page);
  await page.locator('[data-right]').click();
  await page.locator(`[data-entry="${at + 1}"]`).click();
  await enterFaces(page.locator('[data-put-right]'), match.at(at), right);
  await page.locator('[data-confirm]').click();
  await expect(page.locator('[data-put-right]')).toHaveCount(0);
  while ((await page.locator('[data-agree]').count()) > 0)
    await page.locator('[data-agree]').click();
}
