import { csvLine } from '../rows/row-text.ts';
import type { PeopleMatch } from './people-match.ts';

/** A match that people played, and the name of the file that it was read from. */
export interface FiledMatch {
  readonly file: string;
  readonly match: PeopleMatch;
}

/**
 * CSV with one row for each match by people: what was read, from tables and records alike, with the same columns for all of them.
 * `readPeople` reads it back. `sides`: the seats, or 1 where all are one team.
 */
export function peopleCsv(all: readonly FiledMatch[], sides: number): string {
  const names = [...new Set(all.flatMap(({ match }) => Object.keys(match.measures)))];
  const head = [
    'match',
    'file',
    sides === 1 ? 'won' : 'winners',
    'turns',
    'minutes',
    'questions',
    'real',
    'draws',
    ...names.map((name) => `measure_${name}`),
  ];
  const rows = all.map(({ file, match }, i) =>
    csvLine([
      i,
      file,
      resultOf(match, sides),
      match.turns ?? null,
      match.minutes ?? null,
      match.questions ?? null,
      match.real ?? null,
      match.draws ?? null,
      ...names.map((name) => match.measures[name] ?? null),
    ]),
  );
  return [csvLine(head), ...rows].join('');
}

/** The seats that won, from 1, and 0 for nobody; of a team whether it won. Nothing where it is not known. */
function resultOf({ winners }: PeopleMatch, sides: number): string | boolean | null {
  if (winners === undefined) return null;
  if (sides === 1) return winners.length > 0;
  return winners.length === 0 ? '0' : winners.map((seat) => seat + 1).join(' ');
}
