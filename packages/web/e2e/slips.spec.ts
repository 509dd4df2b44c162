import { CHANCE, type Action, type Match, type Seat } from '@glade/engine';
import { correct } from '@glade/table';
import type { Page } from '@playwright/test';
import { choose, expect, test, typeLine } from './match-page.ts';
import { legalIn, PLAYED } from './real-matches.ts';
import { enterAgain, layTile, PeopleAtTable } from './simulated-table.ts';

// Matches with real dice, cards and lots in which people tap the wrong thing, see it at once or some entries later, and put
// it right. After each time the page has what lies on the table, also what no longer fits.

/** Matches until all slips are made with GLADE_LONG, ten of each kind; else one game, and a slip of each kind that is seen soon. */
const { process } = globalThis as unknown as { process: { env: Record<string, string> } };
const whole = process.env['GLADE_LONG'] !== undefined;
const TRIED = whole ? Object.keys(PLAYED) : ['Forest Fire', 'Fair Verona'];
const EACH = whole ? 10 : 1;
const MATCHES = whole ? 80 : 1;
const ENTRIES = whole ? 400 : 40;

/**
 * A wrong die, card or lot; or a wrong square, a tile that is turned the wrong way, or anything else that a player does. It is
 * seen after so many more entries.
 */
const KINDS = [
  { what: 'thrown', after: 0 },
  { what: 'thrown', after: 2 },
  { what: 'done', after: 1 },
  ...(whole
    ? ([
        { what: 'thrown', after: 10 },
        { what: 'done', after: 0 },
        { what: 'done', after: 10 },
      ] as const)
    : []),
] as const;
type Kind = (typeof KINDS)[number];

interface Slip {
  /** Its entry, and what should have been entered. */
  readonly at: number;
  readonly right: Action;
  readonly actor: Seat;
  /** Entries until it is seen. */
  readonly left: number;
}

/** Slips of one test, over all its matches. */
class Slips {
  readonly made = new Map<Kind, number>(KINDS.map((kind) => [kind, 0]));

  get wanted(): readonly Kind[] {
    return KINDS.filter((kind) => this.made.get(kind)! < EACH);
  }

  count(kind: Kind): void {
    this.made.set(kind, this.made.get(kind)! + 1);
  }
}

// `npm test` plays one game, on a phone held upright.
for (const [turn, [width, height]] of (
  [
    [390, 844],
    [844, 390],
  ] as const
).entries()) {
  test.describe(`at ${width} x ${height}`, () => {
    test.use({ viewport: { width, height } });

    for (const [i, name] of TRIED.entries()) {
      const tag = turn === 0 && i % 2 === 0 ? [] : '@long';
      test(`${name}: slips are put right, seen at once or later`, { tag }, async ({ page }) => {
        test.setTimeout(whole ? 3_600_000 : 120_000);
        page.setDefaultTimeout(20_000);
        const slips = new Slips();
        let entries = 0;
        for (let match = 0; match < MATCHES && slips.wanted.length > 0; match++) {
          const people = new PeopleAtTable(page, PLAYED[name]!, 11 + match);
          await people.open();
          await playWithSlips(page, people, slips);
          entries += people.match.log.length;
        }
        const told = KINDS.map(
          (kind) => `${slips.made.get(kind)} ${kind.what}, seen after ${kind.after}`,
        );
        test.info().annotations.push({
          type: 'slips',
          description: `${name}: ${entries} entries; ${told.join('; ')}`,
        });
        expect(slips.wanted, 'kinds of slips that were made too seldom').toEqual([]);
      });
    }
  });
}

/** One match, with a slip now and then, until all wanted ones are made. */
async function playWithSlips(page: Page, people: PeopleAtTable, slips: Slips): Promise<void> {
  let slip: Slip | undefined;
  while (!people.match.over && people.match.log.length < ENTRIES) {
    await people.passOn();
    const { match } = people;
    const { actor } = match;
    const what = actor === CHANCE ? 'thrown' : 'done';
    const right = actor === CHANCE ? people.draw() : people.choose();
    const kinds = slips.wanted.filter((each) => each.what === what);
    const wrong = kinds.length > 0 ? mistaken(people, right) : right;
    const slipped = slip === undefined && wrong !== right && people.random() < 0.4;
    const entered = slipped ? wrong : right;
    if (actor === CHANCE) await people.enter(entered);
    else await people.act(entered);
    if (slipped) {
      const kind = people.anyOf(kinds);
      slips.count(kind);
      slip = { at: match.log.length, right, actor, left: kind.after };
    } else if (slip !== undefined) slip = { ...slip, left: slip.left - 1 };
    if (people.match.over) break;
    await people.agrees();
    // What somebody did in secret only they can see and put right.
    const unseen = people.hides && slip?.actor !== CHANCE && slip?.actor !== people.match.actor;
    if (slip === undefined || slip.left > 0 || unseen) continue;
    await putRight(page, people, slip);
    slip = undefined;
    if (slips.wanted.length === 0) break;
  }
  if (people.hides && !people.match.over) await people.passOn();
  await people.agrees();
}

/** What people enter by mistake: another throw, or something else of the same kind, such as the same tile turned otherwise. */
function mistaken(people: PeopleAtTable, right: Action): Action {
  const { match } = people;
  if (match.actor === CHANCE) return people.draw();
  const { rules, state } = match;
  const words = (action: Action): readonly string[] =>
    rules.notation.format(state, action).split(' ');
  const others = legalIn(match).filter((each) => each !== right);
  const [verb, place] = words(right);
  const alike = others.filter((each) => words(each)[0] === verb);
  const there = alike.filter((each) => place !== undefined && words(each)[1] === place);
  const from = [there, alike, others].find((some) => some.length > 0);
  return from === undefined ? right : people.anyOf(from);
}

/** By taps where there are any for it, as people find a mistake; the others agree where they are asked. */
async function putRight(page: Page, people: PeopleAtTable, slip: Slip): Promise<void> {
  const { match, hides } = people;
  const { at, right, actor } = slip;
  const found = correct(match, { kind: 'change', at, action: right });
  // What the rules refuse there was no throw: the table had been read wrongly.
  if (!found.ok) return;
  if (actor === CHANCE && at === match.log.length - 1 && !hides) {
    await page.locator('[data-change]').click();
    await enterAgain(page, match.at(at), right, match.log[at]!.action);
  } else {
    await people.passOn();
    await putRightInList(page, match, slip);
  }
  people.becomes(found.match, found.broken?.at);
  // An open throw is put right by all at once; then the screen is nobody's, if anybody has acted since.
  if (hides && actor === CHANCE && match.log.slice(at).some((each) => each.actor !== CHANCE))
    people.putDown();
  await people.agreesOnce(page.locator('[data-agree]'));
}

/** By the list of entries, or by a typed line. */
async function putRightInList(page: Page, match: Match, { at, right, actor }: Slip): Promise<void> {
  const { rules, state } = match.at(at);
  const text = rules.notation.format(state, right);
  const tapped = actor === CHANCE || text.startsWith('place ');
  if (tapped) {
    // Where lines are typed there is no room for the menu.
    const typed = page.locator('[data-command]');
    if ((await typed.count()) > 0) await typed.press('Escape');
    const form = await choose(page, at + 1);
    if (actor === CHANCE) await enterAgain(form, match.at(at), right, match.log[at]!.action);
    else await layTile(form, match.at(at), right);
    await page.locator('[data-confirm]').click();
    await expect(form).toHaveCount(0);
  } else await typeLine(page, `fix ${at + 1} ${text}`);
}
