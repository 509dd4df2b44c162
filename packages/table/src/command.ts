import { withoutEnd } from '@glade/engine';

/** What a line typed during a match asks for, in the browser and in the terminal. A `move` is a line that only the game can read. */
export type Command =
  | { readonly type: PlainCommand }
  | { readonly type: 'why'; readonly move: string }
  | { readonly type: 'rules'; readonly clause: string | undefined }
  /** Put entry `entry`, counted from 1, right: `move` is what is to stand there. */
  | { readonly type: 'change' | 'insert'; readonly entry: number; readonly move: string }
  | { readonly type: 'remove'; readonly entry: number }
  | { readonly type: 'move'; readonly text: string };

/** `new` begins another match and `quit` leaves this one, as far as the browser or the terminal can do so. */
type PlainCommand =
  | 'help'
  | 'hint'
  | 'undo'
  | 'redo'
  | 'restore'
  | 'log'
  | 'agree'
  | 'disagree'
  | 'roll'
  | 'moves'
  | 'board'
  | 'last'
  | 'new'
  | 'quit'
  | 'nothing';

const WORDS: Readonly<Record<string, PlainCommand>> = {
  help: 'help',
  '?': 'help',
  aiuto: 'help',
  why: 'help',
  perché: 'help',
  hint: 'hint',
  consiglio: 'hint',
  suggerimento: 'hint',
  undo: 'undo',
  back: 'undo',
  annulla: 'undo',
  indietro: 'undo',
  redo: 'redo',
  ripeti: 'redo',
  restore: 'restore',
  ripristina: 'restore',
  log: 'log',
  entries: 'log',
  elenco: 'log',
  agree: 'agree',
  accetto: 'agree',
  disagree: 'disagree',
  rifiuto: 'disagree',
  roll: 'roll',
  throw: 'roll',
  tira: 'roll',
  lancia: 'roll',
  moves: 'moves',
  where: 'moves',
  mosse: 'moves',
  dove: 'moves',
  board: 'board',
  tavolo: 'board',
  last: 'last',
  ultima: 'last',
  ultimo: 'last',
  new: 'new',
  nuova: 'new',
  quit: 'quit',
  exit: 'quit',
  esci: 'quit',
};

const WHY = /^(why(?: not)?|perch[eéè]['’]?(?: non)?)\s+/i;
const RULES = /^(rules?|regol[ae]|regolamento)(?:\s+(\S+))?$/i;
const PUT_RIGHT = [
  ['change', /^(?:fix|correggi) (\d{1,6}) (.+)$/i],
  ['insert', /^(?:insert|inserisci) (\d{1,6}) (.+)$/i],
  ['remove', /^(?:remove|togli) (\d{1,6})$/i],
] as const;
/** How much of a line is read, in characters. */
const LIMIT = 500;

/** Reads a line in English or Italian, with or without a slash in front. */
export function readCommand(line: string): Command {
  const text = line.slice(0, LIMIT).trim().replace(/^\//, '').replaceAll(/\s+/g, ' ');
  if (text === '') return { type: 'nothing' };
  const word = withoutEnd(text.toLowerCase(), '.!');
  if (Object.hasOwn(WORDS, word)) return { type: WORDS[word]! };
  const why = WHY.exec(text);
  if (why !== null) return { type: 'why', move: withoutEnd(text.slice(why[0].length), '?') };
  const rules = RULES.exec(text);
  if (rules !== null) return { type: 'rules', clause: rules[2]?.toUpperCase() };
  for (const [type, pattern] of PUT_RIGHT) {
    const [, entry, move = ''] = pattern.exec(text) ?? [];
    if (entry === undefined) continue;
    return type === 'remove'
      ? { type, entry: Number(entry) }
      : { type, entry: Number(entry), move };
  }
  return { type: 'move', text };
}
