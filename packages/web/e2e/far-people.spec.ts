import type { Page } from '@playwright/test';
import { farDevices, inTurn as actingOf, news, position, step, turn } from './far-devices.ts';
import { cells, expect, test } from './match-page.ts';
import { act, actSurely, OVER } from './play-by-what-is-offered.ts';

// What people far apart do beside their moves. The server is in this process, so that its clock can be set forward.

let far: Awaited<ReturnType<typeof farDevices>>;

test.beforeEach(async ({ browser }) => {
  far = await farDevices(browser);
});
test.afterEach(() => far.close());

const door = (page: Page) => page.getByRole('button', { name: 'The table' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'The table' });

/** Two people at a table: a desk and a phone. */
async function two(address = '/leaf-climbers/far?players=2'): Promise<[Page, Page]> {
  const { people } = await far.seated(2, address);
  return people as [Page, Page];
}

/** The page whose person is to act, and the other one. */
async function inTurn(both: readonly [Page, Page]): Promise<readonly [Page, Page]> {
  return (await actingOf(both)) === both[0] ? both : [both[1], both[0]];
}

test('three taps from the shelf to a link, two from the link to a seat; faces and names are the same on both', async () => {
  const host = await far.device();
  let taps = 0;
  const tap = async (page: Page, name: string | RegExp, role: 'link' | 'button') => {
    taps += 1;
    await page.getByRole(role, { name }).first().tap();
  };
  await host.goto('/');
  await tap(host, /Leaf-Climbers/, 'link');
  await tap(host, 'Play with others far away', 'link');
  await tap(host, 'Open the table', 'button');
  const field = host.getByRole('textbox', { name: 'Link to the table' });
  await expect(field).toBeVisible();
  expect(taps).toBe(3);
  const link = await field.inputValue();
  // Never the address that means “this device”.
  expect(link).toMatch(/^http:\/\/192\.168\.7\.5:8737\/t\/[\w-]{22}$/);
  await expect(host.getByRole('img', { name: /as a code/ })).toBeVisible();

  const guest = await far.device();
  taps = 1; // On the link itself.
  await guest.goto(far.here(link));
  // One optional tap chooses a face.
  await guest.getByRole('radio', { name: 'Rabbit' }).check({ force: true });
  await tap(guest, /^Sit here/, 'button');
  expect(taps).toBe(2);
  for (const each of [host, guest]) {
    await expect(each.locator(cells).first()).toBeVisible();
    await expect(each.locator('[data-seats] [data-face=rabbit]')).toBeVisible();
  }
  await expect(host.getByRole('list', { name: 'Who plays' })).toContainText('Rabbit');
});

test('the tab, the picture of the app and the shelf say whose turn it is, also offline @long', async () => {
  const both = await two();
  const [acting, waiting] = await inTurn(both);
  await expect(acting).toHaveTitle(/^Your turn: /);
  await expect(waiting).not.toHaveTitle(/^Your turn: /);
  await expect(acting.locator('link[rel=icon]')).toHaveAttribute('href', '/icon-turn.svg');
  await expect(waiting.locator('link[rel=icon]')).toHaveAttribute('href', '/icon.svg');
  for (const each of both) await each.goto('/');
  const tables = (page: Page) => page.getByRole('navigation', { name: 'Your tables' });
  await expect(tables(acting)).toContainText('Your turn');
  await expect(tables(waiting)).toContainText(/Waiting for /);
  // What the device knew last stands there when the server cannot be asked.
  await waiting.route('**/api/**', (route) => route.abort());
  await waiting.reload();
  await expect(tables(waiting)).toContainText(/Waiting for /);
});

test('taking back is asked of the other person, who refuses, and the next time agrees, by keyboard', async () => {
  const both = await two('/war-kids/far?scenario=firstSkirmish');
  const undo = (page: Page) => page.getByRole('button', { name: 'Undo' });
  const question = (page: Page) => page.getByRole('dialog', { name: 'Undo?' });
  /** Moves nobody, so that no dice fall, until the other person's turn begins. The last button offered is the one that ends. */
  async function handOver(): Promise<readonly [Page, Page]> {
    const [acting, waiting] = await inTurn(both);
    await expect(async () => {
      if ((await waiting.locator(turn).count()) === 0)
        await acting.locator('[data-choices] button').last().click({ timeout: 1000 });
      await expect(waiting.locator(turn)).toHaveCount(1, { timeout: 1000 });
    }).toPass();
    await expect(undo(acting)).not.toHaveAttribute('aria-disabled', 'true');
    return [acting, waiting];
  }
  let [acting, waiting] = await handOver();
  await undo(acting).click();
  await expect(question(waiting).locator('[data-question]')).toBeFocused();
  await expect(question(waiting)).toContainText(/ wants to undo this: .+\. Do you agree\?/);
  await expect(news(acting)).toContainText(/must agree first/);
  // Nothing is taken back yet.
  await expect(acting.locator('[aria-live]', { hasText: 'Undone' })).toHaveCount(0);
  await expect(undo(acting)).toHaveAttribute('aria-disabled', 'true');
  // Whoever closes the question to look at the board finds it again above it.
  await waiting.keyboard.press('Escape');
  await waiting.getByRole('button', { name: 'Answer' }).click();
  await question(waiting).getByRole('button', { name: 'Refuse' }).click();
  await expect(news(acting)).toContainText(/ would rather not\. Your move stands\./);
  await expect(undo(acting)).toHaveAttribute('aria-disabled', 'true');
  await expect(question(waiting)).toHaveCount(0);

  [acting, waiting] = await handOver();
  await undo(acting).click();
  await expect(question(waiting).locator('[data-question]')).toBeFocused();
  await waiting.keyboard.press('Tab');
  await expect(question(waiting).getByRole('button', { name: 'Agree' })).toBeFocused();
  await waiting.keyboard.press('Enter');
  await expect(question(waiting)).toHaveCount(0);
  await expect(acting.locator(turn)).toHaveCount(1);
  await expect(waiting.locator(turn)).toHaveCount(0);
  await expect(news(acting)).toHaveText('Your move is undone.');
  await expect(news(waiting)).toContainText(/ undid a move\.$/);
});

// What the server says to it is tried in the tests of `packages/online`, as with a new link to a seat below.
test('who wants to end a match of all asks the partner, who refuses, and the next time agrees @long', async () => {
  const both = await two('/forest-fire/far?firebreaks=0&setupRounds=1&place=after&tapToPlace=off');
  const end = (page: Page) => page.getByRole('button', { name: 'End the match' });
  const question = (page: Page) => page.getByRole('dialog', { name: 'End the match?' });
  async function askToEnd(): Promise<readonly [Page, Page]> {
    let acting: Page;
    let waiting: Page;
    // The menu offers it as soon as there is something to choose.
    for (let i = 0; ; i++) {
      [acting, waiting] = await inTurn(both);
      await acting.getByRole('button', { name: 'Menu', exact: true }).click();
      await expect(acting.getByRole('dialog')).toBeVisible();
      if ((await end(acting).count()) > 0) break;
      await acting.keyboard.press('Escape');
      await act(acting, i, 'keyboard');
    }
    await end(acting).click();
    await acting.getByRole('button', { name: 'Yes, end it' }).click();
    await expect(news(acting)).toContainText(/^You want to end the match\. .* must agree first\.$/);
    await expect(question(waiting)).toContainText(/ wants to end the match for all\./);
    for (const each of both) await expect(each.locator(OVER)).toHaveCount(0);
    return [acting, waiting];
  }
  let [acting, waiting] = await askToEnd();
  await question(waiting).getByRole('button', { name: 'Refuse' }).click();
  await expect(news(acting)).toContainText(/ would rather play on\.$/);
  await actSurely(acting, 0, 'keyboard');
  [acting, waiting] = await askToEnd();
  await question(waiting).getByRole('button', { name: 'Agree' }).click();
  for (const each of both) await expect(each.locator(OVER)).toBeVisible();
});

/** Acts, and waits until the page has heard of it. */
async function actHeard(page: Page, by: 'tap' | 'keyboard'): Promise<void> {
  // Where all act at the same time the position is told to nobody, and the step says what is left to do.
  const before = await step(page).innerText();
  await actSurely(page, 0, by);
  await expect(step(page)).not.toHaveText(before, { useInnerText: true });
}

test('where all act at the same time nobody is named who is waited for, except who is away @long', async () => {
  const { people } = await far.seated(3, '/wildfire/far?mode=vs&vsPlayers=3');
  const [, phone, third] = people as [Page, Page, Page];
  for (const each of people) await expect(each.locator(turn)).toHaveCount(1);
  // Of 36 first events one hits the home, and all have two actions. The page shows its turn and the position at once.
  let actions = 0;
  do {
    await actHeard(phone, 'tap');
    actions += 1;
  } while ((await phone.locator(turn).count()) > 0);
  expect(actions).toBeLessThanOrEqual(2);
  await expect(step(phone)).toContainText('The others are thinking…');
  await expect(phone.locator('[data-seats] [data-turn=true]')).toHaveCount(0);
  await third.close();
  await expect(step(phone)).toContainText(/ is away\./);
  far.server.pass(120_000);
  await phone.reload();
  await phone.locator('[data-stand-in]').tap();
  // After the last of them the next turn may begin at once, with the same words.
  for (let i = 1; i < actions; i++) await actHeard(people[0]!, 'keyboard');
  await actSurely(people[0]!, 0, 'keyboard');
  // The bot acts, so the turn is over.
  await expect(phone.locator(turn)).toHaveCount(1);
});

test('somebody stays away: a bot plays for them until they are back; the seat goes on on another device', async () => {
  const both = await two();
  const [acting, waiting] = await inTurn(both);
  await door(acting).click();
  await expect(dialog(acting).locator('[data-go-on]')).toHaveCount(0);
  await dialog(acting).getByRole('button', { name: 'Continue on another device' }).click();
  await expect(dialog(acting)).toContainText('anybody who has it can play for you');
  const link = await dialog(acting)
    .getByRole('textbox', { name: 'Link to your seat' })
    .inputValue();
  const tablet = await far.device({ viewport: { width: 820, height: 1180 } });
  await tablet.goto(far.here(link));
  await expect(tablet.locator(turn)).toHaveCount(1);
  // The key does not stay in the address.
  expect(new URL(tablet.url()).hash).toBe('');
  await acting.keyboard.press('Escape');
  await expect(news(acting)).toContainText('open on another page or device');
  await acting.close();
  await tablet.close();
  // The large sentence says who is away, and when a bot may play.
  await expect(step(waiting)).toContainText(' is away.');
  await expect(step(waiting)).toContainText(/A bot may play in [12]:\d\d\./);
  await expect(waiting.locator('[data-away=true]')).toContainText(', away');
  far.server.pass(117_000);
  // The page hears of the time that has passed when somebody comes to watch, and counts the rest by itself.
  await (await far.device()).goto(waiting.url());
  await step(waiting).getByRole('button', { name: 'Let a bot play' }).click();
  await expect(waiting.locator(turn)).toHaveCount(1);
  await expect(waiting.locator('[data-seats]')).toContainText('away, a bot plays');
});

test('who has to go lets a bot play at once, and has the seat again when they are back @long', async () => {
  const both = await two();
  const [acting, waiting] = await inTurn(both);
  await door(acting).click();
  await dialog(acting).getByRole('button', { name: 'Leave, and let a bot play for me' }).click();
  const tables = acting.getByRole('navigation', { name: 'Your tables' });
  await expect(tables.getByRole('link')).toHaveCount(1);
  await expect(tables).toContainText('A bot plays for you');
  // The other is told. The bot plays on, and it is their turn.
  await expect(news(waiting)).toContainText('is away. A bot plays.');
  await expect(waiting.locator(turn)).toHaveCount(1);
  await door(waiting).click();
  await expect(dialog(waiting)).toContainText('is away. A bot plays.');
  await waiting.keyboard.press('Escape');
  await tables.getByRole('link').click();
  await expect(news(acting)).toContainText('It is your seat again.');
});

test('a link to a seat fell into wrong hands: with a new one the old one is refused, and the page plays on @long', async () => {
  const both = await two();
  const [acting, waiting] = await inTurn(both);
  await door(acting).click();
  await dialog(acting).getByRole('button', { name: 'Continue on another device' }).click();
  const field = dialog(acting).getByRole('textbox', { name: 'Link to your seat' });
  const link = await field.inputValue();
  const tablet = await far.device();
  await tablet.goto(far.here(link));
  await expect(tablet.locator(turn)).toHaveCount(1);
  await dialog(acting).getByRole('button', { name: 'A new link for my seat' }).click();
  await dialog(acting).getByRole('button', { name: 'Change the link' }).click();
  await expect(dialog(acting)).toContainText('The old link has stopped working.');
  await expect(field).not.toHaveValue(link);
  await expect(news(tablet)).toContainText('This seat has a new link.');
  await acting.keyboard.press('Escape');
  const before = await position(waiting);
  await actSurely(acting, 0, 'keyboard');
  await expect.poll(() => position(waiting)).not.toBe(before);
  await tablet.reload();
  await expect(tablet.getByRole('alert')).toContainText('This seat is not yours any more.');
});

test('a clock: the time of one is up, the match is over, and the next one begins with the seats turned @long', async () => {
  const both = [await far.device({}), await far.device()] as [Page, Page];
  await both[0].goto('/leaf-climbers/far?players=2');
  await both[0].getByText('Settings of the table').click();
  await both[0].getByRole('combobox', { name: 'Clock' }).selectOption({ label: '5 minutes each' });
  await both[0].getByRole('button', { name: 'Open the table' }).click();
  const field = both[0].getByRole('textbox', { name: 'Link to the table' });
  await far.sit(both[1], far.here(await field.inputValue()));
  const [acting, waiting] = await inTurn(both);
  await expect(acting.getByRole('group', { name: 'Clock' })).toContainText(/4:[0-5]\d/);
  far.server.pass(300_000);
  // The server does not believe the page, whose clock says that there is time left.
  await actSurely(acting, 0, 'keyboard');
  const late = /Time is up for (.+?)\./;
  await expect(dialog(waiting)).toContainText(late);
  const [, loser] = late.exec((await dialog(waiting).textContent()) ?? '')!;
  const invitation = far.here(new URL(waiting.url()).pathname.replace(/\/play$/, ''));
  await dialog(waiting).getByRole('button', { name: 'Play again with the same people' }).click();
  await expect(waiting).toHaveURL(/\/t\/[\w-]{22}$/);
  // Who waits is told for whom, and has a link for them.
  await expect(waiting.locator('[data-waiting]')).toHaveText(`The next match waits for ${loser}.`);
  await expect(waiting.getByRole('textbox', { name: 'Link to the table' })).toBeVisible();
  // The other one reads who wants to play again, and sits down with one tap.
  await expect(dialog(acting)).toBeVisible();
  await acting.keyboard.press('Escape');
  const winner = loser === 'Red Fox' ? 'Blue Owl' : 'Red Fox';
  await expect(news(acting)).toHaveText(`${winner} wants to play again.`);
  await acting.locator('[data-next]').click();
  for (const each of both) await expect(each.locator(cells).first()).toBeVisible();
  // Whoever opens the link of the match that is over is told so, and that nobody is missing.
  const visitor = await far.device();
  await visitor.goto(invitation);
  await expect(visitor.locator('[data-waiting]')).toHaveText('The match is over.');
  await expect(visitor.getByText('away', { exact: true })).toHaveCount(0);
  await expect(visitor.getByRole('link', { name: 'Look at the match' })).toBeVisible();
});

test('three people and a watcher, who sees the moves and can do nothing @long', async () => {
  const people = await Promise.all([1, 2, 3].map(() => far.device()));
  const invitation = await far.open(people[0]!, '/leaf-climbers/far?players=3');
  for (const each of people.slice(1)) await far.sit(each, invitation);
  const watcher = await far.device({});
  await watcher.goto(invitation);
  await watcher.getByRole('link', { name: 'Watch' }).click();
  for (const each of [...people, watcher]) await expect(each.locator(cells).first()).toBeVisible();
  for (let i = 0; i < 3; i++) {
    await expect
      .poll(async () => (await Promise.all(people.map((p) => p.locator(turn).count()))).join(''))
      .toMatch(/1/);
    for (const each of people)
      if ((await each.locator(turn).count()) > 0) {
        await actSurely(each, i, 'keyboard');
        break;
      }
  }
  await expect
    .poll(async () => (await position(watcher)) === (await position(people[0]!)))
    .toBe(true);
  await expect(watcher.locator(turn)).toHaveCount(0);
  await expect(watcher.getByRole('list', { name: 'Who plays' })).toContainText(/Fox|Owl|Hedgehog/);
  await expect(watcher.locator('[data-bar]')).toContainText('You are watching');
  // Nobody who only watches can play the match of others to its end.
  await expect(watcher.locator('[data-finish]')).toHaveCount(0);
  await door(watcher).click();
  await expect(dialog(watcher).getByRole('button', { name: 'Well played!' })).toHaveCount(0);
});

test('on this device only: the page says what to do instead of giving a link that nobody else can open', async () => {
  const page = await far.device();
  await page.route('**/api/tables/reach', (route) => route.fulfill({ json: { addresses: [] } }));
  await page.goto('/leaf-climbers/far?players=2');
  // Before anything is opened, and where the link would be.
  await expect(page.locator('[data-unreachable]')).toContainText('npm start -- --share');
  await page.getByRole('button', { name: 'Open the table' }).click();
  await expect(page).toHaveURL(/\/t\//);
  await expect(page.locator('[data-unreachable]')).toContainText('npm start -- --share');
  await expect(page.locator('[data-link]')).toHaveCount(0);
});
