import { games } from '@glade/games';
import {
  CHANCE,
  Match,
  OVER,
  outcomeAt,
  parseOptions,
  parseRecord,
  type Action,
  type Game,
} from '@glade/engine';
import type { Locator, Page } from '@playwright/test';
import { expect, typeLine } from './match-page.ts';

// A table with real dice, cards and tiles beside a phone. The table is simulated: it draws from its own numbers, and what
// it draws is tapped on the page as people would.

interface Played {
  readonly game: string;
  readonly options: Readonly<Record<string, string>>;
  readonly seats: number;
  /** Most taps for a throw or draw, on the average. */
  readonly most: number;
  /** What the simulated players do where they can, by the notation of the action. */
  readonly prefers?: RegExp;
}

export const PLAYED: Readonly<Record<string, Played>> = {
  Wildfire: { game: 'wildfire', options: {}, seats: 1, most: 1 },
  'Wildfire X4': { game: 'wildfire', options: { mode: 'x4' }, seats: 1, most: 1 },
  'Wildfire VS': { game: 'wildfire', options: { mode: 'vs' }, seats: 2, most: 1 },
  'Forest Fire': { game: 'forest-fire', options: { players: '2' }, seats: 2, most: 1 },
  'Leaf-Climbers': { game: 'leaf-climbers', options: { players: '2' }, seats: 2, most: 1.3 },
  'Starfall Forest': { game: 'starfall-forest', options: { players: '2' }, seats: 2, most: 3 },
  'War Kids': {
    game: 'war-kids',
    options: { scenario: 'waterloo', soldierDice: 'true', slowMagic: 'true' },
    seats: 2,
    most: 2,
    prefers: /^(cast|slow|fight|land|lose)/,
  },
  'Fair Verona': { game: 'fair-verona', options: { seats: '2' }, seats: 2, most: 2 },
};

/** Numbers from 0 to 1, always the same. */
function numbers(seed: number): () => number {
  let now = seed;
  return () => {
    now = (Math.imul(now, 1664525) + 1013904223) >>> 0;
    return now / 2 ** 32;
  };
}

function begin({ game, options, seats }: Played): {
  readonly match: Match;
  readonly url: string;
} {
  const found: Game = games.find(({ id }) => id === game)!;
  const parsed = parseOptions(found.options, { ...options, ownDice: true });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problem));
  const people = Array.from({ length: seats }, () => 'person');
  const match = Match.start(found, { options: parsed.value, dice: 'entered', players: people });
  const query = new URLSearchParams({ ...inQuery(options), ownDice: 'on', who: people.join() });
  return { match, url: `/${game}/play?${query}` };
}

const inQuery = (options: Played['options']) =>
  Object.fromEntries(
    Object.entries(options).map(([name, value]) => [name, value === 'true' ? 'on' : value]),
  );

/** People who play with their own pieces, and tap on one page what happens on their table. */
export class PeopleAtTable {
  match: Match;
  /** Whether they hide something from each other: then the device is passed on, covered. */
  readonly hides: boolean;
  /** What the dice, cards and lots bring, and what people choose; always the same. */
  readonly random: () => number;
  private holder = CHANCE;
  private readonly page: Page;
  private readonly played: Played;
  private readonly url: string;

  constructor(page: Page, played: Played, seed: number) {
    const { match, url } = begin(played);
    this.match = match;
    this.url = url;
    this.page = page;
    this.played = played;
    this.hides = played.options['mode'] === 'vs';
    this.random = numbers(seed);
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
    const { rules, state } = this.match;
    const share = Math.floor(this.random() * rules.totalWeight(state));
    return withoutOrder(this.match, outcomeAt(rules, state, share));
  }

  /** What the player at turn does. */
  choose(): Action {
    const { rules, state } = this.match;
    const legal = legalIn(this.match);
    const wanted = legal.filter((each) =>
      this.played.prefers?.test(rules.notation.format(state, each)),
    );
    return this.anyOf(wanted.length > 0 ? wanted : legal);
  }

  anyOf<T>(some: readonly T[]): T {
    return some[Math.floor(this.random() * some.length)]!;
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

export const legalIn = ({ rules, state }: Match): readonly Action[] =>
  Array.from({ length: rules.count(state) }, (_, k) => rules.nth(state, k));

const faces = (page: Page | Locator) => page.locator('[data-entry]');

/** Taps what the dice, cards or lots have brought, as people would, and says with how many taps. */
async function enter(page: Page, match: Match, action: Action): Promise<number> {
  const { game, rules, state } = match;
  const thrown = rules.thrown(state);
  const view = rules.view(state, undefined) as {
    step: string;
    mode?: string;
    quadrant?: number;
    turn?: number;
  };
  const onSquares =
    game.id === 'wildfire' || game.id === 'forest-fire' || view.step === 'leaf'
      ? action
      : undefined;
  if (onSquares !== undefined) {
    const base = view.mode === 'x4' ? 36 * view.quadrant! : 0;
    await page.locator(`[data-cell="${base + onSquares}"]`).click();
    return 1;
  }
  if (thrown === undefined) return draw(page, match, action);
  return enterFaces(page, match, action);
}

/** What the form for putting a throw or a draw right gets. */
export const enterRight = (form: Locator, match: Match, action: Action): Promise<number> =>
  match.rules.thrown(match.state) === undefined
    ? draw(form, match, action)
    : enterFaces(form, match, action);

/** What a form for dice gets. */
async function enterFaces(
  page: Page | Locator,
  { rules, state }: Match,
  action: Action,
): Promise<number> {
  const thrown = rules.thrown(state)!;
  const shown = rules.facesOf(state, action);
  if (thrown.faces === undefined && new Set(thrown.reads).size === thrown.reads.length) {
    for (const [die, face] of shown.entries())
      await faces(page)
        .locator(`[data-row="${die}"] button`)
        .nth(face - 1)
        .click();
    return shown.length;
  }
  return count(page, thrown.faces, shown);
}

/** Dice without an order: face by face, at last all that are left. */
async function count(
  page: Page | Locator,
  names: readonly string[] | undefined,
  shown: readonly number[],
): Promise<number> {
  const kinds = names === undefined ? [1, 2, 3, 4, 5, 6].map(String) : [...new Set(names)];
  const counts = kinds.map(
    (kind, i) =>
      shown.filter((face) => (names === undefined ? face === i + 1 : names[face - 1] === kind))
        .length,
  );
  const last = counts.indexOf(Math.max(...counts));
  const column = (kind: number) => faces(page).locator('button').locator('..').nth(kind);
  const singly = counts.flatMap((many, kind) =>
    kind === last ? [] : Array.from({ length: many }, () => kind),
  );
  for (const kind of singly) await column(kind).locator('[data-count]').click();
  const rest = counts[last]! > 1;
  await column(last)
    .locator(rest ? '[data-rest]' : '[data-count]')
    .click();
  return singly.length + 1;
}

/** The same in the form that shows what was entered before. */
export async function enterAgain(
  page: Page,
  match: Match,
  action: Action,
  before: Action,
): Promise<void> {
  const { rules, state } = match;
  const thrown = rules.thrown(state);
  const counts =
    thrown !== undefined && (thrown.faces !== undefined || new Set(thrown.reads).size === 1);
  if (!counts || thrown.dice.length === 1) return void (await enter(page, match, action));
  const kind = (face: number): number =>
    thrown.faces === undefined
      ? face - 1
      : [...new Set(thrown.faces)].indexOf(thrown.faces[face - 1]!);
  const [will, was] = [action, before].map((each) => rules.facesOf(state, each).map(kind)) as [
    number[],
    number[],
  ];
  const column = (each: number) => faces(page).locator('[data-count]').locator('..').nth(each);
  const extra = without(was, will);
  for (const each of extra) await column(each).locator('[data-less]').click();
  for (const each of without(will, was)) await column(each).locator('[data-count]').click();
  if (extra.length === 0) throw new Error('nothing to change');
}

/** Lays a tile of Fair Verona as the action says: its space, its turns, and down. */
export async function layTile(on: Page | Locator, match: Match, action: Action): Promise<void> {
  const space = (each: Action): number => (each & 0xfffff) >> 2;
  const ways = legalIn(match).filter((each) => space(each) === space(action));
  await on.locator(`[data-cell="${space(action)}"]`).click();
  for (let turn = 0; turn < ways.indexOf(action); turn++) await on.locator('[data-turn]').click();
  await on.locator('[data-lay]').click();
}

/** What is in the first list and not in the second, each as often as it is more. */
function without(all: readonly number[], some: readonly number[]): readonly number[] {
  const rest = [...some];
  return all.filter((each) => {
    const at = rest.indexOf(each);
    if (at >= 0) rest.splice(at, 1);
    return at < 0;
  });
}

/** A lot, a card or a tile. */
async function draw(
  page: Page | Locator,
  { game, rules, state }: Match,
  action: Action,
): Promise<number> {
  if (game.id === 'starfall-forest') {
    await page.locator('[data-lots] button').nth(action).click();
    return 1;
  }
  if (game.id === 'leaf-climbers') {
    // With two climbers, who goes first says all.
    const first = /\d/.exec(rules.notation.format(state, action))![0];
    await page
      .locator('[data-order] button')
      .nth(Number(first) - 1)
      .click();
    return 1;
  }
  const outcome = page.locator(`[data-draws] [data-outcome="${action}"]`);
  const suit = page.locator(`[data-draws] [data-suit="${Math.floor(action / 13)}"]`);
  if ((await suit.count()) === 0 || (await outcome.count()) > 0) {
    await outcome.click();
    return 1;
  }
  await suit.click();
  await outcome.click();
  return 2;
}

/** Dice of which only the sum or the pictures count are entered in ascending order. */
function withoutOrder({ rules, state }: Match, outcome: Action): Action {
  const { reads = [] } = rules.thrown(state) ?? {};
  if (reads.length < 2 || new Set(reads).size > 1) return outcome;
  return rules.outcomeOf(
    state,
    rules.facesOf(state, outcome).toSorted((a, b) => a - b),
  );
}

function next(match: Match, action: Action): Match {
  const played = match.play(action, match.actor);
  if (!played.ok) throw new Error(JSON.stringify(played.refusal));
  return played.match;
}

/** The actions of the match as the page has stored it. */
async function stored(page: Page): Promise<readonly Action[]> {
  const key = new URL(page.url()).searchParams.get('match');
  const text = await page.evaluate((of) => localStorage.getItem(`glade.match.${of}`), key);
  const { record } = JSON.parse(text ?? '{"record":""}') as { record: string };
  const read = parseRecord(record, (id) => games.find((game) => game.id === id));
  return read.ok ? read.value.log.map(({ action }) => action) : [];
}
