import type { Locator, Page } from '@playwright/test';
import { placesNamed, type Rules } from '@glade/engine';
import { expect } from './match-page.ts';

// What a person taps on the board, or presses with the keyboard, for an action as lessons write it.

/** A place of the board, a button by what it says in English or Italian, or one by what it is for. */
export type LessonTap =
  { readonly cell: number } | { readonly button: RegExp } | { readonly part: string };

const BUTTONS: readonly (readonly [RegExp, RegExp])[] = [
  [/^pass$/, /^(Pass|Passa)$/],
  [/^done$/, /^(End turn|Fine turno)$/],
  [/^stay$/, /^(Stay here|Resta qui)$/],
  [
    /^end$/,
    /^(End turn|Fine turno|End your turn|Finisci il turno|End movement|Finisci il movimento)/,
  ],
  [/^take /, /^(Take the token|Prendi il segnalino)/],
];

/** The taps for an action in the position of these rules. */
export function tapsFor(rules: Rules, state: object, action: string): readonly LessonTap[] {
  const known = BUTTONS.find(([written]) => written.test(action));
  if (known !== undefined) return [{ button: known[1] }];
  const [verb = '', ...words] = action.replaceAll(/ (at|to|turned|>|of|with) /g, ' ').split(' ');
  if (verb === 'clear' || verb === 'use') {
    const read = rules.notation.parse(state, action);
    if (!read.ok) throw new Error(`${action}: ${read.problem.code}`);
    return [{ part: `[data-${verb === 'use' ? 'source' : 'attempt'}="${read.value}"]` }];
  }
  const position = rules.notation.position(state);
  const side = position.includes(' pink') ? 'K' : 'B';
  const unitAt = (word: string): string | undefined => {
    const unit = /^(?:([BK])-)?([SPML]\d+)$/.exec(word);
    return unit === null
      ? undefined
      : (new RegExp(`\\b${unit[1] ?? side}-${unit[2]!}=([A-Z]\\d+)`).exec(position)?.[1] ?? '');
  };
  // Mage 1 is called as a hex is: a unit goes to a hex.
  const isHex = (i: number): boolean => i > 0 && (verb === 'move' || verb === 'enter');
  const cells = words.flatMap((word, i) =>
    placesNamed(rules, (isHex(i) ? undefined : unitAt(word)) ?? word).map((cell) => ({ cell })),
  );
  switch (verb) {
    // Where a tap on a fire could mean two things, the button says which.
    case 'go':
      return [...(isBothWays(rules, state, action) ? [{ part: GO }] : []), ...cells];
    // Water is dropped by the ends of its line.
    case 'drop':
      return [cells[0]!, cells.at(-1)!];
    case 'place':
      return [cells[0]!, ...turns(rules, state, words), { part: '[data-lay]' }];
    // A unit that waits beside the map is taken there.
    case 'enter':
      return [{ part: '[data-comes=true] button:not([aria-disabled=true])' }, cells.at(-1)!];
    // The unit that is attacked, and again to attack it with those who are chosen.
    case 'trio':
    case 'fight':
      return cells.length > 2 ? [cells.at(-1)!, cells.at(-1)!] : [...cells, cells.at(-1)!];
    default:
      return cells;
  }
}

/** Forest Fire's button that says a tap on a fire steps into it. */
const GO = '[data-board=forest-fire] [role=group] button[aria-pressed]:last-child';

/** Whether a tap on the place of `go 3,3` could also put out the fire there. */
function isBothWays(rules: Rules, state: object, action: string): boolean {
  const read = rules.notation.parse(state, action.replace('go', 'put out'));
  return read.ok && rules.check(state, read.value, rules.actor(state)) === undefined;
}

/** How often a tile is turned until it lies as `n1e1 turned 2` says: only the ways that fit are shown. */
function turns(rules: Rules, state: object, [place = '', wanted]: readonly string[]): LessonTap[] {
  interface Spot {
    readonly x: number;
    readonly y: number;
    readonly turns: readonly number[];
  }
  const [, up = '0', down = '0'] = /^(?:n(\d+))?(?:s(\d+))?/.exec(place) ?? [];
  const [, right = '0', left = '0'] = /^(?:[ns]\d+)?(?:e(\d+))?(?:w(\d+))?/.exec(place) ?? [];
  const [x, y] = [Number(right) - Number(left), Number(down) - Number(up)];
  const { spots } = rules.view(state, rules.actor(state)) as { readonly spots: readonly Spot[] };
  const spot = spots.find((each) => each.x === x && each.y === y);
  const times = spot?.turns.indexOf(Number(wanted ?? 0)) ?? 0;
  return Array.from({ length: times }, () => ({ part: '[data-turn]' }));
}

/** Presses this with the mouse or by the keyboard. */
export async function press(target: Locator, keys: boolean): Promise<void> {
  if (!keys) return target.click();
  await target.focus();
  await expect(target).toBeFocused();
  await target.press('Enter');
}

/** Carries the taps out, with the mouse or by the keyboard. */
export async function carryOut(
  page: Page,
  taps: readonly LessonTap[],
  keys: boolean,
): Promise<void> {
  for (const tap of taps) {
    const target =
      'cell' in tap
        ? page.locator(`[data-board] [data-cell="${tap.cell}"]`)
        : 'part' in tap
          ? page.locator(tap.part)
          : page.getByRole('button', { name: tap.button });
    await press(target.first(), keys);
  }
}
