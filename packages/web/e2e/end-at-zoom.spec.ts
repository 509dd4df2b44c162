import { games } from '@glade/games';
import { expect, inItalian, test } from './match-page.ts';
import { playedToEnd } from './played-match.ts';
import { openStored } from './stored-match.ts';

/** A laptop at 200 %. */
test.use({ viewport: { width: 683, height: 384 } });

for (const [i, { id }] of games.entries()) {
  const title = `at 200 % nothing is cut off beside the board at the end: ${id}`;
  test(title, { tag: i === 1 ? [] : '@long' }, async ({ page }) => {
    await openStored(page, playedToEnd(id, {}, 3));
    await expect(page.locator('[data-again]')).toBeVisible();
    await inItalian(page);
    const cut = (): Promise<readonly string[]> =>
      page.locator('[data-board]').evaluate((board) => {
        const texts = document.createTreeWalker(board, NodeFilter.SHOW_TEXT);
        const found: string[] = [];
        for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
          const around = node.parentElement!;
          const text = node.nodeValue!.trim();
          if (text === '' || around.closest('svg, .visually-hidden, [hidden]')) continue;
          if (!around.checkVisibility({ visibilityProperty: true })) continue;
          const range = document.createRange();
          range.selectNodeContents(node);
          const { left, right } = range.getBoundingClientRect();
          if (right - left < 2) continue;
          for (
            let box: Element | null = around;
            box !== board.parentElement;
            box = box!.parentElement
          ) {
            if (getComputedStyle(box!).overflowX === 'visible') continue;
            const edge = box!.getBoundingClientRect();
            // Only for the ear.
            if (edge.width < 2) break;
            if (left < edge.left - 1 || right > edge.right + 1) found.push(text);
          }
        }
        return found;
      });
    await expect.poll(cut).toEqual([]);
  });
}
