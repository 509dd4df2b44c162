// Characters that cannot be seen: controls, marks that turn the direction of writing, fillers and half characters. A
// terminal obeys some of them; others make one name look like another. Joiners and selectors after an emoji are allowed.
const UNSEEN =
  /(\p{Extended_Pictographic}(?:\p{Emoji_Modifier}|\uFE0F)?\u200D(?=\p{Extended_Pictographic})|\p{Extended_Pictographic}[\uFE0E\uFE0F]|[0-9#*]\uFE0F\u20E3|\t)|[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** A text from outside as it may be shown: invisible characters are written out, such as `\u001B`. Tabs stay. */
export const visible = (text: string): string =>
  text.replaceAll(
    UNSEEN,
    (sign: string, harmless: string | undefined) => harmless ?? written(sign),
  );

/** The same for text of several lines. */
export const visibleLines = (text: string): string => text.split('\n').map(visible).join('\n');

const written = (sign: string): string =>
  Array.from(
    { length: sign.length },
    (_, i) => `\\u${sign.charCodeAt(i).toString(16).toUpperCase().padStart(4, '0')}`,
  ).join('');
