import { KeyedDice, type Rules, type Seat, type Wording } from '@glade/engine';

/** How many other possible states are drawn. What is the same in all of them is no secret. */
const SAMPLES = 24;

/**
 * The board as a seat may see it. In a game with hidden information, each character that could differ for all the seat
 * knows is drawn as `?`. Without a seat, the text is empty until the match is over.
 */
export function drawVisibleBoard(
  rules: Rules,
  state: object,
  seat: Seat | undefined,
  over: boolean,
  say: Wording,
): string {
  if (rules.resample !== undefined && seat === undefined && !over) return '';
  // What was never shown stays hidden at the end, such as the card of a hand that was folded.
  if (rules.notation.drawSeen !== undefined) return rules.notation.drawSeen(state, seat, say);
  const board = rules.notation.draw?.(state, say) ?? '';
  if (rules.resample === undefined || seat === undefined || over) return board;
  const random = new KeyedDice('seen').random('draw');
  const other = rules.create();
  let seen = board;
  for (let i = 0; i < SAMPLES; i++) {
    rules.copy(state, other);
    rules.resample(other, seat, random);
    seen = whereBothAgree(seen, rules.notation.draw?.(other, say) ?? '');
  }
  return seen;
}

function whereBothAgree(a: string, b: string): string {
  const lines = b.split('\n');
  return a
    .split('\n')
    .map((line, i) => Array.from(line, (c, at) => (c === lines[i]?.[at] ? c : '?')).join(''))
    .join('\n');
}
