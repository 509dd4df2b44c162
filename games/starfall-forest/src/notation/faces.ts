// The faces of the dice as text, both ways.

/** One letter for each face: star, shooting (C), fairy, snake (N), tree. */
const LETTERS = 'SCFNT';

/** Faces by letter: S, C, F, N, T. */
export const lettersOf = (icons: readonly number[]): string =>
  icons.map((icon) => LETTERS[icon]).join('');

const FACE_WORDS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:shooting stars?|shooting|stell[ae] cadent[ei]|cadent[ei])\b/g, 'c'],
  [/\b(?:big stars?|stars?|stell[ae] grand[ei]|stell[ae])\b/g, 's'],
  [/\b(?:fairy|fairies|fata|fate)\b/g, 'f'],
  [/\b(?:snakes?|serpent[ei])\b/g, 'n'],
  [/\b(?:trees?|alber[oi])\b/g, 't'],
];

/** Reads faces as letters or words, with numbers or without: `SSCFN`, `2 stars, fairy`. */
export function readFaces(text: string): readonly number[] | undefined {
  let plain = text.toLowerCase();
  for (const [words, letter] of FACE_WORDS) plain = plain.replaceAll(words, letter);
  plain = plain.replaceAll(/\b(?:and|e)\b|[,+ ]+/g, '');
  if (!/^(?:[1-5]?[scfnt])+$/.test(plain)) return undefined;
  const icons = [...plain.matchAll(/([1-5]?)([scfnt])/g)].flatMap(([, times, letter]) =>
    Array.from({ length: Number(times || 1) }, () => LETTERS.indexOf(letter!.toUpperCase())),
  );
  return icons.length > 5 ? undefined : icons.toSorted((a, b) => a - b);
}
