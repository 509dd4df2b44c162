import { plainText, type Rulebook, type Section } from '@glade/engine';

/** A letter without its accent and in lower case: one letter for one letter, so that places in a text stay the same. */
const plainLetter = (letter: string): string =>
  letter.normalize('NFD').charAt(0).toLowerCase().charAt(0) || letter;

/** A text as it is compared in a search: without accents, in lower case, of the same length. */
export const folded = (text: string): string =>
  text.split('').map(plainLetter).join('').replaceAll('’', "'");

/**
 * The sections with the clauses that have every word of `wanted` in their text, their number or their heading; sections
 * without such a clause are left out. Without a word all sections are given.
 */
export function searchRulebook({ sections }: Rulebook, wanted: string): readonly Section[] {
  const words = wordsIn(wanted);
  if (words.length === 0) return sections;
  return sections.flatMap((section) => {
    const clauses = section.clauses.filter(({ id, spans }) => {
      const text = folded(`${id} ${section.heading} ${plainText(spans)}`);
      return words.every((word) => text.includes(word));
    });
    return clauses.length === 0 ? [] : [{ ...section, clauses }];
  });
}

/** The words of a search, folded. */
export const wordsIn = (wanted: string): readonly string[] =>
  folded(wanted)
    .split(/\s+/)
    .filter((word) => word !== '');

/** A text in pieces: those that are one of the folded words are marked. */
export function markWords(
  text: string,
  words: readonly string[],
): readonly { readonly text: string; readonly marked: boolean }[] {
  const plain = folded(text);
  const marks = new Uint8Array(text.length);
  for (const word of words) {
    for (let at = plain.indexOf(word); at >= 0; at = plain.indexOf(word, at + word.length)) {
      marks.fill(1, at, at + word.length);
    }
  }
  const pieces: { text: string; marked: boolean }[] = [];
  for (const [i, letter] of text.split('').entries()) {
    const marked = marks[i] === 1;
    const last = pieces.at(-1);
    if (last?.marked === marked) last.text += letter;
    else pieces.push({ text: letter, marked });
  }
  return pieces;
}
