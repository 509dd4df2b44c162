// Controls, marks that turn the direction of writing, fillers and half characters: they are not seen, but a terminal
// obeys some and others make one name look like another. Signs that only choose or join emoji are left alone, behind an emoji.
const UNSEEN =
  /(\p{Extended_Pictographic}(?:\p{Emoji_Modifier}|\uFE0F)?\u200D(?=\p{Extended_Pictographic})|\p{Extended_Pictographic}[\uFE0E\uFE0F]|[0-9#*]\uFE0F\u20E3|\t)|[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** Foreign text as it may be shown: what cannot be seen is written out, such as `\u001B`. Tabs stay. */
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
