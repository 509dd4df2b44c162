import type { Language } from './language.ts';

/** What each kind of move is called in a report, by its kind: see `moveKind`. */
export type MoveNames = Readonly<Record<string, Readonly<Record<Language, string>>>>;

/** The kind of a move: the first word of its notation, as `douse` of `douse 3,4` and `go` of `2: go 3,4`. */
export const moveKind = (notation: string): string =>
  /[a-z][a-z-]*/i.exec(notation)?.[0].toLowerCase() ?? 'other';
