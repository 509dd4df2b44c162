import {
  ok,
  POSITION_LIMIT,
  problem,
  tidy,
  upToLimit,
  type Positions,
  type Result,
} from '@glade/engine';
import { bits } from '@glade/boards/bit-sets';
import { adultsOf, GuessState, PHRASES, total, typeOf, UNITS } from './state.ts';

/** Whole states as text. */
export const positions: Positions<GuessState> = {
  position,
  parsePosition: upToLimit(parsePosition),
};

const piles = (counters: Iterable<number>): string => [...counters].join('');

function position(s: GuessState): string {
  const used = PHRASES.filter((_, i) => (s.used >> i) & 1);
  const asked = s.phrase < 0 ? '' : ` phrase ${PHRASES[s.phrase]}`;
  const past = used.length > 0 ? ` ; used ${used.join(' ')}` : '';
  return `guess${asked}: middle ${piles(s.middle)} child ${piles(s.child)}${past}`;
}

const POSITION =
  /^guess(?: phrase (g-[spml]\d))? ?: ?middle ([0-4])([0-2])([01])([01]) child ([0-4])([0-2])([01])([01])(?: ?; ?used ((?:g-[spml]\d ?)+))?$/;

function parsePosition(text: string): Result<GuessState> {
  const plain = tidy(text, POSITION_LIMIT);
  const found = POSITION.exec(plain);
  if (found === null) return problem('position.head', { text: plain.slice(0, 60) });
  const named = (word: string): number => PHRASES.indexOf(word.toUpperCase());
  const s = new GuessState();
  for (let type = 0; type < 4; type++) {
    s.middle[type] = Number(found[2 + type]);
    s.child[type] = Number(found[6 + type]);
  }
  const used = (found[10] ?? '').split(' ').filter((word) => word !== '');
  for (const phrase of used.map(named)) if (phrase >= 0) s.used |= 1 << phrase;
  if (found[1] !== undefined) s.phrase = named(found[1]);
  const asked = found[1] === undefined || (s.phrase >= 0 && (s.used >> s.phrase) & 1);
  const there = s.phrase < 0 || s.middle[typeOf(s.phrase)]! > 0;
  const enough = adultsOf(s).every((count) => count >= 0);
  const known = bits(s.used) === used.length;
  // Every riddle that has been answered has taken a unit out of the middle.
  const answered = used.length - (s.phrase < 0 ? 0 : 1);
  const fits = answered <= UNITS - total(s.middle);
  return asked && there && enough && known && fits
    ? ok(s)
    : problem('position.impossible', { text: plain.slice(0, 80) });
}
