import { cells, expect, notice, onPhones, test } from './match-page.ts';

// Real dice: lots that people have drawn are tapped, too; and what is left to players when their climber is lost.

const lots = '[data-lots] button';

test('Starfall Forest: one tap says who begins', async ({ page }) => {
  await page.goto('/starfall-forest/play?players=3&ownDice=on&who=person,person,person');
  await expect(page.locator(lots)).toHaveCount(3);
  await page.getByRole('button', { name: 'Player 2', exact: true }).click();
  await expect(page.locator(lots)).toHaveCount(0);
  await expect(page.getByText(/^It’s player 2’s turn\..* Topple a tree/).first()).toBeVisible();
});

test('Leaf-Climbers: the faces are tapped in the order that was drawn, and all of it is told', async ({
  page,
}) => {
  await page.goto('/leaf-climbers/play?players=4&ownDice=on&who=person,person,person,person');
  await expect(page.locator(lots)).toHaveCount(4);
  for (const player of [3, 1, 4])
    await page.getByRole('button', { name: new RegExp(`Player ${player}$`) }).click();
  await expect(page.locator(lots)).toHaveCount(0);
  await expect(page.locator('[data-echo]')).toContainText(
    'You said: Player 3, Player 1, Player 4, Player 2.',
  );
});

onPhones(() => {
  test('Leaf-Climbers: what is asked where four people draw the order stands whole above their faces', async ({
    page,
  }) => {
    await page.goto('/leaf-climbers/play?players=4&ownDice=on&who=person,person,person,person');
    const question = page.locator('[data-lots] legend');
    for (const face of [undefined, 2, 0]) {
      if (face !== undefined) {
        await page.locator(lots).nth(face).tap();
        await expect(page.locator(lots).nth(face)).toHaveAttribute('aria-pressed', 'true');
      }
      await expect(page.locator(lots)).toHaveCount(4);
      // All of it is in the box that scrolls, from the start.
      await expect
        .poll(() =>
          question.evaluate((asked) => {
            const { top } = asked.getBoundingClientRect();
            const box = asked.closest('[data-choices]')!;
            const edge = box.getBoundingClientRect();
            return top >= edge.top - 1 && box.scrollHeight <= box.clientHeight + 1;
          }),
        )
        .toBe(true);
      for (const each of [question, ...(await page.locator(lots).all())])
        await expect(each).toBeInViewport({ ratio: 1 });
    }
  });

  test('Leaf-Climbers: a long notice does not lie on what is asked above the faces', async ({
    page,
  }) => {
    await page.goto('/leaf-climbers/play?players=4&ownDice=on&who=person,person,person,person');
    await expect(page.locator(lots)).toHaveCount(4);
    await page.locator(cells).first().tap();
    await expect(notice(page)).toBeVisible();
    for (const lines of [1, 2, 3, 4]) {
      const over = await notice(page).evaluate((told, count) => {
        told.querySelector('p')!.textContent = 'Prima dite in che ordine giocate. '.repeat(count);
        dispatchEvent(new Event('resize'));
        const a = told.getBoundingClientRect();
        const b = document.querySelector('[data-lots] legend')!.getBoundingClientRect();
        const apart =
          a.bottom <= b.top + 1 ||
          a.top >= b.bottom - 1 ||
          a.right <= b.left + 1 ||
          a.left >= b.right - 1;
        return apart
          ? ''
          : `${document.querySelector<HTMLElement>('[data-stage]')!.dataset['told']}`;
      }, lines);
      expect(over, `${lines} lines`).toBe('');
    }
  });
});

test('Leaf-Climbers: a climber who is out lies there until its player takes it off', async ({
  page,
}) => {
  await page.goto('/leaf-climbers/play?players=3&ownDice=on&who=person,person,person');
  const button = (name: string | RegExp) => page.getByRole('button', { name });
  const lying = page.locator('[data-crushed]');
  await page.locator('[data-draw]').click();
  await button('leaves 1').first().click();
  await button('green column 1').click();
  await button('blue row 1').click();
  // Whoever goes first: all stay, and player 1 is under the leaf.
  for (let turn = 0; turn < 3; turn++) {
    await button('points 1').click();
    await button('Stay here').click();
    // Who would stay under the leaf is asked.
    await expect(button('No, run').or(button('points 1')).or(lying).first()).toBeVisible();
    if (await button('No, run').isVisible()) await button('Stay here').click();
  }
  await expect(lying).toHaveCount(1);
  await button('Take off player 1’s climber').click();
  await expect(lying).toHaveCount(0);
  await button('Put back player 1’s climber').click();
  await expect(lying).toHaveCount(1);
});
