import { games } from '@glade/games';
import { CHANCE, OVER, parseRecord, type Action, type Match } from '@glade/engine';
import {
  carriedOutcome,
  holderFirst,
  NOTHING_CARRIED,
  playersOf,
  throwsToCarry,
} from '@glade/table';
import type { Locator, Page } from '@playwright/test';
import { tapsFor, tapsInForm, type Tap } from './entry-taps.ts';
import { expect, typeLine } from './match-page.ts';
import {
  anyOf,
  begin,
  chooseIn,
  drawIn,
  legalIn,
  next,
  numbers,
  type Played,
} from './real-matches.ts';

// A table with real dice, cards and tiles beside a phone. The table is simulated: it draws from its own numbers, and what
// it draws is tapped on the page as people would.

/** People who play with their own pieces, and tap on one page what happens on their table. */
export class PeopleAtTable {
  private table: Match;
  /** Whether they hide something from each other: then the device is passed on, covered. */
  readonly hides: boolean;
  /** What the dice, cards and lots bring, and what people choose; always the same. */
  readonly random: () => number;
  private holder = CHANCE;
  /** Open throws that come again by themselves. */
  private carried = NOTHING_CARRIED;
  private readonly page: Page;
  private readonly played: Played;
  private readonly url: string;

  constructor(page: Page, played: Played, seed: number) {
    const { match, url } = begin(played);
    this.table = match;
    this.url = url;
    this.page = page;
    this.played = played;
    this.hides = played.options['mode'] === 'vs';
    this.random = numbers(seed);
  }

  /** Who acted last before the dice still holds the device, and begins. */
  get match(): Match {
    return holderFirst(this.table, [...playersOf(this.table.header).keys()]);
  }

  /** After the last thing that somebody could do the page ends a turn of Starfall Forest. */
  private set match(match: Match) {
    const { actor, rules, state, game } = match;
    const ends =
      game.id === 'starfall-forest' &&
      match.log.at(-1)?.actor === actor &&
      rules.count(state) === 1;
    this.table = ends && rules.nth(state, 0) === 0 ? next(match, 0) : match;
  }

  async open(): Promise<void> {
    await this.page.goto(this.url);
    await expect(this.page.locator('[data-dock] button').first()).toBeVisible();
  }

  /** Who is to act gets the device, where something is hidden. */
  async passOn(actor = this.match.actor): Promise<void> {
    const { holder, page } = this;
    if (!this.hides || actor === holder || actor === OVER) return;
    if (holder !== CHANCE) await page.locator('[data-pass]').click();
    if (actor !== CHANCE) {
      // What was entered for all can still be changed before anybody sees more.
      if (this.match.log.at(-1)?.actor === CHANCE)
        await expect(page.locator('[data-change]')).toBeVisible();
      await page.locator('[data-take]').click();
    }
    this.holder = actor;
  }

  /** What the dice, cards or lots bring now. */
  draw(): Action {
    return drawIn(this.match, this.random);
  }

  /** What the player at turn does. */
  choose(): Action {
    return chooseIn(this.match, this.played, this.random);
  }

  anyOf<T>(some: readonly T[]): T {
    return anyOf(some, this.random);
  }

  /** Taps what was drawn; answers with how many taps. */
  async enter(drawn: Action): Promise<number> {
    const taps = await enter(this.page, this.match, drawn);
    this.match = next(this.match, drawn);
    return taps;
  }

  /** Types what the player at turn does. */
  async act(action: Action): Promise<void> {
    const { rules, state } = this.match;
    await typeLine(this.page, rules.notation.format(state, action));
    this.match = next(this.match, action);
    const again = carriedOutcome(this.match, this.carried);
    if (again !== undefined) this.match = next(this.match, again);
  }

  /** The match after something was put right, of which entries from `broken` on have gone. */
  becomes(match: Match, broken: number | undefined): void {
    this.carried =
      broken === undefined ? NOTHING_CARRIED : throwsToCarry(this.match, broken, match);
    this.match = match;
  }

  /** Nobody has the device any more. */
  putDown(): void {
    this.holder = CHANCE;
  }

  /** The page has stored exactly what lies on the table. */
  async agrees(): Promise<void> {
    const log = this.match.log.map(({ action }) => action);
    await expect.poll(() => stored(this.page)).toEqual(log);
  }

  /** The same once everybody who is asked has tapped that they agree. Then nobody has the device. */
  async agreesOnce(button: Locator): Promise<void> {
    const log = this.match.log.map(({ action }) => action);
    const now = async (): Promise<readonly Action[]> => {
      if ((await button.count()) > 0) {
        await button.click();
        this.holder = CHANCE;
      }
      return stored(this.page);
    };
    await expect.poll(now).toEqual(log);
  }
}

/** Taps what the dice, cards or lots have brought, as people would, and says with how many taps. */
async function enter(page: Page, match: Match, action: Action): Promise<number> {
  const taps = tapsFor(match, action);
  for (const each of taps) await tap(page, each);
  return taps.length;
}

/** The same in a form that shows what was entered before. */
export async function enterAgain(
  on: Page | Locator,
  match: Match,
  action: Action,
  before: Action,
): Promise<void> {
  const taps = tapsInForm(match, action, before);
  if (taps.length === 0) throw new Error('nothing to change');
  for (const each of taps) await tap(on, each);
}

async function tap(on: Page | Locator, each: Tap): Promise<void> {
  const form = on.locator('[data-entry]');
  switch (each.on) {
    case 'cell':
      return on.locator(`[data-cell="${each.cell}"]`).click();
    case 'die':
      return form
        .locator(`[data-row="${each.die}"] button`)
        .nth(each.face - 1)
        .click();
    case 'face':
      if (each.tap === 'none') return form.locator('[data-none]').nth(each.place).click();
      return form
        .locator('[data-count]')
        .locator('..')
        .nth(each.place)
        .locator(`[data-${each.tap}]`)
        .click();
    case 'lot':
      return on.locator('[data-lots] button').nth(each.seat).click();
    case 'suit':
      return on.locator(`[data-draws] [data-suit="${each.suit}"]`).click();
    case 'outcome':
      return on.locator(`[data-draws] [data-outcome="${each.action}"]`).click();
  }
}

/** Lays a tile of Fair Verona as the action says: its space, its turns, and down. */
export async function layTile(on: Page | Locator, match: Match, action: Action): Promise<void> {
  const space = (each: Action): number => (each & 0xfffff) >> 2;
  const ways = legalIn(match).filter((each) => space(each) === space(action));
  await on.locator(`[data-cell="${space(action)}"]`).click();
  for (let turn = 0; turn < ways.indexOf(action); turn++) await on.locator('[data-turn]').click();
  await on.locator('[data-lay]').click();
}

/** The actions of the match as the page has stored it. */
async function stored(page: Page): Promise<readonly Action[]> {
  const key = new URL(page.url()).searchParams.get('match');
  const text = await page.evaluate((of) => localStorage.getItem(`glade.match.${of}`), key);
  const { record } = JSON.parse(text ?? '{"record":""}') as { record: string };
  const read = parseRecord(record, (id) => games.find((game) => game.id === id), {
    asPlayed: true,
  });
  return read.ok ? read.value.log.map(({ action }) => action) : [];
}
