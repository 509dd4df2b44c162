/** The letters that somebody has typed one after the other, and when they typed the last one, in milliseconds. */
export interface Letters {
  readonly text: string;
  readonly at: number;
}

export const NO_LETTERS: Letters = { text: '', at: 0 };

/** Letters that come sooner one after the other are the beginning of one name, in milliseconds. */
const TOGETHER = 1000;

type Pressed = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'timeStamp'>;

/** Whether this key types a letter. The space bar presses what has the focus. */
export const isLetter = ({ key, altKey, ctrlKey, metaKey }: Pressed): boolean =>
  /^\S$/u.test(key) && !altKey && !ctrlKey && !metaKey;

/** The letters after this key: one more of the same name, or the first of another. */
export function lettersWith({ text, at }: Letters, pressed: Pressed): Letters {
  if (!isLetter(pressed)) return NO_LETTERS;
  const { key, timeStamp } = pressed;
  return { text: timeStamp - at < TOGETHER ? text + key : key, at: timeStamp };
}

/**
 * The next name that begins with these letters, from the one at `at` on and from the last to the first: where several letters are
 * typed, the name itself may still be meant. The same letter again and again leads from name to name.
 */
export function nextWith(names: readonly string[], text: string, at: number): number | undefined {
  const typed = plain(text);
  const first = typed.slice(0, 1);
  const again = typed === first.repeat(typed.length);
  const begins = again ? first : typed;
  const order = names.map((_, i) => (at + i + (again ? 1 : 0)) % names.length);
  return begins === '' ? undefined : order.find((i) => plain(names[i]!).startsWith(begins));
}

/** Without accents and capital letters, which few type. */
const plain = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
