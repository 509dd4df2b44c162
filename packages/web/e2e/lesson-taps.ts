import type { Page } from '@playwright/test';
import { placesNamed, type Rules } from '@glade/engine';

// What a person taps on the board, or presses with the keyboard, for an action as lessons write it.

/** A place of the board, or a button by what it says in English or Italian. */
export type LessonTap = { readonly cell: number } | { readonly button: RegExp };

const BUTTONS: readonly (readonly [RegExp, RegExp])[] = [
  [/^pass$/, /^(Pass|Passa)$/],
  [/^done$/, /^(End turn|Fine turno)$/],
  [/^stay$/, /^(Stay here|Resta qui)$/],
  [/^end$/, /^(End your turn|Finisci il turno|End movement|Fine del movimento)/],
  [/^take /, /^(Take the token|Prendi il segnalino)/],
];

/** The card that is written `10H`, as a button tells it. */
function cardButton(card: string): RegExp {
  const [rank, suit] = [card.slice(0, -1), card.slice(-1)];
  const ranks: Readonly<Record<string, string>> = {
    J: 'Jack|Fante',
    Q: 'Queen|Regina',
    K: 'King|Re',
    A: 'Ace|Asso',
  };
  const names: readonly string[] = [
    ranks[rank] ?? `${rank}|Due|Tre|Quattro|Cinque|Sei|Sette|Otto|Nove|Dieci`,
  ];
  const suits: Readonly<Record<string, string>> = {
    C: 'clubs|fiori',
    D: 'diamonds|quadri',
    H: 'hearts|cuori',
    S: 'spades|picche',
  };
  return new RegExp(`(${names.join('|')}).*(${suits[suit] ?? ''})`);
}

/** The taps for an action in the position of these rules. */
export function tapsFor(rules: Rules, state: object, action: string): readonly LessonTap[] {
  const known = BUTTONS.find(([written]) => written.test(action));
  if (known !== undefined) return [{ button: known[1] }];
  const [verb = '', ...words] = action.replaceAll(/ (at|to|turned|>|of|with) /g, ' ').split(' ');
  if (verb === 'clear') return [{ button: cardButton(words[0]!) }];
  const position = rules.notation.position(state);
  const side = position.includes(' pink') ? 'K' : 'B';
  const place = (word: string): readonly number[] => {
    const unit = /^(?:([BK])-)?([SPML]\d+)$/.exec(word);
    const at =
      unit && new RegExp(`\\b${unit[1] ?? side}-${unit[2]!}=([A-Z]\\d+)`).exec(position)?.[1];
    return placesNamed(rules, at ?? word);
  };
  const cells = words.flatMap(place).map((cell) => ({ cell }));
  // Water is dropped by the ends of its line; a tile is turned first, as often as is written.
  if (verb === 'drop') return [cells[0]!, cells.at(-1)!];
  if (verb !== 'place') return cells;
  return [cells[0]!];
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
        ? page.locator(`[data-board] [data-cell="${tap.cell}"]`).first()
        : page.getByRole('button', { name: tap.button }).first();
    if (keys) {
      await target.evaluate((element: HTMLElement) => element.focus());
      await page.keyboard.press('Enter');
    } else await target.click();
  }
}
