/** The appendix game: guess the unit (WK-100 to WK-107). */
import type { RefOptions } from './options.ts';

export interface GuessState {
  readonly game: 'guess';
  /** WK-R54: whether silence is an answer. */
  readonly timed: boolean;
  /** Counters left: Soldiers, Pegasi, Mages, leaders. */
  readonly middle: readonly number[];
  /** The child's counters, the adult's. */
  readonly piles: readonly [number, number];
  /** Phrases read since the last time all usable ones had been. */
  readonly used: readonly number[];
  /** The phrase read aloud; -1 before it is drawn. */
  readonly phrase: number;
  readonly answers: number;
}

export const TIME_UP = 4;

/** WK-107: how many phrases each type has, in the order of the table. */
const PHRASES = [8, 6, 4, 2];
const TYPE_OF = PHRASES.flatMap((count, type) => Array.from({ length: count }, () => type));

export function guessSetUp(options: RefOptions): GuessState {
  return {
    game: 'guess',
    timed: options['guessTimer'] !== 'off',
    middle: [4, 2, 1, 1], // WK-101
    piles: [0, 0],
    used: [],
    phrase: -1,
    answers: 0,
  };
}

/** WK-105. */
export function isGuessOver(s: GuessState): boolean {
  return s.phrase === -1 && s.middle.every((count) => count === 0);
}

export function guessCodes(s: GuessState): number[] {
  if (isGuessOver(s)) return [];
  if (s.phrase === -1) return usable(s);
  return s.timed ? [0, 1, 2, 3, TIME_UP] : [0, 1, 2, 3];
}

/** WK-R53: of types still in the middle, none twice before all were read. */
function usable(s: GuessState): number[] {
  const all = TYPE_OF.flatMap((type, phrase) => ((s.middle[type] ?? 0) > 0 ? [phrase] : []));
  const unread = all.filter((phrase) => !s.used.includes(phrase));
  return unread.length > 0 ? unread : all;
}

export function guessed(s: GuessState, a: number): GuessState {
  return s.phrase === -1 ? phraseRead(s, a) : answered(s, a);
}

function phraseRead(s: GuessState, phrase: number): GuessState {
  const again = s.used.includes(phrase);
  return { ...s, phrase, used: again ? [phrase] : [...s.used, phrase] };
}

/** WK-104, WK-R53, WK-R54. */
function answered(s: GuessState, answer: number): GuessState {
  const type = TYPE_OF[s.phrase] ?? -1;
  const [child, adult] = s.piles;
  return {
    ...s,
    middle: s.middle.with(type, (s.middle[type] ?? 0) - 1),
    piles: answer === type ? [child + 1, adult] : [child, adult + 1],
    phrase: -1,
    answers: s.answers + 1,
  };
}

/** WK-105, WK-R55. */
export function guessResult(s: GuessState): { code: string; winners: number[] } {
  const [child, adult] = s.piles;
  if (child === adult) return { code: 'tie', winners: [] };
  return child > adult ? { code: 'child', winners: [0] } : { code: 'adult', winners: [1] };
}
