import { LANGUAGES } from '@glade/engine';
import { games } from '@glade/games';
import { engineText, translator } from '@glade/text';
import type { Page } from '@playwright/test';
import { roll } from './match-page.ts';

export const OVER = '[data-dock][data-over=true]';

/** What a page may offer: each is a selector. */
interface Offers {
  readonly dice: string;
  readonly places: string;
  readonly buttons: string;
  /** What else can be pressed, where there is nothing of the others. */
  readonly more?: string;
}

/**
 * The dice, or else the `i`th place or button, as soon as there is one; undefined when the match is over. It is looked for
 * and found in one step of the page: between two questions to the page a bot or another person may act, and what was
 * counted would not be there any more.
 */
async function offered(page: Page, i: number, offers: Offers) {
  const found = await page.waitForFunction(
    ([{ dice, places, buttons, more }, over, n]) => {
      if (document.querySelector(over) !== null) return 'over';
      const first = document.querySelector<HTMLElement>(dice);
      if (first !== null) return first;
      const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
      const [cells, choices] = [all(places), all(buttons)];
      const some = cells.length > 0 && (choices.length === 0 || n % 3 > 0) ? cells : choices;
      if (some.length > 0) return some[(some === cells ? n * 7 : n) % some.length];
      const rest = more === undefined ? [] : all(more);
      return rest[n % rest.length];
    },
    [offers, OVER, i] as const,
  );
  return found.asElement() ?? undefined;
}

const OFFERS: Offers = {
  dice: `${roll}:not([aria-disabled=true])`,
  places: '[data-board] [role=gridcell][class^="active"]',
  buttons:
    '[data-dock] button:not([role=toolbar] *):not([class*="minor"]):not([aria-disabled=true])',
  // Not those that magnify the map: they do nothing in the match, and are there while bots play, too.
  more: '[data-board] button:not([role=gridcell]):not([aria-disabled=true]):not([class^="tools"] *)',
};

type Target = NonNullable<Awaited<ReturnType<typeof offered>>>;

/**
 * Plays by what is offered: rolls, or does the `i`th of what can be done; waits while bots play. Returns what was pressed;
 * undefined when the match is over.
 */
export async function act(
  page: Page,
  i: number,
  by: 'tap' | 'click' | 'keyboard',
): Promise<Target | undefined> {
  for (;;) {
    const target = await offered(page, i, OFFERS);
    if (target === undefined) return undefined;
    if (by === 'keyboard') {
      const heard = await target.evaluateHandle((element: HTMLElement) => {
        const keys: string[] = [];
        element.addEventListener('keydown', ({ key }) => keys.push(key), { once: true });
        element.focus();
        return keys;
      });
      await page.keyboard.press('Enter');
      // What has gone before the key came has not heard it: something else is offered then.
      const gone = ([element, keys]: readonly [HTMLElement, readonly string[]]): boolean =>
        keys.length === 0 && !element.isConnected;
      if (await page.evaluate(gone, [target, heard] as const)) continue;
      return target;
    }
    try {
      await target[by]();
      return target;
    } catch (error) {
      // What has gone before the finger came is not pressed: something else is offered then.
      if (await target.evaluate((element) => element.isConnected)) throw error;
    }
  }
}

const CLIMBERS = games.find(({ id }) => id === 'leaf-climbers')!;

/**
 * The same, and says yes where the page asks first whether that is meant: what is offered may end or waste something, and where
 * a leaf will land only the second tap goes there. In which matches it asks depends on the dice.
 */
export async function actSurely(page: Page, i: number, by: 'tap' | 'keyboard'): Promise<void> {
  const target = await act(page, i, by);
  // The question is there before the page hears anything else.
  const asks = LANGUAGES.flatMap((language) => {
    const say = translator(language, engineText, CLIMBERS.text);
    return ['task.danger', 'task.danger.stay'].flatMap((key) =>
      [1, 2].map((leaves) => say(key, { leaves })),
    );
  }).join('|');
  const again = page.getByRole('status').filter({ hasText: new RegExp(asks) });
  if (target !== undefined && (await again.count()) > 0)
    await (by === 'tap' ? target.tap() : target.press('Enter'));
  const yes = page
    .getByRole('group', { name: /^(Question|Domanda)$/ })
    .getByRole('button')
    .nth(1);
  if ((await yes.count()) > 0) await (by === 'tap' ? yes.tap() : yes.press('Enter'));
}
